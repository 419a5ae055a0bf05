// A list of tables on the server, as far down as somebody wants to see it. What was told last stays where the server cannot be asked.
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Problem, TableCard } from '@tessera/protocol';
import type { Asked, TableList } from '../api.ts';

export type AskForTables = (pages: number) => Promise<Asked<TableList>>;

export interface Tables {
	/** Null until the server has told it. */
	readonly list: ReadonlySignal<TableList | null>;
	/** Why it could not be asked for the last time; null where it could. */
	readonly problem: ReadonlySignal<Problem | null>;
	/** What was found, null where it could not be asked for. */
	look(): Promise<readonly TableCard[] | null>;
	/** Looks one page further down, from now on. */
	more(): Promise<void>;
}

export function tablesFrom(ask: AskForTables): Tables {
	const list = signal<TableList | null>(null);
	const problem = signal<Problem | null>(null);
	/** How many pages are shown, and how many somebody wants to see. */
	let shown = 0;
	let wanted = 1;
	let last: Promise<unknown> | null = null;

	const look = async () => {
		const pages = wanted;
		const answer = ask(pages);
		last = answer;
		const asked = await answer;
		// One that was asked for later knows more, or is further down.
		if (last === answer)
			batch(() => {
				problem.value = asked.ok ? null : asked.problem;
				if (!asked.ok) return;
				list.value = asked.value;
				shown = pages;
			});
		return asked.ok ? asked.value.cards : null;
	};

	return {
		list,
		problem,
		look,
		async more() {
			wanted = shown + 1;
			await look();
		},
	};
}
