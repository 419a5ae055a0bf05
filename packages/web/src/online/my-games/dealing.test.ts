import { type Seat, sealOf } from '@tessera/engine';
import type { Answer, Call, Envelope, TableCard } from '@tessera/protocol';
import { expect, test } from 'vitest';
import { memoryDevice } from '../../saves/testing/memory.ts';
import { sealOwn } from '../chance.ts';
import { tableMemory } from '../memory.ts';
import { ANNA, BOB, listedCard } from '../testing/tables.ts';
import { openParts } from './dealing.ts';

const BOBS = { seal: sealOf('swans') };

/** Home in a browser that has sat down at table a. */
function atHome() {
	const device = memoryDevice();
	const sent: [table: string, envelope: Envelope][] = [];
	const home = { answer: { ok: true, version: 5 } as Answer };
	const seal = sealOwn('a', null, device);
	const call: Call = { version: 4, parts: [{ seal }, BOBS], opened: [] };
	const card = (part: Partial<TableCard> = {}) =>
		listedCard({ id: 'a', status: 'waiting', sitters: [ANNA, BOB], call, ...part });
	const open = (...cards: readonly TableCard[]) =>
		openParts(
			cards,
			async (table, envelope) => {
				sent.push([table, envelope]);
				return home.answer;
			},
			device,
		);
	return { device, home, sent, call, card, open };
}

test('O20 home opens what is called for, once it is kept', async () => {
	const { device, sent, call, card, open } = atHome();
	expect(await open(listedCard(), card())).toBe(true);
	const { contribution, next, fixed } = tableMemory('a', device);
	expect(fixed).toEqual(call.parts);
	const command = { type: 'open-part', contribution, next: sealOf(next ?? '') };
	expect(sent).toEqual([['a', { id: 'part 4', seen: 4, command }]]);
});

test('O20 home opens the same by the same id where it could not be brought', async () => {
	const { home, sent, card, open } = atHome();
	home.answer = { ok: false, problem: { code: 'unavailable', message: '' } };
	expect(await open(card())).toBe(false);
	home.answer = { ok: true, version: 5 };
	expect(await open(card())).toBe(true);
	expect(sent[1]).toEqual(sent[0]);
});

test('O20 home leaves to the table what is opened already, in the open, or sealed by another device', async () => {
	const { sent, call, card, open } = atHome();
	expect(await open(card({ call: { ...call, opened: [0 as Seat] } }))).toBe(false);
	expect(await open(card({ call: { ...call, parts: [{ open: 'geese' }, BOBS] } }))).toBe(false);
	expect(await open(card({ call: { ...call, parts: [{ seal: sealOf('on the phone') }, BOBS] } }))).toBe(false);
	expect(await open(card({ seat: null }))).toBe(false);
	expect(sent).toEqual([]);
});
