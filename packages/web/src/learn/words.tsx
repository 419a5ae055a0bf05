// Waits for the words of lessons and rules, which are loaded only when somebody learns.
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say, speakOfLessons } from '../words/say.ts';

export function WithWords({ children }: { readonly children: () => VNode }) {
	const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');
	useEffect(() => {
		speakOfLessons().then(
			() => setState('here'),
			() => setState('failed'),
		);
	}, []);
	if (state === 'failed') return <p role="alert">{say('common.not-loaded')}</p>;
	return state === 'here' ? children() : <main class="page" aria-busy="true" />;
}
