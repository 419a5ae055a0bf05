// The buttons below the game: what there is to look at, and the menu.
import type { ComponentChildren } from 'preact';
import { change, settings } from '../../settings/settings.ts';
import { say } from '../../words/say.ts';
import { ChartIcon, MenuIcon, MovesIcon, SoundIcon } from '../icons.tsx';
import type { SheetName } from './sheets.tsx';

interface BarProps {
	/** Whether the moves and the chart are on the screen anyway. */
	readonly isWide: boolean;
	readonly onOpen: (sheet: SheetName) => void;
}

export function Bar({ isWide, onOpen }: BarProps) {
	const { sound } = settings.value;
	return (
		<nav class="table-bar" aria-label={say('table.details')}>
			{!isWide && (
				<>
					<BarButton words={say('table.moves')} onClick={() => onOpen('moves')}>
						<MovesIcon />
					</BarButton>
					<BarButton words={say('table.unseen-short')} onClick={() => onOpen('unseen')}>
						<ChartIcon />
					</BarButton>
				</>
			)}
			<BarButton words={say('table.sound')} isOn={sound} onClick={() => change({ sound: !sound })}>
				<SoundIcon isOn={sound} />
			</BarButton>
			<BarButton words={say('table.menu')} onClick={() => onOpen('menu')}>
				<MenuIcon />
			</BarButton>
		</nav>
	);
}

interface BarButtonProps {
	readonly words: string;
	/** For what can be on or off. */
	readonly isOn?: boolean;
	readonly onClick: () => void;
	readonly children: ComponentChildren;
}

const BarButton = ({ words, isOn, onClick, children }: BarButtonProps) => (
	<button type="button" class="button plain bar-button" aria-pressed={isOn} onClick={onClick}>
		{children}
		<span class="bar-words">{words}</span>
	</button>
);
