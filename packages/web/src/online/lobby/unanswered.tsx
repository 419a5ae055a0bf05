// What went wrong where the server was asked for tables, and another try.
import './lobby.css';
import type { Problem } from '@tessera/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../words/say.ts';
import { problemWords } from '../problem-words.ts';

/** The button that goes with what went wrong may have had the focus: it must not be lost. */
export function useFocusOnceAnswered(problem: Problem | null, main: { readonly current: HTMLElement | null }): void {
	const hadProblem = useRef(false);
	useEffect(() => {
		const isLost = document.activeElement === document.body;
		if (hadProblem.current && !problem && isLost) main.current?.focus({ preventScroll: true });
		hadProblem.current = problem !== null;
	}, [problem]);
}

interface UnansweredProps {
	readonly problem: Problem;
	readonly onAgain: () => Promise<unknown>;
}

export function Unanswered({ problem, onAgain }: UnansweredProps) {
	const [tries, setTries] = useState(0);
	const isBusy = useRef(false);
	const again = async () => {
		if (isBusy.current) return;
		isBusy.current = true;
		await onAgain();
		isBusy.current = false;
		setTries((before) => before + 1);
	};
	return (
		<div class="lobby-problem">
			{/* Another one for each try, so that it is told again. */}
			<p role="alert" key={tries}>
				{problemWords(problem)}
			</p>
			<button type="button" class="button" onClick={() => void again()}>
				{say('online.try-again')}
			</button>
		</div>
	);
}
