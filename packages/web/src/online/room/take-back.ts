// Whether one's last action could be taken back. Pure; the server decides by the same rule.
import type { Seat } from '@tessera/engine';
import { type FollowedTable, takeBackAt } from '@tessera/protocol';

/** Not while it is asked for already. */
export function mayTakeBack({ terms, steps, offers, status }: FollowedTable, mine: Seat | null): boolean {
	if (mine === null || status !== 'running' || offers.some(({ offer }) => offer === 'take-back')) return false;
	return takeBackAt(terms.game, steps, mine) !== null;
}
