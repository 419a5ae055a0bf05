// What compiled messages call, instead of the runtime that comes with their compiler; see build/words.ts. A browser that is asked
// for its first number in words loads the data of its languages, a long wait for a page that is just coming up: whole numbers
// below a thousand are the same digits in all of ours.
type Cases = Readonly<Record<string, string>>;

/** A number inside a plural. */
export function number(language: string, value: number, offset: number): string {
	const count = value - offset;
	const isPlain = Number.isInteger(count) && Math.abs(count) < 1000;
	return isPlain ? `${count}` : new Intl.NumberFormat(language).format(count);
}

export function select(value: string | number, cases: Cases): string {
	return (Object.hasOwn(cases, value) ? cases[value] : cases['other']) ?? '';
}

/** A case for the number itself comes before that of its form. */
export function plural(value: number, offset: number, formOf: (count: number) => string, cases: Cases): string {
	return select(Object.hasOwn(cases, value) ? value : formOf(value - offset), cases);
}
