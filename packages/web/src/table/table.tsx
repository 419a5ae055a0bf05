// The table: opens the game that the address names, and lets go of it when one leaves.
import './table.css';
import { useEffect, useState } from 'preact/hooks';
import { PageHeader } from '../parts/page-header.tsx';
import type { ScreenProps } from '../routes/screens.tsx';
import { say } from '../words/say.ts';
import type { TableHost } from './host.ts';
import { type NotOpened, openTableGently } from './local-host.ts';
import { Room } from './room.tsx';

/** The table of an id while it is shown; null until it is open. */
function useTable(id: string): TableHost | NotOpened | null {
	const [opened, setOpened] = useState<TableHost | NotOpened | null>(null);
	const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
	useEffect(() => {
		const leaving = new AbortController();
		let table: TableHost | NotOpened | null = null;
		openTableGently(id, leaving.signal).then(
			(open) => {
				table = open;
				if (open) setOpened(open);
			},
			(error: unknown) => setFailed({ error }),
		);
		return () => {
			leaving.abort();
			setOpened(null);
			if (table && !('problem' in table)) table.leave();
		};
	}, [id]);
	// What breaks on the way breaks the screen, which says so.
	if (failed) throw failed.error;
	return opened;
}

export function TableScreen({ part }: ScreenProps) {
	const opened = useTable(part ?? '');
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
