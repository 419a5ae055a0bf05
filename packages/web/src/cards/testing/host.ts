// A host for tests: a real game by the engine, acted for every seat by whoever asks.
import { signal } from '@preact/signals';
import { type Action, eventFor, type PositionOf, play, type Seat, seedFromText, start, viewFor } from '@tessera/engine';
import type { Moment, TableHost, TableState } from '../../table/host.ts';

export interface TestHost extends TableHost {
	/** Acts for the seat to move, whoever it is. */
	actFor(action: Action): void;
	readonly position: PositionOf<'cards'>;
}

const ME = 0 as Seat;

export function testHost(seed = 'cards at a test'): TestHost {
	const dealt = start({ game: 'cards', ages: [9, 8] }, seedFromText(seed));
	if (!dealt.ok) throw new Error(dealt.problem.kind);
	const positions = [dealt.value.position];
	const course: Moment[] = [{ step: 0, seat: null, events: [] }];
	let prepared: unknown = null;
	const now = (): PositionOf<'cards'> => positions.at(-1) ?? dealt.value.position;
	const stateNow = (): TableState => ({
		view: viewFor(now(), ME),
		course: [...course],
		waiting: now().turn === ME ? { for: 'me' } : { for: 'other', seat: now().turn, canHurry: false },
		notices: [],
	});
	const state = signal(stateNow());

	const actFor = (action: Action): void => {
		if (action.type !== 'lay' && action.type !== 'swap' && action.type !== 'pass') throw new Error(action.type);
		const seat = now().turn;
		const step = play(now(), action);
		if (!step.ok) throw new Error(step.problem.kind);
		positions.push(step.value.position);
		const events = step.value.events.map((event) => eventFor('cards', event, ME));
		course.push({ step: course.length, seat, events });
		state.value = stateNow();
	};

	return {
		id: 'test',
		game: 'cards',
		seats: [
			{ name: null, kind: { type: 'person' } },
			{ name: null, kind: { type: 'bot', level: 'greedy' } },
		],
		state,
		progress: signal(0),
		get prepared() {
			return prepared;
		},
		get position() {
			return now();
		},
		actFor,
		async act(action) {
			actFor(action);
			prepared = null;
			return null;
		},
		viewAt: (step) => viewFor(positions[step] ?? now(), ME),
		prepare(what) {
			prepared = what;
		},
		advise: () => Promise.reject(new Error('nobody here to ask')),
		gameText: () => Promise.reject(new Error('not for a test')),
		takeOver: () => undefined,
		hurry: () => undefined,
		rematch: () => 'another',
		leave: () => undefined,
	};
}
