// Every benchmark, one after the other: `npm run bench`. Figures are ratios measured in one run; timings never decide a test.
import { run as cards } from './cards.ts';
import { run as cubes } from './cubes.ts';
import { run as generation } from './generation.ts';
import { run as simulation } from './simulation.ts';

generation();
console.log();
simulation();
console.log();
cubes();
console.log();
cards();
