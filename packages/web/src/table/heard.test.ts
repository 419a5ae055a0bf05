import { GAMES, type Seat } from '@tessera/engine';
import { expect, test } from 'vitest';
import { soundsOf } from './heard.ts';
import type { Moment, Waiting } from './host.ts';
import { gameHeard } from './testing/games.ts';

const me = 0 as Seat;
const other = 1 as Seat;
const others: Waiting = { for: 'other', seat: other, canHurry: false };
const soundsOfGame = (game: (typeof GAMES)[number]) =>
	gameHeard(game, 2, 'heard', me)
		.course.slice(1)
		.map((moment) => soundsOf(moment, others));

test.each(GAMES)('whatever is done in %s is heard', (game) => {
	const sounds = soundsOfGame(game);
	expect(sounds.some((names) => names.includes('qwirkle'))).toBe(true);
	expect(sounds.flat()).toContain({ classic: 'pieces', cubes: 'dice', cards: 'card' }[game]);
	expect(sounds.flat()).not.toContain('turn');
});

test('the chime of the own turn comes when the turn comes, not within it', () => {
	const passed: Moment = {
		step: 3,
		seat: other,
		events: [
			{ type: 'passed', seat: other },
			{ type: 'turn', seat: me },
		],
	};
	const kept: Moment = {
		step: 4,
		seat: me,
		events: [{ type: 'rerolled', seat: me, cause: 'chosen', from: [], to: [] }],
	};
	expect(soundsOf(passed, { for: 'me' })).toEqual(['turn']);
	expect(soundsOf(passed, others)).toEqual([]);
	expect(soundsOf(kept, { for: 'me' })).toEqual([]);
	expect(soundsOf(kept, { for: 'nobody', because: 'over' })).toEqual(['end']);
});
