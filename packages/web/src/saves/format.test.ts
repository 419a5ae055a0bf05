import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSave, VERSION, writeSave } from './format.ts';
import { type Migration, upgraded } from './migrations.ts';
import versionOne from './testing/version-1.json' with { type: 'json' };
import versionTwo from './testing/version-2.json' with { type: 'json' };
import versionThree from './testing/version-3.json' with { type: 'json' };

const [game] = versionThree;
const [old] = versionOne;
const text = JSON.stringify(game);

describe('a saved game', () => {
	test.each(versionOne)('of version 1 is still read: $terms.game', (written) => {
		const save = readSave(JSON.stringify(written));
		expect(save).toMatchObject({ ok: true, value: { ...written, version: VERSION, prepared: [written.prepared] } });
	});

	test('of version 1 in which nothing was prepared is still read', () => {
		const save = readSave(JSON.stringify({ ...old, prepared: null }));
		expect(save).toMatchObject({ ok: true, value: { version: VERSION, prepared: [] } });
	});

	test.each([
		['by nobody', { seat: 9, what: 'all' }],
		['in the way of version 2', [{ seat: 0, what: 'all' }]],
	])('of version 1 in which something was prepared %s is unreadable', (_, prepared) => {
		expect(readSave(JSON.stringify({ ...old, prepared }))).toEqual({ ok: false, problem: 'unreadable' });
	});

	test.each(versionTwo)('of version 2 is still read, with the seed that it began with: $terms.game', (written) => {
		const save = readSave(JSON.stringify(written));
		expect(save).toEqual({ ok: true, value: { ...written, version: VERSION, secret: null } });
	});

	test.each(versionThree)('of version 3 is read as it is: $terms.game', (written) => {
		expect(readSave(JSON.stringify(written))).toEqual({ ok: true, value: written });
	});

	test('is read back as it was written', () => {
		const save = readSave(text);
		if (!save.ok) throw new Error(save.problem);
		expect(readSave(writeSave(save.value))).toEqual(save);
	});

	test('of a later version is told apart from a damaged one', () => {
		expect(readSave(JSON.stringify({ ...game, version: VERSION + 1 }))).toEqual({ ok: false, problem: 'newer' });
	});

	test.each([
		['nothing', ''],
		['half of it', text.slice(0, text.length / 2)],
		['something else', '[1, 2]'],
		['no version', JSON.stringify({ ...game, version: undefined })],
		['a version that never was', JSON.stringify({ ...game, version: 0 })],
		['a seat too many for its scores', JSON.stringify({ ...game, terms: { ...game?.terms, seats: [] } })],
		['an unknown game', JSON.stringify({ ...game, terms: { ...game?.terms, game: 'chess' } })],
		['a secret that is none', JSON.stringify({ ...game, secret: 'abc' })],
		['a seed beside its secret', JSON.stringify({ ...game, seed: game?.secret })],
		['neither', JSON.stringify({ ...game, secret: null })],
		['something prepared by nobody', JSON.stringify({ ...game, prepared: [{ seat: 9, what: 'all' }] })],
		['something prepared twice', JSON.stringify({ ...game, prepared: [game?.prepared[0], game?.prepared[0]] })],
		['nothing told of what is prepared', JSON.stringify({ ...game, prepared: null })],
		['actions that are no list', JSON.stringify({ ...game, actions: 'all' })],
	])('with %s in it is unreadable', (_, damaged) => {
		expect(readSave(damaged)).toEqual({ ok: false, problem: 'unreadable' });
	});

	test('never makes the reader throw, whatever is in it', () => {
		const fields = fc.record(Object.fromEntries(Object.keys(game ?? {}).map((name) => [name, fc.jsonValue()])), {
			requiredKeys: [],
		});
		fc.assert(
			fc.property(fields, (damage) => {
				expect(readSave(JSON.stringify({ ...game, ...damage }))).toHaveProperty('ok');
			}),
			{ seed: 1 },
		);
	});
});

describe('a migration', () => {
	const addsColour: Migration = (save) => ({ ...save, colour: 'red' });
	const renamesColour: Migration = ({ colour, ...save }) => (colour ? { ...save, hue: colour } : null);
	const migrations = [addsColour, renamesColour];

	test('leads from each version to the next, in order', () => {
		expect(upgraded({ version: 1, id: 'a' }, 1, 3, migrations)).toEqual({ version: 3, id: 'a', hue: 'red' });
		expect(upgraded({ version: 2, colour: 'blue' }, 2, 3, migrations)).toEqual({ version: 3, hue: 'blue' });
	});

	test('leaves the present version alone', () => {
		const save = { version: 3, hue: 'green' };
		expect(upgraded(save, 3, 3, migrations)).toBe(save);
	});

	test('ends where what is written makes no sense, or no such version was', () => {
		expect(upgraded({ version: 2 }, 2, 3, migrations)).toBeNull();
		expect(upgraded({ version: -1 }, -1, 3, migrations)).toBeNull();
	});
});
