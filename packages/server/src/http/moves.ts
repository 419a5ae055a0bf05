// What the one who asks may do now, the most points first, each ready to be sent: the shortest way to a first bot.
import { type Action, arrange, type Legal, legalInView, replayView, type Seat, type View } from '@tessera/engine';
import { type Envelope, type FollowedTable, follow, type Problem } from '@tessera/protocol';
import type { Heard } from './heard.ts';
import { problemOf } from './problems.ts';

const MOST = 50;
/** To find out where cards go takes milliseconds for each lay: enough for a choice, and nobody else waits for it. */
const MOST_LAYS = 3;
/** Answers that are kept: who asks again before anything has happened gets the same. */
const MOST_KEPT = 200;

interface Move {
	readonly action: Action;
	/** In Cards a Qwirkle is one. */
	readonly points: number;
}

const byPoints = (one: Move, other: Move): number => other.points - one.points;

function lays(view: Extract<View, { game: 'cards' }>, { plays }: Extract<Legal, { game: 'cards' }>): readonly Move[] {
	const best = plays.toSorted(
		(one, other) => other.maxQwirkles - one.maxQwirkles || other.cards.length - one.cards.length,
	);
	return best.slice(0, MOST_LAYS).flatMap(({ cards, maxQwirkles }) => {
		const arranged = arrange(view.table, cards, maxQwirkles);
		if (!arranged) return [];
		return [{ action: { type: 'lay' as const, cards, table: arranged.table }, points: arranged.qwirkles }];
	});
}

const placements = ({ placements: all }: Exclude<Legal, { game: 'cards' }>): readonly Move[] =>
	all.map(({ pieces, score }) => ({ action: { type: 'place' as const, pieces }, points: score }));

/** What there is beside laying. C7, C9, Q3, Q4, K6 */
function others(view: View, legal: Legal): readonly Move[] {
	const hand = view.hand ?? [];
	const actions: readonly (Action | false)[] = [
		legal.game === 'cubes' && legal.reroll && { type: 'reroll', cubes: hand },
		legal.game === 'classic' &&
			legal.exchangeUpTo > 0 && { type: 'exchange', pieces: hand.slice(0, legal.exchangeUpTo) },
		legal.game === 'cards' && legal.swap && { type: 'swap' },
		legal.pass && { type: 'pass' },
	];
	return actions.flatMap((action) => (action ? [{ action, points: 0 }] : []));
}

function movesIn(view: View): readonly Move[] {
	const legal = legalInView<View>(view);
	if (!legal) return [];
	const laying = legal.game === 'cards' ? (view.game === 'cards' ? lays(view, legal) : []) : placements(legal);
	return [...laying.toSorted(byPoints).slice(0, MOST), ...others(view, legal)];
}

function envelopesIn(seat: Seat, version: number, { steps }: FollowedTable): readonly Envelope[] {
	const view = replayView(
		seat,
		steps.flatMap(({ events }) => events),
	);
	return movesIn(view).map(({ action }, index) => ({
		id: `${version}-${index}`,
		seen: version,
		command: { type: 'act', action },
	}));
}

/** Looks for moves once for each seat and version of a table. */
export class Moves {
	/** The oldest first. */
	readonly #kept = new Map<string, readonly Envelope[]>();

	/** Requests that can be sent as they are; none while it is not the turn of the one who asks. */
	of(id: string, { version, standing: { seat }, entries }: Heard): readonly Envelope[] | Problem {
		if (seat === null) return problemOf('forbidden', 'Only who sits at the table has moves.');
		const key = `${id} ${version} ${seat}`;
		const before = this.#kept.get(key);
		if (before) return before;
		const table = entries.reduce<FollowedTable | null>(follow, null);
		if (table?.status !== 'running') return problemOf('not-now', 'The game has not begun, or is over.');
		const found = envelopesIn(seat, version, table);
		this.#keep(key, found);
		return found;
	}

	#keep(key: string, found: readonly Envelope[]): void {
		this.#kept.set(key, found);
		const [oldest] = this.#kept.keys();
		if (oldest !== undefined && this.#kept.size > MOST_KEPT) this.#kept.delete(oldest);
	}
}
