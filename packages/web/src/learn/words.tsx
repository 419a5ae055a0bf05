// Waits for the words of lessons and rules, which are loaded only when somebody learns.
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { NotLoadedPage } from '../parts/trouble.tsx';
import { hasMoved } from '../routes/location.ts';
import { speakOfLessons } from '../words/say.ts';

export interface WithWordsProps {
	/** Which of the pages is shown, as the address has it. */
	readonly part: string | null;
	readonly children: () => VNode;
}

/** After a step to another page the focus is on it, not on a link that is gone; a page that put it somewhere is left alone. */
function useFocusOnPage(isHere: boolean, part: string | null): void {
	useEffect(() => {
		const main = document.querySelector('main');
		if (!isHere || !main || !hasMoved() || document.activeElement !== document.body) return;
		main.tabIndex = -1;
		main.focus({ preventScroll: true });
	}, [isHere, part]);
}

export function WithWords({ part, children }: WithWordsProps) {
	const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');
	useEffect(() => {
		speakOfLessons().then(
			() => setState('here'),
			() => setState('failed'),
		);
	}, []);
	useFocusOnPage(state === 'here', part);
	if (state === 'failed') return <NotLoadedPage />;
	return state === 'here' ? children() : <main class="page" aria-busy="true" />;
}
