// Honest games hold in every check; each way to cheat is caught and, where it is one draw, named by its step.
import { describe, expect, test } from 'vitest';
import { commitTo, deriveSeed, sealOf } from './core/commitment.ts';
import { seedFromText } from './core/random.ts';
import { GAMES, type GameName } from './core/vocabulary.ts';
import { outcomesOf, type Position, play, playRecorded, start, startRecorded } from './game.ts';
import { playOut, someAction, unwrap } from './test-help.ts';
import { type Check, type Fairness, type Recorded, verifyFairness } from './verify.ts';

const secret = seedFromText('the secret of the dealer');
const contributions = ['mine', ''];
const seed = deriveSeed(secret, contributions);
const FAIR: Fairness = { seed, commitment: commitTo(secret), secret, contributions };

const games = new Map(GAMES.map((game) => [game, playOut({ game, ages: [null, null] }, seed)]));
const gameOf = (game: GameName): Recorded => games.get(game) ?? expect.fail('no such game');

const outcomes = (checks: readonly Check[]): Record<string, string> =>
	Object.fromEntries(checks.map(({ name, outcome }) => [name, outcome]));

const ALL_HOLD = { commitment: 'holds', seed: 'holds', deal: 'holds', chance: 'holds' };

/** The game with another piece drawn, or another face rolled, in one step; then played on by the seed to its end. */
function tampered(game: GameName, wanted: number): { readonly recorded: Recorded; readonly at: number } {
	const { terms, start: begun, steps } = gameOf(game);
	for (let at = wanted; at <= steps.length; at++) {
		const before = at === 1 ? begun.position : steps[at - 2]?.step.position;
		const honest = steps[at - 1];
		const forged = before && honest && forge(before, honest);
		if (forged) {
			const kept = [...steps.slice(0, at - 1), forged];
			return { recorded: { terms, start: begun, steps: [...kept, ...playedOn(forged.step.position)] }, at };
		}
	}
	return expect.fail('no step of this game has chance in it');
}

type RecordedStep = Recorded['steps'][number];

function forge(before: Position, { action, step }: RecordedStep): RecordedStep | null {
	const given = outcomesOf(before.game, step.events);
	for (let other = 0; given.length > 0 && other < 36; other++) {
		const played = playRecorded(before, action, [other, ...given.slice(1)]);
		if (other !== given[0] && played.ok) return { action, step: played.value };
	}
	return null;
}

function playedOn(from: Position): readonly RecordedStep[] {
	const steps: RecordedStep[] = [];
	for (let position = from; position.ending === null && steps.length < 10; ) {
		const action = someAction(position);
		const step = unwrap(play(position, action));
		steps.push({ action, step });
		position = step.position;
	}
	return steps;
}

describe.each(GAMES)('a game of %s', (game) => {
	test('that was played as promised holds in everything', () => {
		expect(verifyFairness(gameOf(game), FAIR)).toEqual([
			{ name: 'commitment', outcome: 'holds', failing: [] },
			{ name: 'seed', outcome: 'holds', failing: [] },
			{ name: 'deal', outcome: 'holds', failing: [] },
			{ name: 'chance', outcome: 'holds', failing: [] },
		]);
	});

	test.each([[1], [6]])(
		'with one draw or roll changed, from step %i on: that step is named, and no other',
		(wanted) => {
			const { recorded, at } = tampered(game, wanted);
			const checks = verifyFairness(recorded, FAIR);
			expect(outcomes(checks)).toEqual({ ...ALL_HOLD, chance: 'fails' });
			expect(checks.at(-1)?.failing).toEqual([at]);
		},
	);

	test('with another deal', () => {
		const { terms } = gameOf(game);
		const elsewhere = unwrap(start(terms, seedFromText('another')));
		const dealt = unwrap(startRecorded(terms, outcomesOf(game, elsewhere.events), seed));
		expect(outcomes(verifyFairness({ terms, start: dealt, steps: [] }, FAIR))).toEqual({ ...ALL_HOLD, deal: 'fails' });
	});
});

