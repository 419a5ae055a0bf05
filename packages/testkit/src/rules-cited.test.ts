// Fails with the list of rules that no test of the product cites by number.
import { describe, expect, test } from 'vitest';
import { rulesCitedIn, rulesIn, rulesPage, uncitedRules } from './rules-cited.ts';

const numbered = (letter: string, count: number): readonly string[] =>
	Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

describe('rules and the tests that cite them', () => {
	test('docs/RULES.md has every rule of the three games and of leaving one', () => {
		expect([...rulesIn(rulesPage('RULES.md'))].sort()).toEqual(
			[...numbered('C', 11), ...numbered('Q', 5), ...numbered('K', 6), ...numbered('W', 4)].sort(),
		);
	});

	test('docs/ONLINE.md has every ruling of playing online, in order', () => {
		expect(rulesIn(rulesPage('ONLINE.md'))).toEqual(numbered('O', 20));
	});

	test('every rule begins the name of some test', () => {
		expect(uncitedRules()).toEqual([]);
	});

	test('a rule number counts at the start of a heading or of bold text only', () => {
		const page = '### C4 Placing\n**Q3** turn\n- **K6** stuck\nsee C9 and **not C8**\n## The C2 case\n### C4 again';
		expect(rulesIn(page)).toEqual(['C4', 'Q3', 'K6']);
	});

	test.each([
		["test('C4 both ends', f)", ['C4']],
		['it("C5, Q5 it\'s joined", f)', ['C5', 'Q5']],
		['test(\n\t`C11 stall`,\n\tf)', ['C11']],
		["test.each(cases)('K3 %s', f)", ['K3']],
		["test.each([\n\t['a', 1],\n])('K4 %s', f)", ['K4']],
		["test.each(list().map((one) => [f(one)]))('K5 %s', f)", ['K5']],
	])('cited in %j', (source, rules) => {
		expect(rulesCitedIn(source)).toEqual(rules);
	});

	test.each([
		["test('not C4', f)"],
		["test.skip('C4 later', f)"],
		["test.todo('C4 later')"],
		["test.skip.each(list)('C4 later', f)"],
		['// C4 in a comment'],
		["latest('C4', f)"],
	])('not cited in %j', (source) => {
		expect(rulesCitedIn(source)).toEqual([]);
	});
});
