// Numbers as bytes, for what is hashed.

/** A 32-bit number as four bytes, highest first. */
export function bigEndian(value: number): Uint8Array {
	const bytes = new Uint8Array(4);
	new DataView(bytes.buffer).setUint32(0, value);
	return bytes;
}
