// What the recorded games are judged by would find a leak of every kind, and whatever nobody has said who may know it.
import { type Seat, sealOf } from '@tessera/engine';
import { expect, test } from 'vitest';
import type { Entry } from '../journal/index.ts';
import { sealed } from '../tables/test-help.ts';
import { faultsInLog, faultsInMetrics } from './beside.ts';
import { Judge, partsIn, secretsIn } from './leaks.ts';

const ZERO = 0 as Seat;
const ONE = 1 as Seat;

/** The journal of a table at which these entries happened. */
function judging(...happened: readonly (readonly [kind: string, payload: object])[]): Judge {
	const created = [
		'created',
		{ terms: { game: 'cards' }, secret: 'the-secret', commitment: 'c', host: 'a', reserved: [] },
	] as const;
	const entries = [created, ...happened].map(
		([kind, payload], index): Entry => ({
			version: index + 1,
			at: 0,
			cause: null,
			kind,
			payload: JSON.stringify(payload),
		}),
	);
	return new Judge(entries);
}

/** What a seat is told of the one entry after the first. */
const faults = (judge: Judge, seat: Seat | null, happening: object): readonly string[] =>
	judge.faultsIn({ seat, text: JSON.stringify({ tell: 'entry', table: 't', version: 2, at: 0, happening }) });

/** Each event as the journal has it, as seat 1 may know it, and as everybody else may. */
const EVENTS: Readonly<Record<string, readonly [written: object, own: object, others: object]>> = {
	dealt: [{ hands: [[1, 2], [3]] }, { counts: [2, 1], hand: [3] }, { counts: [2, 1], hand: [1, 2] }],
	drew: [
		{ seat: 1, pieces: [3] },
		{ seat: 1, count: 1, pieces: [3] },
		{ seat: 1, count: 1, pieces: null },
	],
	exchanged: [
		{ seat: 1, given: [3], drawn: [4] },
		{ seat: 1, count: 1, given: [3], drawn: [4] },
		{ seat: 1, count: 1, given: null, drawn: null },
	],
	swapped: [
		{ seat: 1, shown: [3], drawn: [4] },
		{ seat: 1, shown: [3], count: 1, drawn: [4] },
		{ seat: 1, shown: [3], count: 1, drawn: null },
	],
	withdrew: [
		{ seat: 1, pieces: [3] },
		{ seat: 1, count: 1, pieces: [3] },
		{ seat: 1, count: 1, pieces: null },
	],
};

test.each(Object.entries(EVENTS))(
	'of %s everybody hears what they may, and no more',
	(type, [written, own, others]) => {
		const acted = (event: object) => ({ type: 'acted', seat: 1, by: 'owner', step: 1, events: [{ type, ...event }] });
		const judge = judging(['acted', { ...acted(written), action: {} }]);
		expect(faults(judge, ONE, acted(own))).toEqual([]);
		expect(faults(judge, ZERO, acted(others))).toEqual([]);
		expect(faults(judge, ZERO, acted(own))).not.toEqual([]);
		expect(faults(judge, null, acted(own))).not.toEqual([]);
		expect(faults(judge, ONE, acted({ ...own, bag: [1] }))).not.toEqual([]);
		expect(faults(judge, ONE, { ...acted(own), action: {} })).not.toEqual([]);
		expect(faults(judge, null, { ...acted(others), hands: [[1], [3]] })).not.toEqual([]);
	},
);

test('hands that the journal has for spectators are for nobody who plays', () => {
	const acted = { type: 'acted', seat: 1, by: 'owner', step: 1, events: [], hands: [[1], [3]] };
	const judge = judging(['acted', { ...acted, action: {} }]);
	expect(faults(judge, null, acted)).toEqual([]);
	expect(faults(judge, null, { ...acted, hands: [[1], [4]] })).not.toEqual([]);
	expect(faults(judge, ZERO, acted)).not.toEqual([]);
});

