// Beside the bag: how many watch, for all to see (O10). Anywhere on the table it would lie over somebody's pieces.
import './watchers.css';
import { Drawing } from '../../parts/drawing.tsx';
import { say } from '../../words/say.ts';
import type { OnlineDesk } from './desk.ts';

const EYE = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';

export function Watchers({ desk }: { readonly desk: OnlineDesk }) {
	const count = desk.session.presence.value.watchers;
	if (count === 0) return null;
	const words = say('online.watchers', { count });
	return (
		<p class="players-stock watchers" title={words}>
			<Drawing path={EYE} />
			<span class="stock-count" aria-hidden="true">
				{count}
			</span>
			<span class="stock-words">{words}</span>
		</p>
	);
}
