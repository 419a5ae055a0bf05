// A finished table moves the ratings of accounts and bots, once, and of nobody else.
import { beforeEach, describe, expect, test } from 'vitest';
import { memoryPlayers, type Players } from '../players/index.ts';
import { passkey, someone } from '../players/test-help.ts';
import { botSubject, type FinishedGame, placesOf, rateFinished, shownChange, shownRatings } from './finished.ts';
import { skillsAfter, UNKNOWN } from './skill.ts';

type Player = FinishedGame['players'][number];

const person = (identity: string, score: number, isOut = false): Player => ({ who: { identity }, score, isOut });
const bot = (score: number, level: 'club' | 'master' = 'club'): Player => ({ who: { level }, score, isOut: false });

test.each<[string, readonly Player[], readonly number[]]>([
	['points', [person('a', 10), person('b', 30), person('c', 20)], [3, 1, 2]],
	['points, shared', [person('a', 30), person('b', 10), person('c', 30), person('d', 5)], [1, 3, 1, 4]],
	['points, all shared', [person('a', 0), person('b', 0)], [1, 1]],
	['staying, before points', [person('a', 50, true), person('b', 10), person('c', 90, true), bot(20)], [3, 2, 3, 1]],
])('places go by %s', (_, players, places) => {
	expect(placesOf(players)).toEqual(places);
});

