// What benchmarks and tools need of the search, beside the players themselves.
export { Random } from '../random.ts';
export { EndgameSolver, READING_DEPTHS } from './endgame/solver.ts';
export { Table } from './search/table.ts';
export { Worlds } from './search/worlds.ts';
