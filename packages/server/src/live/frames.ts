// A message as the bytes that go over the wire: put together once, however many hear it.
import { ownMemory } from '../own-memory.ts';

const LAST_TEXT = 0x81;
const SHORT = 126;
const LONG = 127;
const LARGEST_SHORT = 0xffff;

function headerSizeFor(length: number): number {
	if (length < SHORT) return 2;
	return length <= LARGEST_SHORT ? 4 : 10;
}

function writeHeader(frame: Buffer, length: number): void {
	frame[0] = LAST_TEXT;
	if (length < SHORT) frame[1] = length;
	else if (length <= LARGEST_SHORT) {
		frame[1] = SHORT;
		frame.writeUInt16BE(length, 2);
	} else {
		frame[1] = LONG;
		frame.writeBigUInt64BE(BigInt(length), 2);
	}
}

/** One text message of a server, whole and unmasked (RFC 6455, 5.2): two texts, one behind the other, without a third in between. */
export function frameOf(text: string, rest = ''): Buffer {
	const length = Buffer.byteLength(text) + Buffer.byteLength(rest);
	const start = headerSizeFor(length);
	const frame = ownMemory(start + length);
	writeHeader(frame, length);
	frame.write(rest, start + frame.write(text, start));
	return frame;
}

/** Several messages, to be written at once. */
export function joined(frames: readonly Buffer[]): Buffer {
	const all = ownMemory(frames.reduce((sum, { length }) => sum + length, 0));
	let end = 0;
	for (const frame of frames) end += frame.copy(all, end);
	return all;
}
