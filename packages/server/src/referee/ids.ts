// Ids of tables. An id is all that is needed to watch a table, so nobody may guess one; and the same request must lead to the same
// table, also when the server was stopped in between. So it is a hash of what only the one who asks can know.
import { createHash } from 'node:crypto';

const LENGTH = 21;

const idFrom = (...parts: readonly string[]): string =>
	createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, LENGTH);

export const tableIdFor = (identity: string, requestId: string): string => idFrom('table', identity, requestId);

/** Known to those who know the table that was played at. */
export const rematchIdFor = (table: string): string => idFrom('rematch', table);
