// Loaded when the page stands: nothing on it waits for what is kept for later.
import { render } from 'preact';
import { NewerNotice } from './notice.tsx';
import { keepForOffline } from './updates.ts';

/** Where the page has no words, it is kept all the same, and nothing is said. */
export function beginOffline(hasWords: boolean): void {
	if (hasWords) render(<NewerNotice />, document.body.appendChild(document.createElement('div')));
	void keepForOffline();
}
