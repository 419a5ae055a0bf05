// Sends from home what was played and said without a connection: whoever goes there instead of to the table need not think of it.
// By the same id as ever, so that each happens once whoever else sends it. O4, O12
import type { Answer, TableCard } from '@tessera/protocol';
import { fieldsOf } from '../../parts/fields.ts';
import { type Device, thisDevice } from '../../saves/device.ts';
import { type Asked, commandAt, data } from '../api.ts';
import { type Kept, keptIn } from '../kept.ts';
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

/**
 * What becomes of something that was sent: it is there; it is sent again, since waiting may help; nothing will ever come of it, as
 * enough has been said at the table; or its table tells of it, once that is opened. No game has enough of its moves.
 */
function fateOf(answer: Answer, isSaid: boolean): 'there' | 'again' | 'nothing' | 'told' {
	if (answer.ok) return 'there';
	const { code } = answer.problem;
	if (code === 'unavailable' || code === 'too-many') return 'again';
	return isSaid && code === 'enough' ? 'nothing' : 'told';
}

interface Waiting {
	readonly kept: Kept;
	/** And not played. */
	readonly isSaid: boolean;
}

function waitingIn(stored: unknown, isSaid: boolean): readonly Waiting[] {
	const kept = keptIn(stored);
	return kept ? [{ kept, isSaid }] : [];
}

/** The move, where it was played from the seat that one has there, and what was said, in its order. */
function waitingAt({ id, seat }: TableCard, device: Device): readonly Waiting[] {
	const { unsent, said } = tableMemory(id, device);
	const { seat: from } = fieldsOf(unsent);
	const move = from !== null && from === seat ? waitingIn(unsent, false) : [];
	return [...move, ...said.flatMap((each) => waitingIn(each, true))];
}

/** Another window may have something else to send by now, which stays. */
function forget(table: string, { kept, isSaid }: Waiting, device: Device): void {
	const isOther = (stored: unknown): boolean => keptIn(stored)?.envelope.id !== kept.envelope.id;
	const { unsent, said } = tableMemory(table, device);
	if (isSaid) remember(table, { said: said.filter(isOther) }, device);
	// What lay there for now is played.
	else if (!isOther(unsent)) remember(table, { unsent: null, prepared: null }, device);
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
			const fate = fateOf(await ports.send(table, waiting.kept.envelope), waiting.isSaid);
			if (fate === 'again') break;
			if (fate === 'told') refused.add(waiting.kept.envelope.id);
			else forget(table, waiting, device);
			if (fate === 'there') hasCome = true;
		}
		return hasCome;
	};

	return async (cards) => {
		const here = cards.map((card) => ({
			table: card.id,
			all: waitingAt(card, device).filter(({ kept }) => !refused.has(kept.envelope.id)),
		}));
		if (here.every(({ all }) => all.length === 0)) return false;
		const own = await ports.identity();
		const sent = await Promise.all(
			here.map(({ table, all }) =>
				sendAll(
					table,
					all.filter(({ kept }) => kept.by === own),
				),
			),
		);
		return sent.includes(true);
	};
}
