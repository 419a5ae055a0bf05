// Reads a QR code from its modules, as a camera would that sees them clearly: enough of ISO/IEC 18004 for the links that are shown, up
// to version 10, and without repairing anything.
import { expect, type Locator } from '@playwright/test';

type Modules = readonly (readonly boolean[])[];

/** By the two bits that say how much could be repaired, and version: the lengths of the blocks of data. */
const BLOCKS: Readonly<Record<number, readonly (readonly number[])[]>> = {
	// M
	0: [[16], [28], [44], [32, 32], [43, 43], [27, 27, 27, 27], [31, 31, 31, 31], [38, 38, 39, 39], [36, 36, 36, 37, 37]],
	// Q
	3: [
		[13],
		[22],
		[17, 17],
		[24, 24],
		[15, 15, 16, 16],
		[19, 19, 19, 19],
		[14, 14, 15, 15, 15, 15],
		[18, 18, 18, 18, 19, 19],
	],
	// H
	2: [
		[9],
		[16],
		[13, 13],
		[9, 9, 9, 9],
		[11, 11, 12, 12],
		[15, 15, 15, 15],
		[13, 13, 13, 13, 14],
		[14, 14, 14, 14, 15, 15],
	],
};

/** What is laid over the data, so that it looks like nothing else. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
	(x, y) => (x + y) % 2 === 0,
	(_, y) => y % 2 === 0,
	(x) => x % 3 === 0,
	(x, y) => (x + y) % 3 === 0,
	(x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
	(x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
	(x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
	(x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const numberOf = (bits: readonly boolean[]): number => bits.reduce((sum, bit) => sum * 2 + Number(bit), 0);

/** Whether a module is there to be found by, and carries no data. */
function isFixed(x: number, y: number, size: number, version: number): boolean {
	const last = size - 1;
	if ((x < 9 && y < 9) || (x > last - 8 && y < 9) || (x < 9 && y > last - 8)) return true;
	if (x === 6 || y === 6) return true;
	if (version >= 7 && ((x > last - 11 && y < 6) || (y > last - 11 && x < 6))) return true;
	const marks = version === 1 ? [] : version < 7 ? [size - 7] : [6, 8 + 2 * version, size - 7];
	// One module of a mark at the edge is fixed anyway, and the corners have other marks.
	const isNear = (place: number) => marks.find((mark) => Math.abs(mark - place) <= 2);
	const [across, down] = [isNear(x), isNear(y)];
	if (across === undefined || down === undefined) return false;
	const isCorner = (a: number, b: number) => a === 6 && (b === 6 || b === size - 7);
	return !isCorner(across, down) && !isCorner(down, across);
}

/** The bits of the data in the order in which they were written: upwards and downwards in pairs of columns, from the right. */
function bitsOf(modules: Modules, version: number, mask: number): readonly boolean[] {
	const size = modules.length;
	const bits: boolean[] = [];
	let isUpwards = true;
	for (let right = size - 1; right > 0; right -= 2) {
		if (right === 6) right--;
		for (let step = 0; step < size; step++)
			for (const x of [right, right - 1]) {
				const y = isUpwards ? size - 1 - step : step;
				if (isFixed(x, y, size, version)) continue;
				bits.push((modules[y]?.[x] ?? false) !== (MASKS[mask]?.(x, y) ?? false));
			}
		isUpwards = !isUpwards;
	}
	return bits;
}

/** The bytes of blocks that were dealt out in turn. */
function gathered(bytes: readonly number[], lengths: readonly number[]): readonly number[] {
	const blocks = lengths.map((): number[] => []);
	let at = 0;
	for (let row = 0; row < Math.max(...lengths); row++)
		for (const [index, length] of lengths.entries()) if (row < length) blocks[index]?.push(bytes[at++] ?? 0);
	return blocks.flat();
}

const BYTES = 0b0100;

export function textIn(modules: Modules): string {
	const size = modules.length;
	const version = (size - 17) / 4;
	const row = modules[8] ?? [];
	// Of the fifteen bits about the form the first five, with what is always laid over them.
	const about = numberOf(row.slice(0, 5)) ^ 0b10101;
	const lengths = BLOCKS[about >> 3]?.[version - 1];
	if (!lengths) throw new Error(`no such code is read here: version ${version}, form ${about}`);
	const bits = bitsOf(modules, version, about & 0b111);
	const bytes = Array.from({ length: bits.length >> 3 }, (_, index) => numberOf(bits.slice(8 * index, 8 * index + 8)));
	const data = gathered(bytes, lengths).flatMap((byte) =>
		Array.from({ length: 8 }, (_, bit) => ((byte >> (7 - bit)) & 1) === 1),
	);
	expect(numberOf(data.slice(0, 4))).toBe(BYTES);
	const head = 4 + (version < 10 ? 8 : 16);
	const length = numberOf(data.slice(4, head));
	const text = Array.from({ length }, (_, index) => numberOf(data.slice(head + 8 * index, head + 8 * index + 8)));
	return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text));
}

/** The modules of a code on the page, by what is drawn: dark runs, each as `M x y h length`. */
export async function modulesOf(code: Locator): Promise<Modules> {
	const size = Number((await code.getAttribute('viewBox'))?.split(' ')[2]);
	const path = (await code.locator('.qr-dark').getAttribute('d')) ?? '';
	const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
	for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
		drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
	const border = drawn.findIndex((row) => row.includes(true));
	return drawn.slice(border, size - border).map((row) => row.slice(border, size - border));
}
