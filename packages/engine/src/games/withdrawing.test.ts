// W1–W4: somebody leaves, and the others go on.
import { describe, expect, test } from 'vitest';
import { seedFromText } from '../core/random.ts';
import { eventFor, legalActions, type Position, playAs, positionOf, start, viewFor } from '../game.ts';
import {
	at,
	cardsAt,
	cardsSetup,
	cardsWithPile,
	classicAt,
	classicSetup,
	classicWithBag,
	cubesAt,
	cubesWithBag,
	kinds,
	played,
	problemOf,
	refusalOf,
	rows,
	seat,
	unwrap,
} from '../test-help.ts';

const withdraw = (index: number) => ({ type: 'withdraw', seat: seat(index) }) as const;

const typesOf = ({ events }: { readonly events: readonly { readonly type: string }[] }) =>
	events.map(({ type }) => type);

const HANDS = [
	kinds('ro rx rd gs yo pc'),
	kinds('bo bx oq ys gd pd'),
	kinds('oo yx gd bq ps oc'),
	kinds('go gx gq yd ys ps'),
];

const three = () => classicAt({ hands: HANDS.slice(0, 3), board: rows('ro go'), step: 4, scores: [9, 8, 7] });
const begun = unwrap(start({ game: 'classic', ages: [null, null, null] }, seedFromText('who leaves'))).position;

describe('withdrawing', () => {
	test('W1 waits for no turn: the seat to move stays to move', () => {
		const step = played(three(), withdraw(1));
		expect(step.events).toEqual([{ type: 'withdrew', seat: 1, pieces: HANDS[1] }]);
		expect(step.position).toMatchObject({ turn: 0, step: 5, withdrawn: [1], ending: null, scores: [9, 8, 7] });
	});

	test('W1 in the own turn it is the next one’s, and those who left are passed over', () => {
		const left = played(three(), withdraw(1)).position;
		const step = played(left, { type: 'exchange', pieces: kinds('gs') }, kinds('gc'));
		expect(step.events.at(-1)).toEqual({ type: 'turn', seat: 2 });
		const four = classicAt({ hands: HANDS, board: rows('ro go'), turn: 1 });
		expect(played(played(four, withdraw(2)).position, withdraw(1)).events.at(-1)).toEqual({ type: 'turn', seat: 3 });
	});

	test('W1 a seat can only withdraw itself, at any time, once', () => {
		const other = seat((begun.turn + 1) % 3);
		expect(problemOf(playAs(begun, begun.turn, { type: 'withdraw', seat: other }))).toEqual({
			kind: 'not-your-seat',
			seat: other,
		});
		const left = unwrap(playAs(begun, other, { type: 'withdraw', seat: other })).position;
		expect(problemOf(playAs(left, other, { type: 'withdraw', seat: other }))).toEqual({
			kind: 'withdrawn-already',
			seat: other,
		});
		expect(problemOf(playAs(left, other, { type: 'pass' }))).toEqual({ kind: 'not-your-turn', turn: begun.turn });
	});

	test('W1 there must be such a seat', () => {
		expect(refusalOf(three(), withdraw(3))).toEqual({ kind: 'bad-action', field: 'seat' });
		for (const odd of [-1, 4, 0.5, '1', null, Number.NaN])
			expect(refusalOf(three(), { type: 'withdraw', seat: odd } as never)).toEqual({
				kind: 'bad-action',
				field: 'seat',
			});
	});

	test('W1 is never among the legal actions, which are those of the seat to move', () => {
		const left = played(three(), withdraw(1)).position;
		expect(legalActions(left)).toEqual(legalActions({ ...left, withdrawn: [] }));
	});

	test('W1 a withdrawal starts the count of idle turns afresh, and fewer players need fewer of them', () => {
		const hands = HANDS.slice(0, 3);
		const idle = classicAt({ hands, board: rows('ro go'), options: { stallRounds: 1 }, idleTurns: 2 });
		let position = played(idle, withdraw(1)).position;
		expect(position.idleTurns).toBe(0);
		position = played(position, { type: 'exchange', pieces: kinds('gs') }, kinds('gc')).position;
		expect(position.ending).toBeNull();
		position = played(position, { type: 'exchange', pieces: kinds('bq') }, kinds('gc')).position;
		expect(position.ending?.reason).toBe('stalled');
	});
});

describe('what the player held', () => {
	test('W2 stays hidden from everybody else, in the event and in every view', () => {
		const before = three();
		const step = played(before, withdraw(1));
		const [event] = step.events;
		if (!event) throw new Error('nothing happened');
		expect(eventFor('classic', event, seat(1))).toEqual({ type: 'withdrew', seat: 1, count: 6, pieces: HANDS[1] });
		for (const viewer of [null, seat(0), seat(2)]) {
			expect(eventFor('classic', event, viewer)).toEqual({ type: 'withdrew', seat: 1, count: 6, pieces: null });
			expect(viewFor(step.position, viewer)).toEqual({ ...viewFor(before, viewer), step: 5, withdrawn: [1] });
		}
	});

	test('W2 goes neither into the bag nor into a hand', () => {
		const before = three();
		const { position } = played(before, withdraw(1));
		expect([position.bag, position.hands]).toEqual([before.bag, before.hands]);
	});

	test('W2, Q1 cubes stay in sight', () => {
		const before = cubesAt({ hands: HANDS.slice(0, 3), board: rows('ro go') });
		const [event] = played(before, withdraw(2)).events;
		if (!event) throw new Error('nothing happened');
		expect(eventFor('cubes', event, null)).toEqual({ type: 'withdrew', seat: 2, count: 6, pieces: HANDS[2] });
	});
});

