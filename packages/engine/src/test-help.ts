// What the rule tests share, so that each can be read as the rule it tells: pieces in two letters (`ro` is the red circle),
// boards as rows of them, positions from only what matters, and answers unwrapped. Used by tests alone.
import type { Outcomes, RecordProblem } from './core/chance.ts';
import { countColours, countKinds, plus, without } from './core/multiset.ts';
import type { Seed } from './core/random.ts';
import type { Result } from './core/result.ts';
import { ALL_KINDS, type Colour, type Kind, kindOf, type Seat, type Shape } from './core/vocabulary.ts';
import {
	type Action,
	type ActionOf,
	legalActions,
	type Position,
	play,
	playRecorded,
	positionOf,
	type RefusalOf,
	type StepOf,
	start,
	type Terms,
} from './game.ts';
import type { CardsSetup } from './games/cards/setup.ts';
import { arrange } from './games/cards/solver/index.ts';
import type { CardsPosition } from './games/cards/types.ts';
import type { ClassicSetup } from './games/classic/setup.ts';
import type { ClassicPosition } from './games/classic/types.ts';
import type { CubesSetup } from './games/cubes/setup.ts';
import type { CubesPosition } from './games/cubes/types.ts';
import type { Placed } from './grid/board.ts';
import type { Recorded } from './verify.ts';

const COLOUR_LETTERS = 'roygbp';
const SHAPE_LETTERS = 'oxdqsc';

export const seat = (index: number): Seat => index as Seat;

export const colour = (letter: string): Colour => COLOUR_LETTERS.indexOf(letter) as Colour;
export const shape = (letter: string): Shape => SHAPE_LETTERS.indexOf(letter) as Shape;
export const kind = (code: string): Kind => kindOf(colour(code.charAt(0)), shape(code.charAt(1)));
export const kinds = (codes: string): readonly Kind[] => codes.split(' ').filter(Boolean).map(kind);

/** `at('ro', 1, -2)`: a red circle there. */
export const at = (code: string, x: number, y: number): Placed => ({ kind: kind(code), x, y });

/** Rows of pieces from 0,0 to the right and down; `..` leaves a cell free. */
export const rows = (...lines: readonly string[]): readonly Placed[] =>
	lines.flatMap((line, y) =>
		line.split(' ').flatMap((code, x) => (code === '..' || code === '' ? [] : [at(code, x, y)])),
	);

