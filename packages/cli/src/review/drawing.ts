// The review of a game for people: a line for each action, what would have been better below it, and how everyone did.
import type { Level, Reviewed, SeatSummary } from '@tessera/bots';
import type { GameName } from '@tessera/engine';
import { briefAction } from '../hint/actions.ts';
import { chanceText, EXPECTED_NOTE, scoreText, signedText, worthText } from '../hint/figures.ts';
import type { Look } from '../terminal/look.ts';
import { toned } from '../terminal/style.ts';
import { titleOf } from '../words/games.ts';
import { countOf } from '../words/pieces.ts';

export interface GameReview {
	readonly game: GameName;
	readonly names: readonly string[];
	readonly reviewer: Level;
	readonly rollouts: number;
	/** Who forfeited it and why; null where nobody did. */
	readonly forfeit: string | null;
	readonly reviewed: readonly Reviewed[];
	readonly seats: readonly SeatSummary[];
}

const RULE = 60;
const PLAYED = 'played, and below it what was better';

interface Widths {
	readonly name: number;
	readonly move: number;
}

const longest = (texts: readonly string[], least: number): number =>
	Math.max(least, ...texts.map((text) => [...text].length));

function widthsOf({ names, reviewed }: GameReview): Widths {
	const moves = reviewed.flatMap(({ played, best }) => [briefAction(played), briefAction(best.action)]);
	return { name: longest(names, 'player'.length), move: longest(moves, PLAYED.length) };
}

/** One line of the table; what was not asked for stays blank. */
function line(widths: Widths, turn: string, name: string, move: string, figures: readonly string[]): string {
	const columns = figures.map((figure) => figure.padStart(9)).join('');
	return ` ${turn.padStart(4)}  ${name.padEnd(widths.name)}  ${move.padEnd(widths.move)}${columns}`.trimEnd();
}

const MEASURES: Readonly<Record<Reviewed['measure'], string>> = { level: ' ', quick: '~', trial: '~' };

/** A loss of a point or a Qwirkle is one to remember. */
const toneOf = ({ loss }: Reviewed): 'caution' | 'bad' => (loss < 1 ? 'caution' : 'bad');

function actionLines(look: Look, review: GameReview, widths: Widths, each: Reviewed): readonly string[] {
	const { game, names } = review;
	const { turn, seat, played, points, best, bestPoints, loss, measure, luck } = each;
	const lossText = loss === 0 ? 'best ' : `${worthText(game, loss)}${MEASURES[measure]}`;
	const drawn = luck === 0 ? '' : signedText(game, luck);
	// What a reroll itself scores, nothing, would be misread beside what may be expected of a better one.
	const now = played.type === 'reroll' ? '' : `${points}`;
	const first = line(widths, `${turn}`, names[seat] ?? '', briefAction(played), [now, lossText, drawn]);
	if (loss === 0) return [first];
	const better = line(widths, '', '', briefAction(best.action), [scoreText(game, best.action, bestPoints)]);
	return [toned(look, toneOf(each), first), toned(look, 'faint', better)];
}

function table(look: Look, review: GameReview): readonly string[] {
	const widths = widthsOf(review);
	const unit = review.game === 'cards' ? 'Qwirkles' : 'points';
	const heading = line(widths, 'turn', 'player', PLAYED, [unit, 'lost ', 'luck']);
	return [toned(look, 'faint', heading), ...review.reviewed.flatMap((each) => actionLines(look, review, widths, each))];
}

const LABEL = 22;
const LEAST_COLUMN = 10;

function summary({ game, names, seats }: GameReview): readonly string[] {
	const heads = seats.map(({ seat }) => names[seat] ?? '');
	const width = longest(heads, LEAST_COLUMN) + 2;
	const row = (label: string, figures: readonly string[]): string =>
		` ${label.padEnd(LABEL)}${figures.map((figure) => figure.padStart(width)).join('')}`;
	return [
		row('', heads),
		row(
			game === 'cards' ? 'Qwirkles' : 'points',
			seats.map(({ score }) => `${score}`),
		),
		row(
			'turns without loss',
			seats.map(({ bestTurns, turns }) => `${bestTurns} of ${turns}`),
		),
		row(
			'lost a turn',
			seats.map(({ lossPerTurn }) => lossPerTurn.toFixed(2)),
		),
		row(
			'luck of the draw',
			seats.map(({ luck }) => signedText(game, luck)),
		),
		row(
			'luck of the deal',
			seats.map(({ luckOfDeal }) => signedText(game, luckOfDeal)),
		),
	];
}

function mistakesOf({ game, names }: GameReview, { seat, mistakes }: SeatSummary): readonly string[] {
	const words = mistakes.map(({ turn, loss }) => `turn ${turn} (${worthText(game, loss)})`).join(', ');
	return mistakes.length === 0 ? [] : [` Most lost by ${names[seat] ?? ''}: ${words}`];
}

/** How large a loss had to be to count where worth was sampled; it is another for each action, so this is the mean. */
function chanceNote({ game, reviewed }: GameReview): readonly string[] {
	const chances = reviewed.map(({ chance }) => chance).filter((chance) => chance > 0 && Number.isFinite(chance));
	if (chances.length === 0) return [];
	const mean = chanceText(game, chances.reduce((sum, each) => sum + each, 0) / chances.length);
	const unit = game === 'cards' ? 'Qwirkles' : 'points';
	return [
		` Where worth was sampled, less than two standard errors, about ${mean} ${unit}, may be chance and counts as no loss.`,
	];
}

/** Only of signs that are there. */
function footnotes(review: GameReview): readonly string[] {
	const { reviewed, reviewer } = review;
	const faulty = reviewed.filter(({ loss }) => loss > 0);
	return [
		...(faulty.some(({ measure }) => measure !== 'level')
			? [` ~ ${reviewer.title} did not weigh what was played: judged without search, or tried out.`]
			: []),
		...(faulty.some(({ best }) => best.action.type === 'reroll') ? [EXPECTED_NOTE] : []),
		...chanceNote(review),
	];
}

export function drawReview(look: Look, review: GameReview): readonly string[] {
	const { game, reviewer, rollouts, forfeit, seats } = review;
	const title = `── ${titleOf(game)} · reviewed by ${reviewer.title} · up to ${countOf(rollouts, 'rollout')} `;
	return [
		toned(look, 'faint', title.padEnd(RULE, '─')),
		'',
		...table(look, review),
		'',
		...summary(review),
		...(forfeit === null ? [] : [toned(look, 'caution', ` Forfeited by ${forfeit}`)]),
		'',
		...seats.flatMap((seat) => mistakesOf(review, seat)),
		...footnotes(review),
	];
}
