// A list of tables on the server that is looked at again and again, as far down as somebody wants to see it.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Asked, TableList } from '../api.ts';

/** How often it is looked at again, in milliseconds. */
const EVERY = 10_000;

export interface Looking {
	/** Null until the server has answered. */
	readonly found: Asked<TableList> | null;
	look(): Promise<void>;
	/** Looks one page further down, from now on. */
	more(): Promise<void>;
}

/** `ask` must stay the same. */
export function useTables(ask: (pages: number) => Promise<Asked<TableList>>): Looking {
	const [found, setFound] = useState<Asked<TableList> | null>(null);
	const pages = useRef(1);
	const last = useRef<Promise<unknown> | null>(null);
	const look = useCallback(async () => {
		const answer = ask(pages.current);
		last.current = answer;
		const asked = await answer;
		// One that was asked for later knows more, or is further down.
		if (last.current === answer) setFound(asked);
	}, [ask]);
	const more = useCallback(() => {
		pages.current++;
		return look();
	}, [look]);
	useEffect(() => {
		void look();
		const timer = setInterval(() => document.visibilityState === 'visible' && void look(), EVERY);
		return () => clearInterval(timer);
	}, [look]);
	return { found, look, more };
}