export function unwrap<T, P>(result: Result<T, P>): T {
	if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.problem)}`);
	return result.value;
}

export function problemOf<T, P>(result: Result<T, P>): P {
	if (result.ok) throw new Error('was not refused');
	return result.problem;
}

/** The step of an action that must be legal; chance gives these outcomes. */
export const played = <P extends Position>(
	position: P,
	action: ActionOf<P['game']>,
	outcomes: Outcomes = [],
): StepOf<P['game']> => unwrap(playRecorded(position, action, outcomes));

/** Why an action is refused that must be. */
export const refusalOf = <P extends Position>(
	position: P,
	action: ActionOf<P['game']>,
	outcomes: Outcomes = [],
): RefusalOf<P['game']> | RecordProblem => problemOf(playRecorded(position, action, outcomes));

interface Hands {
	readonly hands: readonly (readonly Kind[])[];
}

const common = ({ hands }: Hands) => ({
	options: {},
	ages: hands.map(() => null),
	seed: null,
	step: 0,
	turn: 0,
	ended: null,
});

export const classicSetup = (given: Partial<ClassicSetup> & Hands): ClassicSetup => ({
	...common(given),
	game: 'classic',
	board: [],
	scores: given.hands.map(() => 0),
	idleTurns: 0,
	...given,
});

export const cubesSetup = (given: Partial<CubesSetup> & Hands): CubesSetup => ({
	...common(given),
	game: 'cubes',
	board: [],
	scores: given.hands.map(() => 0),
	rerolled: false,
	...given,
});

export const cardsSetup = (given: Partial<CardsSetup> & Hands): CardsSetup => ({
	...common(given),
	game: 'cards',
	table: [],
	captured: given.hands.map(() => []),
	finalTurns: null,
	idleTurns: 0,
	...given,
});

export const classicAt = (given: Partial<ClassicSetup> & Hands): ClassicPosition =>
	unwrap(positionOf(classicSetup(given)));
export const cubesAt = (given: Partial<CubesSetup> & Hands): CubesPosition => unwrap(positionOf(cubesSetup(given)));
export const cardsAt = (given: Partial<CardsSetup> & Hands): CardsPosition => unwrap(positionOf(cardsSetup(given)));

const PACK: readonly Kind[] = [...ALL_KINDS, ...ALL_KINDS, ...ALL_KINDS];

/** Full hands for as many seats, of what is not taken: they hold a place in a setup until the real ones take it. */
const spareHands = (players: number, size: number, taken: readonly Kind[]): readonly (readonly Kind[])[] =>
	Array.from({ length: players }, (_, index) => without(PACK, taken).slice(index * size, (index + 1) * size));

const kindsOn = (board: readonly Placed[] = []): readonly Kind[] => board.map((piece) => piece.kind);

/** With a bag that a board of a handful of tiles could not leave: the rest counts as out of the game. */
export const classicWithBag = (given: Partial<ClassicSetup> & Hands, bag: readonly Kind[]): ClassicPosition => ({
	...classicAt({ ...given, hands: spareHands(given.hands.length, 6, kindsOn(given.board)) }),
	hands: given.hands,
	bag: countKinds(bag),
});

export const cubesWithBag = (given: Partial<CubesSetup> & Hands, bag: readonly Kind[]): CubesPosition => ({
	...cubesAt({ ...given, hands: spareHands(given.hands.length, 6, kindsOn(given.board)) }),
	hands: given.hands,
	bag: countColours(bag),
});

export function cardsWithPile(given: Partial<CardsSetup> & Hands, pile: readonly Kind[]): CardsPosition {
	const taken = [...(given.table ?? []).flat(), ...(given.captured ?? []).flat(2)];
	return {
		...cardsAt({ ...given, hands: spareHands(given.hands.length, 9, taken), finalTurns: null }),
		finalTurns: given.finalTurns ?? null,
		hands: given.hands,
		pile: countKinds(pile),
	};
}

/** Every piece of the game, wherever it is: by kind, or in Cubes by colour. */
export function allPieces(position: Position): readonly number[] {
	const held = position.hands.flat();
	switch (position.game) {
		case 'classic':
			return plus(position.bag, countKinds([...held, ...position.board.map((piece) => piece.kind)]));
		case 'cubes':
			return plus(position.bag, countColours([...held, ...position.board.map((piece) => piece.kind)]));
		case 'cards':
			return plus(position.pile, countKinds([...held, ...position.table.flat(), ...position.captured.flat(2)]));
	}
}

/** Every number anywhere in plain data: what somebody who gets hold of it could read. */
export function numbersIn(value: unknown): ReadonlySet<number> {
	const found = new Set<number>();
	JSON.stringify(value, (_, part: unknown) => {
		if (typeof part === 'number') found.add(part);
		return part;
	});
	return found;
}

/** Pieces that no game has, told apart by the seat they are dealt to: wherever one turns up, it came from that hand. */
export const markedHand = (owner: number, size: number): readonly Kind[] =>
	Array.from({ length: size }, (_, index) => (1000 * (owner + 1) + index) as Kind);

/** The seats whose marked pieces can be read out of plain data. */
export const ownersIn = (value: unknown): readonly number[] => {
	const owners = [...numbersIn(value)].filter((each) => each >= 1000).map((each) => Math.floor(each / 1000) - 1);
	return [...new Set(owners)].sort();
};

const oneOf = <T>(list: readonly T[], number: number): T => {
	const chosen = list[number % list.length];
	if (chosen === undefined) throw new Error('there is nothing to choose from');
	return chosen;
};

/** Something legal to do, differing from step to step, so that whole games see every kind of action. */
export function someAction(position: Position): Action {
	const { step, turn } = position;
	const hand = position.hands[turn] ?? [];
	const legal = legalActions(position);
	if (legal.pass) return { type: 'pass' };
	if (legal.game === 'cards') {
		if (legal.swap) return { type: 'swap' };
		const { cards } = oneOf(legal.plays, step * 31);
		const table = position.game === 'cards' ? arrange(position.table, cards)?.table : undefined;
		return { type: 'lay', cards, table: table ?? [] };
	}
	const isStuck = legal.placements.length === 0;
	if (legal.game === 'classic' && legal.exchangeUpTo > 0 && (isStuck || step % 7 === 6))
		return { type: 'exchange', pieces: hand.slice(0, 1 + (step % legal.exchangeUpTo)) };
	if (legal.game === 'cubes' && legal.reroll && (isStuck || step % 3 === 2))
		return { type: 'reroll', cubes: hand.slice(0, step % 4) };
	return { type: 'place', pieces: oneOf(legal.placements, step * 31).pieces };
}

/** Far more than any game takes. */
const MOST_STEPS = 1000;

/** A whole game from its seed to its end. */
export function playOut(terms: Terms, seed: Seed): Recorded {
	const begun = unwrap(start(terms, seed));
	const steps: Recorded['steps'][number][] = [];
	for (let position: Position = begun.position; position.ending === null; ) {
		if (steps.length > MOST_STEPS) throw new Error('the game does not end');
		const action = someAction(position);
		const step = unwrap(play(position, action));
		steps.push({ action, step });
		position = step.position;
	}
	return { terms, start: begun, steps };
}
