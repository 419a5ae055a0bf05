// A table's stream read up to where it is now, for those who ask once instead of listening.
import type { Presence, Problem, Standing, Told } from '@tessera/protocol';
import type { Referee } from '../referee/index.ts';
import { isProblem } from './problems.ts';

export interface Heard {
	readonly version: number;
	readonly standing: Standing;
	readonly entries: readonly Told[];
}

export async function heard(
	referee: Referee,
	identity: string | null,
	table: string,
	from: number,
): Promise<Heard | Problem> {
	const entries: Told[] = [];
	const { promise, resolve } = Promise.withResolvers<Heard>();
	const following = await referee.follow(identity, table, from, {
		told: ({ told }) => void entries.push(told),
		caughtUp: (version: number, standing: Standing) => resolve({ version, standing, entries: [...entries] }),
		presence: (_: Presence) => {},
	});
	if (isProblem(following)) return following;
	const all = await promise;
	following.stop();
	return all;
}
