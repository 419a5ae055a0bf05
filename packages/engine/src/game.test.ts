// Whole games, all three, two to four seats: what must hold at every step of every game.
import { describe, expect, test } from 'vitest';
import { drawSome, seededChance } from './core/chance.ts';
import { countKinds, listKinds } from './core/multiset.ts';
import { seedFromText } from './core/random.ts';
import { COLOURS, colourOf, GAMES, type GameName, type Kind, type Seat, seatsOf } from './core/vocabulary.ts';
import {
	actionOf,
	advance,
	type Event,
	eventFor,
	legalActions,
	legalInView,
	optionSpecs,
	outcomesOf,
	type Position,
	play,
	playRead,
	playRecorded,
	positionOf,
	replay,
	type Setup,
	start,
	startRecorded,
	viewFor,
} from './game.ts';
import { allPieces, at, classicAt, kinds, ownersIn, played, playOut, problemOf, rows, unwrap } from './test-help.ts';
import type { Recorded } from './verify.ts';

const TABLES = GAMES.flatMap((game) => [2, 3, 4].map((players) => [game, players] as const));

const record = (game: GameName, players: number): Recorded =>
	playOut({ game, ages: new Array<null>(players).fill(null) }, seedFromText(`whole game ${game} ${players}`));

const games = new Map(TABLES.map(([game, players]) => [`${game} ${players}`, record(game, players)]));

function gameOf(game: GameName, players: number): Recorded {
	return games.get(`${game} ${players}`) ?? expect.fail('no such game');
}

const positionsOf = ({ start: begun, steps }: Recorded): readonly Position[] => [
	begun.position,
	...steps.map(({ step }) => step.position),
];

const eventsOf = ({ start: begun, steps }: Recorded): readonly Event[] => [
	...begun.events,
	...steps.flatMap(({ step }) => step.events),
];

const setupOf = (position: Position): Setup => ({ ...position, ended: position.ending?.reason ?? null });

describe.each(TABLES)('a game of %s with %i players', (game, players) => {
	const recorded = gameOf(game, players);

	test('C8 C9 C11 Q5 K5 comes to an end, with the last event and with nothing after it', () => {
		const last = positionsOf(recorded).at(-1);
		expect(last?.ending?.winners.length).toBeGreaterThan(0);
		expect(eventsOf(recorded).filter(({ type }) => type === 'ended')).toHaveLength(1);
		expect(eventsOf(recorded).at(-1)).toEqual({ type: 'ended', ...last?.ending });
		if (last) expect(problemOf(play(last, { type: 'pass' }))).toEqual({ kind: 'game-over' });
	});

	test('an action that was read goes the same way as one that was not', () => {
		const before = positionsOf(recorded);
		for (const [index, { action, step }] of recorded.steps.entries()) {
			const position = before[index] ?? expect.fail('no position before a step');
			expect(unwrap(playRead<Position>(position, unwrap(actionOf(game, action))))).toEqual(step);
		}
		const last = before.at(-1);
		if (last) expect(problemOf(playRead<Position>(last, { type: 'pass' }))).toEqual({ kind: 'game-over' });
	});

	test('C1 Q1 K1 keeps every piece at every step', () => {
		const [first] = positionsOf(recorded);
		const expected = game === 'cubes' ? COLOURS.map(() => 15) : countKinds([]).map(() => 3);
		expect(first && allPieces(first)).toEqual(expected);
		for (const position of positionsOf(recorded)) expect(allPieces(position)).toEqual(expected);
	});

	test('C3 Q3 K3 takes turns to the left, one step at a time', () => {
		for (const [index, position] of positionsOf(recorded).entries()) {
			expect(position.step).toBe(index);
			const { turn } = position;
			const next = positionsOf(recorded)[index + 1];
			const isSameTurn = game === 'cubes' && next?.game === 'cubes' && next.rerolled && position.turn === next.turn;
			if (next && !next.ending && !isSameTurn) expect(next.turn).toBe((turn + 1) % players);
		}
	});

	test('C5 Q5 K4 the score is the sum of what the events say', () => {
		const points = new Array<number>(players).fill(0);
		for (const event of eventsOf(recorded)) {
			if (event.type === 'scored' || event.type === 'bonus')
				points[event.seat] = (points[event.seat] ?? 0) + event.points;
			if (event.type === 'captured') points[event.seat] = (points[event.seat] ?? 0) + event.qwirkles.length;
		}
		const last = positionsOf(recorded).at(-1);
		const scores = last?.game === 'cards' ? last.captured.map(({ length }) => length) : last?.scores;
		expect(scores).toEqual(points);
		const best = Math.max(...points);
		expect(last?.ending?.winners).toEqual(points.flatMap((score, seat) => (score === best ? [seat] : [])));
	});

	test('the events alone rebuild the position, bit for bit at every step', () => {
		const events: Event[] = [...recorded.start.events];
		expect(replay(events)).toStrictEqual(recorded.start.position);
		for (const { step } of recorded.steps) {
			events.push(...step.events);
			expect(JSON.stringify(replay(events))).toBe(JSON.stringify(step.position));
			expect(replay(events)).toStrictEqual(step.position);
		}
	});

	test('the events can be applied one by one', () => {
		let position = recorded.start.position;
		for (const { step } of recorded.steps) {
			for (const event of step.events) position = advance(position, event);
			expect(position).toStrictEqual(step.position);
		}
	});

	test('the actions with the seed give the same game again', () => {
		const { terms, steps } = recorded;
		const again = unwrap(start(terms, seedFromText(`whole game ${game} ${players}`)));
		expect(again).toStrictEqual(recorded.start);
		let position: Position = again.position;
		for (const { action, step } of steps) {
			const played = unwrap(play(position, action));
			expect(played).toStrictEqual(step);
			position = played.position;
		}
	});

	test('the actions with what chance gave, and no seed, give the same game again', () => {
		const { terms, steps, start: begun } = recorded;
		let position: Position = unwrap(startRecorded(terms, outcomesOf(game, begun.events))).position;
		expect(position).toStrictEqual({ ...begun.position, seed: null });
		for (const { action, step } of steps) {
			const played = unwrap(playRecorded(position, action, outcomesOf(game, step.events)));
			expect(played.events).toStrictEqual(step.events);
			position = played.position;
		}
	});

	test('every position of it can be set up, and is the same then', () => {
		for (const position of positionsOf(recorded)) expect(unwrap(positionOf(setupOf(position)))).toEqual(position);
	});

	test('C1 K1 Q1 positions that differ only in what is hidden look the same', () => {
		for (const position of positionsOf(recorded).filter((_, index) => index % 5 === 0))
			for (const viewer of [...seatsOf(players), null])
				expect(viewFor(shuffledFor(position, viewer), viewer)).toEqual(viewFor(position, viewer));
	});
});

