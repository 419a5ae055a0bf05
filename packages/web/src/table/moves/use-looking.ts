// Looking back from the screen: which turn is shown, the keys that step through them, and what is said on the way.
import type { View } from '@tessera/engine';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { say } from '../../words/say.ts';
import { announce } from '../announcer.ts';
import type { Turn } from '../course.ts';
import type { TableHost } from '../host.ts';
import { whoIs } from '../names.ts';
import { writingPlaceOf } from '../use-focus.ts';
import { turnFull } from '../words/moments.ts';
import { type Looking, stepAt, stepped } from './looking-back.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** What is looked at, for the ear. */
function lookedAt(host: TableHost, turns: readonly Turn[], looking: Looking): string {
	const { view, course } = host.state.peek();
	const { turn: next, ending } = view;
	if (looking === null) return ending ? say('table.over') : say('table.your-turn', whoIs(host.seats, next));
	const turn = turns[looking - 1];
	const where = say('table.at-turn', { turn: looking, turns: turns.length });
	return turn ? `${where}. ${turnFull(host, turn, course)}` : say('table.at-deal');
}

/** While one looks back, the arrows step and Escape returns, wherever the focus is, unless one writes. */
function useSteppingKeys(looking: Looking, turns: number, look: (looking: Looking) => void): void {
	useEffect(() => {
		if (looking === null) return;
		const onKey = (event: KeyboardEvent) => {
			const by = STEPS[event.key];
			if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
			if (writingPlaceOf(event.target)) return;
			// With one of these, the arrows are the browser's: Alt and an arrow go to another page.
			if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
			if (by !== undefined) look(stepped(looking, by, turns));
			else if (event.key === 'Escape') look(null);
			else return;
			event.preventDefault();
		};
		addEventListener('keydown', onKey);
		return () => removeEventListener('keydown', onKey);
	}, [looking, turns, look]);
}

interface LookingBack {
	readonly looking: Looking;
	/** What the place saw then; null for the game as it is. */
	readonly past: View | null;
	readonly look: (looking: Looking) => void;
}

export function useLooking(host: TableHost, turns: readonly Turn[], onReturn: () => void): LookingBack {
	const { view, waiting } = host.state.value;
	const [wanted, setLooking] = useState<Looking>(null);
	// Under the cover nobody's past is shown either: it would show a hand.
	const isCovered = waiting.for === 'handover';
	const looking = isCovered ? null : wanted;
	useEffect(() => {
		if (isCovered) setLooking(null);
	}, [isCovered]);
	const step = stepAt(looking, turns);
	// What the host answers depends on who looks.
	const past = useMemo(() => (step === null ? null : host.viewAt(step)), [step, host, view.viewer]);
	const look = useCallback(
		(to: Looking) => {
			if (isCovered) return;
			setLooking(to);
			announce(lookedAt(host, turns, to));
			if (to === null) onReturn();
		},
		[host, turns, onReturn, isCovered],
	);
	useSteppingKeys(looking, turns.length, look);
	return { looking, past, look };
}
