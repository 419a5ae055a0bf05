// Keeps what is prepared, so that a reload finds it again. Writing is dear, so it waits until the gesture has been drawn.
import { effect, type ReadonlySignal } from '@preact/signals';
import type { TableHost } from '../table/host.ts';
import { kept } from './model/keep.ts';
import type { Plan } from './model/plan.ts';

const AFTER_MS = 80;

/** Gives back how to stop; whatever waits is written first. */
export function keepPrepared(plan: ReadonlySignal<Plan>, host: TableHost): () => void {
	let last = plan.peek();
	let waiting: ReturnType<typeof setTimeout> | null = null;
	const write = (): void => {
		if (waiting === null) return;
		clearTimeout(waiting);
		waiting = null;
		// Nothing of one seat may be written for another.
		if (host.state.peek().view.viewer === plan.peek().viewer) host.prepare(kept(plan.peek()));
	};
	const stopFollowing = effect(() => {
		const now = plan.value;
		const isNews =
			now.laid !== last.laid || now.hand !== last.hand || now.mode !== last.mode || now.chosen !== last.chosen;
		last = now;
		if (isNews && now.viewer !== null) waiting ??= setTimeout(write, AFTER_MS);
	});
	const stop = new AbortController();
	addEventListener('pagehide', write, { signal: stop.signal });
	return () => {
		write();
		stop.abort();
		stopFollowing();
	};
}
