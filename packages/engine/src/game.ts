// The door to the rules: start a game, play an action, replay a log, look at it from a seat. Each game's folder does the work.
import { type Chance, type Outcomes, type RecordProblem, seededChance, withRecordedChance } from './core/chance.ts';
import { completeOptions, type OptionSpecs, type OptionValue } from './core/options.ts';
import type { Seed } from './core/random.ts';
import { no, ok, type Result } from './core/result.ts';
import type { GameName, Seat } from './core/vocabulary.ts';
import { CARDS, type CardsTypes } from './games/cards/index.ts';
import { CLASSIC, type ClassicTypes } from './games/classic/index.ts';
import type { Age, CommonRefusal, ReadAction, Step } from './games/common.ts';
import { CUBES, type CubesTypes } from './games/cubes/index.ts';
import type { GameRules } from './games/rules.ts';
import { type CommonSetupProblem, playersProblem, seedProblem } from './games/setup.ts';

/** The types of each game, by its name. */
export interface Games {
	readonly classic: ClassicTypes;
	readonly cubes: CubesTypes;
	readonly cards: CardsTypes;
}

export type PositionOf<G extends GameName> = Games[G]['position'];
export type SetupOf<G extends GameName> = Games[G]['setup'];
export type SetupProblemOf<G extends GameName> = Games[G]['setupProblem'];
export type ActionOf<G extends GameName> = Games[G]['action'];
export type EventOf<G extends GameName> = Games[G]['event'];
export type RefusalOf<G extends GameName> = Games[G]['refusal'];
export type ViewOf<G extends GameName> = Games[G]['view'];
export type ViewEventOf<G extends GameName> = Games[G]['viewEvent'];
export type LegalOf<G extends GameName> = Games[G]['legal'];
export type StepOf<G extends GameName> = Step<PositionOf<G>, EventOf<G>>;

export type Position = PositionOf<GameName>;
export type Setup = SetupOf<GameName>;
/** What is wrong with a setup, or with the terms of a new game. */
export type SetupProblem = SetupProblemOf<GameName>;
export type Action = ActionOf<GameName>;
export type Event = EventOf<GameName>;
export type Refusal = RefusalOf<GameName>;
export type View = ViewOf<GameName>;
export type ViewEvent = ViewEventOf<GameName>;
export type Legal = LegalOf<GameName>;

const RULES: { readonly [G in GameName]: GameRules<G, Games[G]> } = { classic: CLASSIC, cubes: CUBES, cards: CARDS };

const rulesOf = <G extends GameName>(game: G): GameRules<G, Games[G]> => RULES[game];

/** The rulings of a game that can be chosen, with their defaults. */
export const optionSpecs = (game: GameName): OptionSpecs => RULES[game].options;

/** Everything there is in a game: pieces by kind, in Cubes cubes by colour. C1, Q1, K1 */
export const boxOf = (game: GameName): readonly number[] => RULES[game].box;

/** Pieces a hand is dealt and filled up to. C1, Q1, K1 */
export const handSize = (game: GameName): number => RULES[game].handSize;

/** What has to be agreed on before a game. */
export interface Terms<G extends GameName = GameName> {
	readonly game: G;
	/** One entry per seat, in playing order; null where the age is not told. C2 */
	readonly ages: readonly Age[];
	/** Rulings that differ from the default. */
	readonly options?: Readonly<Record<string, OptionValue>>;
}

function fold<G extends GameName>(
	rules: GameRules<G, Games[G]>,
	position: PositionOf<G>,
	events: readonly EventOf<G>[],
): PositionOf<G> {
	let after = position;
	for (const event of events) after = rules.evolve(after, event);
	return after;
}

