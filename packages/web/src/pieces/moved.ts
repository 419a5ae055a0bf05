// A path, moved and scaled by its numbers. A browser keeps books about every element that is transformed, and looks through all of
// them before each paint; a path that is where it belongs by its own numbers costs nothing there.

/** For each command that our drawings use: how its numbers follow one another. Lower case ones are lengths, which only scale. */
const NUMBERS: Readonly<Record<string, string>> = {
	M: 'XY',
	L: 'XY',
	Q: 'XYXY',
	A: 'rr---XY',
	a: 'rr---rr',
	h: 'r',
	Z: '',
};

const tidy = (value: number): number => Math.round(value * 100) / 100;

export interface Shift {
	readonly x: number;
	readonly y: number;
	readonly scale: number;
}

/** A number of a path, what stands before it, and how it follows a move: in which direction, if any, and whether it scales. */
interface Part {
	readonly before: string;
	readonly value: number;
	readonly role: string;
}

interface Drawing {
	readonly parts: readonly Part[];
	readonly end: string;
}

function read(path: string): Drawing {
	const parts: Part[] = [];
	let before = '';
	for (const [, command = '', given = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
		const roles = NUMBERS[command];
		if (roles === undefined) throw new Error(`no drawing has used ${command} before`);
		before += command;
		for (const [place, value] of (given.match(/-?[\d.]+/g) ?? []).entries()) {
			parts.push({
				before: place === 0 ? before : ' ',
				value: Number(value),
				role: roles[place % roles.length] ?? '-',
			});
			before = '';
		}
	}
	return { parts, end: before };
}

/** There are few drawings, and a board full of each. */
const drawings = new Map<string, Drawing>();

function drawingOf(path: string): Drawing {
	const known = drawings.get(path) ?? read(path);
	drawings.set(path, known);
	return known;
}

function shifted({ role, value }: Part, { x, y, scale }: Shift): number {
	if (role === '-') return value;
	return tidy(value * scale + (role === 'X' ? x : role === 'Y' ? y : 0));
}

export function moved(path: string, by: Shift): string {
	const { parts, end } = drawingOf(path);
	let text = '';
	for (const part of parts) text += part.before + shifted(part, by);
	return text + end;
}
