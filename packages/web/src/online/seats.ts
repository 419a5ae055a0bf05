// Who sits at a table elsewhere, as every table wants to know it.
import type { Seat } from '@tessera/engine';
import type { Sitter } from '@tessera/protocol';
import type { SeatInfo } from '../table/host.ts';
import { namesOf } from '../table/names.ts';
import { say } from '../words/say.ts';

/** Seats that anybody may sit down in: nobody has them, and they are kept for nobody. */
export const freeSeats = (
	sitters: readonly (Sitter | null)[],
	reserved: readonly (string | null)[] | undefined,
): number => sitters.filter((sitter, seat) => sitter === null && (reserved?.[seat] ?? null) === null).length;

/** `mine` is the seat of whoever looks, null for one who watches. */
export const seatInfos = (sitters: readonly (Sitter | null)[], mine: Seat | null): readonly SeatInfo[] =>
	sitters.map((sitter, seat): SeatInfo => {
		if (sitter?.type === 'bot') return { name: null, kind: { type: 'bot', level: sitter.level } };
		const name = sitter?.name ?? null;
		return { name, kind: seat === mine ? { type: 'person' } : { type: 'person', isElsewhere: true } };
	});

/** Who sits there, for somebody who looks for company: bots by name and as what they are. */
export const sittersNamed = (sitters: readonly (Sitter | null)[]): readonly string[] =>
	namesOf(seatInfos(sitters, null)).flatMap((name, seat) => {
		const sitter = sitters[seat];
		if (!sitter) return [];
		return sitter.type === 'bot' ? say('online.named-bot', { name }) : name;
	});
