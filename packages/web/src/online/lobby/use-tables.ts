// A list of tables on the server that is looked at again and again while the page is seen.
import { useEffect, useMemo } from 'preact/hooks';
import { lookWhileSeen, type Pace } from '../my-games/looking.ts';
import { type AskForTables, type Tables, tablesFrom } from './tables.ts';

/** `ask` and `pace` must stay the same. */
export function useTables(ask: AskForTables, pace: Pace): Tables {
	const tables = useMemo(() => tablesFrom(ask), [ask]);
	useEffect(() => lookWhileSeen(tables.look, pace), [tables, pace]);
	return tables;
}
