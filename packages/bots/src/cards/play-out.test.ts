// Games played on after a lay: the same cards for all lays, and the ends that the rules give.
import { bestLays, type CardLay, type CardsView, countKinds, feasibilityChecker } from '@tessera/engine';
import { kinds } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { Random } from '../random.ts';
import { PlayOut } from './play-out.ts';
import { viewOf } from './testing/views.ts';

const playOut = (view: CardsView): PlayOut => new PlayOut(view, feasibilityChecker());
const laysIn = (view: CardsView): readonly CardLay[] => bestLays(countKinds(view.table.flat()), view.hand ?? []);
const firstLay = (view: CardsView): CardLay => laysIn(view)[0] as CardLay;

describe('a game played on', () => {
	const table = [kinds('ro rx rd rq'), kinds('bo bx bd')];

	test('K5 in the final round everybody has but one more turn', () => {
		const view = viewOf({ table, hand: kinds('rs'), others: [kinds('rc')], finalTurns: 2 });
		expect(playOut(view).after(firstLay(view))).toBe(-1);
		expect(playOut({ ...view, finalTurns: 1 }).after(firstLay(view))).toBe(0);
	});

	test('K5 whoever draws the last card plays once more, and last', () => {
		const view = viewOf({ table, hand: kinds('rs'), others: [kinds('yq')], pile: kinds('rc') });
		const worlds = Array.from({ length: 20 }, (_, seed) => {
			const course = playOut(view);
			course.deal(new Random('last', seed));
			return course.after(firstLay(view));
		});
		// The missing card is as likely in the other hand as in the pile, from which it comes to the one who lays.
		expect(new Set(worlds)).toEqual(new Set([-1, 1]));
	});

	test('what several others take counts by the share of each', () => {
		const view = viewOf({ table, hand: kinds('rs'), others: [kinds('rc'), kinds('yq'), kinds('gq')], finalTurns: 4 });
		const course = playOut(view);
		for (let seed = 0; seed < 5; seed++) {
			course.deal(new Random('share', seed));
			expect(course.after(firstLay(view))).toBeCloseTo(-1 / 3, 12);
		}
	});

	test('K6 who can lay nothing passes', () => {
		const view = viewOf({ table, hand: kinds('rs'), others: [kinds('gs')], finalTurns: 2 });
		expect(playOut(view).after(firstLay(view))).toBe(0);
	});

	test('the same deal gives the same outcome, whatever was played out before', () => {
		const pile = kinds('rc yc yd yq ys yo yx gd gq gc go gx ps pd pq po bs bq bc oo od');
		const view = viewOf({ table, hand: kinds('rs rd bq bs'), others: [kinds('go gd gs')], pile });
		const outcomes = [[0], [1, 0], [0, 0]].map((order) => {
			const course = playOut(view);
			course.deal(new Random('same'));
			return order.map((index) => course.after(laysIn(view)[index] as CardLay)).at(-1);
		});
		expect(new Set(outcomes).size).toBe(1);
	});
});
