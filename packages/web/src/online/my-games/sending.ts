// Sends from home the moves that were played without a connection: whoever goes there instead of to the table need not think of it.
// By the same id as ever, so that each happens once whoever else sends it. O4
import type { Answer, Envelope, TableCard } from '@tessera/protocol';
import { thisDevice } from '../../saves/device.ts';
import { type Asked, commandAt, data } from '../api.ts';
import { remember, tableMemory } from '../memory.ts';

export interface SendingPorts {
	/** Who this browser is now, by its cookie: another window may have signed in since this page was loaded. */
	identity(): Promise<string | null>;
	send(table: string, envelope: unknown): Promise<Answer>;
}

const PORTS: SendingPorts = {
	async identity() {
		const me: Asked<{ readonly id: string }> = await data('identity', {});
		return me.ok ? me.value.id : null;
	},
	send: commandAt,
};

/** Whether asking again may help. Anything else is told of by the table, once it is opened. */
const isPassing = (answer: Answer): boolean =>
	!answer.ok && (answer.problem.code === 'unavailable' || answer.problem.code === 'too-many');

interface Waiting {
	readonly by: string;
	readonly seat: number;
	readonly envelope: Pick<Envelope, 'id'>;
}

/** Read no further than is needed to send it: what it says is for the server to judge, and home does not load the rules. */
function waitingAt(id: string, device = thisDevice()): Waiting | null {
	const { by, seat, envelope } = (tableMemory(id, device).unsent ?? {}) as Partial<Waiting>;
	if (typeof by !== 'string' || typeof seat !== 'number' || typeof envelope?.id !== 'string') return null;
	return { by, seat, envelope };
}

/**
 * Sends what waits at these tables, for the seat and the identity that played it; says whether anything has come of it. What was
 * refused once is not sent again by the same page.
 */
export function sender(ports = PORTS, device = thisDevice()): (cards: readonly TableCard[]) => Promise<boolean> {
	const refused = new Set<string>();

	const send = async (id: string, { envelope }: Waiting): Promise<boolean> => {
		const answer = await ports.send(id, envelope);
		if (!answer.ok) {
			if (!isPassing(answer)) refused.add(envelope.id);
			return false;
		}
		// Another window may have something else to send by now. What lay there for now is played.
		if (waitingAt(id, device)?.envelope.id === envelope.id) remember(id, { unsent: null, prepared: null }, device);
		return true;
	};

	return async (cards) => {
		const here = cards.flatMap(({ id, seat }) => {
			const waiting = waitingAt(id, device);
			return waiting && waiting.seat === seat && !refused.has(waiting.envelope.id) ? [{ id, waiting }] : [];
		});
		if (here.length === 0) return false;
		const own = await ports.identity();
		const sent = await Promise.all(here.map(({ id, waiting }) => waiting.by === own && send(id, waiting)));
		return sent.includes(true);
	};
}