describe('ratings', () => {
	let players: Players;
	let ann: string;
	let ben: string;
	let guest: string;
	beforeEach(async () => {
		players = memoryPlayers();
		[ann, ben, guest] = [await someone(players), await someone(players), await someone(players)];
		await players.register(ann, 'of-ann', passkey('a'), 1);
		await players.register(ben, 'of-ben', passkey('b'), 1);
		return () => players.close();
	});

	const game = (...who: readonly Player[]): FinishedGame => ({
		table: 'table',
		game: 'classic',
		because: 'rules',
		hadStandIn: false,
		at: 1000,
		players: who,
	});

	const rated = async (finished: FinishedGame): Promise<boolean> => rateFinished(players, finished);
	const shown = (subject: string) => shownRatings(players, subject);
	const meanOf = async (subject: string) => (await players.ratingsOf(subject))[0]?.mu ?? Number.NaN;

	test('of two accounts go apart', async () => {
		expect(await rated(game(person(ann, 20), person(ben, 30)))).toBe(true);
		const [mine] = await shown('of-ann');
		const [theirs] = await shown('of-ben');
		expect([mine?.size, mine?.games, theirs?.size, theirs?.games]).toEqual([2, 1, 2, 1]);
		expect(theirs?.number).toBeGreaterThan(1000);
		expect(theirs?.number).toBeGreaterThan(mine?.number ?? 0);
		expect(await players.ratingsOf(ann)).toEqual([]);
	});

	test('O16 are told with what the table changed, to those it has rated', async () => {
		await rated(game(person(ann, 20), person(ben, 30), person(guest, 90)));
		await rated({ ...game(person(ann, 20), person(ben, 30), bot(10)), table: 'another' });
		const [now] = await shown('of-ben');
		const [first, second] = [
			await shownChange(players, 'table', 'of-ben'),
			await shownChange(players, 'another', 'of-ben'),
		];
		expect(first).toMatchObject({ size: 3, before: 1000 });
		expect(first?.number).toBeGreaterThan(1000);
		expect(second).toEqual({ size: 3, before: first?.number, number: now?.number });
		expect(await shownChange(players, 'table', 'of-guest')).toBeNull();
		expect(await shownChange(players, 'elsewhere', 'of-ben')).toBeNull();
	});

	test('O16 move once for each table', async () => {
		const finished = game(person(ann, 20), person(ben, 30));
		expect([await rated(finished), await rated(finished)]).toEqual([true, false]);
		expect((await shown('of-ann'))[0]?.games).toBe(1);
		expect(await rated({ ...finished, table: 'another' })).toBe(true);
		expect((await shown('of-ann'))[0]?.games).toBe(2);
	});

	test('of bots are on the same scale, for each game and level', async () => {
		await rated(game(person(ann, 20), bot(10, 'master')));
		expect(await meanOf('bot:classic:master')).toBeLessThan(25);
		expect(await meanOf('of-ann')).toBeGreaterThan(25);
		expect(await shown(botSubject('cards', 'master'))).toEqual([]);
		expect(await shown(botSubject('classic', 'club'))).toEqual([]);
	});

	test('of a bot in two seats move by what both did, as one game', async () => {
		await rated(game(person(ann, 20), bot(30), bot(10)));
		const [club] = await players.ratingsOf('bot:classic:club');
		expect(club).toMatchObject({ size: 3, games: 1 });
		const [own, better, worse] = skillsAfter([UNKNOWN, UNKNOWN, UNKNOWN], [2, 1, 3]);
		expect(club?.mu).toBeCloseTo(((better?.mu ?? 0) + (worse?.mu ?? 0)) / 2);
		expect(await meanOf('of-ann')).toBeCloseTo(own?.mu ?? 0);
	});

	test('belong to the number who played, whether or not all of them are rated', async () => {
		expect(await rated(game(person(ann, 20), person(guest, 90), bot(10)))).toBe(true);
		expect((await shown('of-ann')).map(({ size }) => size)).toEqual([3]);
	});

	test('are not moved by people without an account, who have none', async () => {
		const alone = game(person(ann, 20), person(ben, 30), bot(10));
		await rated(alone);
		const without = await Promise.all(['of-ann', 'of-ben', 'bot:classic:club'].map(meanOf));
		const other = memoryPlayers();
		const [cem, dan] = [await someone(other), await someone(other)];
		await other.register(cem, 'of-ann', passkey('a'), 1);
		await other.register(dan, 'of-ben', passkey('b'), 1);
		await rateFinished(other, game(person(cem, 20), person('guest', 25), person(dan, 30), bot(10)));
		const means = await Promise.all(
			['of-ann', 'of-ben', 'bot:classic:club'].map(async (subject) => (await other.ratingsOf(subject))[0]?.mu),
		);
		expect(means).toEqual(without);
		expect(await other.ratingsOf('guest')).toEqual([]);
	});

	test.each<[string, () => FinishedGame]>([
		['of an account against guests only', () => game(person(ann, 20), person(guest, 10))],
		['of bots and guests', () => game(person(guest, 20), bot(10), bot(30, 'master'))],
		['that all agreed to end', () => ({ ...game(person(ann, 20), person(ben, 10)), because: 'agreed' })],
		['in which a bot played for somebody', () => ({ ...game(person(ann, 20), person(ben, 10)), hadStandIn: true })],
		['that nobody came back to', () => ({ ...game(person(ann, 20), person(ben, 10)), because: 'expired' })],
	])('O16 are not moved by a game %s', async (_, finished) => {
		expect(await rated(finished())).toBe(false);
		for (const subject of ['of-ann', 'of-ben', 'bot:classic:club']) expect(await shown(subject)).toEqual([]);
	});

	test('are not moved by an account that somebody makes after the game, however often it is told of', async () => {
		const finished = game(person(ann, 20), person(guest, 10));
		expect(await rated(finished)).toBe(false);
		await players.register(guest, 'of-guest', passkey('g'), 2);
		expect(await rated(finished)).toBe(false);
		expect(await shown('of-guest')).toEqual([]);
	});

	test('are not moved by a game that one account plays against itself', async () => {
		await players.signIn(ben, 'a', 0, 2);
		expect(await rated(game(person(ann, 20), person(ben, 10), bot(30)))).toBe(false);
		expect(await shown('of-ann')).toEqual([]);
	});

	test('O16 belong to the account of the beginning, whatever became of the device since', async () => {
		const signedOut = { ...person(guest, 10), who: { identity: guest, account: 'of-ann' } };
		const cameLater = { ...person(ben, 20), who: { identity: ben, account: null } };
		expect(await rated(game(signedOut, cameLater, bot(30)))).toBe(true);
		expect(await meanOf('of-ann')).toBeLessThan(25);
		expect(await shown('of-ben')).toEqual([]);
	});

	test('O16 fall for whoever ends a game against bots alone', async () => {
		expect(await rated({ ...game(person(ann, 90, true), bot(10)), because: 'agreed' })).toBe(true);
		expect(await meanOf('of-ann')).toBeLessThan(25);
	});

	test('fall for whoever leaves, with however many points', async () => {
		await rated(game(person(ann, 90, true), person(ben, 10)));
		expect(await meanOf('of-ann')).toBeLessThan(25);
		expect(await meanOf('of-ben')).toBeGreaterThan(25);
	});
});
