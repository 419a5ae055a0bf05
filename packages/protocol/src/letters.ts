// How what people write is kept, and how long it may be, counted as a reader counts: an emoji is one letter, whatever it is put together
// from. The same for the field in which it is typed and for the server that takes it.

export const LONGEST_NAME = 24;
export const LONGEST_LINE = 200;
/** As many code points may be sent for each letter: what one letter can be put together from has no end. */
export const CODE_POINTS_A_LETTER = 4;

/** Letters in one form, and spaces that look like one as one: what is written the same is the same. */
export const tidied = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

let segmenter: Intl.Segmenter | null = null;

/** Made when something is first written: to load what it takes keeps a browser busy. */
function* lettersOf(text: string): Iterable<string> {
	segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
	for (const { segment } of segmenter.segment(text)) yield segment;
}

/** Whether a text has at most so many letters; counts no further than needed. */
export function hasAtMost(text: string, most: number): boolean {
	let count = 0;
	for (const _ of lettersOf(text)) if (++count > most) return false;
	return true;
}

/** Whether it may be sent as a text of at most so many letters. */
const isSendable = (text: string, most: number): boolean =>
	text.length <= most || (hasAtMost(text, most) && Array.from(text).length <= CODE_POINTS_A_LETTER * most);

/**
 * What a field of at most so many letters keeps of what was typed or pasted into it: where that is too much, its last letters
 * go, each as a whole, and what stood behind the caret stays.
 */
export function fitted(text: string, caret: number, most: number): { readonly text: string; readonly caret: number } {
	if (isSendable(text, most)) return { text, caret };
	const behind = text.slice(caret);
	let before = '';
	for (const letter of lettersOf(text.slice(0, caret))) {
		if (!isSendable(before + letter + behind, most)) break;
		before += letter;
	}
	// What is behind the caret is too much only where it was there before, as a longer name of earlier days.
	if (!isSendable(before + behind, most)) return fitted(text, text.length, most);
	return { text: before + behind, caret: before.length };
}
