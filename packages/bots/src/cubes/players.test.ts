// Every player of Cubes keeps to the rules and to what its seat may know, and does what it is known for.
import {
	type ActionOf,
	boardOf,
	type CubesPosition,
	legalActions,
	type OptionValue,
	type Placed,
	type Position,
	placementsOn,
	play,
	seedFromText,
	viewFor,
	withPieces,
} from '@tessera/engine';
import { kinds } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { playersOf } from '../about.ts';
import { playerOf } from '../levels.ts';
import type { PlayerName } from '../minds.ts';
import type { Choice } from '../player.ts';
import { gameBetween } from '../testing/games.ts';
import { positionsOfGame, tableOf } from './testing/tables.ts';

const NAMES = playersOf('cubes');
const ROLLOUTS = 30;

const choose = (name: PlayerName, position: CubesPosition, rollouts = ROLLOUTS): Choice<'cubes'> =>
	playerOf(name, 'test').choose(viewFor(position, position.turn), { rollouts }) as Choice<'cubes'>;

const actionOf = (name: PlayerName, position: CubesPosition): ActionOf<'cubes'> => choose(name, position).action;

const OTHER_RULINGS: Readonly<Record<string, OptionValue>> = {
	whenStuck: 'end',
	openingTie: 'lot',
	openingQwirkleBonus: false,
	openingSinglePoints: 0,
};

describe.each(NAMES)('%s', (name) => {
	test.each([2, 3, 4])('Q2 to Q5 plays with %i seats by other rulings to the end', (players) => {
		const seed = `${name} ${players}`;
		const terms = { game: 'cubes', players, seed, options: OTHER_RULINGS } as const;
		const course = gameBetween(terms, () => playerOf(name, seed), 10);
		expect(course[0]?.action?.type).toBe('place');
		expect(course.at(-1)?.position.ending).not.toBeNull();
	});
	test('Q1 chooses by what it sees alone: the same from the same view, whatever the seed will bring', () => {
		for (const position of positionsOfGame('blind', 3).slice(0, 4)) {
			const elsewhere = { ...position, seed: seedFromText('another bag') };
			expect(choose(name, elsewhere)).toEqual(choose(name, position));
		}
	});
	test('tells what it weighed, the best first', () => {
		for (const position of positionsOfGame('told', 2)) {
			const { action, candidates } = choose(name, position);
			expect(candidates[0]?.action).toEqual(action);
			const worths = candidates.map(({ worth }) => worth);
			expect(worths).toEqual(worths.toSorted((a, b) => b - a));
			// What was not weighed is not made up.
			for (const { points, kept, risk } of candidates)
				expect([points, kept ?? 0, risk ?? 0].every(Number.isFinite)).toBe(true);
		}
	});
	test('Q4 passes when no roll could help, and only then', () => {
		const stuck = tableOf({ board: OPEN_CORNER, hands: ['ro gx ro gx bs yd', 'po po po po po po'].map(kinds) });
		expect(actionOf(name, stuck)).toEqual({ type: 'pass' });
		const rolling = tableOf({ board: OPEN_CORNER, hands: ['ro gx ro gx bs po', 'po po po po po po'].map(kinds) });
		expect(actionOf(name, rolling).type).toBe('reroll');
	});
});

/** Lines of six wherever one looks, but for one corner: only a purple clover fits anywhere. */
const OPEN_CORNER = boardOf(
	['r', 'o', 'y', 'g', 'b', 'p']
		.flatMap((colour, y) =>
			kinds([...'oxdqsc'].map((shape) => colour + shape).join(' ')).map((kind, x) => ({ kind, x, y })),
		)
		.slice(0, -1),
);

const line = (codes: string, y = 0): readonly Placed[] => kinds(codes).map((kind, x) => ({ kind, x, y }));

const courseOf = (name: PlayerName): ReturnType<typeof gameBetween> =>
	gameBetween({ game: 'cubes', players: 2, seed: name }, () => playerOf(name, name), ROLLOUTS);

describe('no-reroll', () => {
	test('Q3 never rolls a cube by choice', () => {
		const rerolls = courseOf('no-reroll').flatMap(({ action }) => (action?.type === 'reroll' ? [action.cubes] : []));
		for (const cubes of rerolls) expect(cubes).toEqual([]);
	});
});

describe('first-steps', () => {
	test('lays three cubes at most, once the game is opened', () => {
		const laid = courseOf('first-steps').flatMap(({ action }) =>
			action?.type === 'place' ? [action.pieces.length] : [],
		);
		expect(Math.max(...laid.slice(1))).toBe(3);
	});
});

