// What somebody sees can be rebuilt from what they were told: at every event it is what the referee's position would show them.
import {
	advance,
	advanceView,
	type Event,
	eventFor,
	type Position,
	replay,
	replayView,
	seatsOf,
	type View,
	type ViewEvent,
	viewFor,
} from '@tessera/engine';
import { forEveryGame, type PlayedGame, randomFrom } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';

const logOf = ({ start, steps }: PlayedGame): readonly Event[] => [
	...start.events,
	...steps.flatMap(({ step }) => step.events),
];

const viewersOf = ({ terms }: PlayedGame) => [null, ...seatsOf(terms.ages.length)];

/** To the last bit, also the order of keys; many times faster to compare than the values themselves. */
const bits = (view: View): string => JSON.stringify(view);

describe('folding the events that a viewer may know', () => {
	test('C1, Q1, K1 gives their view after every event of the game', () => {
		forEveryGame((game) => {
			const [started, ...rest] = logOf(game);
			if (!started) throw new Error('a game without events');
			for (const viewer of viewersOf(game)) {
				let position: Position = replay([started]);
				let view: View = replayView(viewer, [eventFor(game.terms.game, started, viewer)]);
				expect(bits(view)).toBe(bits(viewFor(position, viewer)));
				for (const event of rest) {
					position = advance(position, event);
					view = advanceView(view, eventFor(game.terms.game, event, viewer));
					expect(bits(view)).toBe(bits(viewFor(position, viewer)));
				}
			}
		});
	});

	test('can be broken off anywhere and gone on with, also after everything was written as text and read again', () => {
		const random = randomFrom(7);
		forEveryGame((game) => {
			const log = logOf(game);
			for (const viewer of viewersOf(game)) {
				const told = log.map((event) => eventFor(game.terms.game, event, viewer));
				const cut = 1 + random(told.length);
				const early = JSON.parse(JSON.stringify(replayView(viewer, told.slice(0, cut)))) as View;
				expect(early).toStrictEqual(viewFor(replay(log.slice(0, cut)), viewer));
				const late = JSON.parse(JSON.stringify(told.slice(cut))) as readonly ViewEvent[];
				const view = late.reduce<View>((before, event) => advanceView(before, event), early);
				expect(view).toStrictEqual(viewFor(replay(log), viewer));
				expect(view).toStrictEqual(replayView(viewer, told));
			}
		});
	});

	test('begins with the start of the game', () => {
		expect(() => replayView(null, [])).toThrow('begins with the start');
		expect(() => replayView(null, [{ type: 'turn', seat: seatsOf(1)[0] ?? expect.fail() }])).toThrow('begins with');
	});

	test('begins anew with another start', () => {
		forEveryGame((game) => {
			const told = logOf(game).map((event) => eventFor(game.terms.game, event, null));
			const [started] = told;
			if (!started) throw new Error('a game without events');
			expect(advanceView(replayView(null, told), started)).toStrictEqual(replayView(null, [started]));
		});
	});
});
