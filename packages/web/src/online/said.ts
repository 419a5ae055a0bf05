// What was said and has not been answered yet, as it is kept on this device: a page that is loaded again sends it once more, by the
// same id, and so it is said once. O12
import type { Envelope, Phrase } from '@tessera/protocol';
import { fieldsOf } from '../parts/fields.ts';
import { thisDevice } from '../saves/device.ts';
import { keptIn } from './kept.ts';
import { remember, tableMemory } from './memory.ts';
import { PHRASE_WORDS } from './room/words.ts';
import type { Said } from './session.ts';

export interface KeptLine {
	/** The identity that said it: it is sent for no other. */
	readonly by: string;
	readonly envelope: Envelope & { readonly command: Said };
}

/** Whoever says more than that to nobody says it again. */
const MOST_KEPT = 5;

const isPhrase = (value: unknown): value is Phrase => typeof value === 'string' && Object.hasOwn(PHRASE_WORDS, value);

function saidIn(command: unknown): Said | null {
	const { type, text, phrase } = fieldsOf(command);
	if (type === 'say') return typeof text === 'string' && text !== '' ? { type, text } : null;
	return type === 'say-phrase' && isPhrase(phrase) ? { type, phrase } : null;
}

function lineIn(stored: unknown): KeptLine | null {
	const kept = keptIn(stored);
	const command = saidIn(kept?.envelope.command);
	return kept && command ? { by: kept.by, envelope: { ...kept.envelope, command } } : null;
}

/** The first comes first; what is damaged is passed over. */
export const keptLines = (table: string, device = thisDevice()): readonly KeptLine[] =>
	tableMemory(table, device).said.flatMap((stored) => lineIn(stored) ?? []);

export function keepLine(table: string, line: KeptLine, device = thisDevice()): void {
	const others = keptLines(table, device).filter(({ envelope }) => envelope.id !== line.envelope.id);
	remember(table, { said: [...others, line].slice(-MOST_KEPT) }, device);
}

export function forgetLine(table: string, id: string, device = thisDevice()): void {
	const lines = keptLines(table, device);
	const others = lines.filter(({ envelope }) => envelope.id !== id);
	if (others.length < lines.length) remember(table, { said: others }, device);
}
