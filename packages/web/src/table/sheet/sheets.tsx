// Everything that is pulled up from below: the moves, the chart, the menu, the Qwirkles taken.
import './sheet.css';
import type { View } from '@tessera/engine';
import { Dialog } from '../../parts/dialog.tsx';
import { say } from '../../words/say.ts';
import { Moves, type MovesProps } from '../moves/moves.tsx';
import { Unseen } from '../unseen/unseen.tsx';
import { Menu } from './menu.tsx';
import { Taken } from './taken.tsx';

export type SheetName = 'moves' | 'unseen' | 'menu' | 'taken';

interface SheetsProps extends MovesProps {
	readonly open: SheetName | null;
	readonly view: View;
	readonly onClose: () => void;
}

export function Sheets({ open, view, onClose, onLook, ...moves }: SheetsProps) {
	const { host } = moves;
	switch (open) {
		case 'moves':
			return (
				<Dialog title={say('table.moves')} onClose={onClose}>
					<div class="sheet-body">
						<Moves
							{...moves}
							onLook={(looking) => {
								onLook(looking);
								onClose();
							}}
						/>
					</div>
				</Dialog>
			);
		case 'unseen':
			return (
				<Dialog title={say('table.unseen')} onClose={onClose}>
					<div class="sheet-body">
						<Unseen view={view} />
					</div>
				</Dialog>
			);
		case 'menu':
			return <Menu host={host} onClose={onClose} />;
		case 'taken':
			return view.game === 'cards' ? <Taken host={host} view={view} onClose={onClose} /> : null;
		case null:
			return null;
	}
}
