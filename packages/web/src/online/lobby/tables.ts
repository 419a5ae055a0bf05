// A list of tables on the server, as far down as somebody wants to see it. What was told last stays where the server cannot be asked.
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Problem, TableCard } from '@tessera/protocol';
import type { Asked, TableList } from '../api.ts';

export type AskForTables = (pages: number) => Promise<Asked<TableList>>;

/** Null where the server could not be asked. */
type Found = readonly TableCard[] | null;

export interface Tables {
	/** Null until the server has told it. */
	readonly list: ReadonlySignal<TableList | null>;
	/** Why it could not be asked for the last time; null where it could. */
	readonly problem: ReadonlySignal<Problem | null>;
	/** Gives what is shown then. */
	look(): Promise<Found>;
	/** Looks one page further down, from now on. Whether that is shown then. */
	more(): Promise<boolean>;
}

export function tablesFrom(ask: AskForTables): Tables {
	const list = signal<TableList | null>(null);
	const problem = signal<Problem | null>(null);
	/** How many pages are shown, and how many somebody wants to see. */
	let shown = 0;
	let wanted = 1;
	let last: Promise<Found>;

	const look = (): Promise<Found> => {
		const pages = wanted;
		const answer: Promise<Found> = ask(pages).then((asked) => {
			// One that was asked for later knows more, or is further down: that one is shown.
			if (last !== answer) return last;
			batch(() => {
				problem.value = asked.ok ? null : asked.problem;
				if (!asked.ok) return;
				list.value = asked.value;
				shown = pages;
			});
			return asked.ok ? asked.value.cards : null;
		});
		last = answer;
		return answer;
	};

	return {
		list,
		problem,
		look,
		async more() {
			wanted = shown + 1;
			return (await look()) !== null;
		},
	};
}
