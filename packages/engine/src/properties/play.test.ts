// What holds in every game, whatever is played.
import {
	countColours,
	countKinds,
	type Kind,
	legalActions,
	type Position,
	plus,
	seatsLeft,
	seatsOf,
	total,
} from '@tessera/engine';
import { forEveryGame, positionsOf } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';

const onTable = (position: Position): readonly Kind[] =>
	position.game === 'cards'
		? [...position.table.flat(), ...position.captured.flat(2)]
		: position.board.map(({ kind }) => kind);

/** Everything there is, wherever it lies: by kind, in Cubes by colour. */
function inventory(position: Position): readonly number[] {
	const open = [...onTable(position), ...position.hands.flat()];
	switch (position.game) {
		case 'classic':
			return plus(countKinds(open), position.bag);
		case 'cubes':
			return plus(countColours(open), position.bag);
		case 'cards':
			return plus(countKinds(open), position.pile);
	}
}

const stockOf = (position: Position): number => total(position.game === 'cards' ? position.pile : position.bag);

describe('in every game', () => {
	test('C1, Q1, K1 pieces are conserved in every step', () => {
		forEveryGame((game) => {
			for (const position of positionsOf(game)) {
				const each = position.game === 'cubes' ? 15 : 3;
				expect(new Set(inventory(position))).toEqual(new Set([each]));
			}
		});
	});

	test('C6, Q3, K4 hands are full while there is something to draw', () => {
		forEveryGame((game) => {
			for (const position of positionsOf(game)) {
				const full = position.game === 'cards' ? 9 : 6;
				for (const hand of position.hands)
					if (stockOf(position) > 0) expect(hand).toHaveLength(full);
					else expect(hand.length).toBeLessThanOrEqual(full);
			}
		});
	});

	test('C3, C9, Q4, K6 the seat to move always has something to do, until the game is over', () => {
		forEveryGame((game) => {
			for (const position of positionsOf(game)) {
				const legal = legalActions(position);
				const moves = legal.game === 'cards' ? legal.plays.length : legal.placements.length;
				const other =
					legal.pass ||
					(legal.game === 'classic' && legal.exchangeUpTo > 0) ||
					(legal.game === 'cubes' && legal.reroll) ||
					(legal.game === 'cards' && legal.swap);
				expect(moves > 0 || other).toBe(position.ending === null);
			}
		});
	});

	test('C8, C9, C11, Q5, K5, W3 the game ends, with those who have most as winners', () => {
		forEveryGame((game) => {
			const last = positionsOf(game).at(-1);
			if (!last?.ending) throw new Error('the game did not end');
			const scores = last.game === 'cards' ? last.captured.map(({ length }) => length) : last.scores;
			const left = seatsLeft(last);
			const best = Math.max(...left.map((seat) => scores[seat] ?? 0));
			expect(last.ending.winners).toEqual(left.filter((seat) => scores[seat] === best));
			expect(last.ending.reason === 'others-withdrew').toBe(left.length === 1);
			for (const position of positionsOf(game).slice(0, -1)) expect(position.ending).toBeNull();
		});
	});

	test('C3, W1 turns go round to the left, past those who have left', () => {
		forEveryGame((game) => {
			let before = game.start.position;
			for (const { action, step } of game.steps) {
				const { position } = step;
				const stays = action.type === 'reroll' || (action.type === 'withdraw' && action.seat !== before.turn);
				const round = seatsOf(before.hands.length).map((seat) => (before.turn + 1 + seat) % before.hands.length);
				const next = stays ? before.turn : round.find((seat) => !position.withdrawn.some((gone) => gone === seat));
				if (!position.ending) expect(position.turn).toBe(next);
				before = position;
			}
		});
	});
});
