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

function shifted(role: string | undefined, value: number, { x, y, scale }: Shift): number {
	switch (role) {
		case 'X':
			return tidy(value * scale + x);
		case 'Y':
			return tidy(value * scale + y);
		case 'r':
			return tidy(value * scale);
		default:
			return value;
	}
}

export const moved = (path: string, by: Shift): string =>
	path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, given: string) => {
		const roles = NUMBERS[command];
		if (roles === undefined) throw new Error(`no drawing has used ${command} before`);
		const values = given.match(/-?[\d.]+/g) ?? [];
		return command + values.map((value, place) => shifted(roles[place % roles.length], Number(value), by)).join(' ');
	});
