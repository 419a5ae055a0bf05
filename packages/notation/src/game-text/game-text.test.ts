// Games come back from their text with every event, and no text can do worse than to be refused.
import { type PlayedStep, type Position, sealOf, seedFromText } from '@tessera/engine';
import { forEveryGame, kinds, type PlayedGame, randomFrom, randomGame } from '@tessera/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatGame } from './format.ts';
import { parseGame } from './parse.ts';
import { defaultNames, type GameRecord, isFreeTag, isPlayerName } from './record.ts';

const NOTHING_TOLD = { seed: null, commitment: null, secret: null, contributions: null };

/** A played game as a record that tells its seed. */
const recordOf = ({ terms, seed, start, steps }: PlayedGame): GameRecord => ({
	terms,
	names: defaultNames(terms.ages.length),
	tags: {},
	fairness: { ...NOTHING_TOLD, seed },
	start,
	steps,
});

const seedless = <P extends Position>(position: P): P => ({ ...position, seed: null });

/** The same game as somebody without the seed saw it: nothing else differs. */
function withoutSeed(record: GameRecord): GameRecord {
	const [started, ...dealt] = record.start.events;
	if (started?.type !== 'started') throw new Error('a game begins with its start');
	const start = { position: seedless(record.start.position), events: [{ ...started, seed: null }, ...dealt] };
	const steps = record.steps.map(({ action, step }) => ({
		action,
		step: { position: seedless(step.position), events: step.events },
	}));
	return { ...record, fairness: NOTHING_TOLD, start, steps };
}

const comesBack = (record: GameRecord): void => {
	expect(parseGame(formatGame(record))).toEqual({ ok: true, value: record });
};

function parsed(text: string): GameRecord {
	const result = parseGame(text);
	if (!result.ok) throw new Error(JSON.stringify(result.problem));
	return result.value;
}

const upTo = (record: GameRecord, steps: number): GameRecord => ({ ...record, steps: record.steps.slice(0, steps) });

const afterReroll = ({ steps }: GameRecord): readonly number[] =>
	steps.flatMap(({ action }: PlayedStep, index) => (action.type === 'reroll' ? [index + 1] : []));

/** What chance gave is taken away from every turn. */
const withoutDraws = (text: string): string => text.replace(/ (\+|->|!>) [a-z]{2}(?: [a-z]{2})*(?= [+!]|;|$)/gm, '');

const K2_AND_K6 = `[Tessera "1"]
[Game "cards"]
[Player1 "Anna"]
[Player2 "Bob"]

deal Anna: ro rx ox od yd yq gq gs bs
deal Bob: ro rx ox od yd yq gq gs bs
misdeal 2,2
deal Anna: ro rx rd rq rs rc bo bx bd
deal Bob: ro rx ox od yd yq gq gs bs
open Anna: 6,2
1. Anna: lay ro rx rd rq rs rc -> rorxrdrqrsrc = 1 + go gx gd yo yx yd
2. Bob: swap + ro rx ox od yd yq gq gs bs
`;

/** Played once for all tests: a game is told by its terms and its seed when a test fails. */
const PLAYED: PlayedGame[] = [];
forEveryGame((game) => {
	PLAYED.push(game);
});

