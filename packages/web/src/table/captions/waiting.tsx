// Who is thinking, or that what was missed is being shown, and a way to cut it short, once it takes long enough to be noticed.
import './waiting.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../../words/say.ts';
import { isCatchingUp, isShowingMissed, type TableHost } from '../host.ts';
import { nameOf } from '../names.ts';

interface WaitingProps {
	readonly host: TableHost;
	readonly toTheGame: () => void;
}

export function Waiting({ host, toTheGame }: WaitingProps) {
	const { waiting } = host.state.value;
	if (waiting.for !== 'other') return null;
	const isMissed = isShowingMissed(host);
	// What came faster than it is shown is there in a moment: a button for it would come and go.
	const isNext = isCatchingUp(host) && !isMissed;
	return (
		// Each of the two is shown only once it takes long enough by itself.
		<div class="waiting" key={isMissed ? 'missed' : 'thinking'}>
			<span class="waiting-words">
				{isMissed ? say('table.catching-up') : say('table.thinking', { name: nameOf(host.seats, waiting.seat) })}
			</span>
			{waiting.canHurry && !isNext && (
				<Hurry host={host} toTheGame={toTheGame} words={say(isMissed ? 'table.to-present' : 'table.hurry')} />
			)}
		</div>
	);
}

/** It goes away when the answer comes; whoever pressed it by a key is taken to the game then. */
function Hurry({ host, toTheGame, words }: WaitingProps & { readonly words: string }) {
	const button = useRef<HTMLButtonElement>(null);
	useLayoutEffect(
		() => () => {
			if (document.activeElement === button.current) toTheGame();
		},
		[toTheGame],
	);
	return (
		<button type="button" class="button" ref={button} onClick={() => host.hurry()}>
			{words}
		</button>
	);
}
