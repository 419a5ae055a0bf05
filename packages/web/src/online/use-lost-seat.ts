// A seat that is lost while one looks at its game: perhaps this device was just signed out of the account that has it.
import { useEffect, useRef } from 'preact/hooks';
import { lookForAccount } from './api.ts';
import type { Known } from './session.ts';

export function useLostSeat(known: Known | null): void {
	const wasSeated = useRef(false);
	const isSeated = known ? known.standing.seat !== null : null;
	useEffect(() => {
		// While the table is heard anew nobody knows.
		if (isSeated === null) return;
		if (wasSeated.current && !isSeated) void lookForAccount();
		wasSeated.current = isSeated;
	}, [isSeated]);
}
