// What the one who asks may do now, the most points first, each ready to be sent: the shortest way to a first bot.
import { type Action, arrange, type Legal, legalInView, replayView, type View } from '@tessera/engine';
import { type Envelope, type FollowedTable, follow, type Problem } from '@tessera/protocol';
import type { Heard } from './heard.ts';
import { problemOf } from './problems.ts';

const MOST = 50;

interface Move {
	readonly action: Action;
	readonly points: number;
}

const byPoints = (one: Move, other: Move): number => other.points - one.points;

function lays(view: Extract<View, { game: 'cards' }>, { plays }: Extract<Legal, { game: 'cards' }>): readonly Move[] {
	return plays.slice(0, MOST).flatMap(({ cards }) => {
		const arranged = arrange(view.table, cards, 0);
		return arranged ? [{ action: { type: 'lay' as const, cards, table: arranged.table }, points: cards.length }] : [];
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

/** Requests that can be sent as they are; none while it is not the turn of the one who asks. */
export function movesOf({ version, standing, entries }: Heard): readonly Envelope[] | Problem {
	if (standing.seat === null) return problemOf('forbidden', 'Only who sits at the table has moves.');
	const table = entries.reduce<FollowedTable | null>(follow, null);
	if (table?.status !== 'running') return problemOf('not-now', 'The game has not begun, or is over.');
	const view = replayView(
		standing.seat,
		table.steps.flatMap(({ events }) => events),
	);
	return movesIn(view).map(({ action }, index) => ({
		id: `${version}-${index}`,
		seen: version,
		command: { type: 'act', action },
	}));
}