function begin<G extends GameName>(terms: Terms<G>, seed: Seed | null): Result<EventOf<G>, CommonSetupProblem> {
	const { game } = terms;
	const ages = terms.ages.map((age) => (age === null ? null : age + 0));
	const options = completeOptions(rulesOf(game).options, terms.options);
	if (!options.ok) return options;
	const problem = playersProblem(ages) ?? seedProblem(seed);
	return problem ? no(problem) : ok({ type: 'started', game, options: options.value, ages, seed } as EventOf<G>);
}

function deal<G extends GameName>(game: G, started: EventOf<G>, chance: Chance): StepOf<G> {
	const rules = rulesOf(game);
	const before = rules.begin(started as Parameters<typeof rules.begin>[0]);
	const dealt = rules.deal(before, chance);
	return { position: fold(rules, before, dealt), events: [started, ...dealt] };
}

/** Starts a game: the deal and who opens, all of it from the seed. */
export function start<G extends GameName>(terms: Terms<G>, seed: Seed): Result<StepOf<G>, CommonSetupProblem> {
	const started = begin(terms, seed);
	return started.ok ? ok(deal(terms.game, started.value, seededChance(seed, 0))) : started;
}

/** Starts a game that was dealt elsewhere, from what chance gave there. */
export function startRecorded<G extends GameName>(
	terms: Terms<G>,
	outcomes: Outcomes,
	seed: Seed | null = null,
): Result<StepOf<G>, CommonSetupProblem | RecordProblem> {
	const started = begin(terms, seed);
	return started.ok ? withRecordedChance(outcomes, (chance) => ok(deal(terms.game, started.value, chance))) : started;
}

function playWith<G extends GameName>(
	position: PositionOf<G>,
	action: ActionOf<G>,
	chance: Chance,
): Result<StepOf<G>, RefusalOf<G>> {
	const rules = rulesOf(position.game as G);
	const decided = rules.decide(position, action, chance);
	return decided.ok ? ok({ position: fold(rules, position, decided.value), events: decided.value }) : decided;
}

function readAndPlay<G extends GameName>(
	position: PositionOf<G>,
	action: ActionOf<G>,
	chance: Chance,
): Result<StepOf<G>, RefusalOf<G>> {
	const read = actionOf(position.game as G, action);
	return read.ok ? playWith(position, read.value, chance) : read;
}

/** The chance of a position's next step, if it has a next step and a seed. */
function nextChance({ ending, seed, step }: Position): Result<Chance, CommonRefusal> {
	if (ending) return no({ kind: 'game-over' });
	return seed === null ? no({ kind: 'no-seed' }) : ok(seededChance(seed, step + 1));
}

/** Plays an action: the new position and everything that happened on the way, or why not. Chance comes from the seed. */
export function play<P extends Position>(
	position: P,
	action: ActionOf<P['game']>,
): Result<StepOf<P['game']>, RefusalOf<P['game']> | CommonRefusal> {
	const chance = nextChance(position);
	return chance.ok ? readAndPlay<P['game']>(position, action, chance.value) : chance;
}

/** Plays an action that `actionOf` has read already, and spares reading it again; any other goes through `play`. */
export function playRead<P extends Position>(
	position: P,
	action: ActionOf<P['game']>,
): Result<StepOf<P['game']>, RefusalOf<P['game']> | CommonRefusal> {
	const chance = nextChance(position);
	return chance.ok ? playWith<P['game']>(position, action, chance.value) : chance;
}

/**
 * Plays an action that a seat sent. Whose turn it is comes before anything else: a refusal of the rules speaks of the hand of
 * the seat to move, which nobody else may learn about. Only withdrawing waits for no turn, and for oneself alone. W1
 */
export function playAs<P extends Position>(
	position: P,
	seat: Seat,
	action: ActionOf<P['game']>,
): Result<StepOf<P['game']>, RefusalOf<P['game']> | CommonRefusal> {
	if (position.ending) return play(position, action);
	const read = actionOf<P['game']>(position.game, action);
	if (read.ok && read.value.type === 'withdraw')
		return read.value.seat === seat
			? playRead(position, read.value)
			: no({ kind: 'not-your-seat', seat: read.value.seat });
	if (seat !== position.turn) return no({ kind: 'not-your-turn', turn: position.turn });
	return read.ok ? playRead(position, read.value) : play(position, action);
}

