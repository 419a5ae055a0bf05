// What thinking offers to the rest of the server.
export type * from './types.ts';
