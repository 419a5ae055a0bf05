// The keys of the board, for those who ask.
import type { KeyRow } from '../parts/keys-list.tsx';

export const KEYS: readonly KeyRow[] = [
	[['←', '↑', '→', '↓'], 'grid.keys.arrows'],
	[['1', '…', '6'], 'grid.keys.pick'],
	[['N'], 'grid.keys.next-place'],
	[['Enter'], 'grid.keys.put'],
	[['Backspace'], 'grid.keys.back'],
	[['Shift', 'Enter'], 'grid.keys.play'],
	[['E'], 'grid.keys.exchange'],
	[['H'], 'grid.keys.hint'],
	[['Escape'], 'grid.keys.escape'],
	[['+', '−', '0'], 'grid.keys.zoom'],
	[['Shift', '←', '→'], 'grid.keys.arrange'],
	[['?'], 'grid.keys.help'],
];
