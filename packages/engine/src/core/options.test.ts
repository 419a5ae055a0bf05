import { expect, test } from 'vitest';
import { acceptedValues, completeOptions, type OptionSpecs, readOption } from './options.ts';

const specs = {
	tie: { type: 'choice', rule: 'C2', values: ['oldest', 'lot'], default: 'oldest' },
	bonus: { type: 'flag', rule: 'C2', default: true },
	rounds: { type: 'whole', rule: 'C11', least: 1, most: 9, default: 4 },
} as const satisfies OptionSpecs;

test('defaults fill what was not chosen', () => {
	expect(completeOptions(specs, { bonus: false })).toEqual({
		ok: true,
		value: { tie: 'oldest', bonus: false, rounds: 4 },
	});
});

test.each([
	['tie', 'tallest', ['oldest', 'lot']],
	['bonus', 'yes', ['true', 'false']],
	['rounds', 0, ['1 to 9']],
	['rounds', 10, ['1 to 9']],
	['rounds', 2.5, ['1 to 9']],
	['rounds', '3', ['1 to 9']],
	['toString', true, []],
])('%s = %s is refused with what would have been accepted', (name, value, accepted) => {
	expect(completeOptions(specs, { [name]: value })).toEqual({
		ok: false,
		problem: { kind: 'bad-option', name, value, accepted },
	});
});

test('written values are read as what the option takes', () => {
	expect(readOption(specs.bonus, 'false')).toBe(false);
	expect(readOption(specs.rounds, '7')).toBe(7);
	expect(readOption(specs.rounds, '-7')).toBe('-7');
	expect(readOption(undefined, 'x')).toBe('x');
	expect(acceptedValues(specs.bonus)).toEqual(['true', 'false']);
});
