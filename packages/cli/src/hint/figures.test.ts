// Figures of worth as people read them.
import { expect, test } from 'vitest';
import { partText, shownWorth, worthText } from './figures.ts';

test('what rounds to nothing has no sign', () => {
	expect([worthText('cards', -0.003), worthText('cards', -0.006), worthText('classic', -0.04)]).toEqual([
		'0.00',
		'-0.01',
		'0.0',
	]);
	expect(shownWorth('cards', -0.003)).toBe(0);
});

test('what was not weighed is no nought', () => {
	expect([partText('cards', null), partText('cards', 0)]).toEqual(['-', '0.00']);
});
