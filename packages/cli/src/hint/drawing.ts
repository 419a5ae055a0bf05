// A hint for people: the position with the best move in it, and the moves that were weighed, best first.
import { type Candidate, type Choice, chanceIn, isOpenEnd } from '@tessera/bots';
import type { Action, View } from '@tessera/engine';
import { defaultNames } from '@tessera/notation';
import { drawnTable } from '../terminal/changes.ts';
import type { Look } from '../terminal/look.ts';
import { drawGround, drawHands, drawStatus, knownHands, type Marks } from '../terminal/screen.ts';
import { toned } from '../terminal/style.ts';
import { countOf } from '../words/pieces.ts';
import { briefAction } from './actions.ts';
import { AT_MOST_NOTE, behindText, chanceText, EXPECTED_NOTE, partText, scoreText } from './figures.ts';
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
	const moves = candidates.map((candidate, index) => {
		const { action, points, kept, risk } = candidate;
		return row(width, `${index + 1}`, briefAction(action), [
			scoreText(game, action, points),
			behindText(game, candidate, most),
			partText(game, kept),
			partText(game, risk),
		]);
	});
	const heading = toned(look, 'faint', row(width, '', 'move', headings));
	return [heading, ...moves.map((line, index) => (index === 0 ? toned(look, 'strong', line) : line))];
}

/** How sure a worth is that was not worked out exactly. */
function estimateNotes(view: View, { action, rollouts }: Choice, shown: readonly Candidate[]): readonly string[] {
	if (rollouts === 0 || action.type === 'reroll' || shown.length < 2) return [];
	if (isOpenEnd(view)) return [' Not read out to the end: worth is estimated.'];
	const chance = chanceIn(shown);
	const made = ` Worth is estimated from ${countOf(rollouts, 'rollout')}`;
	if (chance === 0) return [`${made}.`];
	const unit = view.game === 'cards' ? 'Qwirkles' : 'points';
	return [
		Number.isFinite(chance)
			? `${made}: differences under about ${chanceText(view.game, chance)} ${unit} may be chance.`
			: `${made}: too few to tell a difference from chance.`,
	];
}

/** What has to be known to read the figures. */
function notes(look: Look, view: View, choice: Choice, shown: readonly Candidate[]): readonly string[] {
	const isEstimated = shown.some(({ certainty }) => (certainty ?? 'estimate') === 'estimate');
	const lines = [
		...(choice.action.type === 'reroll' ? [EXPECTED_NOTE] : []),
		...(isEstimated ? estimateNotes(view, choice, shown) : []),
		...(shown.some(({ certainty }) => certainty === 'at-most') ? [AT_MOST_NOTE] : []),
	];
	return lines.map((line) => toned(look, 'faint', line));
}

/** `shown` are as many of the candidates as were asked for. */
export function drawHint(look: Look, view: View, choice: Choice, shown: number): readonly string[] {
	const { action, candidates } = choice;
	const told = candidates.slice(0, shown);
	const names = defaultNames(view.handSizes.length);
	return [
		...drawStatus(look, view, names),
		'',
		...drawGround(look, view, marksOf(view, action)),
		'',
		...drawHands(look, names, knownHands(view)),
		'',
		...rows(look, view, told),
		...notes(look, view, choice, told),
		'',
		` ${reasonFor(view.game, candidates)}`,
	];
}
