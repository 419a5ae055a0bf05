// The table: opens the game that the address names, and lets go of it when one leaves.
import './table.css';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../words/say.ts';
import { AnnouncerRegion } from './announcer-region.tsx';
import { GameArea } from './area.tsx';
import type { TableHost } from './host.ts';
import { Players } from './players/players.tsx';

type Opened = TableHost | { readonly problem: unknown };

const HOSTS = import.meta.glob<{ openTable(id: string): Opened | Promise<Opened> }>('./local-host.ts');

export function TableScreen({ part }: { readonly part: string | null }) {
	const [opened, setOpened] = useState<Opened | null>(null);
	useEffect(() => {
		let host: TableHost | null = null;
		let isWanted = true;
		void HOSTS['./local-host.ts']?.()
			.then(({ openTable }) => openTable(part ?? ''))
			.then((found) => {
				if (!('problem' in found)) host = found;
				if (isWanted) setOpened(found);
				else host?.leave();
			});
		return () => {
			isWanted = false;
			setOpened(null);
			host?.leave();
		};
	}, [part]);
	if (!opened) return <main class="page">{say('table.loading')}</main>;
	if ('problem' in opened) return <main class="page" />;
	return <Table key={opened.id} host={opened} />;
}

export function Table({ host }: { readonly host: TableHost }) {
	const { view } = host.state.value;
	return (
		<main class="table">
			<h1 class="unseen">{say('table.title', { game: host.game })}</h1>
			<Players host={host} view={view} onTaken={() => undefined} />
			<div class="table-area">
				<GameArea host={host} past={null} />
			</div>
			<AnnouncerRegion />
		</main>
	);
}
