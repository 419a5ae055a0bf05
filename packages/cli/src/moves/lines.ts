// Cuts a stream of bytes into lines as they arrive. Only a line feed ends a line (JSON may hold the other separators that
// node:readline cuts at), a carriage return before it belongs to it, and the last line needs no end.
const LINE_FEED = 0x0a;
const BYTE_ORDER_MARK = '\uFEFF';

const textOf = (parts: readonly Uint8Array[]): string => {
	const text = Buffer.concat(parts).toString('utf8');
	return text.endsWith('\r') ? text.slice(0, -1) : text;
};

const withoutMark = (text: string): string => (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);

/** The complete lines of each piece of input, as soon as it is there; parts of a line are kept until its end comes. */
export async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
	let parts: Uint8Array[] = [];
	let isFirst = true;
	const finish = (end: Uint8Array): string => {
		const text = textOf([...parts, end]);
		parts = [];
		const line = isFirst ? withoutMark(text) : text;
		isFirst = false;
		return line;
	};
	for await (const chunk of input) {
		const lines: string[] = [];
		let from = 0;
		for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
			lines.push(finish(chunk.subarray(from, end)));
			from = end + 1;
		}
		if (from < chunk.length) parts.push(chunk.subarray(from));
		if (lines.length > 0) yield lines;
	}
	if (parts.length > 0) yield [finish(new Uint8Array())];
}
