// Who is thinking, and a way to cut it short, once it takes long enough to be noticed.
import './waiting.css';
import { say } from '../../words/say.ts';
import type { TableHost } from '../host.ts';
import { nameOf } from '../names.ts';

export function Waiting({ host }: { readonly host: TableHost }) {
	const { waiting } = host.state.value;
	if (waiting.for !== 'other') return null;
	const name = nameOf(host.seats, waiting.seat);
	return (
		<div class="waiting" key={host.state.value.view.step}>
			<span class="waiting-words">{say('table.thinking', { name })}</span>
			{waiting.canHurry && (
				<button type="button" class="button" onClick={() => host.hurry()}>
					{say('table.hurry')}
				</button>
			)}
		</div>
	);
}
