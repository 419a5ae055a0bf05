// The next game with the same people, as it stands: whoever is still at the last one is told whether it waits for them or goes on.
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { TableCard } from '@tessera/protocol';
import type { Key } from '../../words/keys.ts';
import { tableCard } from '../api.ts';
import { lookWhileSeen } from '../my-games/looking.ts';

export interface NextGame {
	/** `gone`: where nobody came it was deleted, and whoever asks for it opens it anew, under the same id. */
	readonly status: TableCard['status'] | 'gone';
	readonly seat: TableCard['seat'];
}

export interface Following {
	/** Null until it is known how it stands: what is said of it before may be wrong. */
	readonly next: ReadonlySignal<NextGame | null>;
	stop(): void;
}

/** Looked at from time to time, and not followed as a table is: whoever follows a table is there. */
export function followNext(id: ReadonlySignal<string | null>, ask = tableCard, look = lookWhileSeen): Following {
	const next = signal<NextGame | null>(null);
	const stop = effect(() => {
		const table = id.value;
		if (table === null) return;
		let isStopped = false;
		const stopLooking = untracked(() =>
			look(async () => {
				const asked = await ask(table);
				if (isStopped) return null;
				if (asked.ok) next.value = asked.value;
				else if (asked.problem.code === 'not-found') next.value = { status: 'gone', seat: null };
				// One that is gone may be back later, so that is looked for as where nothing could be asked.
				return asked.ok ? [asked.value] : null;
			}),
		);
		return () => {
			isStopped = true;
			stopLooking();
		};
	});
	return { next, stop };
}

interface NextKeys {
	/** Null where there is nothing to go to, and so nothing to tell. */
	readonly told: Key | null;
	/** On the button that leads there, or opens it. */
	readonly go: Key;
}

/** `isPlayer` is whether the one who looks played the last game. */
export function nextKeys(next: NextGame | null, isPlayer: boolean): NextKeys {
	switch (next?.status) {
		case 'waiting':
			return { told: 'online.rematch-open', go: isPlayer ? 'online.join-it' : 'online.watch-next' };
		case 'running':
			return next.seat === null
				? { told: 'online.next-running', go: 'online.watch-next' }
				: { told: 'online.next-mine', go: 'online.play-next' };
		case 'over':
			return { told: 'online.next-over', go: 'online.look-at-next' };
		default:
			return { told: null, go: 'online.rematch' };
	}
}
