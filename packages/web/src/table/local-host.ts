// A table whose whole game is on this device: people who share the screen, and bots. It plays by the engine and shows only what
// the one who looks may see.
import { signal } from '@preact/signals';
import { fallbackAction } from '@tessera/bots/fallback';
import {
	type Action,
	type GameName,
	type Position,
	type Refusal,
	type Seat,
	type View,
	viewFor,
} from '@tessera/engine';
import { type Device, thisDevice } from '../saves/device.ts';
import type { SaveProblem } from '../saves/format.ts';
import { createTable, findSave, setAside } from '../saves/games.ts';
import { thinkingHere } from '../thinking/here.ts';
import { laterHere } from '../thinking/later.ts';
import type { Advice, Notice, SeatInfo, TableHost, TableState } from './host.ts';
import { Adviser } from './local/advice.ts';
import { type BotPorts, type BotTurn, botTurn } from './local/bot-turn.ts';
import { gameTextOf } from './local/game-text.ts';
import { atOnce, gently } from './local/gently.ts';
import { KeptGame, replaying } from './local/kept-game.ts';
import { createMoments, holderOf, stateOf, type TellMoments } from './local/sight.ts';

/** Long enough to see what a bot did before the next one acts, in milliseconds. */
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

/** Opens a game of this device where it was left, step by step. One that cannot be opened is set aside, and the problem is told. */
function* opening(id: string, ports: TablePorts): Generator<void, TableHost | NotOpened> {
	const { device } = ports;
	const save = findSave(id, device.shelf);
	if (!save) return { problem: 'missing' };
	const course = save.ok ? yield* replaying(save.value) : null;
	if (save.ok && course) return new LocalHost(new KeptGame(save.value, course, device), ports);
	const problem = save.ok ? 'refused' : save.problem;
	setAside(id, problem, device);
	return { problem };
}

export const openTable = (id: string, ports: TablePorts): TableHost | NotOpened => atOnce(opening(id, ports));

/** Opens a table while the page goes on painting and answering; null when one has left before. */
export const openTableGently = (id: string, signal: AbortSignal): Promise<TableHost | NotOpened | null> =>
	gently(opening(id, portsHere()), signal);

class LocalHost implements TableHost {
	readonly id: string;
	readonly game: GameName;
	readonly seats: readonly SeatInfo[];
	readonly state;
	readonly progress = signal(0);
	private readonly kept: KeptGame;
	private readonly ports: TablePorts;
	private readonly tell: TellMoments;
	private readonly adviser: Adviser;
	private readonly unwatch: () => void;
	private holder: Seat | null;
	private bot: BotTurn | null = null;
	private hasBotFailed = false;
	private isLeft = false;

	constructor(kept: KeptGame, ports: TablePorts) {
		this.kept = kept;
		this.ports = ports;
		this.adviser = new Adviser(ports.thinking);
		this.id = kept.save.id;
		this.game = kept.save.terms.game;
		this.seats = kept.save.terms.seats;
		this.tell = createMoments(this.game);
		this.holder = holderOf(this.seats, kept.position, null);
		this.state = signal(this.stateNow());
		this.unwatch = kept.watch(() => this.goOn());
		this.letBotAct();
	}

	get prepared(): unknown {
		return this.kept.preparedBy(this.viewer);
	}

	// What follows are values, not methods: a button may be given one of them by itself.
	readonly act = async (action: Action): Promise<Refusal | null> => {
		const { viewer } = this;
		if (viewer === null) return { kind: 'not-your-turn', turn: this.kept.position.turn };
		this.kept.wentOnElsewhere = false;
		this.hasBotFailed = false;
		const refusal = this.kept.act(viewer, action);
		if (!refusal) this.goOn();
		return refusal;
	};

	readonly takeOver = (): void => {
		const { waiting } = this.state.peek();
		if (waiting.for !== 'handover') return;
		this.holder = waiting.seat;
		this.show();
	};

	readonly hurry = (): void => {
		this.bot?.hurry();
	};

	readonly advise = async (signal?: AbortSignal): Promise<readonly Advice[]> => {
		const { waiting, view } = this.state.peek();
		if (waiting.for !== 'me') throw new Error('advice is for the one whose turn it is');
		const { candidates } = await this.adviser.ask({ view, level: ADVISER, seed: `${this.id}:advice` }, signal);
		return candidates.slice(0, MOST_ADVICE).map(({ action, points }) => ({ action, points }));
	};

	readonly viewAt = (step: number): View => {
		const then = this.kept.course[step];
		if (!then) throw new RangeError(`the game has no step ${step}`);
		return viewFor<Position>(then.position, this.viewer);
	};

	readonly prepare = (prepared: unknown): void => {
		const { viewer, kept } = this;
		if (viewer === null) return;
		const { course, trouble } = kept;
		kept.prepare(viewer, prepared);
		if (kept.course !== course) this.goOn();
		else if (kept.trouble !== trouble) this.show();
	};

	readonly rematch = (): string => {
		return createTable(this.kept.save.terms, this.ports.device);
	};

	readonly gameText = async (names: readonly string[]): Promise<string> => {
		if (!this.kept.position.ending) throw new Error('the text of a game hides nothing: only once it is over');
		return gameTextOf(this.kept.save, this.kept.course, names);
	};

	readonly leave = (): void => {
		this.isLeft = true;
		this.unwatch();
		this.adviser.callOff();
		this.stopBot();
	};

	private get viewer(): Seat | null {
		return this.state.peek().view.viewer;
	}

	private stateNow(): TableState {
		const { trouble, wentOnElsewhere, course } = this.kept;
		const notices: Notice[] = [];
		if (trouble) notices.push(trouble);
		if (wentOnElsewhere) notices.push('went-on-elsewhere');
		if (this.hasBotFailed) notices.push('bot-failed');
		return { ...stateOf(course, this.seats, this.holder, this.tell), notices };
	}

	private show(): void {
		this.holder = holderOf(this.seats, this.kept.position, this.holder);
		this.state.value = this.stateNow();
	}

	/** Shows what happened and lets whoever is next act. What a screen throws at the news is its own matter: the game goes on. */
	private goOn(): void {
		this.adviser.callOff();
		try {
			this.show();
		} finally {
			this.letBotAct();
		}
	}

	private stopBot(): void {
		this.bot?.stop();
		this.bot = null;
		this.progress.value = 0;
	}

	private letBotAct(): void {
		this.stopBot();
		const { position } = this.kept;
		const { turn, ending } = position;
		const kind = this.seats[turn]?.kind;
		if (this.isLeft || ending || kind?.type !== 'bot') return;
		this.bot = botTurn(
			{ view: viewFor<Position>(position, turn), level: kind.level, seed: `${this.id}:${turn}` },
			this.ports,
			(done) => {
				this.progress.value = done;
			},
			(action) => this.botActs(turn, action),
		);
	}

	/** Null is for a bot that gave no answer. */
	private botActs(seat: Seat, action: Action | null): void {
		const { kept } = this;
		if (!action || kept.act(seat, action)) {
			this.hasBotFailed = true;
			const refusal = kept.act(seat, fallbackAction(viewFor<Position>(kept.position, seat)));
			if (refusal) throw new Error(`no bot can act: ${refusal.kind}`);
		}
		this.goOn();
	}
}