describe('the parts that were published', () => {
	const recorded = gameOf('classic');

	test('a commitment to another secret', () => {
		const commitment = commitTo(seedFromText('another'));
		expect(outcomes(verifyFairness(recorded, { ...FAIR, commitment }))).toEqual({ ...ALL_HOLD, commitment: 'fails' });
	});

	test('another secret than the one committed to: the seed does not follow from it', () => {
		const checks = outcomes(verifyFairness(recorded, { ...FAIR, secret: seedFromText('another') }));
		expect(checks).toEqual({ ...ALL_HOLD, commitment: 'fails', seed: 'fails' });
	});

	test('another seed than the one that follows: neither does the game follow from it', () => {
		const checks = outcomes(verifyFairness(recorded, { ...FAIR, seed: seedFromText('another') }));
		expect(checks).toEqual({ commitment: 'holds', seed: 'fails', deal: 'fails', chance: 'fails' });
	});

	test.each([[['mine']], [['', 'mine']], [['mine', '', '']], [['Mine', '']]])(
		'contributions other than those given: %j',
		(others) => {
			const checks = outcomes(verifyFairness(recorded, { ...FAIR, contributions: others }));
			expect(checks).toEqual({ ...ALL_HOLD, seed: 'fails' });
			const unseeded = outcomes(verifyFairness(recorded, { ...FAIR, contributions: others, seed: null }));
			expect(unseeded).toMatchObject({ commitment: 'holds', seed: 'holds', deal: 'fails' });
		},
	);

	test('not to tell the secret breaks the promise once the game is over, and not before', () => {
		const untold = { ...FAIR, secret: null, seed: null };
		const running = { ...recorded, steps: recorded.steps.slice(0, -1) };
		expect(outcomes(verifyFairness(recorded, untold))['commitment']).toBe('fails');
		expect(outcomes(verifyFairness(running, untold))['commitment']).toBe('unknown');
	});

	test('without the secret the seed alone is checked against the game', () => {
		expect(outcomes(verifyFairness(recorded, { ...FAIR, commitment: null, secret: null }))).toEqual({
			commitment: 'unknown',
			seed: 'unknown',
			deal: 'holds',
			chance: 'holds',
		});
		const wrong = verifyFairness(recorded, { ...FAIR, secret: null, seed: seedFromText('another') });
		expect(outcomes(wrong)).toMatchObject({ deal: 'fails', chance: 'fails' });
	});

	test('without a commitment that is unknown, the rest is not', () => {
		expect(outcomes(verifyFairness(recorded, { ...FAIR, commitment: null }))).toEqual({
			...ALL_HOLD,
			commitment: 'unknown',
		});
	});

	test('without the seed, it follows from the secret and the contributions', () => {
		expect(outcomes(verifyFairness(recorded, { ...FAIR, seed: null }))).toEqual(ALL_HOLD);
	});

	test('without the contributions', () => {
		expect(outcomes(verifyFairness(recorded, { ...FAIR, contributions: null }))).toEqual({
			...ALL_HOLD,
			seed: 'unknown',
		});
	});

	test('what was sealed is what was opened, or that fails and nothing else', () => {
		expect(outcomes(verifyFairness(recorded, { ...FAIR, seals: [sealOf('mine'), null] }))).toEqual({
			...ALL_HOLD,
			seals: 'holds',
		});
		for (const seals of [
			[sealOf('yours'), null],
			[null, sealOf('mine')],
		])
			expect(outcomes(verifyFairness(recorded, { ...FAIR, seals }))).toEqual({ ...ALL_HOLD, seals: 'fails' });
		const untold = { ...FAIR, seals: [sealOf('mine'), null], contributions: null };
		expect(outcomes(verifyFairness(recorded, untold))).toEqual({ ...ALL_HOLD, seals: 'unknown', seed: 'unknown' });
	});

	test('with nothing published nothing is known', () => {
		const nothing = { seed: null, commitment: null, secret: null, contributions: null };
		expect(verifyFairness(recorded, nothing)).toEqual(
			(['commitment', 'seed', 'deal', 'chance'] as const).map((name) => ({ name, outcome: 'unknown', failing: [] })),
		);
	});
});

test('points that were not scored do not follow either', () => {
	const recorded = gameOf('classic');
	const steps = recorded.steps.map(({ action, step }, index) => {
		const events = step.events.map((event) =>
			index === 2 && event.type === 'scored' ? { ...event, points: event.points + 1 } : event,
		);
		return { action, step: { ...step, events } };
	});
	expect(verifyFairness({ ...recorded, steps }, FAIR).at(-1)?.failing).toEqual([3]);
});