test.each(TABLES.filter(([game]) => game !== 'cubes'))(
	'C1 K1 in a game of %s with %i players nobody is told what another drew',
	(game, players) => {
		for (const event of eventsOf(gameOf(game, players)))
			for (const viewer of [...seatsOf(players), null])
				expect(ownersIn(eventFor(game, marked(event), viewer)).filter((owner) => owner !== viewer)).toEqual([]);
	},
);

/** The same position as far as the viewer knows: what is hidden from them is dealt out in another way. */
function shuffledFor(position: Position, viewer: Seat | null): Position {
	const seed = seedFromText('another seed');
	if (position.game === 'cubes') return { ...position, seed };
	const isHidden = (seat: number): boolean => seat !== viewer;
	const stock = position.game === 'classic' ? position.bag : position.pile;
	const hidden = [...listKinds(stock), ...position.hands.filter((_, seat) => isHidden(seat)).flat()].reverse();
	const hands = position.hands.map((hand, seat) => (isHidden(seat) ? hidden.splice(0, hand.length) : hand));
	const rest = countKinds(hidden);
	return position.game === 'classic'
		? { ...position, seed, hands, bag: rest }
		: { ...position, seed, hands, pile: rest };
}

/** Pieces that only their owner may see, made recognisable by that owner. */
function marked(event: Event): Event {
	const mark = (pieces: readonly Kind[], seat: number): readonly Kind[] =>
		pieces.map((kind) => (1000 * (seat + 1) + kind) as Kind);
	switch (event.type) {
		case 'dealt':
			return { ...event, hands: event.hands.map(mark) };
		case 'drew':
			return 'pieces' in event ? { ...event, pieces: mark(event.pieces, event.seat) } : event;
		case 'exchanged':
			return { ...event, given: mark(event.given, event.seat), drawn: mark(event.drawn, event.seat) };
		case 'swapped':
			return { ...event, drawn: mark(event.drawn, event.seat) };
		default:
			return event;
	}
}

