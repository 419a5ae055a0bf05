// What the referee offers to the rest of the server.
export type * from './ports.ts';
export type * from './types.ts';
