// The forms of everything that comes from outside, to be checked before anything else is done with it.
export * from './commands.ts';
export * from './live.ts';
export * from './terms.ts';
