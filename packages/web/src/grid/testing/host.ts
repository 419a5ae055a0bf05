// A host for tests: a view that stays until the test shows another, an adviser who answers when the test says so, and a record of
// what was done.
import { signal } from '@preact/signals';
import type { Action, Refusal } from '@tessera/engine';
import type { Advice, TableHost, TableState } from '../../table/host.ts';
import type { GridView } from '../model/plan.ts';

export interface TestHost extends TableHost {
	readonly acted: readonly Action[];
	/** The game goes on. */
	show(view: GridView): void;
	/** What was missed is shown first, until somebody is in a hurry. */
	catchUp(): void;
	/** The adviser's answer to the last question. */
	answer(advice: readonly Advice[]): void;
	/** Whether the last question was called off. */
	readonly isCalledOff: boolean;
}

export function testHost(view: GridView, refusal: Refusal | null = null): TestHost {
	const acted: Action[] = [];
	let answer: TestHost['answer'] = () => undefined;
	let asked: AbortSignal | undefined;
	const state = signal<TableState>({ view, course: [], waiting: { for: 'me' }, notices: [] });
	return {
		id: 'test',
		game: view.game,
		seats: [
			{ name: null, kind: { type: 'person' } },
			{ name: null, kind: { type: 'bot', level: 'greedy' } },
		],
		state,
		progress: signal(0),
		prepared: null,
		acted,
		show(next) {
			state.value = { ...state.peek(), view: next };
		},
		catchUp() {
			state.value = { ...state.peek(), waiting: { for: 'other', seat: view.turn, canHurry: true, isMissed: true } };
		},
		answer: (advice) => answer(advice),
		get isCalledOff() {
			return asked?.aborted ?? false;
		},
		async act(action) {
			acted.push(action);
			return refusal;
		},
		advise(called) {
			asked = called;
			return new Promise((resolve, reject) => {
				answer = resolve;
				called?.addEventListener('abort', () => reject(called.reason));
			});
		},
		viewAt: () => view,
		gameText: () => Promise.reject(new Error('not for a test')),
		prepare: () => undefined,
		takeOver: () => undefined,
		hurry() {
			state.value = { ...state.peek(), waiting: { for: 'me' } };
		},
		rematch: () => 'another',
		leave: () => undefined,
	};
}
