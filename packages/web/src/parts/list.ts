// Several things in one phrase: "You, Anna and Family".
import { language } from '../words/say.ts';

/** British spelling means British lists: no comma before the last "and". */
const ofLanguage = (): string => (language() === 'en' ? 'en-GB' : language());

export const listed = (things: readonly string[]): string =>
	new Intl.ListFormat(ofLanguage(), { type: 'conjunction' }).format(things);
