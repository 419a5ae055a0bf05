// Every benchmark, one after the other: `npm run bench`. Figures are ratios measured in one run; timings never decide a test.
// A name chooses one: `npm run bench -- web`.
import { run as cards } from './cards.ts';
import { run as cubes } from './cubes.ts';
import { run as generation } from './generation.ts';
import { run as journal } from './journal.ts';
import { run as online } from './online/run.ts';
import { run as simulation } from './simulation.ts';
import { run as web } from './web/run.ts';

const BENCHMARKS: Readonly<Record<string, () => void | Promise<void>>> = {
	generation,
	simulation,
	cubes,
	cards,
	journal,
	online,
	web,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown.length > 0) {
	console.error(`There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(BENCHMARKS).join(', ')}.`);
	process.exit(2);
}
for (const [name, run] of Object.entries(BENCHMARKS)) {
	if (asked.length > 0 && !asked.includes(name)) continue;
	await run();
	console.log();
}
