// What is held against the server after a crash would find whatever it could have lost.
import type { Envelope } from '@tessera/protocol';
import { expect, test } from 'vitest';
import type { Entry } from '../journal/index.ts';
import { type Acknowledged, lostFrom, toldTo } from './kept.ts';

const place = (kind: number) => ({ type: 'place', pieces: [{ kind, x: 0, y: 0 }] });
const person = (identity: string) => ({ type: 'person', identity, name: identity, contribution: '' });

const entry = (version: number, kind: string, payload: object, by?: readonly [who: string, id: string]): Entry => ({
	version,
	at: version,
	cause: by ? { identity: by[0], id: `#abcdefg\n${by[1]}` } : null,
	kind,
	payload: JSON.stringify(payload),
});

const ENTRIES: readonly Entry[] = [
	entry(1, 'created', { terms: {}, host: 'ann', secret: '', commitment: '', reserved: [null, null] }),
	entry(2, 'sat', { seat: 1, occupant: person('ann') }, ['ann', 'sit']),
	entry(3, 'sat', { seat: 0, occupant: person('ben') }, ['ben', 'sit']),
	entry(4, 'began', { occupants: [person('ben'), person('ann')], from: [0, 1], events: [] }, ['ben', 'sit']),
	entry(5, 'acted', { seat: 1, by: 'owner', step: 1, action: place(3), events: [] }, ['ann', 'move']),
	entry(6, 'said', { seat: 0, text: 'hello' }, ['ben', 'say']),
];

const done = (who: string, id: string, version: number, command: object): Acknowledged => ({
	table: 't',
	who,
	version,
	envelope: { id, seen: 0, command } as Envelope,
});
const SAT = done('ben', 'sit', 4, { type: 'sit', name: 'ben' });
const MOVED = done('ann', 'move', 5, { type: 'act', action: place(3) });
const SAID = done('ben', 'say', 6, { type: 'say', text: 'hello' });

/** The entries with one of them in another form. */
const with5 = (change: object): readonly Entry[] =>
	ENTRIES.map((each) =>
		each.version === 5 ? { ...each, payload: JSON.stringify({ ...JSON.parse(each.payload), ...change }) } : each,
	);

test('all that is there, once, by the one who asked, is well', () => {
	expect(lostFrom(ENTRIES, [SAT, MOVED, SAID])).toEqual([]);
});

test.each<[string, readonly Entry[], readonly Acknowledged[]]>([
	['a move that is gone', ENTRIES.slice(0, 4), [MOVED]],
	['a gap', ENTRIES.filter(({ version }) => version !== 3), [MOVED]],
	['a piece that is another', with5({ action: place(4) }), [MOVED]],
	['a move in another seat', with5({ seat: 0 }), [MOVED]],
	['a move that a bot made', with5({ by: 'stand-in' }), [MOVED]],
	[
		'a line that is another',
		ENTRIES,
		[{ ...SAID, envelope: { ...SAID.envelope, command: { type: 'say', text: 'x' } } }],
	],
	['another version than was said', ENTRIES, [{ ...MOVED, version: 4 }]],
	['a move that is there twice', [...ENTRIES, { ...(ENTRIES[4] as Entry), version: 7 }], [{ ...MOVED, version: 7 }]],
	['a version that two things led to', ENTRIES, [MOVED, MOVED]],
	['what somebody else asked for', ENTRIES, [{ ...MOVED, who: 'ben' }]],
])('%s is found', (_, entries, acknowledged) => {
	expect(lostFrom(entries, acknowledged)).not.toEqual([]);
});

test('somebody is told their own hand, wherever they sit', () => {
	const dealt = { type: 'dealt', hands: [[1], [2]] };
	const entries = [
		...ENTRIES.slice(0, 3),
		entry(4, 'began', { occupants: [person('ben'), person('ann')], from: [0, 1], events: [dealt] }),
	];
	for (const [who, hand] of [
		['ben', [1]],
		['ann', [2]],
		['eve', null],
	])
		expect(toldTo(who as string, 'classic', entries).at(-1)?.happening).toMatchObject({ events: [{ hand }] });
});
