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
import { remember, type TableMemory, tableMemory } from './memory.ts';
import type { Session } from './session.ts';

/** So long another device of the same person, where they sat down, has to open what only it knows. In milliseconds. */
const PATIENCE = 5000;

interface Made extends Pick<TableMemory, 'root' | 'made'> {
	readonly part: string;
}

/** A part that was never used. All of a table come from one root, so that two windows of a browser, which hear of a call at the same moment, make the same. */
function another({ root: kept, made }: TableMemory): Made {
	const root = kept ?? unforeseeable(24);
	return { root, made: made + 1, part: sealOf(`${root} ${made}`) };
}

/** What nobody but this device knows yet, if there is anything: what was opened, or sent in the open by a build of before, is none. */
function unopenedIn({ opened, fixed, contribution, next }: TableMemory): string | null {
	if (opened === null) return null;
	return fixed ? next : contribution;
}

/**
 * The seal to sit down with. What the server is bound to by now is kept with it, also where that was something else before: nobody knows
 * this part yet, and a table that was deleted may be opened anew under the same id (O14). How often parts were opened there counts on, or
 * whoever names another commitment could refuse as many deals as they like.
 */
export function sealOwn(table: string, commitment: string | null, device = thisDevice()): Seal {
	const before = tableMemory(table, device);
	const unopened = unopenedIn(before);
	const { part, root, made } = unopened === null ? another(before) : { ...before, part: unopened };
	const own = {
		root,
		made,
		contribution: part,
		next: null,
		fixed: null,
		opened: before.opened ?? 0,
		commitment: commitment ?? before.commitment,
	};
	remember(table, own, device);
	return sealOf(part);
}

/** A deal that is called for, and from where one looks at it. */
export interface Called {
	readonly call: Call;
	readonly sitters: readonly (Sitter | null)[];
	readonly seat: Seat;
}

/** What is still to be opened from a seat. */
function sealIn({ call, seat }: Called): Seal | null {
	const part = call.parts[seat] ?? null;
	return part && 'seal' in part && !call.opened.includes(seat) ? part.seal : null;
}

/** The part that a seal is of, where this device has sealed it. */
const ownPart = ({ contribution, next }: TableMemory, seal: Seal): string | null =>
	[contribution, next].find((part) => part !== null && sealOf(part) === seal) ?? null;

/** The parts of those who play, as they will be counted: free seats are dropped. */
const partsOf = ({ call, sitters }: Called): readonly Part[] => call.parts.filter((_, seat) => sitters[seat]);

/** Opens the own part, where this device has it and has not opened it for other parts than these; null where it cannot. */
export function opening(table: string, called: Called, device = thisDevice()): Command | null {
	const seal = sealIn(called);
	const before = tableMemory(table, device);
	const contribution = seal && ownPart(before, seal);
	if (!contribution) return null;
	const isSame = before.contribution === contribution;
	const isOpened = isSame && before.fixed !== null;
	const fixed = partsOf(called);
	if (isOpened && JSON.stringify(before.fixed) !== JSON.stringify(fixed)) return null;
	const kept = isSame ? before.next : null;
	const { part: next, root, made } = kept === null ? another(before) : { ...before, part: kept };
	const opened = (before.opened ?? 0) + (isOpened ? 0 : 1);
	remember(table, { root, made, contribution, next, fixed, opened }, device);
	return { type: 'open-part', contribution, next: sealOf(next) };
}

/** How many deals were called off after this device had opened its part for them. */
export function calledOff(table: string, called: Called | null, device = thisDevice()): number {
	const { contribution, fixed, opened } = tableMemory(table, device);
	if (!opened) return 0;
	const part = called?.call.parts[called.seat] ?? null;
	const isForThis =
		fixed !== null && contribution !== null && part && 'seal' in part && part.seal === sealOf(contribution);
	return isForThis ? opened - 1 : opened;
}

/** Seals something else, which this device can open. What was not taken the last time, and so is known to nobody, is sent again. */
function sealingAnew(table: string, { seal, commitment }: { seal: Seal; commitment: string }, device: Device): Command {
	const before = tableMemory(table, device);
	const isAgain = before.replacing === seal && before.fixed === null;
	const kept = isAgain ? before.contribution : null;
	const { part, root, made } = kept === null ? another(before) : { ...before, part: kept };
	const own = {
		root,
		made,
		contribution: part,
		next: null,
		fixed: null,
		replacing: seal,
		opened: before.opened ?? 0,
		commitment,
		hasReplaced: before.hasReplaced || (!isAgain && ownPart(before, seal) === null),
	};
	remember(table, own, device);
	return { type: 'seal-part', seal: sealOf(part) };
}

/** Does what there is to do at a table whenever its deal is called for, until told to stop. */
export function answerCalls(
	{ id, known, isPresent, unasked }: Pick<Session, 'id' | 'known' | 'isPresent' | 'unasked'>,
	later: Later = laterHere,
	device = thisDevice(),
): () => void {
	let answered = 0;
	let callOff = (): void => {};

	const calledNow = (): Called | null => {
		const { table, standing } = known.value ?? {};
		if (table?.status !== 'waiting' || !table.call || !standing || standing.seat === null) return null;
		return { call: table.call, sitters: table.sitters, seat: standing.seat };
	};
	// What came to nothing is asked again with the next call.
	const send = (command: Command): void => void unasked(command);

	/** The other device had its time. What may have happened since the connection went is not known until all of it was told: then it is asked. */
	const takeOver = (version: number): void => {
		const called = calledNow();
		const seal = called?.call.version === version ? sealIn(called) : null;
		const commitment = known.peek()?.table.commitment;
		if (seal === null || commitment === undefined) return;
		if (isPresent.peek()) send(sealingAnew(id, { seal, commitment }, device));
		else answered = 0;
	};

	const stop = effect(() => {
		const called = calledNow();
		if (!called || sealIn(called) === null) {
			// Should a backup be put back, the same call comes again.
			answered = 0;
			return callOff();
		}
		const { version } = called.call;
		if (answered === version) return;
		answered = version;
		callOff();
		const command = opening(id, called, device);
		if (command) send(command);
		else callOff = later(PATIENCE, () => takeOver(version));
	});
	return () => {
		stop();
		callOff();
	};
}
