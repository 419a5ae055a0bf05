// Whatever anybody asks in whatever order: nothing breaks, the journal holds everything, and nobody learns what is hidden.
import {
	type Action,
	advanceView,
	GAMES,
	type Position,
	replayView,
	type Seat,
	sealOf,
	type View,
	type ViewEvent,
	viewFor,
} from '@tessera/engine';
import { type Command, type FollowedTable, follow, type Told } from '@tessera/protocol';
import { PHRASES } from '@tessera/protocol/schemas';
import { pick, type Random, randomAction, randomFrom } from '@tessera/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toldOfCall } from './calling.ts';
import { toJournal } from './entries.ts';
import { evolve, tableFrom } from './evolve.ts';
import { type Opening, openRematch } from './opening.ts';
import { doneIn, seatOf, type TableState } from './state.ts';
import { type Audience, toldFor, toldTextFor, toldUpTo } from './tell.ts';
import { openingFor, secretOf, TryTable } from './test-help.ts';

const PEOPLE = ['ann', 'bob', 'cleo', 'dan', 'eve'];
const LEVELS = ['first-steps', 'club'] as const;

function anAction(random: Random, { game }: TableState): Command {
	if (!game || random(6) === 0)
		return { type: 'act', action: { type: pick(random, ['pass', 'swap', 'withdraw', 'fly']) } };
	const { position } = game;
	if (position.game === 'cubes' && !position.rerolled && random(3) === 0) {
		const keep: Action = { type: 'reroll', cubes: [] };
		return { type: 'act', action: keep };
	}
	return { type: 'act', action: randomAction(random, position) };
}

/** So few that whoever tries opens what was sealed now and then. */
const aPart = (random: Random): string => `c${random(3)}`;

function aCommand(random: Random, state: TableState): Command {
	const maybeSeat = random(2) === 0 ? {} : { seat: random(5) };
	const commands: readonly (() => Command)[] = [
		() => ({ type: 'sit', name: pick(random, [...PEOPLE, '\u0000']), ...maybeSeat, contribution: aPart(random) }),
		() => ({ type: 'sit', name: pick(random, PEOPLE), ...maybeSeat, seal: sealOf(aPart(random)) }),
		() => ({ type: 'seal-part', seal: sealOf(aPart(random)) }),
		() => ({ type: 'seat-bot', level: pick(random, LEVELS), ...maybeSeat }),
		() => ({ type: pick(random, ['stand', 'begin', 'rematch'] as const) }),
		() => ({ type: 'clear-seat', seat: random(4) }),
		() => ({ type: pick(random, ['offer-end', 'ask-take-back', 'ask-take-back'] as const) }),
		() => ({ type: 'answer', to: pick(random, ['end', 'take-back'] as const), yes: random(4) > 0 }),
		() => ({ type: 'say', text: pick(random, ['hello', ' ', '\u202e']) }),
		() => ({ type: 'say-phrase', phrase: pick(random, PHRASES) }),
		() => ({ type: 'set-chat', on: random(3) > 0 }),
	];
	if (state.call && random(4) > 0)
		return {
			type: 'open-part',
			contribution: aPart(random),
			...(random(4) > 0 ? { next: sealOf(aPart(random)) } : {}),
		};
	if (state.status === 'running' && random(40) === 0) return { type: 'resign' };
	const [offer] = state.offers;
	if (offer && random(2) === 0) return { type: 'answer', to: offer.offer, yes: random(4) > 0 };
	const last = state.game?.played.at(-1);
	const isKept = last && doneIn(last).events.some((event) => event.type === 'rerolled' && event.to.length === 0);
	if (isKept && random(2) === 0) return { type: 'ask-take-back' };
	if (state.status === 'running' && random(4) > 0) return anAction(random, state);
	return pick(random, commands)();
}

/** One thing after another, most of it sensible enough to go somewhere. */
function somethingHappens(random: Random, table: TryTable): void {
	table.now += random(40_000);
	const { state } = table;
	const turn = state.game?.position.turn ?? 0;
	const mover = state.seats[turn];
	if (random(12) === 0) table.timeout();
	if (random(200) === 0) table.move(pick(random, PEOPLE), pick(random, PEOPLE));
	const isServers = mover?.type !== 'person' || random(30) === 0;
	if (state.status === 'running' && state.game && isServers)
		table.actFor(turn, randomAction(random, state.game.position));
	const isMovers = state.offers.length === 0 && random(3) > 0;
	const who = mover?.type === 'person' && isMovers ? mover.identity : pick(random, PEOPLE);
	table.ask(
		who,
		aCommand(random, table.state),
		random(20) === 0 ? random(table.state.version + 1) : table.state.version,
	);
}

