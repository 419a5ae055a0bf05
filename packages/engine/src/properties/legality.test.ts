// Legality equals membership: an action is accepted exactly when the list of legal actions has it.
import {
	type Action,
	arrange,
	type Board,
	type ClassicPosition,
	type CubesPosition,
	countKinds,
	type Kind,
	legalActions,
	mostQwirkles,
	type Placed,
	type Position,
	play,
	plus,
	type ScoredPlacement,
	type Table,
} from '@tessera/engine';
import {
	forEveryGame,
	type PlayedGame,
	pick,
	positionsOf,
	type Random,
	randomAttempt,
	randomFrom,
	randomGame,
	referenceIsSeries,
	sample,
	wholeGames,
} from '@tessera/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

type BoardPosition = ClassicPosition | CubesPosition;

const keyOf = (pieces: readonly Placed[]): string =>
	pieces
		.map(({ kind, x, y }) => `${kind}@${x},${y}`)
		.sort()
		.join(' ');

const kindsKey = (pieces: readonly Placed[]): string =>
	pieces
		.map(({ kind }) => kind)
		.sort((a, b) => a - b)
		.join(' ');

const isListed = (placements: readonly ScoredPlacement[], pieces: readonly Placed[]): boolean =>
	placements.some((placement) => keyOf(placement.pieces) === keyOf(pieces));

const isAccepted = (position: Position, action: Action): boolean => play(position, action).ok;

const attempts = (random: Random, board: Board, hand: readonly Kind[]): readonly (readonly Placed[])[] =>
	board.length === 0 || hand.length === 0 ? [] : Array.from({ length: 8 }, () => randomAttempt(random, board, hand));

function boardPositions(game: PlayedGame): readonly BoardPosition[] {
	return positionsOf(game).filter((position): position is BoardPosition => position.game !== 'cards');
}

describe('on a board', () => {
	test('C4 pieces may be laid exactly when the list has them, and score what it says', () => {
		const random = randomFrom(7);
		let legal = 0;
		let illegal = 0;
		forEveryGame((game) => {
			for (const position of boardPositions(game)) {
				const { placements } = legalActions(position);
				for (const pieces of attempts(random, position.board, position.hands[position.turn] ?? [])) {
					const listed = isListed(placements, pieces);
					expect(isAccepted(position, { type: 'place', pieces })).toBe(listed);
					if (listed) legal++;
					else illegal++;
				}
			}
		});
		expect(legal).toBeGreaterThan(1000);
		expect(illegal).toBeGreaterThan(1000);
	});

	test('C2 a game may be opened exactly with the pieces of a listed opening, in any order, across or down', () => {
		const random = randomFrom(12);
		const seen = { legal: 0, illegal: 0 };
		for (let seed = 0; seed < 400; seed++) {
			const { start } = randomGame({ game: seed % 2 === 0 ? 'classic' : 'cubes', players: 2, seed, most: 0 });
			const position = start.position as BoardPosition;
			const hand = position.hands[position.turn] ?? [];
			const listed = legalActions(position).placements.map(({ pieces }) => kindsKey(pieces));
			const line =
				random(3) > 0 ? pick(random, legalActions(position).placements).pieces.map(({ kind }) => kind) : hand;
			const kinds = sample(random, line, random(4) > 0 ? line.length : 1 + random(line.length));
			const before = random(kinds.length);
			const isRow = random(2) === 0;
			const pieces = kinds.map((kind, at) => (isRow ? { kind, x: at - before, y: 0 } : { kind, x: 0, y: at - before }));
			const isLegal = listed.includes(kindsKey(pieces));
			expect(isAccepted(position, { type: 'place', pieces })).toBe(isLegal);
			seen[isLegal ? 'legal' : 'illegal']++;
		}
		expect(Math.min(seen.legal, seen.illegal)).toBeGreaterThan(50);
	});

	test('C5 the score of a listed placement is the difference it makes', () => {
		forEveryGame((game) => {
			for (const position of boardPositions(game).slice(0, 12))
				for (const { pieces, score } of legalActions(position).placements) {
					const played = play(position, { type: 'place', pieces });
					if (!played.ok) throw new Error(`a listed placement was refused: ${played.problem.kind}`);
					const bonus = played.value.events.some(({ type }) => type === 'bonus') ? 6 : 0;
					const before = position.scores[position.turn] ?? 0;
					expect((played.value.position.scores[position.turn] ?? 0) - before).toBe(score + bonus);
				}
		});
	});

	test('C7, C9 exchanges and passes are accepted exactly when they are offered', () => {
		const random = randomFrom(8);
		fc.assert(
			fc.property(wholeGames('classic'), (game) => {
				for (const position of positionsOf(game)) {
					if (position.game !== 'classic') continue;
					const { exchangeUpTo, pass } = legalActions(position);
					const hand = position.hands[position.turn] ?? [];
					expect(isAccepted(position, { type: 'pass' })).toBe(pass);
					for (let size = 0; size <= hand.length; size++) {
						const pieces = sample(random, hand, size);
						expect(isAccepted(position, { type: 'exchange', pieces })).toBe(size > 0 && size <= exchangeUpTo);
					}
				}
			}),
			{ seed: 1, numRuns: 20 },
		);
	});

	test('Q3, Q4 rerolls and passes are accepted exactly when they are offered', () => {
		const random = randomFrom(9);
		fc.assert(
			fc.property(wholeGames('cubes'), (game) => {
				for (const position of positionsOf(game)) {
					if (position.game !== 'cubes') continue;
					const { reroll, pass } = legalActions(position);
					const hand = position.hands[position.turn] ?? [];
					expect(isAccepted(position, { type: 'pass' })).toBe(pass);
					const cubes = sample(random, hand, random(hand.length + 1));
					expect(isAccepted(position, { type: 'reroll', cubes })).toBe(reroll);
				}
			}),
			{ seed: 1, numRuns: 20 },
		);
	});
});

