// What may be asked of any store: a slip of a caller is found before it gets into a group with the writings of others.

const MOST_TEXT = 200;

export function must(holds: boolean, rule: string): void {
	if (!holds) throw new RangeError(rule);
}

/** Half a surrogate pair or a NUL would come back from a database as something else. */
export const isUnbroken = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const isText = (text: string): boolean => text.length > 0 && text.length <= MOST_TEXT && isUnbroken(text);

export function mustBeText(what: string, ...texts: readonly string[]): void {
	must(texts.every(isText), `${what} have 1 to ${MOST_TEXT} characters`);
}

export function mustBeTime(...times: readonly number[]): void {
	must(times.every(Number.isSafeInteger), 'a time is a whole number of milliseconds');
}

export const isCount = (number: number): boolean => Number.isSafeInteger(number) && number > 0;
