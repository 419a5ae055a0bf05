// The games with people elsewhere, for whoever has ever had one; nobody else loads anything for it.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { hasPlayedOnline } from '../online/played.ts';

export function OnlineGames() {
	const [Games, setGames] = useState<ComponentType | null>(null);
	useEffect(() => {
		if (!hasPlayedOnline()) return;
		import('../online/my-games/my-games.tsx').then(
			({ MyGames }) => setGames(() => MyGames),
			// Home is whole without them, and they have addresses of their own.
			() => undefined,
		);
	}, []);
	return Games && <Games />;
}
