// What browsers, scripts and the server say to each other. The forms of requests are apart, in './schemas'.
export * from './clock.ts';
export * from './followed.ts';
export type * from './happenings.ts';
export * from './known.ts';
export * from './letters.ts';
export * from './live.ts';
export type { Command, Envelope, Phrase } from './schemas/commands.ts';
export type { LiveRequest } from './schemas/live.ts';
export type { TermsWish } from './schemas/terms.ts';
export * from './take-back.ts';
export type * from './terms.ts';
