// Several things in one phrase: "You, Anna and Family".
import { language } from '../words/say.ts';

export const listed = (things: readonly string[]): string =>
	new Intl.ListFormat(language(), { type: 'conjunction' }).format(things);
