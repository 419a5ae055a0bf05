// Bots go on at a table that somebody has left: legal actions only, to the end of the game.
import {
	type Action,
	GAMES,
	type GameName,
	legalInView,
	type Position,
	play,
	type Seat,
	seatsLeft,
	total,
	type View,
	viewFor,
} from '@tessera/engine';
import { pick, randomFrom } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { amongThoseLeft, piecesInPlay } from './company.ts';
import { playerOf } from './levels.ts';
import type { PlayerName } from './minds.ts';
import { decisionsOf, reviewOf, summaryOf } from './review/index.ts';
import { after as afterAction, begin } from './testing/games.ts';

/** Somebody leaves once in so many turns. */
const LEAVING = 12;

const ROLLOUTS = 12;

/** A game of these players in which some leave; it is over by the rules, or the test fails. */
function playWithLeavers(game: GameName, players: number, seed: number, levels: readonly PlayerName[]): Position {
	const random = randomFrom(seed);
	let position = begin({ game, players, seed: `leaving ${seed}` });
	while (!position.ending) {
		const seat = position.turn;
		const leaves = random(LEAVING) === 0 && seatsLeft(position).length > 2;
		const level = levels[(seat + seed) % levels.length] ?? 'greedy';
		const action: Action = leaves
			? { type: 'withdraw', seat: pick(random, seatsLeft(position)) }
			: playerOf(level, 'test').choose(viewFor(position, seat), { rollouts: ROLLOUTS }).action;
		position = afterAction(position, action);
	}
	return position;
}

const TABLES = GAMES.flatMap((game) => [3, 4].map((players) => [game, players] as const));

/** The strongest take longer: they play one game each. */
const CHEAP: readonly PlayerName[] = ['random', 'first-steps', 'family', 'greedy', 'club'];

describe('a table that somebody has left', () => {
	test.each(TABLES)('W1 %s with %i players is played to its end by players of every level', (game, players) => {
		let left = 0;
		for (let seed = 0; seed < 8; seed++) left += playWithLeavers(game, players, seed, CHEAP).withdrawn.length;
		left += playWithLeavers(game, players, 8, ['expert', 'master']).withdrawn.length;
		expect(left).toBeGreaterThan(4);
	});

	test.each(GAMES)('W1, W2 %s is seen as a smaller one, with the same to do', (game) => {
		const begun = begin({ game, players: 4, seed: 'smaller' });
		const [first, second] = seatsLeft(begun).filter((seat) => seat !== begun.turn) as [Seat, Seat];
		const position = afterAction(afterAction(begun, { type: 'withdraw', seat: second }), {
			type: 'withdraw',
			seat: first,
		});
		const view: View = viewFor(position, position.turn);
		const smaller = amongThoseLeft(view);
		expect(smaller).toMatchObject({ withdrawn: [], viewer: smaller.turn, hand: view.hand, unseen: view.unseen });
		expect([smaller.ages.length, smaller.handSizes.length]).toEqual([2, 2]);
		expect(legalInView(smaller)).toEqual(legalInView(view));
		if (smaller.game !== 'cubes') {
			const setAside = (position.hands[first]?.length ?? 0) + (position.hands[second]?.length ?? 0);
			expect(total(smaller.unseen) - piecesInPlay(smaller)).toBe(setAside);
		} else expect(total(smaller.unseen)).toBe(smaller.bagSize);
	});

	test.each(GAMES)('W1 %s: a table that nobody has left is seen as it is', (game) => {
		const position = begin({ game, players: 3, seed: 'whole' });
		const view = viewFor(position, position.turn);
		expect(amongThoseLeft(view)).toBe(view);
	});
});

describe('the review of a game that somebody left', () => {
	test.each(GAMES)('W1 %s judges every action but the leaving', (game) => {
		let position = begin({ game, players: 3, seed: 'reviewed' });
		const start = { position, events: [] };
		const steps = Array.from({ length: 8 }, (_, index) => {
			const action: Action =
				index === 3
					? { type: 'withdraw', seat: seatsLeft(position).find((seat) => seat !== position.turn) as Seat }
					: playerOf('greedy', 'test').choose(viewFor(position, position.turn), { rollouts: 0 }).action;
			const played = play(position, action);
			if (!played.ok) throw new Error(JSON.stringify(played.problem));
			position = played.value.position;
			return { action, step: played.value };
		});
		const record = { terms: { game, ages: [null, null, null] }, start, steps };
		const reviewing = { level: 'club', rollouts: 0, seed: 'review' } as const;
		const decisions = decisionsOf(record);
		expect(decisions).toHaveLength(7);
		const reviewed = decisions.map((decision) => reviewOf(decision, reviewing));
		for (const { loss } of reviewed) expect(loss).toBeGreaterThanOrEqual(0);
		for (const seat of seatsLeft(start.position)) expect(summaryOf(record, seat, reviewed, reviewing).seat).toBe(seat);
	});
});
