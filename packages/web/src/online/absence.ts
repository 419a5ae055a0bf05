// Which steps of a game happened while nobody here could see them. Only those were missed: what comes while somebody looks on may
// have to wait until there was time to look at what came before it, and is no news of a time without them. O19
import { effect, signal } from '@preact/signals';
import type { FollowedStep } from '@tessera/protocol';
import type { RemotePorts } from './remote-host.ts';
import type { Session } from './session.ts';

export interface Absence {
	/** Whether a step happened while nobody was here to see it. */
	wasMissed(step: number): boolean;
	stop(): void;
}

/** Watches from now on; what has happened already was missed. */
export function watchAbsence(
	{ known }: Pick<Session, 'known'>,
	{ isSeen, watchSeen }: Pick<RemotePorts, 'isSeen' | 'watchSeen'>,
): Absence {
	/** How many steps there were when somebody was last away. */
	const missed = signal(0);
	let before: readonly FollowedStep[] = [];

	const stopWatching = watchSeen(() => {
		if (!isSeen()) missed.value = before.length;
	});
	const stopFollowing = effect(() => {
		const steps = known.value?.table.steps ?? before;
		const fresh = steps.filter((step, index) => step !== before[index]).length;
		before = steps;
		// Each is told by itself when it happens: several at once are told to whoever was away, or has just come.
		if (fresh > 1 || !isSeen()) missed.value = steps.length;
		// Another one may stand where one was taken back that was missed.
		else missed.value = Math.min(missed.peek(), steps.length - fresh);
	});

	return {
		wasMissed: (step) => step < missed.value,
		stop() {
			stopWatching();
			stopFollowing();
		},
	};
}
