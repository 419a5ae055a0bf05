// Where the page begins: its looks, its language, its screens.
import './styles/index.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import './parts/by-keys.ts';
import { PieceSheet } from './pieces/sheet.tsx';
import { loadAhead } from './routes/loading.ts';
import { followLinks, path } from './routes/location.ts';
import { Screens } from './routes/screens.tsx';
import { dressPage, settings } from './settings/settings.ts';
import { languageFor } from './words/languages.ts';
import { language, speak } from './words/say.ts';

const wanted = () => settings.value.language ?? languageFor(navigator.languages);

const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the app');

async function keepForLater(hasWords: boolean): Promise<void> {
	try {
		(await import('./offline/begin.tsx')).beginOffline(hasWords);
	} catch {
		// Not to be had now: the next page tries again, and the board is as good without.
	}
}

let isShown = false;
dressPage();
followLinks();
try {
	const ahead = loadAhead(path.peek());
	await speak(wanted());
	await ahead;
	effect(() => {
		void speak(wanted());
	});
	effect(() => {
		document.documentElement.lang = language();
	});
	render(
		<>
			<PieceSheet />
			<Screens />
		</>,
		root,
	);
	isShown = true;
} catch (error) {
	// There are no words to say it with, or nothing to show them: the page itself has a line for that.
	document.getElementById('nothing')?.removeAttribute('hidden');
	throw error;
} finally {
	if (import.meta.env.PROD) void keepForLater(isShown);
}
