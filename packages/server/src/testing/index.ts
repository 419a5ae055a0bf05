// For tests and benchmarks: the server as a process, and clients that speak to it as scripts and browsers do.
export * from './api.ts';
export * from './player.ts';
export * from './process.ts';
