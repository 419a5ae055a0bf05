// What a program is asked holds every legal action, each of which may be sent back, and nothing that its seat may not know.
import {
	type CardsPosition,
	type ClassicPosition,
	chanceOfStep,
	GAMES,
	legalActions,
	type Position,
	play,
	type Seat,
	seedFromText,
	start,
	viewFor,
} from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { must } from '../testing/table.ts';
import { readAnswer } from './answer.ts';
import { question } from './question.ts';

const TABLES = GAMES.flatMap((game) => [2, 3, 4].map((players) => [game, players] as const));

const begin = (game: (typeof GAMES)[number], players: number, seed: string): Position =>
	must(start({ game, ages: new Array<null>(players).fill(null) }, seedFromText(seed))).position;

interface Asked {
	readonly legal: readonly { readonly type: string; readonly score: number }[];
}

const ask = (position: Position, seat: Seat = position.turn): Asked =>
	JSON.parse(JSON.stringify(question(1, viewFor(position, seat), 100)));

/** Sends an action of the question back and plays it. */
const sendBack = (position: Position, action: unknown): Position => {
	const line = JSON.stringify({ id: 1, action });
	return must(play(position, must(readAnswer(line, 1, viewFor(position, position.turn))))).position;
};

const scoreAt = (position: Position, seat: Seat): number =>
	(position.game === 'cards' ? position.captured[seat]?.length : position.scores[seat]) ?? 0;

describe('legal actions', () => {
	test.each(TABLES)('%s with %i players: any of them may be sent back, and scores what was said', (game, players) => {
		const below = chanceOfStep(seedFromText(`questions ${game} ${players}`), 0);
		let position = begin(game, players, `questions ${game} ${players}`);
		for (let step = 0; !position.ending && step < 40; step++) {
			const { legal } = ask(position);
			const action = legal[below(legal.length)];
			const after = sendBack(position, action);
			const earned = scoreAt(after, position.turn) - scoreAt(position, position.turn);
			// C8, Q5: the bonus for the last piece comes on top.
			if (after.ending?.reason !== 'last-piece') expect(earned).toBe(action?.score);
			position = after;
		}
	});
	test('are all there: placements, every choice to exchange, and nothing twice', () => {
		const opened = sendBack(begin('classic', 2, 'all'), ask(begin('classic', 2, 'all')).legal[0]);
		const { legal } = ask(opened);
		const { placements } = legalActions(opened) as { placements: readonly unknown[] };
		expect(legal.filter(({ type }) => type === 'place')).toHaveLength(placements.length);
		const hand = opened.hands[opened.turn] ?? [];
		expect(new Set(hand).size).toBe(5);
		expect(legal.filter(({ type }) => type === 'exchange')).toHaveLength(2 ** 4 * 3 - 1);
		expect(new Set(legal.map((action) => JSON.stringify(action))).size).toBe(legal.length);
	});
	test('Q3 in Cubes keeping all cubes is one of the rerolls', () => {
		const dealt = begin('cubes', 2, 'all');
		expect(ask(dealt).legal.map(({ type }) => type)).not.toContain('reroll');
		const opened = sendBack(dealt, ask(dealt).legal[0]);
		expect(ask(opened).legal).toContainEqual({ type: 'reroll', cubes: [], score: 0 });
		expect(ask(sendBack(opened, { type: 'reroll', cubes: [] })).legal.map(({ type }) => type)).not.toContain('reroll');
	});
});

/** The same game with the hidden pieces of one other seat and of the stock exchanged, and another chance to come. */
function withOtherSecrets<P extends ClassicPosition | CardsPosition>(position: P, stock: readonly number[]): P {
	const other = ((position.turn + 1) % position.hands.length) as Seat;
	const hand = position.hands[other] ?? [];
	const drawn = stock.flatMap((count, kind) => new Array<number>(count).fill(kind)).slice(0, hand.length);
	const left = [...stock];
	for (const kind of drawn) left[kind] = (left[kind] ?? 0) - 1;
	for (const kind of hand) left[kind] = (left[kind] ?? 0) + 1;
	const hands = position.hands.map((each, seat) => (seat === other ? drawn : each));
	return { ...position, seed: seedFromText('other'), hands, ...('bag' in position ? { bag: left } : { pile: left }) };
}

describe('hidden pieces', () => {
	test.each([
		['classic', 2],
		['classic', 4],
		['cards', 2],
		['cards', 3],
	] as const)('C1 K1 are not in it: %s with %i players', (game, players) => {
		let position = begin(game, players, `secrets ${game}`);
		for (let step = 0; step < 5 && position.game !== 'cubes'; step++) {
			const swapped = withOtherSecrets(position, 'bag' in position ? position.bag : position.pile);
			expect(swapped.hands).not.toEqual(position.hands);
			expect(ask(swapped)).toEqual(ask(position));
			position = sendBack(position, ask(position).legal[0]);
		}
	});
	test.each(TABLES)('nor the seed: %s with %i players', (game, players) => {
		const position = begin(game, players, 'seed');
		const text = JSON.stringify(question(1, viewFor(position, position.turn), 100));
		expect(text).not.toContain('seed');
		expect(text).not.toContain(position.seed);
	});
});
