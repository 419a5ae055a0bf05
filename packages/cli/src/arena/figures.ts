// Figures as they are written for people.

export const decimal = (value: number, digits: number): string => value.toFixed(digits);

/** With its sign, also where it is a plus. */
export const signed = (value: number, digits: number): string =>
	`${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(digits)}`;

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** `42 s`, `3 min`, `2 h 5 min`: as exact as a guess deserves. */
export function duration(seconds: number): string {
	if (seconds < 90) return `${Math.round(seconds)} s`;
	const minutes = Math.round(seconds / 60);
	return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
