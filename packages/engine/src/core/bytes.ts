// Numbers as bytes, for what is hashed.

/** A 32-bit number as four bytes, highest first. */
export const bigEndian = (value: number): Uint8Array =>
	Uint8Array.of(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff);
