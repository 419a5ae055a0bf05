// Every player of every game, at every table: legal to the end, the same for the same seed, and blind to what is hidden.
import { type ClassicPosition, GAMES, type Kind, type Position, type Seat, viewFor } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { LEVELS, playerNamed, playersOf } from './about.ts';
import { playerOf } from './levels.ts';
import type { PlayerName } from './minds.ts';
import { begin, gameBetween } from './testing/games.ts';

const ROLLOUTS = 24;

const TABLES = GAMES.flatMap((game) =>
	playersOf(game).flatMap((name) => [2, 3, 4].map((players) => [name, game, players] as const)),
);

const playWhole = (name: PlayerName, game: (typeof GAMES)[number], players: number) =>
	gameBetween({ game, players, seed: `${name} ${game} ${players}` }, () => playerOf(name, 'own'), ROLLOUTS);

describe('whole games', () => {
	test.each(TABLES)('%s plays %s with %i seats to its end', (name, game, players) => {
		const course = playWhole(name, game, players);
		expect(course.length).toBeGreaterThan(5);
		expect(course.at(-1)?.position.ending).not.toBeNull();
	});
	test.each(GAMES)('in %s the same seed and rollouts give the same game', (game) => {
		const actions = playWhole('master', game, 2).map(({ action }) => action);
		expect(playWhole('master', game, 2).map(({ action }) => action)).toEqual(actions);
	});
});

/** The same position with the hidden tiles of the others and the bag dealt anew. */
function swapped(position: ClassicPosition): ClassicPosition {
	const other = (position.turn + 1) % position.hands.length;
	const hand = [...(position.hands[other] ?? [])];
	const bag = [...position.bag];
	const drawn = bag.flatMap((count, kind) => (count > 0 ? [kind as Kind] : [])).slice(0, hand.length);
	for (const kind of drawn) bag[kind] = (bag[kind] ?? 0) - 1;
	for (const kind of hand.slice(0, drawn.length)) bag[kind] = (bag[kind] ?? 0) + 1;
	const hands = position.hands.map((held, seat) => (seat === other ? [...drawn, ...hand.slice(drawn.length)] : held));
	return { ...position, hands, bag };
}

const isClassic = (position: Position): position is ClassicPosition => position.game === 'classic';

describe('what is hidden', () => {
	const course = gameBetween({ game: 'classic', players: 3, seed: 'hidden' }, () => playerOf('club', ''), 0).filter(
		({ action }, turn) => action !== null && turn % 5 === 0,
	);
	test.each(playersOf('classic'))('%s chooses the same whatever the others hold', (name) => {
		let changed = 0;
		for (const { position } of course) {
			if (!isClassic(position)) throw new Error('not Classic');
			const other = swapped(position);
			if (JSON.stringify(other.hands) !== JSON.stringify(position.hands)) changed++;
			const [one, two] = [position, other].map((each) =>
				playerOf(name, 'blind').choose(viewFor(each, each.turn), { rollouts: ROLLOUTS }),
			);
			expect(one).toEqual(two);
		}
		expect(changed).toBeGreaterThan(2);
	});
});

describe('names', () => {
	test('are found however they are written', () => {
		expect(playerNamed(' First  Steps ')).toBe('first-steps');
		expect(playerNamed('MASTER')).toBe('master');
		expect(playerNamed('nobody')).toBeUndefined();
	});
	test('every level plays every game, and says what it is like', () => {
		for (const { name, title, character } of LEVELS) {
			for (const game of GAMES) expect(playersOf(game)).toContain(name);
			expect(playerNamed(title)).toBe(name);
			expect(character).toMatch(/^[A-Z].*\.$/);
		}
	});
});

describe('a player', () => {
	test('refuses to choose when it is not its turn', () => {
		const position = begin({ game: 'classic', players: 2, seed: 'x' });
		const other = (1 - position.turn) as Seat;
		expect(() => playerOf('master', '').choose(viewFor(position, other), { rollouts: 1 })).toThrow('own seat');
	});
	test('in a hurry answers at once, with a clock as with rollouts', () => {
		const position = begin({ game: 'classic', players: 2, seed: 'hurry' });
		const view = viewFor(position, position.turn);
		const { rollouts } = playerOf('master', '').choose(view, { milliseconds: 0, clock: () => 0 });
		expect(rollouts).toBe(0);
	});
	test('stops when the clock says so', () => {
		const position = begin({ game: 'classic', players: 2, seed: 'clock' });
		const view = viewFor(position, position.turn);
		let asked = 0;
		const clock = (): number => asked++;
		const { rollouts } = playerOf('master', '').choose(view, { milliseconds: 5, clock });
		expect(asked).toBe(6);
		expect(rollouts).toBeGreaterThan(0);
	});
});
