// The list of what the one to move may do agrees with what may be played.
import { cardsPositions, referenceCardPlays } from '@tessera/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalActions, legalInView, viewFor } from '../../game.ts';
import { cardsAt, cardsWithPile, kinds, seat } from '../../test-help.ts';
import type { CardPlay } from './solver/index.ts';

const OTHER = kinds('gq gs gc bq bs bc pq ps pc');
const table = (...series: readonly string[]) => series.map(kinds);
const at = (hand: string, ...series: readonly string[]) =>
	cardsWithPile({ table: table(...series), hands: [kinds(hand), OTHER] }, kinds('po'));

/** In which order plays are listed makes no difference to the rules. */
const byCards = (a: CardPlay, b: CardPlay): number => (a.cards.join() < b.cards.join() ? -1 : 1);

describe('what may be done', () => {
	test('K3 K4 the choices of cards that can be laid, with the most Qwirkles', () => {
		const { plays } = legalActions(at('od yd pd', 'rd gd bd', 'bo bq bc'));
		const expected = ['od', 'yd', 'pd', 'od yd', 'od pd', 'yd pd', 'od yd pd'].map(kinds);
		expect([...plays].sort(byCards)).toEqual(
			expected.map((cards) => ({ cards, maxQwirkles: cards.length === 3 ? 1 : 0 })).sort(byCards),
		);
	});

	test('K3 on an empty table three or more', () => {
		expect(legalActions(at('ro rx rd bo bo')).plays).toEqual([{ cards: kinds('ro rx rd'), maxQwirkles: 0 }]);
	});

	test('K6 swap when nothing can be laid, pass without a pile', () => {
		expect(legalActions(at('ro ro ox ox'))).toEqual({ game: 'cards', plays: [], swap: true, pass: false });
		const none = cardsWithPile({ hands: [kinds('ro ro ox ox'), OTHER], finalTurns: 2 }, []);
		expect(legalActions(none)).toEqual({ game: 'cards', plays: [], swap: false, pass: true });
		const ruling = { ...at('ro ro ox ox'), options: { ...at('ro').options, whenStuck: 'pass' as const } };
		expect(legalActions(ruling)).toEqual({ game: 'cards', plays: [], swap: false, pass: true });
	});

	test('K6 neither for one who can lay', () => {
		expect(legalActions(at('ro rx rd'))).toMatchObject({ swap: false, pass: false });
	});

	test('K5 nothing once the game is over', () => {
		const over = { ...at('ro rx rd'), ending: { reason: 'final-round', winners: [] } } as const;
		expect(legalActions(over)).toEqual({ game: 'cards', plays: [], swap: false, pass: false });
	});
});

test('K1 the one to move finds the same in their own view, nobody else anything', () => {
	const position = cardsAt({ hands: [kinds('rd gd pd bs ro rx yc oq gq'), OTHER] });
	expect(legalInView(viewFor(position, seat(0)))).toEqual(legalActions(position));
	expect(legalInView(viewFor(position, seat(1)))).toBeNull();
	expect(legalInView(viewFor(position, null))).toBeNull();
});

test('K3 K4 K6 the plays, and whether there are any, are those of the obvious reference', () => {
	fc.assert(
		fc.property(cardsPositions({ min: 0, max: 3 }), ({ table: series, hand }) => {
			const small = hand.slice(0, 5);
			const position = { ...at(''), table: series, hands: [small, OTHER] };
			const legal = legalActions(position);
			const expected = referenceCardPlays(series.flat(), small);
			expect([...legal.plays].sort(byCards)).toEqual([...expected].sort(byCards));
			expect(legal.swap).toBe(expected.length === 0);
		}),
		{ seed: 1, numRuns: 80 },
	);
});
