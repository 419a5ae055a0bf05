import { COLOURS, type Colour, kindOf, type Seat, SHAPES, type Shape } from '@tessera/engine';
import { beforeAll, expect, test } from 'vitest';
import type { SeatInfo } from '../table/host.ts';
import { speak } from '../words/say.ts';
import { verdictOn } from './model/judge.ts';
import type { Card } from './model/layout.ts';
import { sceneAt } from './model/scene.ts';
import { move, pick, type Turn } from './model/turn.ts';
import { viewOf } from './testing/views.ts';
import { briefWords, heldWords, takenWords } from './words.ts';

beforeAll(async () => {
	await speak('en');
});

const card = (id: number, colour: (typeof COLOURS)[number], shape: (typeof SHAPES)[number]): Card => ({
	id,
	kind: kindOf(COLOURS.indexOf(colour) as Colour, SHAPES.indexOf(shape) as Shape),
});
const brief = (...cards: readonly Card[]): string | null => briefWords(cards, verdictOn(cards));

test('what is wrong with a series begins large, as every line of words', () => {
	const diamond = card(1, 'red', 'diamond');
	expect(brief(diamond, card(2, 'green', 'clover'))).toBe('Red diamond and green clover share nothing');
	expect(brief(diamond, card(2, 'red', 'diamond'))).toBe('Red diamond twice');
	expect(brief(diamond, card(2, 'red', 'star'))).toBe('1 more');
});

test('as many Qwirkles are cheered as were taken, whoever took them', () => {
	const seats: readonly SeatInfo[] = [
		{ name: null, kind: { type: 'person' } },
		{ name: null, kind: { type: 'bot', level: 'greedy' } },
		{ name: 'Ann', kind: { type: 'person', isElsewhere: true } },
	];
	const cheers = (count: number): readonly string[] => seats.map((_, seat) => takenWords(seats, seat as Seat, count));
	expect(cheers(1)).toEqual(['You took a Qwirkle!', 'Greedy took a Qwirkle!', 'Ann took a Qwirkle!']);
	expect(cheers(2)).toEqual(['You took 2 Qwirkles!', 'Greedy took 2 Qwirkles!', 'Ann took 2 Qwirkles!']);
	expect(cheers(3)).toEqual(['You took 3 Qwirkles!', 'Greedy took 3 Qwirkles!', 'Ann took 3 Qwirkles!']);
});

test('only cards of the hand that go into no series together are to be arranged', () => {
	const begun = sceneAt(viewOf({ table: ['ro rx rd rq'], hand: 'rs bo' })).turn;
	const own = begun.own.map(({ id }) => id);
	const holding = (turn: Turn): Turn => own.reduce(pick, turn);
	const apart = 'They never go into one series. Lay them one by one, or press “Arrange”.';
	expect(heldWords(holding(begun), false)).toBe(apart);
	const laid = move(begun, own, { to: 'new' });
	expect(heldWords(holding(laid), false)).toBe('Choose a series for them, or start a new one.');
	const [first] = begun.now[0]?.cards ?? [];
	expect(heldWords(pick(begun, first?.id ?? -1), true)).toMatch(/rest your finger on it first/);
});
