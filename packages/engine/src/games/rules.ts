// What a game has to offer for the engine to play it: each folder beside this file exports one of these.
import type { Chance, Outcomes } from '../core/chance.ts';
import type { OptionSpecs, OptionsOf } from '../core/options.ts';
import type { Result } from '../core/result.ts';
import type { GameName, Seat } from '../core/vocabulary.ts';
import type { ReadAction, StartedEvent, StartedViewEvent } from './common.ts';

/** The types that belong to one game. */
export interface GameTypes {
	readonly options: OptionSpecs;
	readonly position: object;
	readonly setup: object;
	readonly setupProblem: object;
	readonly action: object;
	readonly event: object;
	readonly refusal: object;
	readonly view: object;
	readonly viewEvent: object;
	readonly legal: object;
}

export interface GameRules<Game extends GameName, T extends GameTypes> {
	/** The rulings that can be chosen. */
	readonly options: T['options'];
	/** Everything there is: pieces by kind, or cubes by colour. C1, Q1, K1 */
	readonly box: readonly number[];
	/** Pieces a hand is dealt and filled up to. C1, Q1, K1 */
	readonly handSize: number;
	/** The table before the deal. */
	begin(started: StartedEvent<Game, OptionsOf<T['options']>>): T['position'];
	deal(position: T['position'], chance: Chance): readonly T['event'][];
	/** An action that came from outside, as fresh data of the right form. */
	readAction(value: unknown): ReadAction<T['action']>;
	/** What an action makes happen, or why it may not. */
	decide(position: T['position'], action: T['action'], chance: Chance): Result<readonly T['event'][], T['refusal']>;
	/** How one event changes a position. */
	evolve(position: T['position'], event: T['event']): T['position'];
	/** What chance gave in an event, in the order in which the rules ask. */
	outcomes(event: T['event']): Outcomes;
	view(position: T['position'], viewer: Seat | null): T['view'];
	viewEvent(event: T['event'], viewer: Seat | null): T['viewEvent'];
	/** What a seat sees before the deal. */
	beginView(started: StartedViewEvent<Game, OptionsOf<T['options']>>, viewer: Seat | null): T['view'];
	/** How one event, as the viewer may know it, changes what they see. */
	evolveView(view: T['view'], event: T['viewEvent']): T['view'];
	legal(position: T['position']): T['legal'];
	/** The same from the mover's own view; null from any other. */
	legalInView(view: T['view']): T['legal'] | null;
	/** A position from outside, checked. */
	position(setup: T['setup']): Result<T['position'], T['setupProblem']>;
}
