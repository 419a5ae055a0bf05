// A table whose whole game is on this device: people who share the screen, and bots. It plays by the engine, keeps every step
// before it shows it, and shows only what the one who looks may see.
import { signal } from '@preact/signals';
import { type Action, type Position, type Seat, viewFor } from '@tessera/engine';
import { type Device, thisDevice } from '../saves/device.ts';
import { type SavedGame, type SaveProblem, VERSION } from '../saves/format.ts';
import { createTable, findSave, setAside } from '../saves/games.ts';
import { laterHere, thinkingHere } from '../thinking/here.ts';
import type { Notice, TableHost, TableState } from './host.ts';
import { type BotPorts, type BotTurn, botTurn } from './local/bot-turn.ts';
import { actionsOf, type Course, continued, dealt, lastOf, played, sharedWith, standingOf } from './local/course.ts';
import { fallbackAction } from './local/fallback.ts';
import { gameTextOf } from './local/game-text.ts';
import { createKeeper } from './local/keeper.ts';
import { createMoments, holderOf, stateOf } from './local/sight.ts';

/** Long enough to see what a bot did before the next one acts. */
const USUAL_PACE = 900;
/** Who is asked for a hint, and how many of its moves are told. */
const ADVISER = 'master';
const MOST_ADVICE = 5;

export interface TablePorts extends BotPorts {
	readonly device: Device;
}

export interface NotOpened {
	readonly problem: SaveProblem | 'missing';
}

const portsHere = (): TablePorts => ({
	device: thisDevice(),
	thinking: thinkingHere(),
	later: laterHere,
	pace: USUAL_PACE,
});

function courseOf({ terms, seed, actions }: SavedGame): Course | null {
	const deal = dealt(terms, seed);
	return deal && continued(deal, actions);
}

/** Opens a game of this device where it was left. One that cannot be opened is set aside, and the problem is told. */
export function openTable(id: string, ports: TablePorts = portsHere()): TableHost | NotOpened {
	const save = findSave(id, ports.device.shelf);
	if (!save) return { problem: 'missing' };
	const course = save.ok && save.value.id === id ? courseOf(save.value) : null;
	if (save.ok && course) return localHost(save.value, course, ports);
	const problem = save.ok ? 'refused' : save.problem;
	setAside(id, problem, ports.device);
	return { problem };
}

function localHost(save: SavedGame, opened: Course, ports: TablePorts): TableHost {
	const { id, terms, seed } = save;
	const { game, seats } = terms;
	const { device } = ports;
	const keeper = createKeeper(id, device);
	const tell = createMoments(game);
	let course = opened;
	let holder = holderOf(seats, lastOf(course).position, null);
	let prepared = save.prepared;
	let wentOnElsewhere = false;
	let bot: BotTurn | null = null;
	const progress = signal(0);

	const notices = (): readonly Notice[] => [
		...(keeper.isKept ? [] : ['not-kept' as const]),
		...(wentOnElsewhere ? ['went-on-elsewhere' as const] : []),
	];
	const stateNow = (): TableState => ({ ...stateOf(course, seats, holder, tell), notices: notices() });
	const state = signal(stateNow());
	const me = (): Seat | null => state.peek().view.viewer;

	const written = (next: Course): SavedGame => ({
		version: VERSION,
		id,
		terms,
		seed,
		actions: actionsOf(next),
		prepared,
		touched: device.now(),
		standing: standingOf(lastOf(next).position),
	});

	function show(): void {
		holder = holderOf(seats, lastOf(course).position, holder);
		state.value = stateNow();
	}

	/** Goes on from what another window played; a notice tells it where a person did that, not a bot that acts in both. */
	function follow(foreign: SavedGame): void {
		const shared = sharedWith(course, foreign.actions);
		const theirs = continued(shared, foreign.actions.slice(shared.length - 1));
		if (!theirs) return;
		wentOnElsewhere ||= theirs
			.slice(course.length)
			.some(({ seat }) => seat !== null && seats[seat]?.kind.type === 'person');
		course = theirs;
		prepared = foreign.prepared;
		show();
		letBotsAct();
	}

	/** Keeps a course and shows it, in this order. */
	function goOn(next: Course): void {
		const foreign = keeper.keep(written(next), course.length - 1);
		if (foreign) {
			follow(foreign);
			return;
		}
		course = next;
		show();
		letBotsAct();
	}

	function botActs(seat: Seat, action: Action): void {
		const wanted = played(course, seat, action);
		const step = wanted.ok ? wanted : played(course, seat, fallbackAction(viewOf(seat)));
		if (!step.ok) throw new Error(`no bot can act: ${step.problem.kind}`);
		goOn(step.value);
	}

	const viewOf = (seat: Seat | null) => viewFor<Position>(lastOf(course).position, seat);

	function letBotsAct(): void {
		bot?.stop();
		bot = null;
		progress.value = 0;
		const { turn, ending } = lastOf(course).position;
		const kind = seats[turn]?.kind;
		if (ending || kind?.type !== 'bot') return;
		const question = { view: viewOf(turn), level: kind.level, seed: `${id}:${turn}` };
		bot = botTurn(
			question,
			ports,
			(done) => {
				progress.value = done;
			},
			(action) => botActs(turn, action),
		);
	}

	const unwatch = keeper.watch(() => {
		const foreign = keeper.further(course.length - 1);
		if (foreign) follow(foreign);
	});

	// A game that was only just created has no standing yet.
	if (save.standing.turn === null && !lastOf(course).position.ending) goOn(course);
	else letBotsAct();

	return {
		id,
		game,
		seats,
		state,
		progress,
		get prepared() {
			return prepared && prepared.seat === me() ? prepared.what : null;
		},
		async act(action) {
			const seat = me();
			const { turn } = lastOf(course).position;
			if (seat === null || state.peek().waiting.for === 'handover') return { kind: 'not-your-turn', turn };
			const next = played(course, seat, action);
			if (!next.ok) return next.problem;
			if (prepared?.seat === seat) prepared = null;
			wentOnElsewhere = false;
			goOn(next.value);
			return null;
		},
		takeOver() {
			const { waiting } = state.peek();
			if (waiting.for !== 'handover') return;
			holder = waiting.seat;
			show();
		},
		hurry: () => bot?.hurry(),
		async advise() {
			if (state.peek().waiting.for !== 'me') throw new Error('advice is for the one whose turn it is');
			const { view } = state.peek();
			const { candidates } = await ports.thinking.ask({ view, level: ADVISER, seed: `${id}:advice` }).answer;
			return candidates.slice(0, MOST_ADVICE).map(({ action, points }) => ({ action, points }));
		},
		viewAt(step) {
			const then = course[step];
			if (!then) throw new RangeError(`the game has no step ${step}`);
			return viewFor<Position>(then.position, me());
		},
		prepare(what) {
			const seat = me();
			if (seat === null) return;
			prepared = what === null ? null : { seat, what };
			const foreign = keeper.keep(written(course), course.length - 1);
			if (foreign) follow(foreign);
			else if (keeper.isKept === state.peek().notices.includes('not-kept')) show();
		},
		rematch: () => createTable(terms, device),
		async gameText(names) {
			if (!lastOf(course).position.ending) throw new Error('the text of a game hides nothing: only once it is over');
			return gameTextOf(save, course, names);
		},
		leave() {
			unwatch();
			bot?.stop();
			bot = null;
		},
	};
}
