// Who is thinking, and a way to cut it short, once it takes long enough to be noticed.
import './waiting.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../../words/say.ts';
import type { TableHost } from '../host.ts';
import { nameOf } from '../names.ts';

interface WaitingProps {
	readonly host: TableHost;
	readonly toTheGame: () => void;
}

export function Waiting({ host, toTheGame }: WaitingProps) {
	const { waiting } = host.state.value;
	if (waiting.for !== 'other') return null;
	return (
		<div class="waiting">
			<span class="waiting-words">{say('table.thinking', { name: nameOf(host.seats, waiting.seat) })}</span>
			{waiting.canHurry && <Hurry host={host} toTheGame={toTheGame} />}
		</div>
	);
}

/** It goes away when the answer comes; whoever pressed it by a key is taken to the game then. */
function Hurry({ host, toTheGame }: WaitingProps) {
	const button = useRef<HTMLButtonElement>(null);
	useLayoutEffect(
		() => () => {
			if (document.activeElement === button.current) toTheGame();
		},
		[toTheGame],
	);
	return (
		<button type="button" class="button" ref={button} onClick={() => host.hurry()}>
			{say('table.hurry')}
		</button>
	);
}
