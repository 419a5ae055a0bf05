// What people write: names and lines of chat, as they may be shown to others.
import { hasAtMost, LONGEST_LINE, LONGEST_NAME, tidied } from '@tessera/protocol';

/** Controls, halves of characters, line ends, and what turns the direction of the text around it. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** At least one sign that can be seen. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Marks without end on one letter reach over the lines above and below. */
const TOWER = /\p{M}{5}/u;

function clean(text: string, most: number): string | null {
	if (!text.isWellFormed()) return null;
	const tidy = tidied(text);
	return !UNFIT.test(tidy) && VISIBLE.test(tidy) && !TOWER.test(tidy) && hasAtMost(tidy, most) ? tidy : null;
}

/** A name as it is shown; null when it cannot be one. */
export const cleanName = (text: string): string | null => clean(text, LONGEST_NAME);

/** A line of chat as it is shown; null when it cannot be one. */
export const cleanLine = (text: string): string | null => clean(text, LONGEST_LINE);

/** Whether two names would be taken for one another. */
export const isSameName = (a: string, b: string): boolean => keyOf(a) === keyOf(b) || lookOf(a) === lookOf(b);

/** Signs without a shape of their own, which joined emoji need, tell no two names apart. */
const keyOf = (name: string): string =>
	name
		.normalize('NFKC')
		.replaceAll(/\p{Cf}/gu, '')
		.toLowerCase();

/** Cyrillic and Greek letters, each with the Latin one that it looks like in most typefaces. Only the commonest. */
const ALIKE: ReadonlyMap<string, string> = new Map(
	[
		'АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ХX аa еe ѕs іi јj оo рp сc уy хx ԁd һh ԛq ԝw',
		'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa ιi κk νv οo ρp υu χx',
	].flatMap((pairs) => pairs.split(' ').map(([letter = '', latin = '']) => [letter, latin] as const)),
);

/** By how it looks. Before capitals are made small: В looks like B, and в like no b. */
const lookOf = (name: string): string =>
	Array.from(name.normalize('NFKD').replaceAll(/\p{Cf}/gu, ''), (letter) => ALIKE.get(letter) ?? letter)
		.join('')
		.toLowerCase();
