// Memory for what is sent. In the 64 KB that short buffers share, one that is still to be read would keep all others (decision 16).

export const ownMemory = (length: number): Buffer => Buffer.allocUnsafeSlow(length);

export function ownBytes(text: string): Buffer {
	const bytes = ownMemory(Buffer.byteLength(text));
	bytes.write(text);
	return bytes;
}