/** The table with one card moved to another series, or to a new one. */
function withOneMoved(random: Random, table: Table): Table {
	const from = random(table.length);
	const card = pick(random, table[from] ?? []);
	const to = random(table.length + 1);
	const left = table.map((series, index) => (index === from ? series.filter((each) => each !== card) : series));
	return [...left, []]
		.map((series, index) => (index === to ? [...series, card] : series))
		.filter(({ length }) => length > 0);
}

describe('on the table of Cards', () => {
	test('K3, K4, K6 cards may be laid exactly when the list has them, and the arrangement found makes the most Qwirkles', () => {
		const random = randomFrom(10);
		let laid = 0;
		fc.assert(
			fc.property(wholeGames('cards'), (game) => {
				for (const position of positionsOf(game)) {
					if (position.game !== 'cards' || position.ending) continue;
					const { plays, swap, pass } = legalActions(position);
					const hand = position.hands[position.turn] ?? [];
					expect(isAccepted(position, { type: 'swap' })).toBe(swap);
					expect(isAccepted(position, { type: 'pass' })).toBe(pass);
					for (let tries = 0; tries < 4 && hand.length > 0; tries++) {
						const cards = [...sample(random, hand, 1 + random(hand.length))].sort((a, b) => a - b);
						const listed = plays.find((play) => `${play.cards}` === `${cards}`);
						const arranged = arrange(position.table, cards);
						expect(arranged !== null).toBe(listed !== undefined);
						expect(mostQwirkles(plus(countKinds(position.table.flat()), countKinds(cards)))).toBe(
							listed?.maxQwirkles ?? null,
						);
						if (!arranged) continue;
						const played = play(position, { type: 'lay', cards, table: arranged.table });
						if (!played.ok) throw new Error(`an arrangement was refused: ${played.problem.kind}`);
						const captured = played.value.events.find((event) => event.type === 'captured');
						expect(captured?.type === 'captured' ? captured.qwirkles.length : 0).toBe(listed?.maxQwirkles);
						laid++;
					}
				}
			}),
			{ seed: 1, numRuns: 6 },
		);
		expect(laid).toBeGreaterThan(100);
	});

	test('K3 a table is accepted exactly when every series on it is valid', () => {
		const random = randomFrom(13);
		const seen = { valid: 0, invalid: 0 };
		fc.assert(
			fc.property(wholeGames('cards'), (game) => {
				for (const { action, step } of game.steps) {
					if (action.type !== 'lay') continue;
					const before = game.steps[game.steps.findIndex((each) => each.step === step) - 1]?.step ?? game.start;
					for (let tries = 0; tries < 5; tries++) {
						const table = withOneMoved(random, action.table);
						const isValid = table.every(referenceIsSeries);
						expect(isAccepted(before.position, { ...action, table })).toBe(isValid);
						seen[isValid ? 'valid' : 'invalid']++;
					}
				}
			}),
			{ seed: 1, numRuns: 6 },
		);
		expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(20);
	});
});