/** Now and then the table is one for a rematch of some of the people and bots. */
function openingOf(random: Random, opening: Opening): Opening {
	const first = new TryTable(opening);
	if (random(3) > 0) return opening;
	for (const who of PEOPLE.slice(random(2)))
		if (random(4) === 0) first.ask('ann', { type: 'seat-bot', level: 'club' });
		else first.sit(who, who.toUpperCase());
	return openRematch(first.state, 'ann', secretOf(`again ${random(1000)}`));
}

function tryOut(seed: number): TryTable {
	const random = randomFrom(seed);
	const table = new TryTable(
		openingOf(
			random,
			openingFor(
				{
					game: pick(random, GAMES),
					seats: 2 + random(3),
					clock: pick(random, [null, { per: 'turn', seconds: 60 }, { per: 'game', seconds: 120, increment: 3 }]),
					timeout: pick(random, ['nothing', 'bot', 'out']),
					openHands: random(2) === 0,
					chat: random(4) > 0,
				},
				`secret ${seed}`,
			),
		),
	);
	for (let turns = 0; turns < 150; turns++) somethingHappens(random, table);
	if (random(3) === 0) {
		table.now += 100 * 24 * 60 * 60_000;
		table.expire();
	}
	return table;
}

const tried = new Map<number, TryTable>();

/** Tables are known by their number, and tried out once for all that is asked of them. */
function tableOf(seed: number): TryTable {
	const table = tried.get(seed) ?? tryOut(seed);
	tried.set(seed, table);
	return table;
}

const seeds = fc.nat();

function forTables(numRuns: number, property: (table: TryTable) => void): void {
	fc.assert(
		fc.property(seeds, (seed) => property(tableOf(seed))),
		{ seed: 1, numRuns },
	);
}

const audiencesOf = ({ state }: TryTable): readonly Audience[] => [
	...state.seats.map((_, seat) => seat as Seat),
	'public',
	'open',
];

/** What a client makes of the stream: the view, folded from events and taken back with them. */
function clientView(followed: FollowedTable, viewer: Seat | null): View | null {
	const events = followed.steps.flatMap((step) => step.events);
	return events.length === 0 ? null : replayView(viewer, events as readonly ViewEvent[]);
}

describe('random tables', () => {
	test('are rebuilt from their journal as they were', () => {
		forTables(40, (table) => {
			for (const { entry, payload } of table.journal) expect(payload).toBe(toJournal(entry).payload);
			expect(table.folded()).toEqual(table.state);
			const kept = JSON.parse(JSON.stringify(table.journal));
			expect(tableFrom(kept)).toEqual(JSON.parse(JSON.stringify(table.state)));
		});
	});

	test('go somewhere: games are played, taken back, left and finished', () => {
		const types = new Set<string>();
		forTables(40, ({ journal }) => {
			for (const { entry } of journal) types.add(entry.type === 'over' ? `over ${entry.because}` : entry.type);
		});
		const rare = [
			'called',
			'part-opened',
			'part-sealed',
			'withdrew',
			'taken-back',
			'answered',
			'seat-moved',
			'rematch',
		];
		const ends = ['over rules', 'over agreed', 'over expired'];
		expect([...types]).toEqual(expect.arrayContaining(['began', 'acted', ...rare, ...ends]));
	});

	test('told to each viewer and folded by them, are what that viewer may see, at every version', () => {
		forTables(25, (table) => {
			for (const audience of audiencesOf(table)) {
				const viewer = typeof audience === 'number' ? audience : null;
				let followed: FollowedTable | null = null;
				let view: View | null = null;
				let truth: TableState | null = null;
				for (const written of table.journal) {
					truth = evolve(truth, written);
					const text = toldTextFor(table.state.terms.game, written, audience);
					expect(text).toBe(JSON.stringify(toldFor(table.state.terms.game, written, audience)));
					const told = JSON.parse(text) as Told;
					followed = follow(followed, told);
					const { happening } = told;
					if (happening.type === 'began' || happening.type === 'taken-back') view = clientView(followed, viewer);
					else if (view && 'events' in happening)
						view = happening.events.reduce<View>((before, event) => advanceView<View>(before, event), view);
					const position: Position | undefined = truth.game?.position;
					expect(JSON.stringify(view)).toBe(JSON.stringify(position ? viewFor<Position>(position, viewer) : null));
					expect(followed.status).toBe(truth.status);
					expect(followed.reserved).toEqual(truth.reserved.map((kept) => kept?.name ?? null));
					if (truth.status === 'waiting')
						expect(followed.call).toEqual(truth.call && toldOfCall(truth.call, truth.seats));
					expect(followed.offers).toEqual(truth.offers.map(({ madeIn, ...told }) => told));
					expect(followed.isChatOn).toBe(truth.isChatOn);
					if (truth.game) expect(followed.clock).toEqual(truth.game.clock);
					expect(followed.out.map(({ seat }) => seat)).toEqual(position?.withdrawn ?? []);
					if (audience === 'open' && table.state.terms.openHands && position)
						expect(followed.steps.at(-1)?.hands).toEqual(position.hands);
				}
			}
		});
	});
});

