// Ages are any numbers: how they are written, without the plus sign of an exponent, which means a space in some addresses.

const NUMBER = /^-?\d+(\.\d+)?(e-?\d+)?$/;

export const formatNumber = (value: number): string => String(value).replace('+', '');

export function parseNumber(text: string): number | null {
	const value = NUMBER.test(text) ? Number(text) : Number.NaN;
	return Number.isFinite(value) ? value : null;
}
