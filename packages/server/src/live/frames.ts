// A message as the bytes that go over the wire: put together once, however many hear it.

const LAST_TEXT = 0x81;
const SHORT = 126;
const LONG = 127;

function headerFor(length: number): Buffer {
	if (length < SHORT) return Buffer.from([LAST_TEXT, length]);
	const isLong = length > 0xffff;
	const header = Buffer.alloc(isLong ? 10 : 4);
	header[0] = LAST_TEXT;
	header[1] = isLong ? LONG : SHORT;
	if (isLong) header.writeBigUInt64BE(BigInt(length), 2);
	else header.writeUInt16BE(length, 2);
	return header;
}

/** One text message of a server, whole and unmasked (RFC 6455, 5.2). */
export function frameOf(text: string): Buffer {
	const length = Buffer.byteLength(text);
	const header = headerFor(length);
	const frame = Buffer.allocUnsafe(header.length + length);
	header.copy(frame);
	frame.write(text, header.length);
	return frame;
}
