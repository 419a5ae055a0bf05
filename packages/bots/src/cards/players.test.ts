// Every player of Cards at every table: legal under all rulings, blind to what is hidden, and able to say why.
import { type CardsPosition, type CardsView, type Kind, play, type Seat, total, viewFor } from '@tessera/engine';
import { kinds } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { playersOf } from '../about.ts';
import { playerOf } from '../levels.ts';
import type { PlayerName } from '../minds.ts';
import type { Choice } from '../player.ts';
import { gameBetween } from '../testing/games.ts';
import { viewOf } from './testing/views.ts';

const NAMES = playersOf('cards');
const ROLLOUTS = 12;

const choose = (name: PlayerName, view: CardsView, rollouts = ROLLOUTS): Choice =>
	playerOf(name, 'test').choose(view, { rollouts });

const RULINGS = [{ whenStuck: 'pass' }, { stallRounds: 1, openingTie: 'lot' }] as const;

describe('whole games', () => {
	test.each(NAMES.flatMap((name) => [2, 3, 4].map((players) => [name, players] as const)))(
		'K3, K6 %s with %i seats plays legally under other rulings',
		(name, players) => {
			for (const options of RULINGS) {
				const terms = { game: 'cards', players, seed: `${name} ${players}`, options } as const;
				const course = gameBetween(terms, () => playerOf(name, 'own'), ROLLOUTS);
				expect(course.at(-1)?.position.ending).not.toBeNull();
			}
		},
	);
});

/** Positions all through a game of three, the final round included. */
const POSITIONS = gameBetween({ game: 'cards', players: 3, seed: 'hidden' }, () => playerOf('club', ''), 0)
	.map(({ position }) => position as CardsPosition)
	.filter(({ ending }, turn) => ending === null && turn % 4 !== 1);

/** The same position with the hands of the others and the pile dealt anew. */
function redealt(position: CardsPosition): CardsPosition {
	const others = position.hands.flatMap((hand, seat) => (seat === position.turn ? [] : hand));
	const pile = position.pile.flatMap((count, kind) => new Array<Kind>(count).fill(kind as Kind));
	const hidden = [...pile, ...others].toReversed();
	const hands = position.hands.map((hand, seat) => (seat === position.turn ? hand : hidden.splice(0, hand.length)));
	const left = position.pile.map((_, kind) => hidden.filter((card) => card === kind).length);
	return { ...position, hands, pile: left };
}

describe('what is hidden', () => {
	test.each(NAMES)('K1 %s chooses the same whatever the others hold and the pile has', (name) => {
		let changed = 0;
		for (const position of POSITIONS) {
			const other = redealt(position);
			expect(total(other.pile)).toBe(total(position.pile));
			changed += Number(JSON.stringify(other.hands) !== JSON.stringify(position.hands));
			const [one, two] = [position, other].map((each) => choose(name, viewFor(each, each.turn)));
			expect(one).toEqual(two);
		}
		expect(changed).toBeGreaterThan(5);
	});
});

describe('what was weighed', () => {
	test.each(NAMES)('%s tells legal actions, best first, and plays the first', (name) => {
		for (const position of POSITIONS.slice(0, 8)) {
			const { action, candidates } = choose(name, viewFor(position, position.turn));
			expect(candidates[0]?.action).toEqual(action);
			for (const candidate of candidates) {
				const played = play(position, candidate.action as Parameters<typeof play<CardsPosition>>[1]);
				if (!played.ok) throw new Error(JSON.stringify(played.problem));
				const taken = (played.value.position.captured[position.turn] ?? []).length;
				expect(candidate.points).toBe(taken - (position.captured[position.turn] ?? []).length);
			}
		}
	});

	test.each(['club', 'expert', 'master'] as const)(
		'%s is surer of what it plays than of anything else it tells',
		(name) => {
			for (const position of POSITIONS.slice(0, 8)) {
				const { candidates } = choose(name, viewFor(position, position.turn), 0);
				const worths = candidates.map(({ worth }) => worth);
				expect(worths).toEqual(worths.toSorted((a, b) => b - a));
			}
		},
	);

	test('Master tells them best first all through its race, whenever each of them dropped out', () => {
		for (const position of POSITIONS.slice(0, 3))
			for (const { candidates } of playerOf('master', 'race').think(viewFor(position, position.turn))) {
				const worths = candidates.map(({ worth }) => worth);
				expect(worths).toEqual(worths.toSorted((a, b) => b - a));
			}
	});

	test('Master has an answer at once, and thinks no further in the last turn of all', () => {
		const hand = kinds('rs go gx gd');
		const view = viewOf({ table: [kinds('ro rx rd rq')], hand, others: [kinds('rc rc')], pile: kinds('bq bs pc') });
		const [first, second] = playerOf('master', '').think(view);
		expect([first?.rollouts, second?.rollouts]).toEqual([0, first?.candidates.length]);
		const last = [...playerOf('master', '').think({ ...view, pileSize: 0, finalTurns: 1 })];
		expect(last.at(-1)?.rollouts).toBe(0);
	});
});

describe('what they see', () => {
	const seats = (view: CardsView): CardsView => ({ ...view, viewer: 0 as Seat });

	test('K4 greedy lays all it can beside the most Qwirkles', () => {
		const view = viewOf({ table: [kinds('ro rx rd rq rs')], hand: kinds('rc go bo yo'), others: [kinds('pc')] });
		expect(choose('greedy', seats(view))).toMatchObject({
			action: { cards: kinds('rc yo go bo').toSorted((a, b) => a - b) },
		});
	});

	test('K4 club leaves no line of five where it can be helped, greedy does', () => {
		const hand = kinds('rs go gx gd');
		const view = viewOf({ table: [kinds('ro rx rd rq')], hand, others: [kinds('rc rc')], pile: kinds('bq bs pc') });
		const fives = (name: PlayerName): number => {
			const { action } = choose(name, view);
			return action.type === 'lay' ? action.table.filter(({ length }) => length === 5).length : 0;
		};
		expect([fives('greedy'), fives('club'), fives('expert'), fives('master')]).toEqual([1, 0, 0, 0]);
	});

	test('K5 master takes in the final round what leaves the other least', () => {
		const view = viewOf({
			table: [kinds('ro rx rd rq')],
			hand: kinds('rs go gx gd'),
			others: [kinds('rc bo bx')],
			finalTurns: 2,
		});
		const { action, candidates } = choose('master', view);
		expect(action).toMatchObject({ cards: kinds('go gx gd') });
		expect(candidates.map(({ worth, risk }) => [worth, risk])).toEqual([
			[0, 0],
			[-1, 1],
			[-1, 1],
		]);
	});

	test('first steps thinks of four cards at most, and of more only where nothing less can be laid', () => {
		for (const position of POSITIONS) {
			const { action } = choose('first-steps', viewFor(position, position.turn));
			if (action.type === 'lay') expect(action.cards.length).toBeLessThanOrEqual(4);
		}
	});

	test.each(NAMES)(
		'K6 %s swaps when nothing can be laid, or passes where that is the ruling or the pile is empty',
		(name) => {
			const view = viewOf({
				table: [kinds('ro rx rd')],
				hand: kinds('bq gs'),
				others: [kinds('pc')],
				pile: kinds('ps ps'),
			});
			expect(choose(name, view).action).toEqual({ type: 'swap' });
			expect(choose(name, { ...view, options: { ...view.options, whenStuck: 'pass' } }).action).toEqual({
				type: 'pass',
			});
			expect(choose(name, { ...view, pileSize: 0, finalTurns: 2 }).action).toEqual({ type: 'pass' });
		},
	);
});
