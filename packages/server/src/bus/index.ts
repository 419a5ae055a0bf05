// What the bus offers to the rest of the server.
export type { Bus, OnFailure } from './bus.ts';
export { localBus } from './local.ts';
