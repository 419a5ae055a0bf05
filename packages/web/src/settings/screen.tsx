// Settings as a page; the address may name the table one came from.
import { PageHeader } from '../parts/page-header.tsx';
import type { ScreenProps } from '../routes/screens.tsx';
import { say } from '../words/say.ts';
import { SettingsPanel } from './panel.tsx';

export function SettingsScreen({ part }: ScreenProps) {
	return (
		<main class="page">
			<PageHeader title={say('settings.title')} table={part} />
			<p class="hint">{say('settings.at-once')}</p>
			<SettingsPanel />
		</main>
	);
}
