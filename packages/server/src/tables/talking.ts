// The chat of a table.
import { ok, type Seat } from '@tessera/engine';
import type { Phrase } from '@tessera/protocol';
import type { Decision } from './decide.ts';
import type { TableEntry } from './entries.ts';
import { refuse } from './problems.ts';
import type { TableState } from './state.ts';
import { cleanLine } from './words.ts';

const spoken = ({ isChatOn }: TableState, entry: TableEntry): Decision =>
	isChatOn ? ok([entry]) : refuse('chat-off', 'The chat of this table is off.');

export function say(state: TableState, seat: Seat, said: string): Decision {
	const text = cleanLine(said);
	if (text === null) return refuse('bad-text', 'A line has 1 to 200 letters or other signs that can be seen.');
	return spoken(state, { type: 'said', seat, text });
}

export const sayPhrase = (state: TableState, seat: Seat, phrase: Phrase): Decision =>
	spoken(state, { type: 'said-phrase', seat, phrase });

export const setChat = (state: TableState, on: boolean): Decision =>
	ok(state.isChatOn === on ? [] : [{ type: 'chat-set', on }]);
