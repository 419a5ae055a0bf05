// Which keys there are, for those who ask.
import { Dialog } from '../parts/dialog.tsx';
import type { Key } from '../words/keys.ts';
import { say } from '../words/say.ts';

const KEYS: readonly (readonly [string, Key])[] = [
	['1 – 9', 'cards.key-pick'],
	['← ↑ → ↓', 'cards.key-arrows'],
	['Enter', 'cards.key-enter'],
	['N', 'cards.key-new'],
	['⌫', 'cards.key-back'],
	['Ctrl Z', 'cards.key-undo'],
	['Ctrl ⇧ Z', 'cards.key-redo'],
	['⇧ Enter', 'cards.key-play'],
	['A', 'cards.key-arrange'],
	['H', 'cards.key-hint'],
	['S', 'cards.key-sort'],
	['Esc', 'cards.key-escape'],
	['?', 'cards.key-help'],
];

export const KeysList = ({ onClose }: { readonly onClose: () => void }) => (
	<Dialog title={say('cards.keys-title')} onClose={onClose}>
		<dl class="cards-keys">
			{KEYS.map(([key, meaning]) => (
				<div key={key}>
					<dt>
						<kbd>{key}</kbd>
					</dt>
					<dd>{say(meaning)}</dd>
				</div>
			))}
		</dl>
	</Dialog>
);
