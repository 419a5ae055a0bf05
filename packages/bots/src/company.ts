// A table that somebody has left is, for those who go on, a smaller table: bots see it as one, with the seats counted anew. What
// the others set aside stays among the unseen pieces, so that there are more of those than hands and bag hold. W2
import { type CardsView, type ClassicView, type CubesView, type Seat, seatsLeft, type View } from '@tessera/engine';

function smallerTable(view: View) {
	const left = seatsLeft(view);
	const only = <T>(list: readonly T[]): readonly T[] =>
		list.filter((_, seat) => !view.withdrawn.includes(seat as Seat));
	const seatAmong = (seat: Seat): Seat => left.indexOf(seat) as Seat;
	const common = {
		ages: only(view.ages),
		turn: seatAmong(view.turn),
		withdrawn: [],
		viewer: view.viewer === null ? null : seatAmong(view.viewer),
		handSizes: only(view.handSizes),
	};
	return { common, only };
}

/** What somebody who is still in the game sees, as a view of a game of those who are left. */
export function amongThoseLeft<V extends View>(view: V): V;
export function amongThoseLeft(view: View): View {
	if (view.withdrawn.length === 0) return view;
	const { common, only } = smallerTable(view);
	switch (view.game) {
		case 'classic':
			return { ...view, ...common, scores: only(view.scores) } satisfies ClassicView;
		case 'cubes':
			return { ...view, ...common, scores: only(view.scores), hands: only(view.hands) } satisfies CubesView;
		case 'cards':
			return { ...view, ...common, captured: only(view.captured) } satisfies CardsView;
	}
}

/** How many pieces the others hold. */
const heldByOthers = ({ handSizes, turn }: ClassicView | CardsView): number =>
	handSizes.reduce((sum, size, seat) => (seat === turn ? sum : sum + size), 0);

/** Unseen pieces that somebody holds or may draw; whatever more there are was set aside by those who left. */
export const piecesInPlay = (view: ClassicView | CardsView): number =>
	heldByOthers(view) + (view.game === 'classic' ? view.bagSize : view.pileSize);
