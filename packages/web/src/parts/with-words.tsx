// Waits for the words of a topic, which are loaded only with the screens that need them.
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { hasMoved } from '../routes/location.ts';
import { speakOf } from '../words/say.ts';
import type { Topic } from '../words/speaking.ts';
import { NotLoadedPage } from './trouble.tsx';

interface WithWordsProps {
	readonly topic: Topic;
	/** Which of the pages is shown, as the address has it. */
	readonly part: string | null;
	readonly children: () => VNode;
}

/** After a step to another page the focus is on it, not on a link that is gone; a page that put it somewhere is left alone. */
export function useFocusOnPage(isHere: boolean, part: string | null): void {
	useEffect(() => {
		const main = document.querySelector('main');
		if (!isHere || !main || !hasMoved() || document.activeElement !== document.body) return;
		main.tabIndex = -1;
		main.focus({ preventScroll: true });
	}, [isHere, part]);
}

export function WithWords({ topic, part, children }: WithWordsProps) {
	const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');
	useEffect(() => {
		speakOf(topic).then(
			() => setState('here'),
			() => setState('failed'),
		);
	}, [topic]);
	useFocusOnPage(state === 'here', part);
	if (state === 'failed') return <NotLoadedPage />;
	return state === 'here' ? children() : <main class="page" aria-busy="true" />;
}
