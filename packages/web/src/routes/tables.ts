// Where a table is found: on this device, or elsewhere. No id on this device has a dot.
const ELSEWHERE = 'online.';

/** The name by which screens speak of a table elsewhere. */
export const elsewhere = (id: string): string => ELSEWHERE + id;

export const tableAddress = (table: string): string =>
	table.startsWith(ELSEWHERE) ? `/online/${table.slice(ELSEWHERE.length)}` : `/play/${table}`;
