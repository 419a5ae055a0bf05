// Playing by keys: which key does what, and the walk over the table.
import type { Desk } from './desk.ts';
import { drop, putDown, redoNext, sort, takeBack, tapNth, undoLast } from './gestures.ts';
import { arrangeForMe, giveHint, playTurn } from './help.ts';
import { isTurned } from './turned.ts';
import { type Direction, nextStop, OPPOSITE } from './walk.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
	ArrowLeft: 'left',
	ArrowRight: 'right',
	ArrowUp: 'up',
	ArrowDown: 'down',
};

export interface KeyPorts {
	readonly desk: Desk;
	readonly root: HTMLElement;
	look(group: number): void;
	help(): void;
}

/** Keys belong to whoever types, and to a dialog while it is open. */
const isTaken = (event: KeyboardEvent): boolean =>
	event.defaultPrevented ||
	document.querySelector('dialog[open]') !== null ||
	(event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable]') !== null);

function walk(from: HTMLElement, direction: Direction): boolean {
	const region = from.closest('.cards-hand') ?? from.closest('.cards-area');
	const stops = [...(region?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])].filter(
		(stop) => stop !== from && stop.closest('.cards-hand') === from.closest('.cards-hand'),
	);
	const at = nextStop(
		stops.map((stop) => stop.getBoundingClientRect()),
		from.getBoundingClientRect(),
		// For whoever looks at a hand that is turned round, its right is the left of the screen.
		isTurned(from) ? OPPOSITE[direction] : direction,
	);
	const next = at === null ? undefined : stops[at];
	next?.focus();
	next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
	return next !== undefined;
}

const focusedCard = (target: HTMLElement | null): number | null => {
	const card = target?.dataset['card'];
	return card === undefined ? null : Number(card);
};

/** True where the key did something. */
function pressed({ desk, look, help }: KeyPorts, event: KeyboardEvent): boolean {
	const target = event.target instanceof HTMLElement ? event.target : null;
	const stop = target?.closest<HTMLElement>('.cards-area [data-stop]') ?? null;
	const withControl = event.ctrlKey || event.metaKey;
	const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
	if (withControl) {
		if (key === 'z') (event.shiftKey ? redoNext : undoLast)(desk);
		else if (key === 'y') redoNext(desk);
		else return false;
		return true;
	}
	if (event.altKey) return false;
	const direction = ARROWS[key];
	if (direction) return stop ? walk(stop, direction) : false;
	if (/^[1-9]$/.test(key)) {
		tapNth(desk, Number(key) - 1);
		return true;
	}
	switch (key) {
		case 'Enter': {
			if (!event.shiftKey) return false;
			const group = playTurn(desk, desk.asking.peek());
			if (group !== null) look(group);
			return true;
		}
		case 'Backspace':
		case 'Delete':
			takeBack(desk, focusedCard(stop));
			return true;
		case 'Escape':
			desk.asking.value = false;
			drop(desk);
			return true;
		case 'n':
			putDown(desk, { to: 'new' });
			return true;
		case 'a':
			void arrangeForMe(desk);
			return true;
		case 'h':
			void giveHint(desk);
			return true;
		case 's':
			sort(desk);
			return true;
		case '?':
			help();
			return true;
		default:
			return false;
	}
}

/** Listens where the game is played: elsewhere on the page a single letter means nothing. */
export function watchKeys(ports: KeyPorts): () => void {
	const onKey = (event: KeyboardEvent): void => {
		if (!isTaken(event) && pressed(ports, event)) event.preventDefault();
	};
	ports.root.addEventListener('keydown', onKey);
	return () => ports.root.removeEventListener('keydown', onKey);
}
