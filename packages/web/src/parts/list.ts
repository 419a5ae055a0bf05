// Several things in one phrase: "You, Anna and Family". Put together by our own words: the lists of the browser cost a page that
// is just coming up a long wait for the data of its languages.
import { say } from '../words/say.ts';

/** British spelling means British lists: no comma before the last "and". */
export function listed(things: readonly string[]): string {
	const before = things.slice(0, -1).join(', ');
	const last = things.at(-1) ?? '';
	return before === '' ? last : say('common.list', { before, last });
}
