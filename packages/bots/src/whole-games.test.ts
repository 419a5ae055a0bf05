// Greedy plays whole games by the rules, and takes what is best for it now.
import {
	type Action,
	type CardsView,
	GAMES,
	legalActions,
	type Position,
	play,
	positionOf,
	type Seat,
	seedFromText,
	start,
	type View,
	viewFor,
} from '@tessera/engine';
import { kinds, type PlacedCode, placedOf } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { playerOf } from './levels.ts';

const choose = (view: View): Action => playerOf('greedy', 'test').choose(view, { rollouts: 0 }).action;

const TABLES = GAMES.flatMap((game) => [2, 3, 4].map((players) => [game, players] as const));

function playWhole(start: Position): readonly Action[] {
	const actions: Action[] = [];
	for (let position = start; !position.ending; ) {
		const action = choose(viewFor(position, position.turn));
		const played = play(position, action);
		if (!played.ok) throw new Error(`refused: ${JSON.stringify([action, played.problem])}`);
		actions.push(action);
		position = played.value.position;
	}
	return actions;
}

function begin(game: (typeof GAMES)[number], players: number, seed: string): Position {
	const begun = start({ game, ages: new Array<null>(players).fill(null) }, seedFromText(seed));
	if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
	return begun.value.position;
}

describe('whole games', () => {
	test.each(TABLES)('%s with %i players comes to an end by legal actions, the same ones each time', (game, players) => {
		const position = begin(game, players, `greedy ${game} ${players}`);
		const actions = playWhole(position);
		expect(actions.length).toBeGreaterThan(5);
		expect(playWhole(position)).toEqual(actions);
	});
});

const classic = (board: readonly PlacedCode[], hand: string): Position => {
	const position = positionOf({
		game: 'classic',
		options: {},
		ages: [null, null],
		seed: null,
		step: 4,
		turn: 0,
		hands: [kinds(hand), kinds('pc pc pc yx yd yq')],
		ended: null,
		board: placedOf(board),
		scores: [0, 0],
		idleTurns: 0,
	});
	if (!position.ok) throw new Error(JSON.stringify(position.problem));
	return position.value;
};

describe('what it takes', () => {
	test('C5 the placement with the most points', () => {
		const position = classic(
			[
				['ro', 0, 0],
				['rx', 1, 0],
			],
			'rd rq bo go gs ys',
		);
		const action = choose(viewFor(position, position.turn));
		const { placements } = legalActions(position) as { placements: readonly { score: number; pieces: unknown }[] };
		const most = Math.max(...placements.map(({ score }) => score));
		expect(placements.filter(({ score }) => score === most).map(({ pieces }) => pieces)).toContainEqual(
			action.type === 'place' && action.pieces,
		);
	});
	test('C5 of equal ones the same, whatever the order they are found in', () => {
		const board: readonly PlacedCode[] = [
			['ro', 0, 0],
			['rx', 1, 0],
		];
		const [one, other] = ['rd rq bo go gs ys', 'ys gs go bo rq rd'].map((hand) => {
			const position = classic(board, hand);
			return choose(viewFor(position, position.turn));
		});
		expect(one).toEqual(other);
	});
	test('C7 nothing fits: it exchanges its whole hand', () => {
		const position = classic([['ro', 0, 0]], 'gs gs ys bs ps yd');
		expect(choose(viewFor(position, position.turn))).toEqual({ type: 'exchange', pieces: kinds('gs gs ys bs ps yd') });
	});
	test('K4 a Qwirkle before many cards', () => {
		const view: View = {
			...(viewFor(begin('cards', 2, 'any'), 0 as Seat) as CardsView),
			turn: 0 as Seat,
			table: [kinds('ro rx rd rq rs')],
			hand: kinds('rc go bo yo'),
		};
		const action = choose(view);
		expect(action.type === 'lay' && action.cards).toEqual(expect.arrayContaining([...kinds('rc')]));
		expect(action.type === 'lay' && action.table).toContainEqual(kinds('ro rx rd rq rs rc'));
	});
	test('it refuses to choose from a view that is not its own turn', () => {
		const position = begin('classic', 2, 'x');
		const other = (1 - position.turn) as Seat;
		expect(() => choose(viewFor(position, other))).toThrow('own seat');
	});
});
