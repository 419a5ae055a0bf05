// The games of a match added up. Only whole deals count: half a deal would favour the side that had the better seat.
import type { Seat } from '@tessera/engine';
import type { GameResult, Tally } from './match.ts';
import { type Interval, intervalOfShare, type Mean, meanOf, meanWithReach } from './statistics.ts';
import { type SideName, sideAt } from './terms.ts';

/** Means of a side: of its seats a game, of its moves. Null where there was nothing to take a mean of. */
interface SideFigures {
	/** Of games that were played to their end. */
	readonly score: number | null;
	readonly qwirkles: number | null;
	readonly moves: number | null;
	readonly msPerMove: number | null;
	readonly slowestMs: number | null;
	readonly forfeits: number;
}

export interface Summary {
	readonly games: number;
	readonly deals: number;
	/** Games that were played, of deals that were not played from every seat. */
	readonly leftOut: number;
	/** Of A: 1 for a game won, a part of it for one shared with others. */
	readonly share: Interval | null;
	readonly wins: number;
	readonly ties: number;
	readonly losses: number;
	/** A's score less the mean of the others', in games that were played to their end. */
	readonly margin: Mean | null;
	readonly a: SideFigures;
	readonly b: SideFigures;
}

/** A forfeited game is lost for the side that forfeits it. */
export function shareOfA({ pairing, winners, forfeit }: GameResult): number {
	if (forfeit) return sideAt(pairing, forfeit.seat) === 'a' ? 0 : 1;
	return winners.includes(pairing.seatA) ? 1 / winners.length : 0;
}

const talliesOf = ({ pairing, tallies }: GameResult, side: SideName): readonly Tally[] =>
	tallies.filter((_, seat) => sideAt(pairing, seat as Seat) === side);

const meanOrNull = (values: readonly number[]): number | null => (values.length === 0 ? null : meanOf(values));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function marginOf(result: GameResult): number | null {
	if (result.forfeit) return null;
	const [own] = talliesOf(result, 'a');
	return own ? own.score - meanOf(talliesOf(result, 'b').map(({ score }) => score)) : null;
}

function figuresOf(results: readonly GameResult[], side: SideName): SideFigures {
	const ended = results.filter(({ forfeit }) => !forfeit).flatMap((result) => talliesOf(result, side));
	const all = results.flatMap((result) => talliesOf(result, side));
	const moves = sum(all.map((tally) => tally.moves));
	return {
		score: meanOrNull(ended.map(({ score }) => score)),
		qwirkles: meanOrNull(ended.map(({ qwirkles }) => qwirkles)),
		moves: meanOrNull(ended.map((tally) => tally.moves)),
		msPerMove: moves === 0 ? null : sum(all.map(({ milliseconds }) => milliseconds)) / moves,
		slowestMs: moves === 0 ? null : all.reduce((most, { slowest }) => Math.max(most, slowest), 0),
		forfeits: results.filter(({ pairing, forfeit }) => forfeit && sideAt(pairing, forfeit.seat) === side).length,
	};
}

/** The deals that were played from every seat, in order. */
function wholeDealsIn(results: readonly GameResult[], players: number): readonly (readonly GameResult[])[] {
	const deals = Map.groupBy(
		results.toSorted((one, other) => one.pairing.game - other.pairing.game),
		({ pairing }) => pairing.deal,
	);
	return [...deals.values()].filter(({ length }) => length === players);
}

const meanMargins = (games: readonly GameResult[]): number | null =>
	meanOrNull(games.map(marginOf).filter((margin) => margin !== null));

/** The same whatever the order of the results. */
export function summaryOf(results: readonly GameResult[], players: number): Summary {
	const deals = wholeDealsIn(results, players);
	const games = deals.flat();
	const shares = games.map(shareOfA);
	const wins = shares.filter((share) => share === 1).length;
	const losses = shares.filter((share) => share === 0).length;
	return {
		games: games.length,
		deals: deals.length,
		leftOut: results.length - games.length,
		share: intervalOfShare(
			deals.map((deal) => meanOf(deal.map(shareOfA))),
			players,
		),
		wins,
		ties: games.length - wins - losses,
		losses,
		margin: meanWithReach(deals.map(meanMargins).filter((margin) => margin !== null)),
		a: figuresOf(games, 'a'),
		b: figuresOf(games, 'b'),
	};
}
