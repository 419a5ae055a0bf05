// A table to try things at, without a journal or a clock; for tests only.
import { type Action, type Position, type Seal, type Seat, type Secret, sealOf, seedFromText } from '@tessera/engine';
import type { Command, TermsWish, Told } from '@tessera/protocol';
import { type Decision, decide, decideMove } from './decide.ts';
import { type TableEntry, type Written, writtenAs } from './entries.ts';
import { evolve, tableFrom } from './evolve.ts';
import { type Opening, openTable } from './opening.ts';
import { seatOf, type TableState } from './state.ts';
import { toldFor } from './tell.ts';
import { termsFrom } from './terms.ts';
import { decideExpiry, decideFor, decideTimeout } from './unasked.ts';

export const secretOf = (text: string): Secret => seedFromText(text);

export const openingFor = (wish: Partial<TermsWish> = {}, secret = 'secret', host = 'ann'): Opening => {
	const terms = termsFrom({ game: 'classic', seats: 2, ...wish });
	if (!terms.ok) throw new Error(terms.problem.message);
	return openTable(terms.value, host, secretOf(secret));
};

/** What came of something: the types of the entries, or the code of the problem. */
export type Outcome = readonly TableEntry['type'][] | string;

export class TryTable {
	readonly journal: Written[] = [];
	now = 1000;
	state: TableState;

	constructor(opening: Opening = openingFor()) {
		for (const entry of opening) this.#write(entry);
		this.state = this.folded();
	}

	folded(): TableState {
		return tableFrom(this.journal) ?? fail();
	}

	#write(entry: TableEntry): Written {
		const written = writtenAs(entry, this.journal.length + 1, this.now);
		this.journal.push(written);
		return written;
	}

	#carryOut(decision: Decision): Outcome {
		if (!decision.ok) return decision.problem.code;
		for (const entry of decision.value) this.state = evolve(this.state, this.#write(entry));
		return decision.value.map(({ type }) => type);
	}

	decided(identity: string, command: Command, seen = this.state.version): Decision {
		return decide(this.state, [identity], { seen, command }, { rematch: () => 'next-table' });
	}

	ask(identity: string, command: Command, seen = this.state.version): Outcome {
		return this.#carryOut(this.decided(identity, command, seen));
	}

	seatOf(identity: string): Seat | null {
		return seatOf(this.state, [identity]);
	}

	/** What somebody is told of all that was written from there on. */
	told(identity: string, from = 0): readonly Told[] {
		const audience = this.seatOf(identity) ?? 'public';
		return this.journal.slice(from).map((written) => toldFor(this.state.terms.game, written, audience));
	}

	move(from: string, to: string): Outcome {
		return this.#carryOut(decideMove(this.state, from, [to]));
	}

	timeout(): Outcome {
		return this.#carryOut(decideTimeout(this.state, this.now));
	}

	expire(): Outcome {
		return this.#carryOut(decideExpiry(this.state, this.now));
	}

	/** Acts as the server does for a bot or one whose time is over. */
	actFor(seat: number, action: unknown): Outcome {
		return this.#carryOut(decideFor(this.state, seat as never, action, this.now));
	}

	sit(identity: string, name = identity, rest: { seat?: number; contribution?: string; seal?: Seal } = {}): Outcome {
		return this.ask(identity, { type: 'sit', name, ...rest });
	}
}

export function fail(): never {
	throw new Error('that should not be possible here');
}

/** A table where these people sit down, each with a sealed part named after them. */
export function sealed(
	people: readonly string[] = ['ann', 'bob'],
	wish: Partial<TermsWish> = {},
	secret?: string,
): TryTable {
	const table = new TryTable(openingFor({ seats: people.length, ...wish }, secret));
	for (const each of people) table.sit(each, each, { seal: sealOf(`part-of-${each}`) });
	return table;
}

/** A game that has begun, for these people. */
export function begun(
	wish: Partial<TermsWish> = {},
	people: readonly string[] = ['ann', 'bob'],
	secret?: string,
): TryTable {
	const table = new TryTable(openingFor({ seats: Math.max(2, people.length), ...wish }, secret));
	for (const each of people) table.sit(each);
	return table;
}

/** The name of whoever's turn it is. */
export function toMove({ state }: TryTable): string {
	const occupant = state.game && state.seats[state.game.position.turn];
	return occupant?.type === 'person' ? occupant.identity : fail();
}

export const others = (table: TryTable): readonly string[] =>
	table.state.seats.flatMap((each) =>
		each?.type === 'person' && each.identity !== toMove(table) ? [each.identity] : [],
	);

/** Plays on until something holds. */
export function playUntil(
	table: TryTable,
	choose: (position: Position) => Action,
	isEnough: (table: TryTable) => boolean,
): void {
	while (!isEnough(table)) {
		const action = choose(table.state.game?.position ?? fail());
		if (typeof table.ask(toMove(table), { type: 'act', action }) === 'string') fail();
	}
}
