// What benchmarks and tools need of the search, beside the players themselves.
export { LineWorths } from './rolls/line-worths.ts';
export { type Kept, Rolls } from './rolls/rolls.ts';
