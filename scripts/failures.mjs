// What failed in a run of the tests, a line each: `npm test` says it again at its end, for by then hundreds of lines of other steps
// stand between, and a log may be cut off before them.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const file = new URL('../reports/failures.txt', import.meta.url);

/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {{ message?: string }} Failure what was thrown may be no error */

/** @param {readonly Failure[] | undefined} errors */
const reasonOf = (errors) => errors?.[0]?.message?.trim().split('\n', 1)[0] || 'no reason was given';

/** @param {TestModule} module */
const failuresIn = (module) => [
	...module.errors().map((error) => `${module.relativeModuleId} could not be run: ${reasonOf([error])}`),
	// Around its tests: before or after all of them.
	...Array.from(module.children.allSuites()).flatMap((suite) =>
		suite.errors().map((error) => `${module.relativeModuleId} › ${suite.fullName}: ${reasonOf([error])}`),
	),
	...Array.from(module.children.allTests('failed')).map(
		(test) => `${module.relativeModuleId} › ${test.fullName}: ${reasonOf(test.result().errors)}`,
	),
];

/** The reporter of Vitest that puts them down. */
export default class Failures {
	/**
	 * @param {readonly TestModule[]} modules
	 * @param {readonly import('vitest').SerializedError[]} strays errors that no test waited for: a run fails by them although every test has passed
	 */
	onTestRunEnd(modules, strays) {
		forgetFailures();
		const lines = [
			...modules.flatMap(failuresIn),
			...strays.map(({ message, stack }) => `outside of every test: ${stack ?? message}`),
		];
		if (lines.length === 0) return;
		mkdirSync(new URL('.', file), { recursive: true });
		writeFileSync(file, lines.join('\n'));
	}
}

export const forgetFailures = () => rmSync(file, { force: true });

/** What failed in the last run, or nothing. */
export const failuresLast = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
