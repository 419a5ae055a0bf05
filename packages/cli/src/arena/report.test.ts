// How a match is told: to people with and without signs, while it goes on, and to other programs.
import type { Seat } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { type Look, lookOf } from '../terminal/look.ts';
import { fitted } from '../terminal/style.ts';
import type { GameResult } from './match.ts';
import { drawProgress, progressLine } from './progress.ts';
import { drawReport, forfeitWords, type MatchReport } from './report.ts';
import { reportData } from './report-data.ts';
import { summaryOf } from './summary.ts';
import { kindInFile, type MatchTerms, nameAt, nameInFile } from './terms.ts';
import { resultOf, TERMS } from './testing/results.ts';

const PIPE = { isTTY: false, columns: undefined, rows: undefined };
const signs = lookOf({ LANG: 'C.UTF-8' }, PIPE, false);
const letters = lookOf({}, PIPE, true);

const WON = [resultOf(0, [10, 4]), resultOf(1, [3, 9]), resultOf(2, [12, 4]), resultOf(3, [1, 2])];

function reportOf(results: readonly GameResult[], terms: MatchTerms = TERMS): MatchReport {
	return {
		terms,
		summary: summaryOf(results, terms.players),
		forfeited: results.filter(({ forfeit }) => forfeit),
		lost: [],
		interrupted: results.length < terms.games,
		jobs: 2,
		seconds: 2,
	};
}

const picture = (look: Look, report: MatchReport): string => `\n${fitted(look, drawReport(look, report).join('\n'))}\n`;

describe('a report', () => {
	test('tells the share of wins with its interval, and what each side came to', () => {
		expect(picture(signs, reportOf(WON))).toBe(`
── Classic · 2 players · 4 games ───────────────────────────
 Greedy wins 100.0 % of the games against Random
 95 % interval: 2.4 % to 100.0 %
 It may be luck: equal players would win 50.0 %.

   0 ─━━━━━━━━━━━━━━━━━━━━━━━━┼━━━━━━━━━━━━━━━━━━━━━━━━● 100 %

                      A Greedy   B Random
   games won                 4          0
   points a game           8.3        3.0   margin +5.3 (-4.3 to +14.8)
   Qwirkles a game        0.50       0.50
   moves a game           10.0       10.0
   ms a move              1.50       1.50
   slowest move, ms        4.0        4.0

 2 deals from every seat · seed 1 · 2 processes · 2.0 s · 2.0 games/s
`);
	});
	test('in letters only where there is nothing else', () => {
		const text = picture(letters, reportOf(WON));
		// biome-ignore lint/suspicious/noControlCharactersInRegex: everything that is not ASCII is looked for
		expect(text).not.toMatch(/[^\x00-\x7f]/);
		expect(text).toContain('0 -========================+========================o 100 %');
	});
	test('says when it may be luck, and what is missing', () => {
		const text = picture(signs, reportOf([...WON.slice(0, 1), resultOf(1, [30, 9]), ...WON.slice(2, 3)]));
		expect(text).toContain('It may be luck: equal players would win 50.0 %.');
		expect(text).toContain('Stopped: 2 of 4 games count.');
		expect(text).toContain('Left out: 1 game of deals that were not played from every seat.');
	});
	test('has something to say even when nothing was played', () => {
		expect(picture(signs, reportOf([]))).toContain('No deal was played from every seat');
	});
	test('counts Qwirkles only, where they are the score', () => {
		const text = picture(signs, reportOf(WON, { ...TERMS, game: 'cards' }));
		expect(text).not.toContain('points');
		expect(text).toMatch(/Qwirkles a game .* margin \+5\.3/);
	});
	test('keeps a command line out of the table', () => {
		const command = 'python3 /home/somebody/projects/tiles/bot.py --level 3';
		const text = picture(signs, reportOf(WON, { ...TERMS, b: { kind: 'program', command, milliseconds: 5 } }));
		expect(text).toContain('against python3 /home/s…s/tiles/bot.py --level 3\n');
		expect(text).toMatch(/^ +A Greedy +B$/m);
	});
	test('shows a command line with its colons, which no name in a file may have', () => {
		const terms: MatchTerms = { ...TERMS, b: { kind: 'program', command: 'run bots:best', milliseconds: 5 } };
		const [result] = WON;
		if (!result) throw new Error('there is a first game');
		expect(nameAt(terms, result.pairing, 1 as Seat)).toBe('run bots:best (B)');
		expect(nameInFile(terms, result.pairing, 1 as Seat)).toBe('run bots best (B)');
		expect([0, 1].map((seat) => kindInFile(terms, result.pairing, seat as Seat))).toEqual(['greedy', 'bot']);
	});
});

describe('a forfeit', () => {
	const forfeit = { seat: 1 as Seat, turn: 12, failure: { kind: 'timeout', milliseconds: 1000 } } as const;
	const result = resultOf(2, [10, 4], forfeit);
	test('is told with who, which game, which turn and why', () => {
		expect(forfeitWords(TERMS, result, forfeit)).toBe(
			'Random (B) forfeits game 3 (deal 2, seat 2) in turn 12: it gave no answer within 1000 ms.',
		);
	});
	test('is data as well', () => {
		expect(reportData(reportOf([result, WON[3] ?? result]))).toMatchObject({
			forfeitsA: 0,
			forfeitsB: 1,
			forfeits: [{ side: 'b', game: 3, deal: 2, seat: 2, turn: 12, kind: 'timeout' }],
		});
	});
});

describe('progress', () => {
	const standing = { played: 30, games: 120, share: { value: 0.775, low: 0.7, high: 0.85 }, seconds: 10 };
	test('is a bar, the share so far and the time left', () => {
		expect(drawProgress(signs, standing)).toBe(
			' ██████░░░░░░░░░░░░░░░░░░ 30/120 · A 77.5 % (70.0 % to 85.0 %) · 30 s left',
		);
		expect(drawProgress(letters, standing)).toBe(
			' ######.................. 30/120, A 77.5 % (70.0 % to 85.0 %), 30 s left',
		);
	});
	test('leaves out what a narrow terminal has no room for', () => {
		expect(drawProgress({ ...signs, columns: 50 }, standing)).toBe(' ██████░░░░░░░░░░░░░░░░░░ 30/120 · 30 s left');
		expect(drawProgress({ ...signs, columns: 20 }, standing)).toBe('');
	});
	test('is drawn over itself, not too often, and taken away without a trace', () => {
		let now = 0;
		let written = '';
		const line = progressLine(
			letters,
			(text) => (written += text),
			() => now,
		);
		line.show(() => standing);
		line.show(() => standing);
		const once = written;
		expect(once).toBe(`\r${drawProgress(letters, standing)}`);
		now = 1000;
		line.show(() => ({ ...standing, share: null }));
		const second = written.slice(once.length);
		expect(second).toHaveLength(once.length);
		line.clear();
		expect(written.slice(once.length + second.length)).toMatch(/^\r +\r$/);
	});
});
