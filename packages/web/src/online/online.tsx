// Tables with people elsewhere: the lobby, one's own, a new table, or the one that the address names.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { NotLoadedPage } from '../parts/trouble.tsx';
import { useFocusOnPage, WithWords } from '../parts/with-words.tsx';
import type { ScreenProps } from '../routes/screens.tsx';

type Part = ComponentType<{ readonly id: string }>;

/** A table needs the rules of its game, which the others do without. No table has an id as short as their names. */
const PARTS = {
	table: (): Promise<Part> => import('./table-screen.tsx').then(({ OnlineTable }) => OnlineTable),
	lobby: (): Promise<Part> => import('./pages.tsx').then(({ Lobby }) => Lobby),
	new: (): Promise<Part> => import('./pages.tsx').then(({ NewTable }) => NewTable),
	mine: (): Promise<Part> => import('./my-games/all-games.tsx').then(({ AllGames }) => AllGames),
};

interface LoadedProps {
	/** Stays the same for one key. */
	readonly of: keyof typeof PARTS;
	readonly id: string;
}

function Loaded({ of, id }: LoadedProps) {
	const [Part, setPart] = useState<Part | 'failed' | null>(null);
	useEffect(() => {
		PARTS[of]().then(
			(loaded) => setPart(() => loaded),
			() => setPart('failed'),
		);
	}, []);
	// A table looks after it itself.
	useFocusOnPage(of !== 'table' && Part !== null, of);
	if (Part === 'failed') return <NotLoadedPage />;
	return Part ? <Part key={id} id={id} /> : <main class="page" aria-busy="true" />;
}

function pageOf(part: string | null) {
	if (part === null || part === '') return <Loaded key="lobby" of="lobby" id="" />;
	if (part === 'new' || part === 'mine') return <Loaded key={part} of={part} id="" />;
	return <Loaded key="table" of="table" id={part} />;
}

export const Online = ({ part }: ScreenProps) => (
	<WithWords topic="online" part={part}>
		{() => pageOf(part)}
	</WithWords>
);
