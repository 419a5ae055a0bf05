// What this device adds to the chance of a deal: sealed while others may still choose what they add, and opened once all of it is
// fixed, so that nobody can have chosen the deal, not even whoever runs the server and plays along. All of it is kept before it is
// sent: the check of the finished game must not need to believe what the server says then. O20
import { effect } from '@preact/signals';
import { type Seal, type Seat, sealOf } from '@tessera/engine';
import type { Call, Command, Part, Sitter } from '@tessera/protocol';
import { type Device, thisDevice } from '../saves/device.ts';
import type { Later } from '../thinking/client.ts';
import { laterHere } from '../thinking/later.ts';
import { unforeseeable } from './here.ts';
import { remember, tableMemory } from './memory.ts';
import type { Session } from './session.ts';

/** So long another device of the same person, where they sat down, has to open what only it knows. In milliseconds. */
const PATIENCE = 5000;

const newPart = (): string => unforeseeable(24);

/** The seal to sit down with. What the server is bound to by then is kept with it. */
export function sealOwn(table: string, commitment: string | null, device = thisDevice()): Seal {
	const before = tableMemory(table, device);
	// What has been opened already is known, and protects nobody any more.
	const contribution = (before.fixed ? before.next : before.contribution) ?? newPart();
	remember(table, { contribution, next: null, fixed: null, commitment: before.commitment ?? commitment }, device);
	return sealOf(contribution);
}

/** The parts of those who play, as they will be counted: free seats are dropped. */
const partsOf = ({ parts }: Pick<Call, 'parts'>, sitters: readonly (Sitter | null)[]): readonly Part[] =>
	parts.filter((_, seat) => sitters[seat]);

/** What the server may name as own: this device knows no other. */
function ownPart(table: string, seal: Seal, device: Device): string | null {
	const { contribution, next } = tableMemory(table, device);
	return [contribution, next].find((part) => part !== null && sealOf(part) === seal) ?? null;
}

interface Called {
	readonly call: Call;
	readonly sitters: readonly (Sitter | null)[];
	readonly seat: Seat;
}

/** What is still to be opened from a seat. */
function sealIn({ call, seat }: Called): Seal | null {
	const part = call.parts[seat] ?? null;
	return part && 'seal' in part && !call.opened.includes(seat) ? part.seal : null;
}

/** Opens the own part, where this device has it and has not opened it for other parts than these; null where it cannot. */
export function opening(table: string, called: Called, device = thisDevice()): Command | null {
	const seal = sealIn(called);
	const contribution = seal && ownPart(table, seal, device);
	if (!contribution) return null;
	const before = tableMemory(table, device);
	const isSame = before.contribution === contribution;
	const fixed = partsOf(called.call, called.sitters);
	if (isSame && before.fixed && JSON.stringify(before.fixed) !== JSON.stringify(fixed)) return null;
	const next = (isSame ? before.next : null) ?? newPart();
	const openedFor = [...new Set([...before.openedFor, called.call.version])];
	remember(table, { contribution, next, fixed, openedFor }, device);
	return { type: 'open-part', contribution, next: sealOf(next) };
}

/** Seals something else, which this device can open. */
function sealingAnew(table: string, device: Device): Command {
	const contribution = newPart();
	remember(table, { contribution, next: null, fixed: null }, device);
	return { type: 'seal-part', seal: sealOf(contribution) };
}

/** Does what there is to do at a table whenever its deal is called for, until told to stop. */
export function answerCalls(
	{ id, known, order }: Pick<Session, 'id' | 'known' | 'order'>,
	later: Later = laterHere,
	device = thisDevice(),
): () => void {
	let answered = 0;
	let callOff = (): void => {};

	const called = (): Called | null => {
		const { table, standing } = known.value ?? {};
		if (table?.status !== 'waiting' || !table.call || !standing || standing.seat === null) return null;
		return { call: table.call, sitters: table.sitters, seat: standing.seat };
	};
	// Whoever waits has asked for nothing: what came to nothing is asked again with the next call.
	const send = (command: Command): void => void order(command, () => null);

	const stop = effect(() => {
		const now = called();
		if (!now || sealIn(now) === null) return callOff();
		const { version } = now.call;
		if (answered === version) return;
		answered = version;
		callOff();
		const command = opening(id, now, device);
		if (command) return send(command);
		callOff = later(PATIENCE, () => {
			const still = called();
			if (still?.call.version === version && sealIn(still) !== null) send(sealingAnew(id, device));
		});
	});
	return () => {
		stop();
		callOff();
	};
}
