// Whether a deal has been called for so long that whoever has not opened what they add to it is holding it up. O20
import type { Call } from '@tessera/protocol';
import { useEffect, useState } from 'preact/hooks';
import { laterHere } from '../../thinking/later.ts';
import type { Session } from '../session.ts';

/** Enough for another device of the same person, which waits a while before it seals a part of its own. In milliseconds. */
const LONG = 10_000;

/** Counted while the page hears of the table: nobody is named for what it was not told. */
export function useHeldUp({ isPresent }: Session, call: Call | null): boolean {
	const [late, setLate] = useState<number | null>(null);
	const version = call?.version ?? null;
	const isHeard = isPresent.value;
	useEffect(() => {
		if (version === null || !isHeard) return;
		return laterHere(LONG, () => setLate(version));
	}, [version, isHeard]);
	return version !== null && late === version;
}
