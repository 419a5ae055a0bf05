import { expect, test } from 'vitest';
import { connect } from './connection.ts';
import { openSession } from './session.ts';
import { TestServer } from './testing/server.ts';

test('a command that could not even be sent is not on its way for ever', async () => {
	const connection = connect(new TestServer().ports);
	const session = openSession('table-one', { ...connection, send: () => Promise.reject(new Error('broken')) });
	const ordered = session.order({ type: 'resign' });
	expect(session.pending.value).toBe(1);
	await expect(ordered).rejects.toThrow('broken');
	expect(session.pending.value).toBe(0);
	session.leave();
});