describe('club', () => {
	/** What the next player could score without a reroll. */
	const replyTo = ({ board, hands, turn }: CubesPosition, pieces: readonly Placed[]): number =>
		Math.max(0, ...placementsOn(withPieces(board, pieces), hands[1 - turn] ?? []).map(({ score }) => score));

	test('C5 lays the most points, and of equal placements the one that leaves the next player least', () => {
		let alike = 0;
		for (const position of ['one', 'two', 'three'].flatMap((seed) => positionsOfGame(seed, 2))) {
			const action = actionOf('club', { ...position, rerolled: true });
			if (action.type !== 'place') continue;
			const { placements } = legalActions(position);
			const most = Math.max(...placements.map(({ score }) => score));
			const best = placements.filter(({ score }) => score === most);
			expect(best.map(({ pieces }) => pieces)).toContainEqual(action.pieces);
			const replies = best.map(({ pieces }) => replyTo(position, pieces));
			expect(replyTo(position, action.pieces)).toBe(Math.min(...replies));
			if (new Set(replies).size > 1) alike++;
		}
		expect(alike).toBeGreaterThan(3);
	});
});

const FIVE_REDS = line('ro rx rd rq rs');

describe('expert', () => {
	const OTHERS = kinds('gs gd gs gd gs gd');

	test('Q3 goes for the Qwirkle with every red cube it has', () => {
		const action = actionOf('expert', tableOf({ board: FIVE_REDS, hands: [kinds('ro rx rd rq gx gx'), OTHERS] }));
		expect(action.type === 'reroll' && action.cubes).toEqual(expect.arrayContaining([...kinds('ro rx rd rq')]));
	});
	test('Q3 keeps the cube that makes one, and lays it', () => {
		const position = tableOf({ board: FIVE_REDS, hands: [kinds('rc gx bs gx bs gx'), OTHERS] });
		const rolled = actionOf('expert', position);
		expect(rolled.type === 'reroll' && rolled.cubes).not.toContain(kinds('rc')[0]);
		const laid = actionOf('expert', { ...position, rerolled: true });
		expect(laid.type === 'place' && laid.pieces.map(({ kind }) => kind)).toContain(kinds('rc')[0]);
	});
	test('Q3 tells the points that it expects', () => {
		const { candidates } = choose('expert', tableOf({ board: FIVE_REDS, hands: [kinds('rc gx bs gx bs gx'), OTHERS] }));
		expect(candidates[0]?.points).toBeGreaterThanOrEqual(12);
		expect(candidates.length).toBeGreaterThan(1);
	});
});

describe('master', () => {
	test('tells nothing of what a reroll keeps, which nobody knows before the roll', () => {
		const [position] = positionsOfGame('told', 2);
		const told = position ? choose('master', position).candidates : [];
		const rerolls = told.filter(({ action }) => action.type === 'reroll');
		expect(rerolls.length).toBeGreaterThan(0);
		for (const { kept, risk } of rerolls) expect([kept, risk]).toEqual([null, expect.any(Number)]);
	});
	const FOUR_REDS = tableOf({
		board: line('ro rx rd rq'),
		hands: [kinds('rs bo bo bo bo bo'), kinds('rc gd gd gd gd gd')],
		rerolled: true,
	});
	const makesFive = ({ action }: Pick<Choice<'cubes'>, 'action'>): boolean =>
		action.type === 'place' && action.pieces.some(({ y }) => y === 0);

	test('leaves no Qwirkle to a player who shows the missing cube, where the expert takes the points', () => {
		expect(makesFive(choose('expert', FOUR_REDS))).toBe(true);
		expect(makesFive(choose('master', FOUR_REDS))).toBe(false);
	});
	test('says what it would give away', () => {
		const { candidates } = choose('master', FOUR_REDS, 8);
		const [five, other] = [true, false].map((wanted) => candidates.find((each) => makesFive(each) === wanted));
		expect(five?.points).toBeGreaterThan(other?.points ?? Number.NaN);
		expect(five?.risk).toBeGreaterThan((other?.risk ?? Number.NaN) + 3);
	});
	test('Q5 has nothing to fear and nothing to hope for after its last cube', () => {
		const view = viewFor(FOUR_REDS, FOUR_REDS.turn);
		const hands = ['yo yx', 'gs gd gc'].map(kinds);
		const { action, candidates } = playerOf('master', 'test').choose(
			{ ...view, hand: hands[0] ?? [], hands, handSizes: [2, 3], bagSize: 0, unseen: [0, 0, 0, 0, 0, 0] },
			{ rollouts: ROLLOUTS },
		);
		expect(action.type === 'place' && action.pieces).toHaveLength(2);
		const [best] = candidates;
		expect(best).toMatchObject({ kept: 0, risk: 0, worth: (best?.points ?? 0) + 6 });
	});
	test('can be stopped at any moment: every answer on the way is legal', () => {
		for (const position of positionsOfGame('stopped', 2).slice(2, 8)) {
			const answers = [...playerOf('master', 'test').think(viewFor(position, position.turn))];
			expect(answers.length).toBeGreaterThan(1);
			for (const { action } of answers) expect(play<Position>(position, action).ok).toBe(true);
		}
	});
});
