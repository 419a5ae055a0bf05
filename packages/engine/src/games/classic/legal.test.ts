// The list of what the one to move may do agrees with what may be played.
import { describe, expect, test } from 'vitest';
import { legalActions, legalInView, playRecorded, viewFor } from '../../game.ts';
import type { Placed } from '../../grid/board.ts';
import { at, classicAt, classicWithBag, kinds, rows, seat } from '../../test-help.ts';

const HANDS = ['rd bx gs ys px oc', 'gx yx bx ps oc gq'].map(kinds);
const position = classicAt({ board: rows('ro'), hands: HANDS });

describe('what may be done', () => {
	test('C4 C5 every placement with its score', () => {
		const { placements } = legalActions(position);
		expect(placements.map(({ pieces, score }) => [pieces.length, score])).toEqual([
			[1, 2],
			[1, 2],
			[1, 2],
			[1, 2],
		]);
		for (const { pieces, score } of placements) {
			const played = playRecorded(position, { type: 'place', pieces }, kinds('pc'));
			expect(played.ok && played.value.events[1]).toMatchObject({ type: 'scored', points: score });
		}
	});

	const among = (board: readonly Placed[], hand: string, laid: readonly Placed[]): number | undefined =>
		legalActions(classicWithBag({ board, hands: [kinds(hand), kinds('gx')] }, [])).placements.find(
			({ pieces }) => JSON.stringify(pieces) === JSON.stringify(laid),
		)?.score;

	test('C4 plays at both ends of a line are found', () => {
		expect(among(rows('rq rs'), 'ro rx', [at('ro', -1, 0), at('rx', 2, 0)])).toBe(4);
		expect(among(rows('rq', 'bq'), 'gq yq pq', [at('gq', 0, -1), at('pq', 0, 2), at('yq', 0, 3)])).toBe(5);
	});

	test('C4 plays around tiles that lie there are found', () => {
		const spine = rows('.. ro', '.. rx', '.. rd');
		expect(among(spine, 'gx bx', [at('gx', 0, 1), at('bx', 2, 1)])).toBe(3);
		const teeth = rows('ro rx rd rq rs', 'go .. gd .. gs');
		expect(among(teeth, 'gx gq', [at('gx', 1, 1), at('gq', 3, 1)])).toBe(5 + 2 + 2);
	});

	test('C5 two lines of six in one turn are listed with 24 points', () => {
		const column = ['oc', 'yc', 'gc', 'bc', 'pc'].map((code, y) => at(code, 5, y + 1));
		expect(among([...rows('ro rx rd rq rs'), at('os', 4, 1), ...column], 'rc', [at('rc', 5, 0)])).toBe(24);
	});

	test('C2 openings, and nothing else, on an empty board', () => {
		const opening = classicAt({ hands: [kinds('ro rx rd bo gs yc'), HANDS[1] ?? []] });
		expect(legalActions(opening)).toEqual({
			game: 'classic',
			placements: [{ pieces: rows('ro rx rd'), score: 3 }],
			exchangeUpTo: 0,
			pass: false,
		});
	});

	test.each([
		['pc pq ps pd po gc yc', 6],
		['pc pq', 2],
		['', 0],
	])('C7 with %j in the bag up to %i tiles may be exchanged', (bag, exchangeUpTo) => {
		expect(legalActions(classicWithBag({ board: rows('ro'), hands: HANDS }, kinds(bag))).exchangeUpTo).toBe(
			exchangeUpTo,
		);
	});

	test('C7 never more than are in hand', () => {
		const short = classicWithBag({ board: rows('ro'), hands: [kinds('rd'), kinds('gx')] }, kinds('pc pq'));
		expect(legalActions(short).exchangeUpTo).toBe(1);
	});

	test('C9 passing only with the bag empty and nothing to place, or by the ruling', () => {
		const passes = (hand: string, bag: string, voluntaryPass = false): boolean =>
			legalActions(
				classicWithBag(
					{ board: rows('ro'), hands: [kinds(hand), kinds('gx')], options: { voluntaryPass } },
					kinds(bag),
				),
			).pass;
		expect(passes('bx', '')).toBe(true);
		expect(passes('rx', '')).toBe(false);
		expect(passes('bx', 'pc')).toBe(false);
		expect(passes('rx', '', true)).toBe(true);
		expect(passes('rx', 'pc', true)).toBe(false);
	});

	test('C8 nothing once the game is over', () => {
		const over = { ...position, ending: { reason: 'stalled', winners: [] } } as const;
		expect(legalActions(over)).toEqual({ game: 'classic', placements: [], exchangeUpTo: 0, pass: false });
	});
});

test('C1 the one to move finds the same in their own view, nobody else anything', () => {
	expect(legalInView(viewFor(position, seat(0)))).toEqual(legalActions(position));
	expect(legalInView(viewFor(position, seat(1)))).toBeNull();
	expect(legalInView(viewFor(position, null))).toBeNull();
});
