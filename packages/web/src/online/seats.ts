// Who sits at a table elsewhere, as every table wants to know it.
import type { Seat } from '@tessera/engine';
import type { Call, Sitter } from '@tessera/protocol';
import type { SeatInfo } from '../table/host.ts';
import { namesOf } from '../table/names.ts';
import { say } from '../words/say.ts';

interface Seating {
	readonly sitters: readonly (Sitter | null)[];
	readonly reserved?: readonly (string | null)[];
	readonly call?: Call | null;
}

/** Seats that anybody may sit down in: nobody has them, they are kept for nobody, and the deal is not under way. */
export const freeSeats = ({ sitters, reserved, call }: Seating): number =>
	call ? 0 : sitters.filter((sitter, seat) => sitter === null && (reserved?.[seat] ?? null) === null).length;

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
