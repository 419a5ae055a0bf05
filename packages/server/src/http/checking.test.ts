import { EnvelopeSchema, LiveRequestSchema, TermsSchema } from '@tessera/protocol/schemas';
import { Compile } from 'typebox/compile';
import { describe, expect, test, vi } from 'vitest';
import { checking } from './checking.ts';

vi.mock('typebox/compile', async (importOriginal) => {
	const original = await importOriginal<typeof import('typebox/compile')>();
	return { ...original, Compile: vi.fn(original.Compile) };
});

const said = (result: ReturnType<ReturnType<typeof checking>>): string => (result.ok ? 'right' : result.problem);

describe('what is wrong is said where it is wrong', () => {
	const envelope = checking(EnvelopeSchema);
	const asked = (command: unknown) => said(envelope({ id: 'a', seen: 0, command }));
	test.each([
		[{ type: 'resign' }, 'right'],
		[{ type: 'sit', name: 'Ann' }, 'right'],
		[{ type: 'sit' }, 'command.name is missing.'],
		[{ type: 'sit', name: 7 }, 'command.name must be string.'],
		[
			{ type: 'sit', name: 'Ann', contribution: 'a b' },
			'command.contribution must be of the letters A to Z and a to z, digits, - and _.',
		],
		[
			{ type: 'sit', name: 'Ann', contribution: 'a'.repeat(65) },
			'command.contribution must not have more than 64 characters.',
		],
		[{ type: 'sit', name: 'Ann', seat: 9 }, 'command.seat must be <= 3.'],
		[{ type: 'sit', name: 'Ann', colour: 'red' }, 'command.colour is not known here.'],
		['resign', 'command must be an object.'],
	])('%j: %s', (command, words) => expect(asked(command)).toBe(words));
	test('a command that there is not', () => {
		expect(asked({ type: 'cheat' })).toMatch(/^command\.type must be one of sit, open-part, .*rematch\.$/);
	});
	test('an envelope that is none', () => {
		expect(said(envelope([]))).toBe('It must be an object.');
		expect(said(envelope({ id: '', seen: 0, command: { type: 'resign' } }))).toMatch(/^id must/);
		expect(said(envelope({ id: 'a', command: { type: 'resign' } }))).toBe('seen is missing.');
	});
	test('terms with a clock that is none', () => {
		const terms = checking(TermsSchema);
		expect(said(terms({ game: 'classic', seats: 2, clock: null }))).toBe('right');
		expect(said(terms({ game: 'chess', seats: 2 }))).toBe('game must be one of classic, cubes, cards.');
		expect(said(terms({ game: 'cubes', seats: 2, timeout: 7 }))).toBe('timeout must be one of nothing, bot, out.');
		expect(said(terms({ game: 'cubes', seats: 2, clock: { per: 'move' } }))).toBe(
			'clock.per must be one of turn, slow-turn, game.',
		);
		expect(said(terms({ game: 'cubes', seats: 2, clock: 5 }))).toBe('clock must be an object.');
		expect(said(terms({ game: 'classic', seats: 5 }))).toBe('seats must be <= 4.');
	});
	test('requests on a live connection', () => {
		const live = checking(LiveRequestSchema);
		expect(said(live({ do: 'ping' }))).toBe('right');
		expect(said(live({ do: 'dance' }))).toBe('do must be one of follow, unfollow, command, ping.');
		const noTable = 'table must be 6 to 40 of the letters A to Z and a to z, digits, - and _.';
		expect(said(live({ do: 'follow', table: '../etc', from: 1 }))).toBe(noTable);
		const envelope = { id: 'a', seen: 0, command: { type: 'stand' } };
		expect(said(live({ do: 'command', table: 'a b', envelope }))).toBe(noTable);
	});
});

test('nonsense that comes again costs no compiling', () => {
	const live = checking(LiveRequestSchema);
	const nonsense = () => {
		for (const name of [7, '', 'Ann'])
			for (const seat of [9, 'first'])
				live({ do: 'command', table: 'abcdefg', envelope: { id: 'a', seen: 0, command: { type: 'sit', name, seat } } });
	};
	nonsense();
	vi.mocked(Compile).mockClear();
	nonsense();
	checking(LiveRequestSchema);
	expect(Compile).not.toHaveBeenCalled();
});
