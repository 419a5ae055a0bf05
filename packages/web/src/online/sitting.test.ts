import { signal } from '@preact/signals';
import { sealOf } from '@tessera/engine';
import type { Answer, Command } from '@tessera/protocol';
import { openingFor, TryTable } from '@tessera/server/testing/table';
import { expect, test, vi } from 'vitest';
import { forgetMeant, meanToSit } from './meaning-to-sit.ts';
import { ownName, type TableMemory, tableMemory } from './memory.ts';
import type { Known, Session } from './session.ts';
import { sitDown, sitIfMeant } from './sitting.ts';
import { followedTable } from './testing/tables.ts';

vi.stubGlobal('addEventListener', () => undefined);

test('what one adds, and what the server is bound to by then, are kept before they are sent', async () => {
	const sent: { readonly command: Command; readonly kept: TableMemory }[] = [];
	const known = signal<Known>({
		table: { ...followedTable(), commitment: 'promised' },
		standing: { seat: null, isHost: true },
	});
	const session: Pick<Session, 'id' | 'known' | 'order'> = {
		id: 'table-of-the-test',
		known,
		order: async (command) => {
			sent.push({ command, kept: tableMemory('table-of-the-test') });
			return { ok: true, version: 2 };
		},
	};
	await sitDown(session, 'Anna');
	known.value = { ...known.value, table: { ...known.value.table, commitment: 'another' } };
	await sitDown(session, 'Anna');
	expect(sent.map(({ kept }) => kept.commitment)).toEqual(['promised', 'another']);
	for (const { command, kept } of sent)
		expect(command).toEqual({ type: 'sit', name: 'Anna', seal: sealOf(kept.contribution ?? '') });
});

test('under which name somebody sat down is kept once the server has given them the seat', async () => {
	const known = signal<Known>({ table: followedTable(), standing: { seat: null, isHost: false } });
	const answers: Answer[] = [
		{ ok: false, problem: { code: 'name-taken', message: '' } },
		{ ok: true, version: 3 },
		{ ok: false, problem: { code: 'table-full', message: '' } },
	];
	const session = {
		id: 'taken',
		known,
		order: async (): Promise<Answer> => answers.shift() ?? { ok: true, version: 4 },
	};
	await sitDown(session, 'Bob');
	expect(tableMemory('taken').sat).toBeNull();
	await sitDown(session, 'Anna');
	expect(tableMemory('taken').sat).toBe('Anna');
	await sitDown(session, 'Bob');
	expect(tableMemory('taken').sat).toBe('Anna');
});

test('O13 whoever typed their name with more spaces, or letters in parts, is found under it as the server has it', async () => {
	const known = signal<Known>({ table: followedTable(), standing: { seat: null, isHost: false } });
	const sent: Command[] = [];
	const order = async (command: Command): Promise<Answer> => {
		sent.push(command);
		return { ok: true, version: 3 };
	};
	const typed = ' Zoe\u0308  B ';
	await sitDown({ id: 'typed', known, order }, typed);
	const table = new TryTable(openingFor());
	table.sit('zoe', typed);
	expect(table.state.seats[0]).toMatchObject({ name: tableMemory('typed').sat });
	expect(sent).toMatchObject([{ type: 'sit', name: 'Zo\u00eb B' }]);
});

test('whoever went away before they sat down sits down when they come back, and only once', async () => {
	const known = signal<Known>({ table: followedTable(), standing: { seat: null, isHost: true } });
	const sent: Command[] = [];
	const answers: ((answer: Answer) => void)[] = [];
	const session: Pick<Session, 'id' | 'known' | 'order'> = {
		id: 'meant',
		known,
		order: (command) => {
			sent.push(command);
			return new Promise((resolve) => answers.push(resolve));
		},
	};
	meanToSit('meant', 'Anna');
	expect(ownName()).toBe('Anna');
	// The page may be closed here: all of it is kept.
	expect(tableMemory('meant').meant).toBe('Anna');
	sitIfMeant({ ...session, id: 'another' });
	sitIfMeant(session);
	sitIfMeant(session);
	expect(sent).toMatchObject([{ type: 'sit', name: 'Anna' }]);
	expect(tableMemory('meant').meant).toBe('Anna');
	answers[0]?.({ ok: true, version: 2 });
	await expect.poll(() => tableMemory('meant').meant).toBeNull();
	sitIfMeant(session);
	expect(sent).toHaveLength(1);
});

test('whoever comes back to a seat that they have means to sit down no more, and is left alone when they leave it', () => {
	const known = signal<Known>({ table: followedTable(), standing: { seat: null, isHost: true } });
	const sent: Command[] = [];
	const order = async (command: Command): Promise<Answer> => {
		sent.push(command);
		return { ok: true, version: 2 };
	};
	meanToSit('seated', 'Anna');
	forgetMeant('seated');
	sitIfMeant({ id: 'seated', known, order });
	expect(sent).toEqual([]);
	forgetMeant('never seen');
	expect(tableMemory('never seen').meant).toBeNull();
});
