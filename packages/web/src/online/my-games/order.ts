// The order in which one's tables are listed: what waits for me first, finished ones last. Pure.
import { type TableCard, unopened } from '@tessera/protocol';

export type Place = 'my-turn' | 'mine-to-deal' | 'kept' | 'running' | 'waiting' | 'over';

const PLACES: readonly Place[] = ['my-turn', 'mine-to-deal', 'kept', 'running', 'waiting', 'over'];
const MOST_OVER = 6;

type Placed = Pick<TableCard, 'status' | 'turn' | 'seat' | 'kept' | 'call'>;

/** Whether the deal waits for whoever asks: where home cannot open what they add (O20), another device has it. */
export const isMineToDeal = ({ call, seat }: Placed): boolean =>
	call !== undefined && seat !== null && unopened(call).includes(seat);

export function placeOf(card: Placed): Place {
	const { status, turn, seat, kept } = card;
	if (isMineToDeal(card)) return 'mine-to-deal';
	// After a rematch the others wait for whoever has not sat down yet.
	if (status === 'waiting' && seat === null && kept !== undefined) return 'kept';
	return status === 'running' && turn !== null && turn === seat ? 'my-turn' : status;
}

/** Of those that are over only the last few. */
export function inOrder(cards: readonly TableCard[]): readonly TableCard[] {
	const newest = cards.toSorted((a, b) => b.changedAt - a.changedAt);
	return PLACES.flatMap((place) => {
		const there = newest.filter((card) => placeOf(card) === place);
		return place === 'over' ? there.slice(0, MOST_OVER) : there;
	});
}

/** The games that wait for me by now and did not when they were listed before. One that was not listed then is told of by the list itself. */
export const newlyMine = (before: readonly TableCard[], cards: readonly TableCard[]): readonly TableCard[] =>
	cards.filter((card) => {
		const then = before.find(({ id }) => id === card.id);
		return placeOf(card) === 'my-turn' && then !== undefined && placeOf(then) !== 'my-turn';
	});
