// Players who never see the whole table: some series escape them, and with those everything that needs rearranging them.
// With the rest and their hand they find what there is.
import { arrangeTaking, type CardLay, type CardsView, countKinds, laysOf, type Table } from '@tessera/engine';
import { best } from '../best.ts';
import { type Choice, onlyAnswer, type Thinker } from '../player.ts';
import type { Random } from '../random.ts';
import { stuckAnswer } from './answers.ts';

interface Attention {
	/** The share of the series that it looks at. */
	readonly series: number;
	/** More cards than this it does not think of laying at once. */
	readonly cards: number;
}

const FIRST_STEPS: Attention = { series: 2 / 3, cards: 4 };
const FAMILY: Attention = { series: 0.82, cards: 9 };

/** A part of the table, and the rest that stays as it is. */
interface Look {
	readonly seen: Table;
	readonly others: Table;
}

function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
	const mixed = [...items];
	for (let last = mixed.length - 1; last > 0; last--) mixed.push(...mixed.splice(random.below(last + 1), 1));
	return mixed;
}

function lookAt(table: Table, share: number, random: Random): Look {
	const mixed = shuffled(table, random);
	const count = Math.round(share * mixed.length);
	return { seen: mixed.slice(0, count), others: mixed.slice(count) };
}

/** The most Qwirkles, then the fewest cards, that a look shows; undefined when it shows nothing. */
function findIn({ seen }: Look, { hand }: CardsView, mostCards: number): CardLay | undefined {
	const { most, taking } = laysOf(countKinds(seen.flat()), hand ?? []);
	for (let count = most; count >= 0; count--) {
		const lays = taking(count).filter(({ cards }) => cards.length <= mostCards);
		const lay = best(lays, ({ cards }) => [-cards.length, ...cards.map((kind) => -kind)]);
		if (lay) return lay;
	}
	return undefined;
}

function answerOf({ seen, others }: Look, lay: CardLay): Choice<'cards'> {
	const table = arrangeTaking(seen, lay.cards, lay.taken);
	if (!table) throw new Error('a way to lay has a table');
	return onlyAnswer<'cards'>({ type: 'lay', cards: lay.cards, table: [...others, ...table] }, lay.taken.length);
}

/** K6: who finds nothing is shown what can be laid, for then something must be. */
const beginner = (attention: Attention): Thinker<'cards'> =>
	function* (view, random) {
		const look = lookAt(view.table, attention.series, random);
		const lay = findIn(look, view, attention.cards);
		if (lay) {
			yield answerOf(look, lay);
			return;
		}
		const whole: Look = { seen: view.table, others: [] };
		const shown = findIn(whole, view, view.hand?.length ?? 0);
		yield shown ? answerOf(whole, shown) : stuckAnswer(view);
	};

export const firstSteps = beginner(FIRST_STEPS);
export const family = beginner(FAMILY);
