// Settings as a page; the address may name the table one came from.
import { Icon } from '../parts/icon.tsx';
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
			<section class="settings-group">
				<h2>{say('settings.account')}</h2>
				<p class="hint">{say('settings.account-is')}</p>
				<p>
					<a class="button" href={part === null ? '/account' : `/account/${part}`}>
						<Icon of="person" />
						{say('settings.account-open')}
					</a>
				</p>
			</section>
		</main>
	);
}
