// Numbers as bytes and back, for what is hashed.

/** A 32-bit number as four bytes, highest first. */
export const bigEndian = (value: number): Uint8Array =>
	Uint8Array.of(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff);

/** The 32-bit number that four bytes make from a place on, highest first. */
export const wordAt = (bytes: Uint8Array, place: number): number =>
	(((bytes[place] ?? 0) << 24) |
		((bytes[place + 1] ?? 0) << 16) |
		((bytes[place + 2] ?? 0) << 8) |
		(bytes[place + 3] ?? 0)) >>>
	0;
