// The table: opens the game that the address names, and lets go of it when one leaves.
import './table.css';
import { useEffect, useState } from 'preact/hooks';
import { PageHeader } from '../parts/page-header.tsx';
import type { ScreenProps } from '../routes/screens.tsx';
import { say } from '../words/say.ts';
import type { TableHost } from './host.ts';
import { type NotOpened, openTable } from './local-host.ts';
import { Room } from './room.tsx';

export function TableScreen({ part }: ScreenProps) {
	const [opened, setOpened] = useState<TableHost | NotOpened | null>(null);
	useEffect(() => {
		const table = openTable(part ?? '');
		setOpened(table);
		return () => {
			setOpened(null);
			if (!('problem' in table)) table.leave();
		};
	}, [part]);
	if (!opened) return <main class="page" aria-busy="true" />;
	return 'problem' in opened ? <NoTable problem={opened.problem} /> : <Room key={opened.id} host={opened} />;
}

/** There is no such game, or it cannot be read: told kindly, with a way on. */
function NoTable({ problem }: NotOpened) {
	return (
		<main class="page">
			<PageHeader title={problem === 'missing' ? say('table.missing') : say('table.damaged')} />
			<p>
				{problem === 'missing'
					? say('table.missing-help')
					: problem === 'newer'
						? say('table.newer-help')
						: say('table.damaged-help')}
			</p>
			<p>
				<a class="button next" href="/">
					{say('table.go-home')}
				</a>
			</p>
		</main>
	);
}
