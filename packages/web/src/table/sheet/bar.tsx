// The buttons below the game: what there is to look at, and the menu.
import type { ComponentChildren } from 'preact';
import { change, settings } from '../../settings/settings.ts';
import { say } from '../../words/say.ts';
import { Sign, type SignName } from '../icons.tsx';
import type { SheetName } from './sheets.tsx';

interface BarProps {
	/** Whether the moves and the chart have a column of their own. */
	readonly isWide: boolean;
	readonly onOpen: (sheet: SheetName) => void;
	/** What the host adds. */
	readonly more: ComponentChildren;
}

export function Bar({ isWide, onOpen, more }: BarProps) {
	const { sound } = settings.value;
	return (
		<nav class="table-bar" aria-label={say('table.details')}>
			{!isWide && (
				<>
					<BarButton sign="moves" words={say('table.moves')} onClick={() => onOpen('moves')} />
					<BarButton sign="chart" words={say('table.unseen-short')} onClick={() => onOpen('unseen')} />
				</>
			)}
			{more}
			<BarButton
				sign={sound ? 'sound-on' : 'sound-off'}
				words={say('table.sound')}
				isOn={sound}
				onClick={() => change({ sound: !sound })}
			/>
			<BarButton sign="menu" words={say('table.menu')} onClick={() => onOpen('menu')} />
		</nav>
	);
}

interface BarButtonProps {
	readonly sign: SignName;
	readonly words: string;
	/** For what can be on or off. */
	readonly isOn?: boolean;
	readonly onClick: () => void;
}

const BarButton = ({ sign, words, isOn, onClick }: BarButtonProps) => (
	<button type="button" class="button plain bar-button" title={words} aria-pressed={isOn} onClick={onClick}>
		<Sign of={sign} />
		<span class="bar-words">{words}</span>
	</button>
);
