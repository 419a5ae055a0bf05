// A link to send from the menu of a game: few do, so a game does not come with it. It was asked for when its table was opened, with
// the room where a table waits.
import { useEffect, useState } from 'preact/hooks';
import { NotLoaded } from '../../parts/trouble.tsx';
import type { ShareProps } from './share.tsx';

type SharePart = typeof import('./share.tsx').Share;

export function ShareInGame(props: ShareProps) {
	const [Share, setShare] = useState<SharePart | 'failed' | null>(null);
	useEffect(() => {
		import('./share.tsx').then(
			({ Share }) => setShare(() => Share),
			() => setShare('failed'),
		);
	}, []);
	if (Share === 'failed') return <NotLoaded />;
	return Share && <Share {...props} />;
}
