// One thing at a time: what is being done, and what went wrong with the last.
import { useState } from 'preact/hooks';
import type { Outcome } from './entering.ts';
import type { Trouble } from './trouble.ts';

export interface Doing {
	readonly isBusy: boolean;
	readonly trouble: Trouble | null;
	/** Does it, unless something is being done already; then tells that it went well. */
	start(act: () => Outcome): void;
}

export function useDoing(onDone: () => void): Doing {
	const [isBusy, setBusy] = useState(false);
	const [trouble, setTrouble] = useState<Trouble | null>(null);
	const run = async (act: () => Outcome) => {
		setBusy(true);
		setTrouble(null);
		const outcome = await act();
		setBusy(false);
		setTrouble(outcome);
		if (outcome === null) onDone();
	};
	return {
		isBusy,
		trouble,
		start(act) {
			if (!isBusy) void run(act);
		},
	};
}
