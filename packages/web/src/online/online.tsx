// Tables with people elsewhere: the lobby, a new table, or the one that the address names.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { NotLoadedPage } from '../parts/trouble.tsx';
import { WithWords } from '../parts/with-words.tsx';
import type { ScreenProps } from '../routes/screens.tsx';
import { Lobby } from './lobby/lobby.tsx';
import { NewTable } from './setup/new-table.tsx';

type Table = ComponentType<{ readonly id: string }>;

/** A table needs the rules of its game, which the other pages do without. */
function LoadedTable({ id }: { readonly id: string }) {
	const [Table, setTable] = useState<Table | 'failed' | null>(null);
	useEffect(() => {
		import('./table-screen.tsx').then(
			({ OnlineTable }) => setTable(() => OnlineTable),
			() => setTable('failed'),
		);
	}, []);
	if (Table === 'failed') return <NotLoadedPage />;
	return Table ? <Table key={id} id={id} /> : <main class="page" aria-busy="true" />;
}

function pageOf(part: string | null) {
	if (part === null || part === '') return <Lobby />;
	return part === 'new' ? <NewTable /> : <LoadedTable id={part} />;
}

export const Online = ({ part }: ScreenProps) => (
	<WithWords topic="online" part={part}>
		{() => pageOf(part)}
	</WithWords>
);
