import { boxOf, GAMES, play, type Seat, seatsOf, seedFromText, start, total, viewFor } from '@tessera/engine';
import { expect, test } from 'vitest';
import { chartOf, type Where, whereOf } from './chart.ts';

const me = 0 as Seat;

test.each(GAMES)('at the start of %s all but what one sees is in the chart', (game) => {
	const begun = start({ game, ages: [null, null] }, seedFromText('chart'));
	if (!begun.ok) throw new Error('not begun');
	const { position } = begun.value;
	const chart = chartOf(viewFor(position, me));
	const seen = seatsOf(2)
		.filter((seat) => game === 'cubes' || seat === me)
		.flatMap((seat) => position.hands[seat] ?? []);
	expect(chart.count).toBe(total(boxOf(game)) - seen.length);
	expect(total(chart.rows.map(({ count }) => count))).toBe(chart.count);
	expect(chart.rows).toHaveLength(6);
	expect(chart.where).toBe(game === 'cubes' ? 'stock' : 'both');
	if (game === 'cubes') expect(chart.columns).toEqual([]);
	else {
		expect(total(chart.columns)).toBe(chart.count);
		for (const { cells } of chart.rows)
			for (const { kind, count } of cells) expect(count).toBe(3 - seen.filter((held) => held === kind).length);
	}
});

test.each<[what: string, count: number, inStock: number, inHands: number, where: Where]>([
	['in the bag and in hands', 40, 34, 6, 'both'],
	['only in hands once the bag is empty', 5, 0, 5, 'hands'],
	['only in the bag where nobody else holds any', 12, 12, 0, 'stock'],
	['only in the bag where all hands are seen, O11', 34, 34, 6, 'stock'],
	['nowhere once all is seen', 0, 0, 0, 'unsaid'],
	['also with a player who left, W2', 17, 5, 6, 'unsaid'],
])('what is unseen is %s', (_, count, inStock, inHands, where) => {
	expect(whereOf(count, inStock, inHands)).toBe(where);
});

test.each(['classic', 'cards'] as const)(
	'the unseen hand of a player who left %s is said to be in no hand, W2',
	(game) => {
		const begun = start({ game, ages: [null, null, null] }, seedFromText('chart'));
		if (!begun.ok) throw new Error('not begun');
		const left = play(begun.value.position, { type: 'withdraw', seat: 2 as Seat });
		if (!left.ok) throw new Error('may not leave');
		expect(chartOf(viewFor(left.value.position, me)).where).toBe('unsaid');
	},
);
