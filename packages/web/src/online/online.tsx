// Tables with people elsewhere: the lobby, a new table, or the one that the address names.
import { WithWords } from '../parts/with-words.tsx';
import type { ScreenProps } from '../routes/screens.tsx';
import { Lobby } from './lobby/lobby.tsx';
import { NewTable } from './setup/new-table.tsx';
import { OnlineTable } from './table-screen.tsx';

function pageOf(part: string | null) {
	if (part === null || part === '') return <Lobby />;
	return part === 'new' ? <NewTable /> : <OnlineTable key={part} id={part} />;
}

export const Online = ({ part }: ScreenProps) => (
	<WithWords topic="online" part={part}>
		{() => pageOf(part)}
	</WithWords>
);
