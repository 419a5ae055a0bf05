// Whether a table elsewhere offers hints (O18). They are thought out in the browser, so this is a courtesy of the page.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '@tessera/engine';
import type { TableTerms } from '@tessera/protocol';

/** Whose ratings a game may move is settled by accounts (O16); null where the server does not say whether one is signed in. */
type AskSignedIn = () => Promise<boolean | null>;

export function hintsAt({ listed }: TableTerms, seat: Seat | null, askSignedIn: AskSignedIn): ReadonlySignal<boolean> {
	const hints = signal(false);
	if (!listed && seat !== null) {
		void askSignedIn().then((isSignedIn) => {
			hints.value = isSignedIn === false;
		});
	}
	return hints;
}
