import { signal } from '@preact/signals';
import type { Command } from '@tessera/protocol';
import { expect, test, vi } from 'vitest';
import { type TableMemory, tableMemory } from './memory.ts';
import type { Known, Session } from './session.ts';
import { sitDown } from './sitting.ts';
import { followedTable } from './testing/tables.ts';

vi.stubGlobal('addEventListener', () => undefined);

test('what one adds, and what the server is bound to by then, are kept before they are sent, and for good', async () => {
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
	for (const { command, kept } of sent) {
		expect(kept.commitment).toBe('promised');
		expect(command).toMatchObject({ type: 'sit', contribution: kept.contribution });
	}
	expect(sent).toHaveLength(2);
});
