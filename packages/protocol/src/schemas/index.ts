// The forms of everything that comes from outside, to be checked before anything else is done with it; and of what is answered, to
// be described.
export * from './actions.ts';
export * from './answers.ts';
export * from './commands.ts';
export * from './events.ts';
export * from './happenings.ts';
export * from './live.ts';
export * from './refusals.ts';
export * from './terms.ts';
export * from './told.ts';
