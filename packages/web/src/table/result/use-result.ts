// When the result is shown: at once where the game was over already, else after the last move could be seen.
import { useEffect, useState } from 'preact/hooks';
import { isStill } from '../../settings/settings.ts';

/** Long enough for the last pieces to arrive and their points to rise. */
const AFTER_LAST_MOVE = 1500;

export function useResult(isOver: boolean) {
	const [isShown, setIsShown] = useState(isOver);
	const [wasOver] = useState(isOver);
	useEffect(() => {
		if (!isOver || wasOver) return;
		const timer = setTimeout(() => setIsShown(true), isStill.peek() ? 0 : AFTER_LAST_MOVE);
		return () => clearTimeout(timer);
	}, [isOver, wasOver]);
	return { isShown, show: () => setIsShown(true), hide: () => setIsShown(false) };
}
