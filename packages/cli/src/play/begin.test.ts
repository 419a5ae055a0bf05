// From the command line to a dealt game.
import { commitTo, deriveSeed, seedFromText } from '@tessera/engine';
import { formatGame, parseGame } from '@tessera/notation';
import { describe, expect, test } from 'vitest';
import { must, SECRET, wishesFor } from '../testing/table.ts';
import { beginGame, playersIn, seatedAnew, type Wishes } from './begin.ts';

const fresh = wishesFor('classic', ['human', 'bot'], null);

const problemOf = (changes: Partial<Wishes>): string => {
	const table = beginGame({ ...fresh, ...changes }, SECRET);
	return table.ok ? 'no problem' : table.problem;
};

describe('names', () => {
	const namesOf = (changes: Partial<Wishes>): readonly string[] =>
		must(beginGame({ ...fresh, ...changes }, SECRET)).record.names;
	test('of each kind, numbered where there are several', () => {
		expect(namesOf({})).toEqual(['You', 'Bot']);
		expect(namesOf({ players: ['human', 'bot', 'human', 'bot'] })).toEqual(['Player 1', 'Bot 1', 'Player 2', 'Bot 2']);
	});
	test('a level goes by its title', () => {
		expect(namesOf({ players: ['human', 'master'] })).toEqual(['You', 'Master']);
		const players = ['first-steps', 'greedy', 'first-steps', 'bot'] as const;
		expect(namesOf({ players })).toEqual(['First steps 1', 'Greedy', 'First steps 2', 'Bot']);
	});
	test('given ones go to the first seats', () => {
		expect(namesOf({ names: ['Anna'], players: ['human', 'bot', 'bot'] })).toEqual(['Anna', 'Bot 1', 'Bot 2']);
	});
	test('too many, twice the same, or none at all', () => {
		expect(problemOf({ names: ['A', 'B', 'C'] })).toBe('There are 3 names for 2 players.');
		expect(problemOf({ names: ['Bot'] })).toBe('Two players cannot both be called Bot.');
		expect(problemOf({ names: [''] })).toContain('cannot be a name');
	});
});

describe('chance', () => {
	test('a fresh game is committed to, and its seed comes from the secret and the contributions', () => {
		const { record } = must(beginGame({ ...fresh, contributions: ['', 'mine'] }, SECRET));
		expect(record.fairness).toEqual({
			secret: SECRET,
			commitment: commitTo(SECRET),
			contributions: ['', 'mine'],
			seed: deriveSeed(SECRET, ['', 'mine']),
		});
		expect(record.start.position.seed).toBe(record.fairness.seed);
	});
	test('a given seed makes the same game whatever the secret', () => {
		const seeded = { ...fresh, seed: 'friday' };
		const first = must(beginGame(seeded, SECRET)).record;
		expect(first.fairness).toEqual({
			secret: null,
			commitment: null,
			contributions: null,
			seed: seedFromText('friday'),
		});
		expect(must(beginGame(seeded, seedFromText('other'))).record).toEqual(first);
	});
	test('what cannot be', () => {
		expect(problemOf({ seed: 'x', contributions: ['y'] })).toContain('takes no contributions');
		expect(problemOf({ contributions: ['a', 'b', 'c'] })).toBe('There are 3 contributions for 2 players.');
	});
});

describe('rulings', () => {
	test('are read by their kind and end up in the position', () => {
		const options = ['stallRounds=2', 'voluntaryPass=true', 'openingTie=lot'];
		const { record } = must(beginGame({ ...fresh, options }, SECRET));
		expect(record.start.position.options).toMatchObject({ stallRounds: 2, voluntaryPass: true, openingTie: 'lot' });
	});
	test('unknown ones and unfit values are refused in words', () => {
		expect(problemOf({ options: ['speed=2'] })).toContain(
			'There is no option named speed in Classic; there are openingTie,',
		);
		expect(problemOf({ options: ['stallRounds=0'] })).toBe('The option stallRounds cannot be 0; it can be 1 to 1000.');
		expect(problemOf({ options: ['openingTie=tallest'] })).toContain('oldest, youngest or lot');
		expect(problemOf({ options: ['stallRounds'] })).toBe('"stallRounds" is not name=value.');
	});
	test('ages fill up with untold ones', () => {
		expect(must(beginGame({ ...fresh, ages: [34] }, SECRET)).record.terms.ages).toEqual([34, null]);
		expect(problemOf({ ages: [1, 2, 3] })).toBe('There are 3 ages for 2 players.');
	});
});

test('who is a bot, and of which level, survives saving', () => {
	const wished = ['bot', 'human', 'first-steps', 'master'] as const;
	const { record, players } = must(beginGame({ ...fresh, players: wished }, SECRET));
	expect(players).toEqual(wished);
	const read = must(parseGame(formatGame(record)));
	expect(playersIn(read)).toEqual(players);
	expect(read).toEqual(record);
	expect(playersIn({ ...record, tags: {} })).toEqual(['human', 'human', 'human', 'human']);
});

test('others who take the seats of a saved game are saved with it', () => {
	const { record } = must(beginGame(fresh, SECRET));
	const table = seatedAnew(record, ['human', 'expert']);
	expect(table.record).toEqual({ ...record, tags: { ...record.tags, Type1: 'human', Type2: 'expert' } });
	expect(playersIn(must(parseGame(formatGame(table.record))))).toEqual(['human', 'expert']);
});