/** An action that came from outside, as data of the right form; whether it is legal, `play` tells. */
export const actionOf = <G extends GameName>(game: G, value: unknown): ReadAction<ActionOf<G>> =>
	rulesOf(game).readAction(value);

/** Plays an action of a recorded game, with what chance gave there. */
export const playRecorded = <P extends Position>(
	position: P,
	action: ActionOf<P['game']>,
	outcomes: Outcomes,
): Result<StepOf<P['game']>, RefusalOf<P['game']> | RecordProblem> =>
	withRecordedChance(outcomes, (chance) => readAndPlay<P['game']>(position, action, chance));

/** Rebuilds a position from its events alone; the first must be `started`. */
export function replay<G extends GameName>(events: readonly EventOf<G>[]): PositionOf<G> {
	const [first, ...rest] = events as readonly Event[];
	if (first?.type !== 'started') throw new Error('a log of events begins with the start of the game');
	const rules = rulesOf(first.game as G);
	return fold(rules, rules.begin(first as Parameters<typeof rules.begin>[0]), rest as readonly EventOf<G>[]);
}

/** The position after one more event of its log. */
export const advance = <P extends Position>(position: P, event: EventOf<P['game']>): PositionOf<P['game']> =>
	rulesOf<P['game']>(position.game).evolve(position, event);

/** What chance gave in a list of events, in order: with it and the action, `playRecorded` gives the same events. */
export const outcomesOf = <G extends GameName>(game: G, events: readonly EventOf<G>[]): Outcomes =>
	events.flatMap((event) => rulesOf(game).outcomes(event));

/** What a seat may know of a position; a spectator (null) sees what is public. */
export const viewFor = <P extends Position>(position: P, viewer: Seat | null): ViewOf<P['game']> =>
	rulesOf<P['game']>(position.game).view(position, viewer);

/** What a seat, or a spectator (null), may know of an event. */
export const eventFor = <G extends GameName>(game: G, event: EventOf<G>, viewer: Seat | null): ViewEventOf<G> =>
	rulesOf(game).viewEvent(event, viewer);

/** Rebuilds what a seat, or a spectator (null), sees from the events as they may know them; the first must be `started`. */
export function replayView<G extends GameName>(viewer: Seat | null, events: readonly ViewEventOf<G>[]): ViewOf<G> {
	const [first, ...rest] = events as readonly ViewEvent[];
	if (first?.type !== 'started') throw new Error('a log of events begins with the start of the game');
	const rules = rulesOf(first.game as G);
	const begun = rules.beginView(first as Parameters<typeof rules.beginView>[0], viewer);
	return (rest as readonly ViewEventOf<G>[]).reduce<ViewOf<G>>((view, event) => rules.evolveView(view, event), begun);
}

/** The view after one more event, as its viewer may know it. */
export const advanceView = <V extends View>(view: V, event: ViewEventOf<V['game']>): ViewOf<V['game']> =>
	rulesOf<V['game']>(view.game).evolveView(view, event);

/** Everything the seat to move may do. */
export const legalActions = <P extends Position>(position: P): LegalOf<P['game']> =>
	rulesOf<P['game']>(position.game).legal(position);

/** The same from the mover's own view; null from any other view. */
export const legalInView = <V extends View>(view: V): LegalOf<V['game']> | null =>
	rulesOf<V['game']>(view.game).legalInView(view);

/** A position that comes from outside, checked. */
export const positionOf = <S extends Setup>(setup: S): Result<PositionOf<S['game']>, SetupProblemOf<S['game']>> =>
	rulesOf<S['game']>(setup.game).position(setup);
