// What thinking offers to the rest of the server.
export { createThinker, type OpenLine, type PoolSettings } from './pool.ts';
export { openThinker, USUAL_POOL } from './threads.ts';
export type * from './types.ts';