describe('the text of games', () => {
	test('every random game comes back from its text, with every event of it', () => {
		for (const game of PLAYED) comesBack(recordOf(game));
	});

	test('so it does without its seed: the record alone is enough', () => {
		for (const game of PLAYED) comesBack(withoutSeed(recordOf(game)));
	});

	test('so does a game that was broken off, after the deal or anywhere else', () => {
		for (const whole of PLAYED.map(recordOf))
			for (const part of [0, 0.1, 0.5, 0.9]) comesBack(upTo(whole, Math.floor(whole.steps.length * part)));
	});

	test('Q3 so does a game of Cubes that was broken off between the reroll and the placement', () => {
		for (let seed = 0; seed < 5; seed++) {
			const whole = recordOf(randomGame({ game: 'cubes', players: 3, seed }));
			for (const cut of afterReroll(whole)) comesBack(upTo(whole, cut));
		}
	});

	test('Q4 rolls that had to be repeated are written and come back', () => {
		const texts = Array.from({ length: 60 }, (_, seed) =>
			formatGame(recordOf(randomGame({ game: 'cubes', players: 2, seed }))),
		);
		const forced = texts.filter((text) => text.includes('!>'));
		expect(forced.length).toBeGreaterThan(0);
		for (const text of forced) expect(formatGame(parsed(text))).toBe(text);
	});

	test('C8, Q5 the bonus for the last piece is written after the points', () => {
		const texts = PLAYED.map(recordOf).map(formatGame);
		const ended = texts.filter((text) => text.includes('\nend last-piece: '));
		expect(ended.length).toBeGreaterThan(0);
		for (const text of ended) expect(text).toMatch(/ = \d+\+6\nend last-piece: Player \d(, Player \d)*\n$/);
	});

	test('K2 a deal that did not count is kept, and so is who held what in it', () => {
		const { start } = parsed(K2_AND_K6);
		expect(start.events.map(({ type }) => type)).toEqual(['started', 'dealt', 'misdealt', 'dealt', 'opened']);
		expect(formatGame(parsed(K2_AND_K6))).toBe(K2_AND_K6);
	});

	test('K6 a swap is written with all the cards drawn', () => {
		const { steps } = parsed(K2_AND_K6);
		expect(steps[1]?.step.events).toContainEqual({
			type: 'swapped',
			seat: 1,
			shown: kinds('ro rx ox od yd yq gq gs bs'),
			drawn: kinds('ro rx ox od yd yq gq gs bs'),
		});
	});

	test('what a file says was drawn counts, whatever its seed would have given', () => {
		const seed = seedFromText('another');
		const { fairness, start, steps } = parsed(K2_AND_K6.replace('\n\n', `\n[Seed "${seed}"]\n\n`));
		expect([fairness.seed, start.position.seed]).toEqual([seed, seed]);
		const other = parsed(K2_AND_K6);
		expect(steps.map(({ step }) => step.events)).toEqual(other.steps.map(({ step }) => step.events));
	});

	test('with a seed, what chance gave may be left out', () => {
		for (const record of PLAYED.map(recordOf)) {
			const text = formatGame(record);
			const bare = withoutDraws(text).replace(/^(deal|misdeal|open) .*\n/gm, '');
			expect(bare.length).toBeLessThan(text.length - 80);
			expect(parseGame(bare)).toEqual({ ok: true, value: record });
			expect(parseGame(text.replace(/^(deal|misdeal|open) .*\n/gm, ''))).toEqual({ ok: true, value: record });
		}
	});

	test('names, free tags and contributions may be any that a file can hold', () => {
		const character = fc.oneof(
			fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
			fc.constantFrom('#', '"', '\\', ';', '=', ' '),
		);
		const text = fc.array(character, { minLength: 1, maxLength: 20 }).map((parts) => parts.join(''));
		const details = fc.record({
			names: fc.uniqueArray(text.filter(isPlayerName), { minLength: 2, maxLength: 2 }),
			tags: fc.dictionary(fc.stringMatching(/^[A-Z][A-Za-z0-9]{0,9}$/).filter(isFreeTag), text, {
				noNullPrototype: true,
			}),
			contributions: fc.array(text, { minLength: 2, maxLength: 2 }),
		});
		const record = recordOf(randomGame({ game: 'classic', players: 2, seed: 4, most: 6 }));
		const fairness = { ...record.fairness, commitment: 'c0'.repeat(32), secret: record.fairness.seed };
		const keepsDetails = ({
			names,
			tags,
			contributions,
		}: Pick<GameRecord, 'names' | 'tags'> & { contributions: readonly string[] }): void =>
			comesBack({ ...record, names, tags, fairness: { ...fairness, contributions } });
		fc.assert(fc.property(details, keepsDetails), { seed: 1, numRuns: 300 });
	});

	test('what was sealed has its place by the seat', () => {
		const record = recordOf(randomGame({ game: 'classic', players: 3, seed: 4, most: 6 }));
		const fairness = { ...record.fairness, contributions: ['geese', '', 'swans'] };
		const seals = [sealOf('geese'), null, sealOf('swans')];
		const text = formatGame({ ...record, fairness: { ...fairness, seals } });
		expect(text).toContain(`[Seal3 "${sealOf('swans')}"]`);
		comesBack({ ...record, fairness: { ...fairness, seals } });
	});

	test('free tags keep their order', () => {
		const record = recordOf(randomGame({ game: 'classic', players: 2, seed: 4, most: 2 }));
		const tags = { Site: 'here', Date: '2026-11-15', Event: 'a club evening' };
		expect(Object.keys(parsed(formatGame({ ...record, tags })).tags)).toEqual(['Site', 'Date', 'Event']);
	});

	test('comments, blank lines, indentation, the other line ends and an unseen mark at the start do not matter', () => {
		const record = recordOf(randomGame({ game: 'cubes', players: 2, seed: 4 }));
		const lines = formatGame(record).split('\n');
		const dressed = lines.flatMap((line) => [`  ${line}  # why not?`, '', '\t# between the lines']).join('\r\n');
		expect(parseGame(`\uFEFF${dressed}`)).toEqual({ ok: true, value: record });
	});

	test('names or tags that a file cannot hold are the fault of the caller', () => {
		const record = recordOf(randomGame({ game: 'classic', players: 2, seed: 4, most: 2 }));
		for (const names of [
			['Anna', 'Anna'],
			['Anna', 'B: ob'],
			['Anna', ''],
			[' Anna', 'Bob'],
			['Anna', 'B\nob'],
			['Anna', 'b'.repeat(61)],
		])
			expect(() => formatGame({ ...record, names })).toThrow(RangeError);
		for (const name of ['Seed', 'Player3', 'Option.x', 'Two Words', ''])
			expect(() => formatGame({ ...record, tags: { [name]: 'x' } })).toThrow(RangeError);
	});

	test('damaged files never throw, and what still reads comes back from its own text', () => {
		const texts = (['classic', 'cubes', 'cards'] as const).map((game) =>
			formatGame(recordOf(randomGame({ game, players: 2, seed: 3, most: 8 }))),
		);
		for (let seed = 0; seed < 3000; seed++) {
			const random = randomFrom(seed);
			const characters = [...(texts[seed % texts.length] ?? '')];
			const odd = 'rox0123456789.:;=+->!"\\[]#\n é';
			for (let faults = 1 + random(2); faults > 0; faults--)
				characters.splice(random(characters.length), random(3), odd.charAt(random(odd.length)));
			const result = parseGame(characters.join(''));
			if (result.ok) comesBack(result.value);
			else expect(result.problem.line).toBeLessThanOrEqual(characters.filter((each) => each === '\n').length + 1);
		}
	});
});
