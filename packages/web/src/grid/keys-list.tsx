// The list of keys.

import { Dialog } from '../parts/dialog.tsx';
import type { Key } from '../words/keys.ts';
import { say } from '../words/say.ts';

const KEYS: readonly (readonly [readonly string[], Key])[] = [
	[['←', '↑', '→', '↓'], 'grid.keys.arrows'],
	[['1', '…', '6'], 'grid.keys.pick'],
	[['N'], 'grid.keys.next-place'],
	[['Enter'], 'grid.keys.put'],
	[['⌫'], 'grid.keys.back'],
	[['Shift', 'Enter'], 'grid.keys.play'],
	[['E'], 'grid.keys.exchange'],
	[['H'], 'grid.keys.hint'],
	[['Esc'], 'grid.keys.escape'],
	[['+', '−', '0'], 'grid.keys.zoom'],
	[['Shift', '←', '→'], 'grid.keys.arrange'],
	[['?'], 'grid.keys.help'],
];

export const KeysList = ({ onClose }: { readonly onClose: () => void }) => (
	<Dialog title={say('grid.keys.title')} onClose={onClose}>
		<dl class="grid-keys">
			{KEYS.map(([keys, does]) => (
				<div key={does}>
					<dt>
						{keys.map((key) => (
							<kbd key={key}>{key}</kbd>
						))}
					</dt>
					<dd>{say(does)}</dd>
				</div>
			))}
		</dl>
	</Dialog>
);
