// Keeps rules and tests together: every numbered rule of docs/RULES.md and docs/ONLINE.md must begin the name of some test.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A rule number that opens a heading or a bold passage: `### C4 …`, `**C4**`, `- **C4** …`. */
const RULE_IN_PAGE = /^(?:#+\s+|\s*(?:[-*]\s+)?\*\*)([CQKWO]\d+)\b/gm;

/** The names of tests that run, plain and behind `.each(…)` or the like; skipped tests cite nothing. */
const PLAIN_NAME = /\b(?:test|it)(?:\.(?!skip|todo)\w+)*\(\s*(['"`])(.*?)\1/g;
const EACH_NAME = /\b(?:test|it)(?:\.(?!skip|todo)\w+)*\.(?:each|for|runIf)\b[\s\S]*?\)\(\s*(['"`])(.*?)\1/g;
const LEADING_RULES = /^(?:[CQKWO]\d+\b[\s,/&+:]*)+/;

const captured = (text: string, pattern: RegExp, group: number): readonly string[] =>
	[...text.matchAll(pattern)].flatMap((match) => match[group] ?? []);

/** The rule numbers a page defines, in its order, each once. */
export const rulesIn = (page: string): readonly string[] => [...new Set(captured(page, RULE_IN_PAGE, 1))];

const testNamesIn = (source: string): readonly string[] =>
	[PLAIN_NAME, EACH_NAME].flatMap((pattern) => captured(source, pattern, 2));

/** The rule numbers with which the names of the tests in a file begin. */
export const rulesCitedIn = (source: string): readonly string[] =>
	testNamesIn(source).flatMap((name) => LEADING_RULES.exec(name)?.[0].match(/[CQKWO]\d+/g) ?? []);

export const rulesPage = (name: 'RULES.md' | 'ONLINE.md'): string => readFileSync(`${ROOT}docs/${name}`, 'utf8');

/** The test kit's own tests do not count: they show that the reference keeps a rule, not that the product does. */
const productTests = (): readonly string[] =>
	globSync('packages/*/src/**/*.test.ts', { cwd: ROOT, exclude: ['packages/testkit/**'] });

/** The rules of both pages that no test of the product cites. */
export function uncitedRules(): readonly string[] {
	const cited = new Set(productTests().flatMap((file) => rulesCitedIn(readFileSync(ROOT + file, 'utf8'))));
	const rules = [...rulesIn(rulesPage('RULES.md')), ...rulesIn(rulesPage('ONLINE.md'))];
	return rules.filter((rule) => !cited.has(rule));
}