const NINES = [
	kinds('ro rx ox od yd yq gq gs bs'),
	kinds('bo bx oq ys gd pd rc yc oc'),
	kinds('oo yx gd bq ps oc rd rq rs'),
];

/** Three of each Qwirkle of a colour but green, captured; the green ones lie on the table and in the hands: no pile is left. */
const finalSetup = (turn: number, finalTurns: number) =>
	cardsSetup({
		hands: [kinds('go'), kinds('go'), kinds('go')],
		captured: [[...'roybp'].flatMap((letter) => [1, 2, 3].map(() => qwirkleOf(letter))), [], []],
		table: [1, 2, 3].map(() => kinds('gx gd gq gs gc')),
		turn,
		finalTurns,
	});

const qwirkleOf = (letter: string) => [...'oxdqsc'].flatMap((shape) => kinds(letter + shape));

const finalRound = (turn: number, finalTurns: number) => unwrap(positionOf(finalSetup(turn, finalTurns)));

/** Only purple cubes could still be placed on it, as a purple clover. */
const OPEN_CORNER = rows(
	'ro rx rd rq rs rc',
	'oo ox od oq os oc',
	'yo yx yd yq ys yc',
	'go gx gd gq gs gc',
	'bo bx bd bq bs bc',
	'po px pd pq ps',
);

describe('how the game ends', () => {
	test.each([
		['classic', classicAt({ hands: HANDS.slice(0, 2), board: rows('ro go'), scores: [50, 3] })],
		['cubes', cubesAt({ hands: HANDS.slice(0, 2), board: rows('ro go'), scores: [50, 3] })],
		['cards', cardsAt({ hands: NINES.slice(0, 2) })],
	] as const)('W3 with one left it is over at once, and that one wins: %s', (_, position: Position) => {
		for (const leaving of [0, 1]) {
			const step = played(position, withdraw(leaving));
			expect(typesOf(step)).toEqual(['withdrew', 'ended']);
			expect(step.position.ending).toEqual({ reason: 'others-withdrew', winners: [1 - leaving] });
			expect(refusalOf(step.position, withdraw(1 - leaving))).toEqual({ kind: 'game-over' });
		}
	});

	test('W3 whoever left cannot win, whatever they scored', () => {
		const board = rows('ro go');
		const idle = classicAt({ hands: HANDS.slice(0, 3), board, options: { stallRounds: 1 }, scores: [1, 99, 2] });
		let position = played(idle, withdraw(1)).position;
		position = played(position, { type: 'exchange', pieces: kinds('gs') }, kinds('gc')).position;
		position = played(position, { type: 'exchange', pieces: kinds('bq') }, kinds('gc')).position;
		expect(position.ending).toEqual({ reason: 'stalled', winners: [2] });
		expect(position.scores).toEqual([1, 99, 2]);
	});

	test.each([
		['the turn that was still to come falls away', 0, 3, 1, 2, null],
		['a turn that was had already does not', 1, 2, 0, 2, null],
		['the last one ends the game', 2, 1, 2, 0, 'final-round'],
		['the own turn goes to the next', 0, 3, 0, 2, null],
	] as const)('W1, W3, K5 in the final round %s', (_, turn, before, leaving, turns, reason) => {
		const { position } = played(finalRound(turn, before), withdraw(leaving));
		expect(position.finalTurns).toBe(turns);
		expect(position.ending?.reason ?? null).toBe(reason);
	});

	test('W1, K5 the last card drawn gives a turn to each who is left', () => {
		const hands = [kinds('rq oo ox od oq os oc yo yx'), kinds('go gx'), kinds('bo bx')];
		const before = cardsWithPile({ hands, table: [kinds('ro rx rd')], withdrawn: [1] }, kinds('pc'));
		const lay = { type: 'lay', cards: kinds('rq'), table: [kinds('ro rx rd rq')] } as const;
		expect(played(before, lay, kinds('pc')).events).toContainEqual({ type: 'final-round', turns: 2 });
	});

	test('W3, C9 with an empty bag it is over when only those left could have placed nothing', () => {
		const hands = [kinds('gs'), kinds('rd'), kinds('bs')];
		const before = classicWithBag({ hands, board: rows('ro rx'), scores: [4, 9, 5] }, []);
		expect(played(before, withdraw(1)).position.ending).toEqual({ reason: 'nobody-can-move', winners: [2] });
		expect(played(before, withdraw(2)).position.ending).toBeNull();
	});

	test.each([
		['all of them', ['rx', 'pd', 'ro'], 0, 1, {}, 'nobody-can-move'],
		['all of them, in the own turn', ['rx', 'pd', 'ro'], 1, 1, {}, 'nobody-can-move'],
		['not all of them', ['rx', 'pd', 'ro'], 0, 2, {}, null],
		['the next one, where that ends it', ['po', 'rx', 'pd'], 0, 0, { whenStuck: 'end' }, 'player-stuck'],
		['the next one, where that passes', ['po', 'rx', 'pd'], 0, 0, {}, null],
	] as const)('W3, Q4 cubes that fit nowhere: %s', (_, hands, turn, leaving, options, reason) => {
		const before = cubesWithBag({ board: OPEN_CORNER, hands: hands.map(kinds), turn, options }, []);
		expect(played(before, withdraw(leaving)).position.ending?.reason ?? null).toBe(reason);
	});

	test('W1, Q3 whoever leaves in the middle of a turn takes nothing from it', () => {
		const before = cubesAt({ hands: HANDS.slice(0, 3), board: rows('ro go'), rerolled: true });
		expect(played(before, withdraw(1)).position).toMatchObject({ turn: 0, rerolled: true });
		expect(played(before, withdraw(0)).position).toMatchObject({ turn: 1, rerolled: false });
	});

	test('W1, K6 nobody is asked who has left whether they could lay', () => {
		const hands = [kinds('gs'), kinds('rq'), kinds('bs')];
		const options = { whenStuck: 'pass' };
		const before = cardsWithPile({ hands, table: [kinds('ro rx rd')], options }, kinds('pc'));
		expect(played(before, { type: 'pass' }).position.ending).toBeNull();
		const left = played(before, withdraw(1)).position;
		expect(played(left, { type: 'pass' }).position.ending).toMatchObject({ reason: 'nobody-can-move' });
	});

	test('W1, C9 where passing is a choice, everybody who is left has to', () => {
		const hands = [kinds('rd'), kinds('rq'), kinds('rs')];
		const before = classicWithBag({ hands, board: rows('ro rx'), options: { voluntaryPass: true } }, []);
		let position = played(before, withdraw(1)).position;
		position = played(position, { type: 'pass' }).position;
		expect(position.ending).toBeNull();
		expect(played(position, { type: 'pass' }).position.ending?.reason).toBe('everybody-passed');
	});
});

