// The keys of the table of Cards, for those who ask.
import type { KeyRow } from '../parts/keys-list.tsx';

export const KEYS: readonly KeyRow[] = [
	[['1', '…', '9'], 'cards.key-pick'],
	[['←', '↑', '→', '↓'], 'cards.key-arrows'],
	[['Enter'], 'cards.key-enter'],
	[['N'], 'cards.key-new'],
	[['Backspace'], 'cards.key-back'],
	[['Control', 'Z'], 'cards.key-undo'],
	[['Control', 'Shift', 'Z'], 'cards.key-redo'],
	[['Shift', 'Enter'], 'cards.key-play'],
	[['A'], 'cards.key-arrange'],
	[['H'], 'cards.key-hint'],
	[['S'], 'cards.key-sort'],
	[['Escape'], 'cards.key-escape'],
	[['?'], 'cards.key-help'],
];
