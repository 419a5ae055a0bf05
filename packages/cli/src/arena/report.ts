// What came of a match, for people to read.
import type { Look } from '../terminal/look.ts';
import { type Tone, toned } from '../terminal/style.ts';
import { titleOf } from '../words/games.ts';
import { countOf } from '../words/pieces.ts';
import { type Forfeit, failureWords } from './failures.ts';
import { decimal, percent, signed } from './figures.ts';
import { drawGauge } from './gauge.ts';
import type { GameResult } from './match.ts';
import type { Summary } from './summary.ts';
import { labelOf, type MatchTerms, nameAt, type Side } from './terms.ts';

export interface MatchReport {
	readonly terms: MatchTerms;
	readonly summary: Summary;
	/** The results of the games that were forfeited. */
	readonly forfeited: readonly GameResult[];
	/** Games that could not be played. */
	readonly lost: readonly number[];
	/** Whether it was stopped before all games were played. */
	readonly interrupted: boolean;
	readonly jobs: number;
	readonly seconds: number;
}

/** To follow a colon, without the full stop that some reasons have. */
const whyWords = ({ game }: MatchTerms, { failure }: Forfeit): string => failureWords(game, failure).replace(/\.$/, '');

/** Whose program is not there. */
export const unstartedWords = (terms: MatchTerms, { pairing }: GameResult, forfeit: Forfeit): string =>
	`${nameAt(terms, pairing, forfeit.seat)} cannot be started, so the match ends here: ${whyWords(terms, forfeit)}.`;

/** Who forfeited which game, when and why. */
export function forfeitWords(terms: MatchTerms, { pairing }: GameResult, forfeit: Forfeit): string {
	const { seat, turn } = forfeit;
	const which = `game ${pairing.game + 1} (deal ${pairing.deal + 1}, seat ${seat + 1})`;
	return `${nameAt(terms, pairing, seat)} forfeits ${which} in turn ${turn}: ${whyWords(terms, forfeit)}.`;
}

const WIDTH = 60;

function titleLine(look: Look, { terms, summary }: MatchReport): string {
	const parts = [titleOf(terms.game), countOf(terms.players, 'player'), countOf(summary.games, 'game')];
	return toned(look, 'faint', `── ${parts.join(' · ')} `.padEnd(Math.min(look.columns, WIDTH), '─'));
}

/** What the interval says: A is better than its fair share of wins, worse, or it cannot be told. */
function verdictOf({ share }: Summary, fair: number): Tone {
	if (share && share.low > fair) return 'good';
	return share && share.high < fair ? 'bad' : 'caution';
}

function shareLines(look: Look, { terms, summary }: MatchReport): readonly string[] {
	const { share } = summary;
	if (!share) return [' No deal was played from every seat, so there is nothing to tell.'];
	const fair = 1 / terms.players;
	const verdict = verdictOf(summary, fair);
	const against = terms.players === 2 ? labelOf(terms.b) : `${terms.players - 1} × ${labelOf(terms.b)}`;
	const won = `${labelOf(terms.a)} wins ${toned(look, 'strong', percent(share.value))}`;
	return [
		` ${won} of the games against ${against}`,
		` 95 % interval: ${percent(share.low)} to ${percent(share.high)}`,
		...(verdict === 'caution' ? [` It may be luck: equal players would win ${percent(fair)}.`] : []),
		'',
		drawGauge(look, share, fair, verdict),
	];
}

const LABEL_WIDTH = 18;
const LEAST_COLUMN = 9;

/** A row of the table: what it is about, the figure of each side, and what else there is to say. */
type Row = readonly [about: string, a: string, b: string, more?: string];

const figure = (value: number | null, digits: number): string => (value === null ? '-' : decimal(value, digits));

function drawRows(rows: readonly Row[]): readonly string[] {
	const widthOf = (column: 1 | 2): number => Math.max(LEAST_COLUMN, ...rows.map((row) => [...row[column]].length));
	const [a, b] = [widthOf(1), widthOf(2)];
	return rows.map(([about, ofA, ofB, more = '']) =>
		`   ${about.padEnd(LABEL_WIDTH)}${ofA.padStart(a)}  ${ofB.padStart(b)}   ${more}`.trimEnd(),
	);
}

function marginWords({ margin }: Summary): string {
	if (!margin) return '';
	const { value, reach } = margin;
	const interval = reach === null ? '' : ` (${signed(value - reach, 1)} to ${signed(value + reach, 1)})`;
	return `margin ${signed(value, 1)}${interval}`;
}

function scoreRows({ terms, summary }: MatchReport): readonly Row[] {
	const { a, b } = summary;
	const margin = marginWords(summary);
	const qwirkles = ['Qwirkles a game', figure(a.qwirkles, 2), figure(b.qwirkles, 2)] as const;
	return terms.game === 'cards'
		? [[...qwirkles, margin]]
		: [['points a game', figure(a.score, 1), figure(b.score, 1), margin], qwirkles];
}

const paceRows = ({ a, b }: Summary): readonly Row[] => [
	['moves a game', figure(a.moves, 1), figure(b.moves, 1)],
	['ms a move', figure(a.msPerMove, 2), figure(b.msPerMove, 2)],
	['slowest move, ms', figure(a.slowestMs, 1), figure(b.slowestMs, 1)],
];

const LONGEST_HEAD = 14;

/** A command line would stretch the table; above it stands who is who. */
const headOf = (letter: string, side: Side): string => {
	const label = labelOf(side);
	return label.length > LONGEST_HEAD ? letter : `${letter} ${label}`;
};

function tableLines(report: MatchReport): readonly string[] {
	const { terms, summary } = report;
	const { a, b, wins, losses, ties } = summary;
	const head: Row = ['', headOf('A', terms.a), headOf('B', terms.b)];
	const won: Row = ['games won', `${wins}`, `${losses}`, ties > 0 ? `${ties} shared` : ''];
	const forfeits: readonly Row[] = a.forfeits + b.forfeits > 0 ? [['forfeited', `${a.forfeits}`, `${b.forfeits}`]] : [];
	return drawRows([head, won, ...forfeits, ...scoreRows(report), ...paceRows(summary)]);
}

function missingLines(look: Look, { terms, summary, lost, interrupted }: MatchReport): readonly string[] {
	const lines = [
		...(interrupted ? [` Stopped: ${summary.games} of ${countOf(terms.games, 'game')} count.`] : []),
		...(lost.length > 0 ? [` ${countOf(lost.length, 'game')} could not be played.`] : []),
		...(summary.leftOut > 0
			? [` Left out: ${countOf(summary.leftOut, 'game')} of deals that were not played from every seat.`]
			: []),
	];
	return lines.map((line) => toned(look, 'caution', line));
}

const endLine = ({ terms, summary, jobs, seconds }: MatchReport): string => {
	const rate = summary.games / seconds;
	const parts = [
		`${countOf(summary.deals, 'deal')} from every seat`,
		`seed ${terms.seed}`,
		jobs === 1 ? '1 process' : `${jobs} processes`,
		`${decimal(seconds, 1)} s`,
		`${decimal(rate, rate < 10 ? 1 : 0)} games/s`,
	];
	return ` ${parts.join(' · ')}`;
};

/** The whole of it, to be read. */
export const drawReport = (look: Look, report: MatchReport): readonly string[] => [
	titleLine(look, report),
	...shareLines(look, report),
	'',
	...(report.summary.games > 0 ? [...tableLines(report), ''] : []),
	...missingLines(look, report),
	toned(look, 'faint', endLine(report)),
];
