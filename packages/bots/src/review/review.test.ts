// A review judges every action of every game from what its seat knew, and tells skill from luck.
import {
	type Action,
	GAMES,
	type GameName,
	legalActions,
	type PlayedStep,
	type Position,
	play,
	positionOf,
	type Recorded,
	seatsOf,
	seedFromText,
	start,
	total,
	viewFor,
} from '@tessera/engine';
import { kinds, placedOf } from '@tessera/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { playerOf } from '../levels.ts';
import type { PlayerName } from '../minds.ts';
import { judge, type Reviewing } from './judge.ts';
import { luckOf } from './luck.ts';
import { decisionsOf, type Reviewed, reviewOf } from './review.ts';
import { summaryOf } from './summary.ts';
import { advantageInTrials } from './trial.ts';
import { worldOf, worldsOf } from './worlds.ts';

const CLUB: Reviewing = { level: 'club', rollouts: 0, seed: 'reviewer' };
const MASTER: Reviewing = { level: 'master', rollouts: 60, seed: 'reviewer' };

function stepFrom(position: Position, action: Action): PlayedStep {
	const played = play(position, action);
	if (!played.ok) throw new Error(JSON.stringify(played.problem));
	return { action, step: played.value };
}

function recorded(game: GameName, players: number, { level, rollouts, seed }: Reviewing): Recorded {
	const terms = { game, ages: new Array<null>(players).fill(null) };
	const begun = start(terms, seedFromText(`review ${game}`));
	if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
	const player = playerOf(level, seed);
	const steps: PlayedStep[] = [];
	for (let position: Position = begun.value.position; !position.ending; ) {
		const choice = player.choose(viewFor(position, position.turn), { rollouts });
		const played = stepFrom(position, choice.action);
		steps.push(played);
		position = played.step.position;
	}
	return { terms, start: begun.value, steps };
}

const by = (level: PlayerName): Reviewing => ({ level, rollouts: 0, seed: 'player' });

describe.each(GAMES)('a game of %s', (game) => {
	let record: Recorded;
	let reviewed: readonly Reviewed[];
	beforeAll(() => {
		record = recorded(game, 3, by('greedy'));
		reviewed = decisionsOf(record).map((decision) => reviewOf(decision, CLUB));
	});
	test('is reviewed to its end, with losses that are none below zero', () => {
		expect(reviewed).toHaveLength(record.steps.length);
		for (const { loss, luck } of reviewed) {
			expect(loss).toBeGreaterThanOrEqual(0);
			expect(Number.isFinite(loss + luck)).toBe(true);
		}
		expect(reviewed.some(({ loss }) => loss > 0)).toBe(true);
		expect(reviewed.some(({ luck }) => luck > 0)).toBe(true);
		expect(reviewed.some(({ luck }) => luck < 0)).toBe(true);
	});
	test('tells what the best would have scored by the same count as what was played', () => {
		for (const { played, points, best, bestPoints } of reviewed)
			if (JSON.stringify(played) === JSON.stringify(best.action) && played.type !== 'reroll')
				expect(bestPoints).toBe(points);
		const [last] = reviewed.slice(-1);
		if (game === 'classic') expect([last?.loss, (last?.points ?? 0) - (last?.best.points ?? 0)]).toEqual([0, 6]);
	});
	test('is reviewed the same each time', () => {
		const some = decisionsOf(record).slice(4, 6);
		expect(some.map((decision) => reviewOf(decision, CLUB))).toEqual(reviewed.slice(4, 6));
	});
	test('is judged from what the seat to move knew', () => {
		for (const { before, played } of decisionsOf(record).slice(3, 9))
			expect(judge(worldOf(before, before.turn, 'other'), played.action, CLUB)).toEqual(
				judge(before, played.action, CLUB),
			);
	});
	test('is summed up for every seat', () => {
		const seats = seatsOf(3).map((seat) => summaryOf(record, seat, reviewed, CLUB));
		const points = reviewed.reduce((sum, each) => sum + each.points, 0);
		expect(seats.reduce((sum, { score }) => sum + score, 0)).toBe(points);
		expect(seats.reduce((sum, { turns }) => sum + turns, 0)).toBe(reviewed.at(-1)?.turn);
		for (const { seat, turns, lossPerTurn, mistakes } of seats) {
			const losses = reviewed.filter((each) => each.seat === seat).map(({ loss }) => loss);
			expect(lossPerTurn * turns).toBeCloseTo(losses.reduce((sum, each) => sum + each, 0));
			expect(mistakes[0]?.loss ?? 0).toBe(Math.max(...losses));
		}
	});
	test('loses nothing when it is played as the reviewer would', () => {
		const own = recorded(game, 2, CLUB);
		for (const { before, played } of decisionsOf(own)) expect(judge(before, played.action, CLUB).loss).toBe(0);
	});
});

