// Keeps what is prepared, so that a reload finds it again. Writing is dear, so it waits until the gesture has been drawn.
import { effect, type ReadonlySignal } from '@preact/signals';
import { afterPaint } from '../parts/after-paint.ts';
import type { TableHost } from '../table/host.ts';
import { kept } from './model/keep.ts';
import type { Plan } from './model/plan.ts';

const AFTER_MS = 80;

/** Gives back how to stop; whatever waits is written first. */
export function keepPrepared(plan: ReadonlySignal<Plan>, host: TableHost): () => void {
	let last = plan.peek();
	let isDue = false;
	let waiting: ReturnType<typeof setTimeout> | undefined;
	const write = (): void => {
		if (!isDue) return;
		isDue = false;
		clearTimeout(waiting);
		// Nothing of one seat may be written for another.
		if (host.state.peek().view.viewer === plan.peek().viewer) host.prepare(kept(plan.peek()));
	};
	const stopFollowing = effect(() => {
		const now = plan.value;
		const isNews =
			now.laid !== last.laid || now.hand !== last.hand || now.mode !== last.mode || now.chosen !== last.chosen;
		last = now;
		if (!isNews || now.viewer === null || isDue) return;
		isDue = true;
		afterPaint(() => {
			if (isDue) waiting = setTimeout(write, AFTER_MS);
		});
	});
	const stop = new AbortController();
	addEventListener('pagehide', write, { signal: stop.signal });
	// A phone may end a page that nobody sees without another word.
	addEventListener('visibilitychange', () => document.hidden && write(), { signal: stop.signal });
	return () => {
		write();
		stop.abort();
		stopFollowing();
	};
}
