// What a finished game did to one's own rating, for who has an account; nobody is told of anybody else's.
import { useEffect, useState } from 'preact/hooks';
import { type RatingChange, ratingChange } from '../api.ts';
import type { OnlineDesk } from './desk.ts';
import { askForRating } from './rating.ts';
import { ratedWords } from './words.ts';

/** Asked once the server can be; a game that is recalled without a connection waits for it. */
function useChange({ session, mine, known }: OnlineDesk): RatingChange | null {
	const [change, setChange] = useState<RatingChange | null>(null);
	const isAskable = mine !== null && known.value.table.over !== null && session.connection.status.value === 'live';
	useEffect(() => {
		if (!isAskable) return;
		return askForRating(() => ratingChange(session.id), setChange);
	}, [session, isAskable]);
	return change;
}

/** There before it is known, so that it is read out when it is. */
export function Rated({ desk }: { readonly desk: OnlineDesk }) {
	const change = useChange(desk);
	return <p role="status">{change && ratedWords(change)}</p>;
}