test.each([
	['pieces in an error', { problem: { code: 'refused', message: 'no', refusal: { kind: 'not-in-hand', piece: 7 } } }],
	['a hand in an error', { problem: { code: 'refused', message: 'no', refusal: { kind: 'can-lay', hand: [7] } } }],
	[
		'a series in an error',
		{ problem: { code: 'refused', message: 'no', refusal: { kind: 'bad-series', series: [7] } } },
	],
	['pieces in place of words', { problem: { code: 'refused', message: [7] } }],
	['a move for a spectator', { id: '1', seen: 1, command: { type: 'act', action: { type: 'pass' } } }],
	['a hand on a card', { id: 't', terms: {}, hand: [7] }],
	['something that nobody knows', { pieces: [7] }],
	['a message of no known kind', { tell: 'hands', hands: [[7]] }],
])('%s would be found', (_, told) => {
	expect(judging().faultsIn({ seat: null, text: JSON.stringify(told) })).not.toEqual([]);
});

test('O20 a part of the deal that is told before the game begins with it would be found, and a secret before the end', () => {
	const table = sealed();
	const open = (contribution: string, next: string) =>
		({ type: 'open-part', contribution, next: sealOf(next) }) as const;
	table.ask('ann', open('part-of-ann', 'another-of-ann'));
	table.ask('bob', { type: 'seal-part', seal: sealOf('another-of-bob') });
	table.ask('ann', open('another-of-ann', 'never-opened'));
	expect(table.ask('bob', open('another-of-bob', 'never-opened'))).toEqual(['part-opened', 'began']);
	const entries = table.journal.map(
		({ version, at, entry, payload }): Entry => ({ version, at, cause: null, kind: entry.type, payload }),
	);
	expect(partsIn(entries)).toEqual(['part-of-ann', 'another-of-ann', 'another-of-bob']);
	const judge = new Judge(entries);
	const times = ['part-opened', 'began', 'over'];
	/** With what these words must not be told: at a place where any words may stand. */
	const tooEarlyWith = (words: string): readonly string[] =>
		times.filter((type) => {
			const text = JSON.stringify({ now: 0, version: words, standing: { type } });
			return judge.faultsIn({ seat: ZERO, text }).some((each) => each.startsWith('told too early'));
		});
	expect(tooEarlyWith('nothing')).toEqual([]);
	expect(tooEarlyWith('part-of-ann')).toEqual(times);
	for (const part of ['another-of-ann', 'another-of-bob']) expect(tooEarlyWith(part)).toEqual(['part-opened']);
	const secrets = secretsIn(entries);
	expect(secrets).toHaveLength(2);
	for (const secret of secrets) expect(tooEarlyWith(secret)).toEqual(['part-opened', 'began']);
});

test('a piece that one has named may be named in the answer', () => {
	const text = JSON.stringify({
		problem: { code: 'refused', message: 'no', refusal: { kind: 'not-in-hand', piece: 7 } },
	});
	const asked = (kind: number) => ({ action: { type: 'place', pieces: [{ kind, x: 35, y: 0 }] }, version: 1 });
	expect(judging().faultsIn({ seat: ZERO, text, asked: asked(7) })).toEqual([]);
	expect(judging().faultsIn({ seat: ZERO, text, asked: asked(8) })).not.toEqual([]);
});

test('pieces in the log or in the metrics would be found', () => {
	const line = { level: 10, time: 1, msg: 'a bot gave no answer', err: { type: 'Error', message: 'tired', stack: '' } };
	expect(faultsInLog([JSON.stringify(line)])).toEqual([]);
	for (const more of [{ hand: [1] }, { msg: 'hand 1,2,3' }, { err: { ...line.err, view: {} } }, { err: [1] }])
		expect(faultsInLog([JSON.stringify({ ...line, ...more })])).not.toEqual([]);
	expect(faultsInMetrics('# HELP a b\na{type="act",le="+Inf"} 1\nb 0.5\n')).toEqual([]);
	for (const more of ['a{hand="1"} 1', 'a{type="1,2"} 1', 'hands 1,2,3']) expect(faultsInMetrics(more)).not.toEqual([]);
});
