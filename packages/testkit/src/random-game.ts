// Whole games played by chance, the same for the same seed: what properties of play, replay, views and notation are asked of.
import {
	type Action,
	arrange,
	type CardsLegal,
	type CardsPosition,
	type ClassicLegal,
	type CubesLegal,
	type GameName,
	type Kind,
	legalActions,
	type OptionValue,
	type PlayedStep,
	type Position,
	play,
	type Recorded,
	type Seed,
	seatsLeft,
	seedFromText,
	start,
	type Terms,
} from '@tessera/engine';
import { pick, type Random, randomFrom, sample } from './random.ts';

/** A random game with the seed it came from. */
export interface PlayedGame extends Recorded {
	readonly seed: Seed;
}

export interface RandomTerms {
	readonly game: GameName;
	readonly players: number;
	readonly seed: number;
	readonly options?: Readonly<Record<string, OptionValue>>;
	readonly ages?: readonly (number | null)[];
	/** About one in so many actions is somebody withdrawing, whoever's turn it is; nobody does otherwise. */
	readonly leaving?: number;
	/** Stops after so many actions; a whole game otherwise. */
	readonly most?: number;
}

const handToMove = (position: Position): readonly Kind[] => position.hands[position.turn] ?? [];

const someOf = (random: Random, hand: readonly Kind[], most: number): readonly Kind[] =>
	sample(random, hand, 1 + random(most));

function classicAction(random: Random, hand: readonly Kind[], legal: ClassicLegal): Action {
	const { placements, exchangeUpTo, pass } = legal;
	if (exchangeUpTo > 0 && (placements.length === 0 || random(12) === 0))
		return { type: 'exchange', pieces: someOf(random, hand, exchangeUpTo) };
	if (pass && (placements.length === 0 || random(3) === 0)) return { type: 'pass' };
	return { type: 'place', pieces: pick(random, placements).pieces };
}

function cubesAction(random: Random, hand: readonly Kind[], legal: CubesLegal): Action {
	const { placements, reroll, pass } = legal;
	if (pass) return { type: 'pass' };
	if (reroll && (placements.length === 0 || random(2) === 0))
		return { type: 'reroll', cubes: sample(random, hand, random(hand.length + 1)) };
	return { type: 'place', pieces: pick(random, placements).pieces };
}

function cardsAction(random: Random, position: CardsPosition, { plays, swap }: CardsLegal): Action {
	if (plays.length === 0) return { type: swap ? 'swap' : 'pass' };
	const { cards, maxQwirkles } = pick(random, plays);
	const arranged = arrange(position.table, cards, random(maxQwirkles + 1));
	if (!arranged) throw new Error('a playable choice of cards could not be arranged');
	return { type: 'lay', cards, table: arranged.table };
}

/** Any legal action of the seat to move. */
export function randomAction(random: Random, position: Position): Action {
	const hand = handToMove(position);
	switch (position.game) {
		case 'classic':
			return classicAction(random, hand, legalActions(position));
		case 'cubes':
			return cubesAction(random, hand, legalActions(position));
		case 'cards':
			return cardsAction(random, position, legalActions(position));
	}
}

/** Any legal action of the seat to move, or now and then somebody who has had enough. W1 */
function actionOrLeaving(random: Random, position: Position, leaving: number | null): Action {
	if (leaving === null || random(leaving) > 0) return randomAction(random, position);
	return { type: 'withdraw', seat: pick(random, seatsLeft(position)) };
}

/** A game in which every action was drawn by lot from the legal ones. */
export function randomGame({
	game,
	players,
	seed: number,
	options = {},
	ages,
	leaving,
	most = Infinity,
}: RandomTerms): PlayedGame {
	const random = randomFrom(number);
	const seed = seedFromText(`random game ${number}`);
	const terms: Terms = { game, ages: ages ?? new Array<null>(players).fill(null), options };
	const begun = start(terms, seed);
	if (!begun.ok) throw new Error(`these terms are refused: ${JSON.stringify(begun.problem)}`);
	const steps: PlayedStep[] = [];
	for (let position: Position = begun.value.position; !position.ending && steps.length < most; ) {
		const action = actionOrLeaving(random, position, leaving ?? null);
		const played = play(position, action);
		if (!played.ok) throw new Error(`a legal action was refused: ${JSON.stringify([number, action, played.problem])}`);
		steps.push({ action, step: played.value });
		position = played.value.position;
	}
	return { terms, seed, start: begun.value, steps };
}
