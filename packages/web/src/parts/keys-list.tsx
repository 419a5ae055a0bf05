// A list of keys and what they do. What stands on a key differs from country to country.
import './keys-list.css';
import type { Key } from '../words/keys.ts';
import { say } from '../words/say.ts';
import { Dialog } from './dialog.tsx';

const NAMED: Readonly<Record<string, Key>> = {
	Enter: 'common.key-enter',
	Shift: 'common.key-shift',
	Backspace: 'common.key-backspace',
	Escape: 'common.key-escape',
	Control: 'common.key-control',
};

/** Keys, one or several pressed together or a choice, and the message that says what they do. */
export type KeyRow = readonly [keys: readonly string[], does: Key];

interface KeysListProps {
	readonly title: string;
	readonly rows: readonly KeyRow[];
	readonly onClose: () => void;
}

export const KeysList = ({ title, rows, onClose }: KeysListProps) => (
	<Dialog title={title} onClose={onClose}>
		<dl class="keys-list">
			{rows.map(([keys, does]) => (
				<div key={does}>
					<dt>
						{keys.map((key) => {
							const name = NAMED[key];
							return <kbd key={key}>{name ? say(name) : key}</kbd>;
						})}
					</dt>
					<dd>{say(does)}</dd>
				</div>
			))}
		</dl>
	</Dialog>
);