describe.each(['classic', 'cubes'] as const)('the end of a game of %s, set up', (game) => {
	const positions = positionsOf(gameOf(game, 2)).filter((position) => position.game === game);
	const last = positions.at(-1) ?? expect.fail('no position');

	test('C8 Q5 who has laid their last piece has ended the game: it cannot go on', () => {
		const seat = last.hands.findIndex(({ length }) => length === 0);
		expect(last.ending?.reason).toBe('last-piece');
		expect(problemOf(positionOf({ ...setupOf(last), ended: null }))).toEqual({
			kind: 'bad-hand-size',
			seat,
			found: 0,
			expected: '1 to 6',
		});
	});

	test('C6 Q3 nobody holds more than six, the bag being empty as well', () => {
		const full = positions.find((position) => position.game !== 'cards' && position.bag.every((count) => count === 0));
		const [mine = [], [given, ...theirs] = []] = full?.hands ?? [];
		if (!full || given === undefined || mine.length !== 6) return expect.fail('no such position in this game');
		expect(problemOf(positionOf({ ...setupOf(full), hands: [[...mine, given], theirs] }))).toEqual({
			kind: 'bad-hand-size',
			seat: 0,
			found: 7,
			expected: '1 to 6',
		});
	});
});

describe('whole games show', () => {
	const every = [...games.values()].flatMap(eventsOf);

	test('C6 C7 Q3 Q4 K4 every kind of event but the rarest', () => {
		const types = new Set(every.map(({ type }) => type));
		for (const type of ['placed', 'scored', 'bonus', 'drew', 'exchanged', 'rerolled', 'rolled', 'laid', 'final-round'])
			expect(types).toContain(type);
	});

	test('C8 Q5 the six for the last piece only with nothing left to draw', () => {
		for (const recorded of games.values())
			for (const { step } of recorded.steps)
				if (step.events.some(({ type }) => type === 'bonus')) {
					const { position } = step;
					expect(position.game === 'cards' ? [] : position.bag.filter((count) => count > 0)).toEqual([]);
					expect(position.ending?.reason).toBe('last-piece');
				}
	});

	test('Q3 cubes keep their colour whatever they are rolled to', () => {
		for (const event of every)
			if (event.type === 'rerolled') expect(event.to.map(colourOf)).toEqual(event.from.map(colourOf));
	});

	test('C4 K3 the one to move sees the same legal actions in their own view', () => {
		for (const recorded of games.values())
			for (const position of positionsOf(recorded).filter((_, index) => index % 10 === 3))
				expect(legalInView(viewFor(position, position.turn))).toEqual(legalActions(position));
	});
});

describe('the door', () => {
	test('lists the rulings of each game with the rule they belong to', () => {
		for (const game of GAMES)
			for (const [name, spec] of Object.entries(optionSpecs(game))) {
				expect(name).not.toBe('');
				expect(spec.rule).toMatch(/^[CQK]\d+$/);
			}
		expect(Object.keys(optionSpecs('cards')).sort()).toEqual(['openingTie', 'stallRounds', 'whenStuck']);
	});

	test('a log of events begins with the start of the game', () => {
		expect(() => replay([])).toThrow('begins with the start');
		expect(() => replay([{ type: 'turn', seat: 0 as Seat }])).toThrow('begins with the start');
	});

	test('a position without a seed is played with recorded outcomes', () => {
		const position = classicAt({ board: rows('ro rx'), hands: ['rd rq bo gs yc px', 'gx yx bx ps oc gq'].map(kinds) });
		const action = { type: 'place', pieces: [at('rd', 2, 0)] } as const;
		expect(problemOf(play(position, action))).toEqual({ kind: 'no-seed' });
		expect(playRecorded(position, action, kinds('gs')).ok).toBe(true);
	});

	test('a cell written as -0 is 0: a log kept as text could not tell them apart', () => {
		const position = classicAt({ board: rows('ro rx'), hands: ['bo rq bo gs yc px', 'gx yx bx ps oc gq'].map(kinds) });
		const { position: after, events } = played(position, { type: 'place', pieces: [at('bo', -0, 1)] }, kinds('gs'));
		expect(JSON.parse(JSON.stringify(after))).toStrictEqual(after);
		expect(JSON.parse(JSON.stringify(events))).toStrictEqual(events);
	});

	test('chance of a step is its own: what was drawn before does not change what comes', () => {
		const seed = seedFromText('steps');
		const position = classicAt({
			board: rows('ro rx'),
			hands: ['rd rq bo gs yc px', 'gx yx bx ps oc gq'].map(kinds),
			seed,
			step: 12,
		});
		const action = { type: 'place', pieces: [at('rd', 2, 0)] } as const;
		const drawn = (from: typeof position) => unwrap(play(from, action)).events.find(({ type }) => type === 'drew');
		expect(drawn(position)).toEqual(drawn(structuredClone(position)));
		expect(drawn(position)).toMatchObject({ pieces: drawSome(position.bag, 1, seededChance(seed, 13)) });
		const others = [13, 14, 15, 16].map((step) => JSON.stringify(drawn({ ...position, step })));
		expect(new Set(others).size).toBeGreaterThan(1);
	});
});