describe('before the opening', () => {
	test('W4, C2 the next seat opens, with the longest line of its own hand', () => {
		const hands = HANDS.slice(0, 3);
		const { position } = played(classicAt({ hands }), withdraw(0));
		expect(position.turn).toBe(1);
		expect(refusalOf(position, { type: 'place', pieces: [at('bo', 0, 0)] })).toMatchObject({ kind: 'opening-size' });
		expect(
			typesOf(played(position, { type: 'place', pieces: [at('bo', 0, 0), at('bx', 1, 0)] }, kinds('gc gc'))),
		).toEqual(['placed', 'scored', 'drew', 'turn']);
	});

	test('W4, Q2 in Cubes too', () => {
		const { position } = played(cubesAt({ hands: HANDS.slice(0, 3), turn: 2 }), withdraw(2));
		expect(position.turn).toBe(0);
		expect(refusalOf(position, { type: 'reroll', cubes: [] })).toEqual({ kind: 'must-open' });
	});

	test('W4, K2 in Cards the next seat has the first turn', () => {
		expect(played(cardsAt({ hands: NINES }), withdraw(0)).position.turn).toBe(1);
	});
});

describe('a position from outside', () => {
	const hands = HANDS.slice(0, 3);
	const problemWith = (given: object) => positionOf(classicSetup({ hands, board: rows('ro go'), ...given }));

	test.each([
		['a seat that is not there', { withdrawn: [3] }],
		['no seat at all', { withdrawn: [-1] }],
		['a seat twice', { withdrawn: [1, 1] }],
		['the seat to move', { withdrawn: [0] }],
		['everybody', { withdrawn: [0, 1, 2], ended: 'others-withdrew' }],
	])('W1 is refused with %s as left', (_, given) => {
		expect(problemOf(problemWith(given))).toEqual({ kind: 'bad-withdrawn' });
	});

	test('W3 is over when one is left, and only then by that', () => {
		expect(problemOf(problemWith({ withdrawn: [1, 2] }))).toEqual({ kind: 'wrong-ending', ended: null });
		expect(problemOf(problemWith({ withdrawn: [1], ended: 'others-withdrew' }))).toMatchObject({
			kind: 'wrong-ending',
		});
		const over = unwrap(problemWith({ withdrawn: [1, 2], ended: 'others-withdrew' }));
		expect(over).toMatchObject({ withdrawn: [1, 2], ending: { reason: 'others-withdrew', winners: [0] } });
	});

	test('W1, K5 has no more turns of the final round than players left', () => {
		const setup = { ...finalSetup(0, 3), withdrawn: [1] };
		expect(problemOf(positionOf(setup))).toMatchObject({ kind: 'bad-number', what: 'turns of the final round' });
		expect(positionOf({ ...setup, finalTurns: 2 }).ok).toBe(true);
	});
});
