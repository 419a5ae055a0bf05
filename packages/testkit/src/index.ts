// What tests of every package may use. Never imported by the product itself.
export * from './cases.ts';
export * from './codes.ts';
export * from './examples.ts';
export * from './generators.ts';
export * from './misbehaving.ts';
export * from './random.ts';
export * from './random-game.ts';
export * from './reference/answer.ts';
export * from './reference/cards.ts';
export * from './reference/grid.ts';
export * from './reference/line.ts';
export * from './rules-cited.ts';
export * from './whole-games.ts';
