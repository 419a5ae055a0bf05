// What players answer to whom a lay is worth the Qwirkles that it takes (K4) and nothing else; of equal lays they have their
// own liking.
import { arrangeTaking, type CardLay, type CardsView, countKinds, laysOf, type Table } from '@tessera/engine';
import { firstOf, type Worth } from '../best.ts';
import { type Candidate, type Choice, choiceOf } from '../player.ts';

/** A part of the table, and the rest that stays as it is. */
export interface Look {
	readonly seen: Table;
	readonly others: Table;
}

export const wholeTable = ({ table }: CardsView): Look => ({ seen: table, others: [] });

export interface Taste {
	/** More cards than this it does not think of laying at once. */
	readonly cards: number;
	/** Which of the lays that take as many it likes best: one figure or more for every choice of cards, no two alike. */
	readonly liking: (lay: CardLay) => Worth;
}

const keyOf = ({ cards }: CardLay): string => cards.join();

/** Each choice of cards once, as it was found first: which Qwirkles it takes makes no difference to who only counts them. */
const eachOnce = (lays: readonly CardLay[]): readonly CardLay[] => [
	...new Map(lays.toReversed().map((lay) => [keyOf(lay), lay])).values(),
];

/** The lays that take the most Qwirkles of those that a look shows; each choice of cards with the most that it takes. */
function mostFirst({ seen }: Look, { hand }: CardsView, { cards, liking }: Taste, told: number): readonly CardLay[] {
	const { most, taking } = laysOf(countKinds(seen.flat()), hand ?? []);
	const liked = new Map<string, CardLay>();
	for (let count = most; count >= 0 && liked.size < told; count--) {
		const others = taking(count).filter((lay) => lay.cards.length <= cards && !liked.has(keyOf(lay)));
		for (const lay of firstOf(eachOnce(others), liking, told - liked.size)) liked.set(keyOf(lay), lay);
	}
	return [...liked.values()];
}

function candidateIn({ seen, others }: Look, { cards, taken }: CardLay): Candidate<'cards'> {
	const table = arrangeTaking(seen, cards, taken);
	if (!table) throw new Error('a way to lay has a table');
	const action = { type: 'lay', cards, table: [...others, ...table] } as const;
	return { action, worth: taken.length, points: taken.length, kept: null, risk: null };
}

/** So many lays are told; null where the look shows none. */
export function qwirklesAnswer(look: Look, view: CardsView, taste: Taste, told: number): Choice<'cards'> | null {
	const lays = mostFirst(look, view, taste, told);
	return lays.length === 0
		? null
		: choiceOf<'cards'>(
				lays.map((lay) => candidateIn(look, lay)),
				0,
			);
}
