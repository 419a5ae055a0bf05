// Where the page begins: its looks, its language, its screens.
import './styles/index.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { NewerNotice } from './offline/notice.tsx';
import { keepForOffline } from './offline/updates.ts';
import { PieceSheet } from './pieces/sheet.tsx';
import { followLinks } from './routes/location.ts';
import { Screens } from './routes/screens.tsx';
import { dressPage, settings } from './settings/settings.ts';
import { languageFor } from './words/languages.ts';
import { speak } from './words/say.ts';

const wanted = () => settings.value.language ?? languageFor(navigator.languages);

const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the app');

dressPage();
followLinks();
await speak(wanted());
effect(() => {
	void speak(wanted());
});
render(
	<>
		<PieceSheet />
		<Screens />
		<NewerNotice />
	</>,
	root,
);
if (import.meta.env.PROD) void keepForOffline();
