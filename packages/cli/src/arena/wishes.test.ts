// What can be asked of the arena, and how it says what cannot.
import { describe, expect, test } from 'vitest';
import { must } from '../testing/table.ts';
import { type MatchWishes, termsOf } from './wishes.ts';

const WISHES: MatchWishes = { game: 'classic', players: 2, games: 10, seed: '1', a: 'greedy', b: 'random' };

const asked = (wishes: Partial<MatchWishes>) => termsOf({ ...WISHES, ...wishes }, '2026-11-15');

const { b: _, ...WITHOUT_B } = WISHES;
const withProgram = (wishes: Partial<MatchWishes>) => termsOf({ ...WITHOUT_B, bCmd: 'bot', ...wishes }, '2026-11-15');

describe('who plays', () => {
	test('a name is read in any case, with spaces or hyphens', () => {
		expect(must(asked({ a: ' GREEDY ' })).a).toEqual({ kind: 'level', name: 'greedy', thinking: null });
	});
	test('a command is a program, asked to think for a tenth of a second', () => {
		expect(must(withProgram({})).b).toEqual({ kind: 'program', command: 'bot', milliseconds: 100 });
	});
	test('one side has to be said as well as the other', () => {
		expect(termsOf(WITHOUT_B, '')).toMatchObject({
			problem: expect.stringMatching(/^Say who plays: --b NAME \(.*Greedy.*--b-cmd/),
		});
	});
	test.each([
		[{ a: 'Grandmaster' }, /^Nobody is called "Grandmaster"; Classic is played by .*Greedy/],
		[{ a: 'No reroll' }, /^No reroll does not play Classic; .*Greedy/],
		[{ aCmd: 'bot' }, /^--a and --a-cmd exclude each other\.$/],
		[{ timeout: 100 }, /^--timeout is for programs/],
		[{ option: ['stallRounds'] }, /is not name=value/],
		[{ option: ['speed=3'] }, /no option named speed in Classic/],
		[{ option: ['stallRounds=0'] }, /cannot be 0; it can be 1 to 1000/],
	] as readonly (readonly [Partial<MatchWishes>, RegExp])[])('%j is refused', (wishes, words) => {
		expect(asked(wishes)).toMatchObject({ ok: false, problem: expect.stringMatching(words) });
	});
	test.each([
		[{ bCmd: '  ' }, /--b-cmd needs a command line/],
		[{ bRollouts: 5 }, /give it time with --b-ms/],
		[{ bMs: 200, timeout: 100 }, /200 ms would miss the --timeout of 100 ms/],
	] as readonly (readonly [Partial<MatchWishes>, RegExp])[])('a program with %j is refused', (wishes, words) => {
		expect(withProgram(wishes)).toMatchObject({ ok: false, problem: expect.stringMatching(words) });
	});
});

describe('how long they think', () => {
	const thinking = (wishes: Partial<MatchWishes>) => {
		const { a, b } = must(asked(wishes));
		return [a, b].map((side) => side.kind === 'level' && side.thinking);
	};
	test('both alike, or each as said for it', () => {
		expect(thinking({})).toEqual([null, null]);
		expect(thinking({ rollouts: 50 })).toEqual([{ rollouts: 50 }, { rollouts: 50 }]);
		expect(thinking({ ms: 5, bMs: 7 })).toEqual([{ milliseconds: 5 }, { milliseconds: 7 }]);
		expect(thinking({ ms: 5, aRollouts: 0 })).toEqual([{ rollouts: 0 }, { milliseconds: 5 }]);
	});
	test('rollouts for both do not concern a program', () => {
		expect(must(withProgram({ rollouts: 50 }))).toMatchObject({
			a: { thinking: { rollouts: 50 } },
			b: { milliseconds: 100 },
		});
	});
});

test('the games are as many as whole deals take', () => {
	expect(must(asked({ games: 401 })).games).toBe(402);
	expect(must(asked({ games: 10, players: 3 })).games).toBe(12);
});
