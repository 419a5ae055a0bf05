// What the server said it had done, against what its journal kept: each thing once, by the one who asked, as they asked for it.
import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '@tessera/engine';
import type { Command, Envelope, TermsWish, Told } from '@tessera/protocol';
import type { Entry } from '../journal/index.ts';
import { fromJournal, type TableEntry, toldFor } from '../tables/index.ts';

/** Something that was asked for, and the version that the answer named. */
export interface Acknowledged {
	readonly table: string;
	/** The identity that asked. */
	readonly who: string;
	readonly version: number;
	readonly envelope: Envelope;
}

/** Who sits where after these entries: before the game by seats of the table, then in playing order. */
function sittersIn(entries: readonly TableEntry[]): ReadonlyMap<number, string> {
	const sitters = new Map<number, string>();
	for (const entry of entries) {
		if (entry.type === 'stood') sitters.delete(entry.seat);
		if (entry.type === 'sat') sitters.set(entry.seat, entry.occupant.type === 'person' ? entry.occupant.identity : '');
		if (entry.type !== 'began') continue;
		sitters.clear();
		for (const [seat, one] of entry.occupants.entries()) sitters.set(seat, one.type === 'person' ? one.identity : '');
	}
	return sitters;
}

/** Whether an entry is what a command asks for, down to the pieces. */
function isFor(command: Command, entry: TableEntry): boolean {
	switch (command.type) {
		case 'act':
			return entry.type === 'acted' && entry.by === 'owner' && isDeepStrictEqual(entry.action, command.action);
		case 'sit':
			return entry.type === 'sat' && entry.occupant.type === 'person' && entry.occupant.name === command.name;
		case 'seat-bot':
			return entry.type === 'sat' && entry.occupant.type === 'bot' && entry.occupant.level === command.level;
		case 'say':
			return entry.type === 'said' && entry.text === command.text;
		case 'open-part':
			return entry.type === 'part-opened' && entry.contribution === command.contribution;
		case 'seal-part':
			return entry.type === 'part-sealed' && entry.seal === command.seal;
		case 'stand':
			return entry.type === 'stood';
		case 'resign':
			return entry.type === 'withdrew' && entry.because === 'resigned';
		default:
			return false;
	}
}

/** What is wrong with the one table that all of these are about; nothing, where all that was acknowledged is there once. */
export function lostFrom(entries: readonly Entry[], acknowledged: readonly Acknowledged[]): readonly string[] {
	const written = entries.map((entry) => fromJournal(entry).entry);
	const gaps = entries.filter(({ version }, index) => version !== index + 1).map(({ version }) => `gap at ${version}`);
	const wrong = acknowledged.flatMap(({ who, version, envelope: { id, command } }) => {
		const told = `${id} of ${who}, acknowledged as ${version}`;
		// With the id the journal keeps what was asked: see `causes.ts`.
		const caused = entries.filter(({ cause }) => cause?.identity === who && cause.id.endsWith(`\n${id}`));
		const [first] = caused;
		if (!first || caused.at(-1)?.version !== version) return [`${told}, is not there`];
		if (version - first.version !== caused.length - 1) return [`${told}, is there twice`];
		const entry = written[first.version - 1];
		if (!entry || !isFor(command, entry)) return [`${told}, is ${JSON.stringify(entry)}`];
		const isOwn = command.type !== 'seat-bot' && 'seat' in entry;
		// Whoever stands up sat there before.
		const sitters = sittersIn(written.slice(0, first.version - (entry.type === 'stood' ? 1 : 0)));
		return isOwn && sitters.get(entry.seat) !== who ? [`${told}, was done in seat ${entry.seat}`] : [];
	});
	const versions = acknowledged.map(({ version }) => version);
	const twice = versions.filter((version, index) => versions.indexOf(version) !== index);
	return [...gaps, ...wrong, ...twice.map((version) => `${version} was acknowledged twice`)];
}

/** What somebody who plays is told of these entries, as it arrives. */
export function toldTo(who: string, game: TermsWish['game'], entries: readonly Entry[]): readonly Told[] {
	const written = entries.map(fromJournal);
	const sitters = [...sittersIn(written.map(({ entry }) => entry))];
	const [seat] = sitters.find(([, sitter]) => sitter === who) ?? [];
	// A spectator where they have not sat down yet: nothing is hidden from anybody then.
	const told = written.map((each) => toldFor(game, each, seat === undefined ? 'public' : (seat as Seat)));
	return JSON.parse(JSON.stringify(told));
}
