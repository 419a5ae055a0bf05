// A game at one terminal as a value: the record so far, who sits where, and what the person at the keys has put down.
import type { Action, GameName, Position, Refusal, Result, Seat, StepOf, View } from '@tessera/engine';
import { no, ok, play, viewFor } from '@tessera/engine';
import type { GameRecord } from '@tessera/notation';
import type { MarkedCell } from '../terminal/board.ts';
import { type CardsDraft, untouched } from './cards-turn.ts';
import type { Laid } from './grid-turn.ts';
import type { PlayerKind } from './kinds.ts';

export type { PlayerKind };

/** What a person has put down and not played yet. */
export type TurnDraft =
	| { readonly on: 'grid'; readonly laid: Laid }
	| { readonly on: 'table'; readonly cards: CardsDraft };

export const SORTINGS = ['drawn', 'colour', 'shape'] as const;
export type Sorting = (typeof SORTINGS)[number];

/**
 * - `covered`: the next person is asked to sit down, and no hand is on the screen
 * - `turn`: the person at the keys is to move
 * - `watched`: nobody is at the keys, the next bot is to move
 * - `over`: the game has ended; `left`: it was left before
 */
export type Phase = 'covered' | 'turn' | 'watched' | 'over' | 'left';

export interface Session {
	readonly record: GameRecord;
	readonly players: readonly PlayerKind[];
	readonly phase: Phase;
	/** Whose hand may be on the screen; null for nobody's. */
	readonly seated: Seat | null;
	readonly draft: TurnDraft;
	readonly sorting: Sorting;
	/** How many steps, the deal included, each seat has been told of. */
	readonly told: readonly number[];
	/** Where the game is saved after every step; null for nowhere. */
	readonly file: string | null;
	/** Whether quitting without saving was asked for just now. */
	readonly warned: boolean;
}

/** What is to be seen or done outside, in order, after a line was typed. Drawings show the session as it is then. */
export type Effect =
	/** What happened in the steps from this one on, as the viewer may know it. */
	| { readonly type: 'tell'; readonly viewer: Seat | null; readonly from: number }
	| { readonly type: 'screen' }
	| { readonly type: 'cover'; readonly seat: Seat }
	| { readonly type: 'where'; readonly cells: readonly MarkedCell[] }
	| { readonly type: 'say'; readonly text: string }
	| { readonly type: 'refuse'; readonly text: string }
	| { readonly type: 'unseen' }
	| { readonly type: 'score' }
	| { readonly type: 'rules' }
	| { readonly type: 'help' }
	| { readonly type: 'result' }
	| { readonly type: 'save'; readonly file: string; readonly aloud: boolean };

export interface Outcome {
	readonly session: Session;
	readonly effects: readonly Effect[];
}

export const stepsOf = ({ start, steps }: GameRecord): readonly StepOf<GameName>[] => [
	start,
	...steps.map(({ step }) => step),
];

export const positionOf = ({ record }: Pick<Session, 'record'>): Position =>
	(record.steps.at(-1)?.step ?? record.start).position;

/** What the person at the keys may know. */
export const viewOf = (session: Session): View => viewFor(positionOf(session), session.seated);

/** Nothing put down yet. */
export function emptyDraft(position: Position): TurnDraft {
	const view = viewFor(position, null);
	return view.game === 'cards' ? { on: 'table', cards: untouched(view) } : { on: 'grid', laid: [] };
}

/** A game at the table: its record, and who plays in which seat. */
export type Table = Pick<Session, 'record' | 'players'>;

/** The beginning of a session; every seat has been told of so many steps already. */
export const openSession = ({ record, players }: Table, file: string | null, told: number): Session => ({
	record,
	players,
	phase: 'turn',
	seated: null,
	draft: emptyDraft(positionOf({ record })),
	sorting: 'drawn',
	told: players.map(() => told),
	file,
	warned: false,
});

/** The record with one more action, or why that may not be. */
export function recordAction(record: GameRecord, action: Action): Result<GameRecord, Refusal> {
	const played = play(positionOf({ record }), action);
	return played.ok ? ok({ ...record, steps: [...record.steps, { action, step: played.value }] }) : no(played.problem);
}
