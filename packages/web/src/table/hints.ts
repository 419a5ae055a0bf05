// Whether this table offers hints: on this device always, with people elsewhere as it was agreed on (O18).
import type { KeyRow } from '../parts/keys-list.tsx';
import type { Key } from '../words/keys.ts';
import type { TableHost } from './host.ts';

type Place = Pick<TableHost, 'online'>;

export const hasHints = ({ online }: Place): boolean => online?.hasHints ?? true;

/** The keys of a table without the one that does nothing there. */
export const keysAt = (host: Place, rows: readonly KeyRow[], hint: Key): readonly KeyRow[] =>
	hasHints(host) ? rows : rows.filter(([, does]) => does !== hint);
