import { boxOf, GAMES, type Seat, seatsOf, seedFromText, start, total, viewFor } from '@tessera/engine';
import { expect, test } from 'vitest';
import { chartOf } from './chart.ts';

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
	if (game === 'cubes') expect(chart.columns).toEqual([]);
	else {
		expect(total(chart.columns)).toBe(chart.count);
		for (const { cells } of chart.rows)
			for (const { kind, count } of cells) expect(count).toBe(3 - seen.filter((held) => held === kind).length);
	}
});