describe('what an action lost', () => {
	const record = recorded('classic', 2, by('greedy'));
	const decisions = decisionsOf(record);
	test('C7 an exchange that nobody thinks of is tried out', () => {
		// Where much can be scored, nobody would rather exchange.
		const found = decisions.find(
			({ before, turn }) =>
				turn > 4 &&
				before.game === 'classic' &&
				before.hands[before.turn]?.length === 6 &&
				legalActions(before).placements.some(({ score }) => score >= 8),
		);
		const hand = found?.before.hands[found.before.turn] ?? [];
		const measures = hand.map((_, index) =>
			found ? judge(found.before, { type: 'exchange', pieces: hand.slice(0, index + 1) }, CLUB) : null,
		);
		expect(measures.map((judged) => judged?.measure)).toContain('trial');
		for (const judged of measures) expect(judged?.loss).toBeGreaterThan(0);
	});
	test('C8 the end of a game of two is read out: both ways of asking agree', () => {
		const deep: Reviewing = { ...MASTER, rollouts: 100_000 };
		const losses = decisions
			.flatMap(({ before }) => (before.game === 'classic' && total(before.bag) === 0 ? [before] : []))
			.slice(-4)
			.flatMap((before) => {
				const { placements } = legalActions(before);
				return placements.slice(0, 6).map(({ pieces }) => {
					const { best, loss } = judge(before, { type: 'place', pieces }, deep);
					const most = marginAfter(before, best.action, deep);
					expect(loss).toBe(most - marginAfter(before, { type: 'place', pieces }, deep));
					return loss;
				});
			});
		expect(losses.length).toBeGreaterThan(6);
		expect(Math.max(...losses)).toBeGreaterThan(0);
	});
	test('in trials two actions are compared in the same worlds', () => {
		const [decision] = decisions.slice(10);
		if (!decision) throw new Error('a game has an eleventh action');
		const worlds = worldsOf(decision.before, decision.before.turn, 'trials', 4);
		const { action } = decision.played;
		expect(advantageInTrials(worlds, action, action)).toEqual({ mean: 0, error: 0 });
	});
});

/** How far the seat to move is ahead in the end, when both play on as well as they can. */
function marginAfter(start: Position, first: Action, { level, rollouts, seed }: Reviewing): number {
	const me = start.turn;
	let { position } = stepFrom(start, first).step;
	while (!position.ending)
		position = stepFrom(position, playerOf(level, seed).choose(viewFor(position, position.turn), { rollouts }).action)
			.step.position;
	const scores = position.game === 'classic' ? position.scores : [];
	return (scores[me] ?? 0) - (scores[1 - me] ?? 0);
}

/** One red cube that shows a clover would make six. */
function qwirkleInReach(): Position {
	const setup = {
		game: 'cubes',
		options: {},
		ages: [null, null],
		seed: seedFromText('cubes'),
		step: 6,
		turn: 0,
		hands: [kinds('rd bd gd yq pq os'), kinds('bo go yo po oo bo')],
		ended: null,
		board: placedOf([
			['ro', 0, 0],
			['rx', 1, 0],
			['rd', 2, 0],
			['rq', 3, 0],
			['rs', 4, 0],
		]),
		scores: [0, 0],
		rerolled: false,
	} as const;
	const position = positionOf(setup);
	if (!position.ok) throw new Error(JSON.stringify(position.problem));
	return position.value;
}

describe('luck', () => {
	const record = recorded('classic', 2, by('greedy'));
	test('is none where nothing is drawn', () => {
		const last = decisionsOf(record).at(-1);
		if (!last) throw new Error('a game has an end');
		expect(luckOf(last.before, last.played.action, last.played.step, 'luck')).toBe(0);
	});
	test('C6 is the greater the better the tiles drawn are, and its mean over all draws is about none', () => {
		const decision = decisionsOf(record).find(({ turn }) => turn === 12);
		if (!decision) throw new Error('a game has a twelfth turn');
		const { before, played } = decision;
		const { turn } = before;
		const lucks = worldsOf(before, turn, 'draws', 40).map((world) => {
			const { step } = stepFrom(world, played.action);
			return luckOf(before, played.action, step, 'luck');
		});
		const mean = lucks.reduce((sum, luck) => sum + luck, 0) / lucks.length;
		expect(Math.max(...lucks)).toBeGreaterThan(2);
		expect(Math.min(...lucks)).toBeLessThan(-1);
		expect(Math.abs(mean)).toBeLessThan(2);
	});
	test('Q3 a roll that makes a Qwirkle is lucky', () => {
		const position = qwirkleInReach();
		const action: Action = { type: 'reroll', cubes: kinds('rd') };
		const [clover] = kinds('rc');
		const lucks = Array.from({ length: 30 }, (_, index) => {
			const { step } = stepFrom({ ...position, seed: seedFromText(`roll ${index}`) }, action);
			const hit = step.position.hands[0]?.some((kind) => kind === clover) ?? false;
			return { hit, luck: luckOf(position, action, step, 'luck') };
		});
		const best = Math.max(...lucks.map(({ luck }) => luck));
		expect(best).toBeGreaterThan(5);
		expect(lucks.filter(({ luck }) => luck === best).every(({ hit }) => hit)).toBe(true);
	});
});
