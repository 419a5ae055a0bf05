// A hint for people: the position with the best move in it, and the moves that were weighed, best first.
import { type Candidate, type Choice, chanceIn } from '@tessera/bots';
import type { Action, View } from '@tessera/engine';
import { defaultNames } from '@tessera/notation';
import { drawnTable } from '../terminal/changes.ts';
import type { Look } from '../terminal/look.ts';
import { drawGround, drawHands, drawStatus, knownHands, type Marks } from '../terminal/screen.ts';
import { toned } from '../terminal/style.ts';
import { countOf } from '../words/pieces.ts';
import { briefAction } from './actions.ts';
import { EXPECTED_NOTE, scoreText, signedText, worthText } from './figures.ts';
import { reasonFor } from './reason.ts';

function marksOf(view: View, action: Action): Marks {
	if (action.type === 'place') return { board: { tentative: action.pieces } };
	return view.game === 'cards' && action.type === 'lay'
		? { table: drawnTable(view.table, action.table, action.cards, 'tentative', 'last') }
		: {};
}

const LEAST_WIDTH = 20;

const row = (width: number, rank: string, move: string, figures: readonly string[]): string =>
	` ${rank.padStart(2)}  ${move.padEnd(width)}${figures.map((figure) => figure.padStart(9)).join('')}`;

function rows(look: Look, view: View, candidates: readonly Candidate[]): readonly string[] {
	const { game } = view;
	const width = Math.max(LEAST_WIDTH, ...candidates.map(({ action }) => briefAction(action).length));
	const most = candidates[0]?.worth ?? 0;
	const headings = [game === 'cards' ? 'Qwirkles' : 'points', 'worth', 'kept', 'risk'];
	const moves = candidates.map(({ action, points, worth, kept, risk }, index) =>
		row(width, `${index + 1}`, briefAction(action), [
			scoreText(game, action, points),
			signedText(game, worth - most),
			worthText(game, kept),
			worthText(game, risk),
		]),
	);
	const heading = toned(look, 'faint', row(width, '', 'move', headings));
	return [heading, ...moves.map((line, index) => (index === 0 ? toned(look, 'strong', line) : line))];
}

/** What has to be known to read the figures. */
function notes(look: Look, view: View, choice: Choice): readonly string[] {
	const chance = chanceIn(view, choice);
	const unit = view.game === 'cards' ? 'Qwirkles' : 'points';
	const made = countOf(choice.rollouts, 'rollout');
	const sampled = ` Worth is estimated from ${made}: differences under about ${chance} ${unit} may be chance.`;
	const lines = [
		...(choice.action.type === 'reroll' ? [EXPECTED_NOTE] : []),
		...(chance > 0 && choice.candidates.length > 1 ? [sampled] : []),
	];
	return lines.map((line) => toned(look, 'faint', line));
}

/** `shown` are as many of the candidates as were asked for. */
export function drawHint(look: Look, view: View, choice: Choice, shown: number): readonly string[] {
	const { action, candidates } = choice;
	const names = defaultNames(view.handSizes.length);
	return [
		...drawStatus(look, view, names),
		'',
		...drawGround(look, view, marksOf(view, action)),
		'',
		...drawHands(look, names, knownHands(view)),
		'',
		...rows(look, view, candidates.slice(0, shown)),
		...notes(look, view, choice),
		'',
		` ${reasonFor(view.game, candidates)}`,
	];
}
