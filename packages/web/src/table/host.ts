// What a table on the screen asks of whatever runs the game behind it. The screen does not know whether a seat is a person
// here, a bot or somebody far away: it is told what this place may see, and what is being waited for.
import type { ReadonlySignal } from '@preact/signals';
import type { LevelName } from '@tessera/bots';
import type { Action, GameName, Refusal, Seat, View, ViewEvent } from '@tessera/engine';
import type { OnlineParts } from './online-parts.ts';

export interface SeatInfo {
	/** As a person typed it; null for the usual name ("You", "Player 2", a bot's level), which the language gives. */
	readonly name: string | null;
	readonly kind:
		| {
				readonly type: 'person';
				/** Plays on another device, or is only watched from this one. */
				readonly isElsewhere?: true;
		  }
		| { readonly type: 'bot'; readonly level: LevelName };
}

/** One action and everything it led to, as this place may know it. */
export interface Moment {
	/** Number of the action: 1 for the first; 0 is the deal. */
	readonly step: number;
	/** Who acted; null for the deal. */
	readonly seat: Seat | null;
	readonly events: readonly ViewEvent[];
	/** Whether a bot acted for them, whose time was over. */
	readonly isStandIn?: boolean;
	/** Whether they are out of the game because their time was over, and did not leave it. */
	readonly isOutOfTime?: boolean;
}

/** What the game waits for. */
export type Waiting =
	/** The one who looks at this screen is to act. */
	| { readonly for: 'me' }
	/** The next person at this device is to take it over; nobody's pieces are shown meanwhile. */
	| { readonly for: 'handover'; readonly seat: Seat }
	/** Somebody else, a bot say, is to act; or was, where what was missed is still being shown. */
	| { readonly for: 'other'; readonly seat: Seat; readonly canHurry: boolean; readonly isMissed?: true }
	| { readonly for: 'nobody'; readonly because: 'over' };

/** What the screen should tell beside the game. */
export type Notice =
	/** The device does not let the game be kept (its storage is full or forbidden): it is lost when the page is left. */
	| 'not-kept'
	/** Somebody went on with this game in another window; what is shown now is what was played there. */
	| 'went-on-elsewhere'
	/** A later version of the app has written this game: it is left to that one, and what is played here is lost. */
	| 'newer-elsewhere'
	/** A bot gave no answer the rules allow, since somebody here last acted; it did the first thing that is legal instead. */
	| 'bot-failed';

export interface TableState {
	/** What this place may see now. `view.viewer` is the seat that looks, null while nobody may (handover) or nobody here plays. */
	readonly view: View;
	readonly course: readonly Moment[];
	readonly waiting: Waiting;
	/** Empty most of the time. */
	readonly notices: readonly Notice[];
}

/** A move that a bot advises, for a hint. */
export interface Advice {
	readonly action: Action;
	readonly points: number;
}

/** What came of acting: why not; that the game went on without it, which the host tells; or null once it is done, or may be tried again. */
export type Outcome = Refusal | 'dropped' | null;

export interface TableHost {
	readonly id: string;
	readonly game: GameName;
	readonly seats: readonly SeatInfo[];
	/** Replaced as a whole whenever something happens. */
	readonly state: ReadonlySignal<TableState>;
	/** Whose turn it is, null when the game is over; here where what is shown may be behind, as while nobody looks. */
	readonly turn?: ReadonlySignal<Seat | null>;
	/** How much of the thinking of the one waited for is done, from 0 to 1. */
	readonly progress: ReadonlySignal<number>;
	/**
	 * What the one who looks prepared last, whatever shape the screen of the game gave it; null when nothing is, and while a
	 * handover hides it. It outlives a reload and the turns of everybody: the screen takes of it what still makes sense.
	 */
	readonly prepared: unknown;
	/**
	 * Acts for the one who looks at this screen. Resolves to null as well when the game went on in another window of this device
	 * meanwhile, which a notice tells.
	 */
	act(action: Action): Promise<Outcome>;
	/**
	 * What was played and has not got there yet: an earlier page may have played it, while the connection was away. What came of
	 * that is told to the first who asks, also where it is known by then.
	 */
	acting?(): Promise<Outcome> | null;
	/** Whether something that was played is on its way. */
	readonly isActing?: ReadonlySignal<boolean>;
	/** The next person says that they hold the device. */
	takeOver(): void;
	/** Makes whoever is thinking answer at once, and shows at once what was missed. */
	hurry(): void;
	/**
	 * Asks a strong bot what it would do in the place of the one who looks. Rejects when asked while it is not their turn, and when
	 * it is called off: by the signal, by asking again, or because the game goes on or is left.
	 */
	advise(signal?: AbortSignal): Promise<readonly Advice[]>;
	/** What this place saw after a step of the course, to look back. */
	viewAt(step: number): View;
	/** Keeps what is prepared but not played, so that a reload finds it again; null when nothing is. */
	prepare(prepared: unknown): void;
	/** The id of a new table with the same people and rulings; who begins, the rules decide. */
	rematch(): string;
	/** The whole game as the text of a file, the seats called by these names; rejects before the end, for it hides nothing. */
	gameText(names: readonly string[]): Promise<string>;
	/** Stops whatever runs behind the table; the game can be resumed later. */
	leave(): void;
	/** Where people sit elsewhere: what the room shows of them. */
	readonly online?: OnlineParts;
}

/** Whether what was missed is still being shown: until the present is, nobody acts on it. O19 */
export const isCatchingUp = ({ state }: Pick<TableHost, 'state'>): boolean => {
	const { waiting } = state.value;
	return waiting.for === 'other' && waiting.isMissed === true;
};

/** Shows at once what was missed. Says whether anything was: then nobody has seen yet what they would have acted on. O19 */
export function toThePresent(host: Pick<TableHost, 'state' | 'hurry'>): boolean {
	if (!isCatchingUp(host)) return false;
	host.hurry();
	return true;
}

/** Whether what is still to be shown was missed: it may also have come faster than somebody who looks on can look, who is told nothing of it. */
export const isShowingMissed = (host: Pick<TableHost, 'state' | 'online'>): boolean =>
	isCatchingUp(host) && (host.online?.wasMissed(host.state.value.course.length) ?? true);
