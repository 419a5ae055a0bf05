// Players who never see the whole table: some series escape them, and with those everything that needs rearranging them.
// With the rest and their hand they find what there is.
import type { Table } from '@tessera/engine';
import type { Thinker } from '../player.ts';
import type { Random } from '../random.ts';
import { stuckAnswer } from './answers.ts';
import { type Look, qwirklesAnswer, type Taste, wholeTable } from './by-qwirkles.ts';

interface Attention {
	/** The share of the series that it looks at. */
	readonly series: number;
	/** More cards than this it does not think of laying at once. */
	readonly cards: number;
}

const FIRST_STEPS: Attention = { series: 2 / 3, cards: 4 };
const FAMILY: Attention = { series: 0.82, cards: 9 };

/** Of equal lays the one of fewest cards. */
const liking: Taste['liking'] = ({ cards }) => [-cards.length, ...cards.map((kind) => -kind)];

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

/** K6: who finds nothing is shown what can be laid, for then something must be. */
const beginner = ({ series, cards }: Attention): Thinker<'cards'> =>
	function* (view, random, told) {
		yield qwirklesAnswer(lookAt(view.table, series, random), view, { cards, liking }, told) ??
			qwirklesAnswer(wholeTable(view), view, { cards: Infinity, liking }, told) ??
			stuckAnswer(view);
	};

export const firstSteps = beginner(FIRST_STEPS);
export const family = beginner(FAMILY);
