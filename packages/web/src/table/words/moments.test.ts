import { GAMES, type Seat } from '@tessera/engine';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../words/say.ts';
import { turnsOf } from '../course.ts';
import { gameHeard, youAndBots } from '../testing/games.ts';
import { dealBrief, momentFull, turnBrief, turnFull } from './moments.ts';

beforeAll(async () => {
	await speak('en');
});

test.each(GAMES)('the deal of %s tells the eye who begins and why, and nothing of what anyone holds', (game) => {
	const { course } = gameHeard(game, 2, 'ear', 0 as Seat);
	const [deal] = course;
	if (!deal) throw new Error('a game begins with a deal');
	expect(dealBrief({ game, seats: youAndBots(2) }, deal)).toMatch(
		/^(You begin|Greedy begins) with a (line|series) of \d(, the longest of all|\. Both have one as long, so [^.]+)\.$/,
	);
});

test('whoever ran out of time has not left the game, for the eye, for the ear and in the list of moves', () => {
	const seats = youAndBots(2);
	const table = { game: 'classic', seats } as const;
	for (const [seat, words] of [
		[0, 'Your time ran out: out of the game.'],
		[1, 'Greedy’s time ran out: out of the game.'],
	] as const) {
		const events = [{ type: 'withdrew', seat: seat as Seat, count: 6, pieces: null }] as const;
		const moment = { step: 1, seat: seat as Seat, events, isOutOfTime: true };
		const [turn] = turnsOf([moment], 2);
		if (!turn) throw new Error('leaving takes a turn');
		expect(turnBrief(table, turn)).toBe(words);
		expect(momentFull(table, moment, [moment])).toBe(words);
		expect(turnFull(table, turn, [moment])).toBe(words);
	}
});

test('a turn that a bot played for somebody says so, to the eye and to the ear, and no other does', () => {
	const table = { game: 'classic', seats: youAndBots(2) } as const;
	const { course } = gameHeard('classic', 2, 'ear', 0 as Seat);
	const stoodIn = course.map((moment) => (moment.step === 1 ? { ...moment, isStandIn: true } : moment));
	const [first, second] = turnsOf(stoodIn, 2);
	if (!first || !second) throw new Error('a game has turns');
	expect(turnBrief(table, first)).toMatch(/ A bot played\.$/);
	expect(turnFull(table, first, stoodIn)).toMatch(/ A bot played\.$/);
	expect(turnBrief(table, second)).not.toContain('A bot played');
	expect(turnFull(table, second, stoodIn)).not.toContain('A bot played');
});
