// Opens from home what this device adds to a deal that is called for: whoever waits there need not go to the table. O20
import type { Answer, Envelope, TableCard } from '@tessera/protocol';
import { type Device, thisDevice } from '../../saves/device.ts';
import { commandAt } from '../api.ts';
import { isMineToDeal } from './order.ts';

export type Send = (table: string, envelope: Envelope) => Promise<Answer>;

/** Says whether anything has come of it: a game may have begun. */
export async function openParts(
	cards: readonly TableCard[],
	send: Send = commandAt,
	device: Device = thisDevice(),
): Promise<boolean> {
	const asked = cards.filter(isMineToDeal);
	if (asked.length === 0) return false;
	// Hardly ever needed here, so home comes without it.
	const { opening } = await import('../chance.ts');
	const answers = asked.map(async ({ id, call, sitters, seat }) => {
		const command = call && seat !== null ? opening(id, { call, sitters, seat }, device) : null;
		if (!call || !command) return false;
		const sent = await send(id, { id: `part ${call.version}`, seen: call.version, command });
		return sent.ok;
	});
	return (await Promise.all(answers)).includes(true);
}