/** Every value under a key, however deep. */
function valuesAt(value: unknown, wanted: ReadonlySet<string>): readonly (readonly [string, unknown])[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, inside]) => [
		...(wanted.has(key) ? [[key, inside] as const] : []),
		...valuesAt(inside, wanted),
	]);
}

/** Pieces that belong to a hand, in events of games whose hands are hidden. */
const HANDS = new Set(['hand', 'hands', 'pieces', 'given', 'drawn']);

function isHarmless(event: ViewEvent, viewer: Seat | null): boolean {
	if (event.type === 'placed' || event.type === 'scored') return true;
	const isOwn = 'seat' in event && event.seat === viewer;
	return valuesAt(event, HANDS).every(([key, value]) => {
		if (value === null || isOwn) return true;
		return event.type === 'dealt' && key === 'hand' && viewer !== null;
	});
}

describe('what is hidden', () => {
	const SECRETS = new Set(['secret', 'seed', 'identity', 'occupant', 'occupants', 'host', 'contribution']);

	test('is in nothing that a viewer is told before the end', () => {
		forTables(40, ({ state, journal }) => {
			const { game } = state.terms;
			for (const written of journal)
				for (const audience of [0, 1, 2, 3, 'public'] as readonly Audience[]) {
					const { happening } = toldFor(game, written, audience);
					if (happening.type === 'over') continue;
					expect(valuesAt(happening, SECRETS)).toEqual([]);
					expect(JSON.stringify(happening)).not.toContain(state.secret);
					if (state.game) expect(JSON.stringify(happening)).not.toContain(state.game.seed);
					if (!('events' in happening) || game === 'cubes') continue;
					expect(happening).not.toHaveProperty('hands');
					const viewer = typeof audience === 'number' ? audience : null;
					expect(happening.events.filter((event) => !isHarmless(event, viewer))).toEqual([]);
				}
		});
	});

	test('O11 is told of all hands only four rounds later, by the steps that stand', () => {
		forTables(10, (table) => {
			for (let version = 1; version <= table.journal.length; version++) {
				const journal = table.journal.slice(0, version);
				const state = tableFrom(journal);
				if (state?.status !== 'running') continue;
				let standing: readonly number[] = [];
				for (const { version: at, entry } of journal) {
					if (entry.type === 'acted' || entry.type === 'withdrew') standing = [...standing, at];
					if (entry.type === 'taken-back') standing = standing.slice(0, entry.step);
				}
				const upTo = toldUpTo(state, journal.toReversed(), 'open');
				expect(standing.filter((at) => at > upTo)).toHaveLength(Math.min(standing.length, 4 * state.seats.length));
			}
		});
	});

	test('a seat is found by any device of its owner', () => {
		forTables(40, ({ state }) => {
			for (const [seat, occupant] of state.seats.entries())
				if (occupant?.type === 'person') expect(seatOf(state, ['other', occupant.identity])).toBe(seat);
		});
	});
});
