// Sends from home what was played and said without a connection: whoever goes there instead of to the table need not think of it.
// By the same id as ever, so that each happens once whoever else sends it. O4, O12
import type { Answer, Envelope, TableCard } from '@tessera/protocol';
import { type Device, thisDevice } from '../../saves/device.ts';
import { type Asked, commandAt, data } from '../api.ts';
import { fieldsOf } from '../fields.ts';
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
	/** The identity that played or said it: it is sent for no other. */
	readonly by: string;
	readonly envelope: Pick<Envelope, 'id'>;
}

/** Read no further than is needed to send it: what it says is for the server to judge, and home does not load the rules. */
function waitingIn(stored: unknown): Waiting | null {
	const { by, envelope } = fieldsOf(stored);
	const sent = fieldsOf(envelope);
	return typeof by === 'string' && typeof sent['id'] === 'string'
		? { by, envelope: { ...sent, id: sent['id'] } }
		: null;
}

/** The move, where it was played from the seat that one has there, and what was said, in its order. */
function waitingAt({ id, seat }: TableCard, device: Device): readonly Waiting[] {
	const { unsent, said } = tableMemory(id, device);
	const { seat: from } = fieldsOf(unsent);
	const stored = from !== null && from === seat ? [unsent, ...said] : said;
	return stored.flatMap((each) => waitingIn(each) ?? []);
}

/** Another window may have something else to send by now, which stays. */
function forget(table: string, { envelope }: Waiting, device: Device): void {
	const isOther = (stored: unknown): boolean => waitingIn(stored)?.envelope.id !== envelope.id;
	const { unsent, said } = tableMemory(table, device);
	// What lay there for now is played.
	if (!isOther(unsent)) remember(table, { unsent: null, prepared: null }, device);
	if (!said.every(isOther)) remember(table, { said: said.filter(isOther) }, device);
}

/**
 * Sends what waits at these tables, for the identity that played or said it; says whether anything has come of it. What was
 * refused once is not sent again by the same page.
 */
export function sender(ports = PORTS, device = thisDevice()): (cards: readonly TableCard[]) => Promise<boolean> {
	const refused = new Set<string>();

	/** One after the other: what is said later is heard later. */
	const sendAll = async (table: string, all: readonly Waiting[]): Promise<boolean> => {
		let hasCome = false;
		for (const waiting of all) {
			const answer = await ports.send(table, waiting.envelope);
			if (isPassing(answer)) break;
			if (answer.ok) {
				forget(table, waiting, device);
				hasCome = true;
			} else refused.add(waiting.envelope.id);
		}
		return hasCome;
	};

	return async (cards) => {
		const here = cards.map((card) => ({
			table: card.id,
			all: waitingAt(card, device).filter(({ envelope }) => !refused.has(envelope.id)),
		}));
		if (here.every(({ all }) => all.length === 0)) return false;
		const own = await ports.identity();
		const sent = await Promise.all(
			here.map(({ table, all }) =>
				sendAll(
					table,
					all.filter(({ by }) => by === own),
				),
			),
		);
		return sent.includes(true);
	};
}
