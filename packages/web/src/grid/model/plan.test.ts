import { expect, test } from 'vitest';
import { classic, cubes, piece, pieces, row } from '../testing/views.ts';
import { keepOrder, moveTo, shuffle, sort } from './hand.ts';
import { noteOf } from './note.ts';
import {
	handKinds,
	letGo,
	type Plan,
	pick,
	placedOf,
	takeBackAll,
	takeBackLast,
	tapPiece,
	toggle,
	turnTo,
} from './plan.ts';
import { planFor, renew } from './renew.ts';
import { draftOf, drop, linesWith, marksOf, nearest, spotsOf, whyNot, whyNotThere } from './survey.ts';
import { nextOf, toAction, whyNoChoice, whyNotReady } from './turn.ts';

const BOARD = row('red star, red circle');
const HAND = pieces('red square, blue star, green cross, red square, yellow cross, blue circle');
const mine = () => planFor(classic({ board: BOARD, hand: HAND }));
const theirs = () => planFor(classic({ board: BOARD, hand: HAND, turn: 1 }));
const lay = (plan: Plan, id: number, x: number, y: number): Plan => drop(pick(plan, id), { x, y }).plan;

test('a piece taken up goes to a cell where it fits, and the turn counts it', () => {
	const plan = lay(mine(), 1, 2, 0);
	expect(placedOf(plan)).toEqual([{ kind: piece('red square'), x: 2, y: 0 }]);
	expect(plan.held).toBeNull();
	expect(nextOf(plan)).toEqual({ does: 'play', points: 3, ready: true });
	expect(toAction(plan)).toEqual({ type: 'place', pieces: [{ kind: piece('red square'), x: 2, y: 0 }] });
});

test('a refused cell leaves the piece in hand and says why, with the pieces that clash', () => {
	const held = pick(mine(), 3);
	const { plan, refusal } = drop(held, { x: 2, y: 0 });
	expect(plan).toBe(held);
	expect(refusal).toMatchObject({ kind: 'line-clash', axis: 'row', reason: 'nothing-in-common' });
	expect(marksOf(refusal)).toHaveLength(2);
	expect(whyNot(held, { x: 0, y: 0 })).toMatchObject({ kind: 'cell-taken' });
	expect(whyNot(held, { x: 9, y: 9 })).toMatchObject({ kind: 'touches-nothing' });
});

test('the spots of the piece in hand are the cells that a drop accepts', () => {
	const held = pick(mine(), 2);
	const spots = spotsOf(held);
	expect(spots.length).toBeGreaterThan(0);
	for (const spot of spots) expect(drop(held, spot).refusal).toBeNull();
	expect(spotsOf(letGo(held))).toEqual([]);
});

test('a piece that lies for now can be moved, put back where it was, or taken back', () => {
	const laid = lay(mine(), 1, 2, 0);
	expect(placedOf(lay(laid, 1, -1, 0))).toEqual([{ kind: piece('red square'), x: -1, y: 0 }]);
	expect(lay(laid, 1, 2, 0).laid).toEqual(laid.laid);
	expect(tapPiece(tapPiece(laid, 1), 1).laid).toEqual([]);
	expect(takeBackLast(laid).laid).toEqual([]);
	expect(takeBackAll(lay(laid, 2, 0, 1)).laid).toEqual([]);
});

test('a piece put on an own one that lies for now takes its place', () => {
	const plan = lay(lay(mine(), 1, 2, 0), 4, 2, 0);
	expect(plan.laid).toEqual([{ id: 4, x: 2, y: 0 }]);
});

test('what cannot be played yet says why, and can be completed', () => {
	const board = row('red star');
	const plan = lay(planFor(classic({ board, hand: pieces('red circle, red square') })), 1, 2, 0);
	expect(draftOf(plan)).toMatchObject({ refusal: { kind: 'touches-nothing' }, completable: true });
	expect(nextOf(plan)).toMatchObject({ does: 'play', ready: false });
	expect(toAction(plan)).toBeNull();
	expect(noteOf(plan, null)).toEqual({ about: 'another' });
	expect(nextOf(lay(plan, 2, 1, 0))).toEqual({ does: 'play', points: 3, ready: true });
});

test('what leaves a gap that another piece fills says so, without a refusal', () => {
	const hand = pieces('red circle, red square');
	const plan = lay(
		lay(planFor(classic({ board: row('red star'), hand: [...hand, piece('red cross')] })), 1, 1, 0),
		2,
		3,
		0,
	);
	expect(draftOf(plan)).toMatchObject({ refusal: { kind: 'gap-in-line' }, completable: true });
	expect(noteOf(plan, null)).toEqual({ about: 'gap' });
});

test('lines are counted for the cell that a piece hovers over', () => {
	expect(linesWith(pick(mine(), 1), { x: 2, y: 0 })).toMatchObject([{ axis: 'row', points: 3 }]);
});

test('C2 the first piece of a game has one place, the next ones stand in line with it', () => {
	const opening = planFor(classic({ hand: pieces('red star, red circle, blue cross') }));
	expect(noteOf(opening, null)).toEqual({ about: 'opening', size: 2 });
	expect(spotsOf(pick(opening, 1))).toEqual([{ x: 0, y: 0, playable: false }]);
	const first = lay(opening, 1, 0, 0);
	expect(nextOf(first)).toMatchObject({ ready: false });
	expect(noteOf(first, null)).toEqual({ about: 'opening', size: 2 });
	expect(nextOf(lay(first, 2, 0, 1))).toEqual({ does: 'play', points: 2, ready: true });
});

test('C2 a piece that is not part of the longest line says so, wherever it is let fall', () => {
	const opening = planFor(classic({ hand: pieces('red star, red circle, blue cross') }));
	const held = pick(opening, 3);
	expect(noteOf(held, null)).toEqual({ about: 'not-opening', kind: piece('blue cross'), size: 2 });
	expect(whyNotThere(held, { x: 7, y: 7 })).toEqual(whyNot(held, { x: 0, y: 0 }));
	expect(whyNotThere(held, { x: 7, y: 7 })).toMatchObject({ kind: 'opening-not-largest' });
	expect(noteOf(pick(opening, 1), null)).toEqual({ about: 'opening', size: 2 });
});

test('a piece in hand says that it fits nowhere, and what a dotted place is', () => {
	const board = row('red star');
	const held = (hand: string): Plan => pick(planFor(classic({ board, hand: pieces(hand) })), 1);
	expect(noteOf(held('blue circle, red square'), null)).toEqual({ about: 'fits-nowhere', kind: piece('blue circle') });
	expect(noteOf(held('red square, red cross'), null)).toEqual({ about: 'dotted' });
	expect(noteOf(held('red square, blue circle'), null)).toBeNull();
});

test('let fall far from everything, a piece says what it must do', () => {
	expect(whyNotThere(pick(mine(), 1), { x: 9, y: 9 })).toMatchObject({ kind: 'touches-nothing' });
});

test('a button that does nothing yet says why', () => {
	expect(whyNotReady(mine())).toEqual({ kind: 'nothing-laid' });
	expect(whyNotReady(lay(mine(), 1, 2, 0))).toBeNull();
	expect(whyNotReady(lay(theirs(), 1, 2, 0))).toEqual({ kind: 'not-your-turn', turn: 1 });
	expect(whyNotReady(turnTo(mine(), 'exchange'))).toEqual({ kind: 'nothing-exchanged' });
	const gap = lay(planFor(classic({ board: row('red star'), hand: pieces('red circle, red square') })), 1, 2, 0);
	expect(whyNotReady(gap)).toMatchObject({ kind: 'touches-nothing' });
});

test('C7, Q3 why nothing can be exchanged or rolled again', () => {
	expect(whyNoChoice(theirs().view)).toEqual({ kind: 'not-your-turn', turn: 1 });
	expect(whyNoChoice(classic({ hand: HAND }))).toEqual({ kind: 'must-open' });
	expect(whyNoChoice(classic({ board: BOARD, hand: HAND, bagSize: 0 }))).toMatchObject({
		kind: 'bag-too-small',
		bag: 0,
	});
	expect(whyNoChoice(cubes({ board: BOARD, hand: HAND, rerolled: true }))).toEqual({ kind: 'rerolled-already' });
});

test('while the others think, pieces lie as a plan that cannot be played yet', () => {
	const plan = lay(theirs(), 1, 2, 0);
	expect(nextOf(plan)).toEqual({ does: 'play', points: 3, ready: false });
	expect(noteOf(plan, null)).toEqual({ about: 'planned', points: 3 });
	const mineNow = renew(plan, classic({ board: [...BOARD, { kind: piece('red cross'), x: 0, y: 1 }], hand: HAND }));
	expect(mineNow.laid).toEqual(plan.laid);
	expect(nextOf(mineNow)).toMatchObject({ points: 3, ready: true });
});

test('a planned piece goes back to the hand when its cell is taken', () => {
	const plan = lay(theirs(), 1, 2, 0);
	const taken = classic({ board: [...BOARD, { kind: piece('red cross'), x: 2, y: 0 }], hand: HAND });
	expect(renew(plan, taken).laid).toEqual([]);
});

test('the order of the hand outlives a turn, and new pieces fill the places of those played', () => {
	const arranged = moveTo(mine(), 6, 0);
	const played = lay(arranged, 2, 0, 1);
	const left = HAND.filter((kind) => kind !== piece('blue star'));
	const after = renew(
		played,
		classic({
			board: [...BOARD, { kind: piece('blue star'), x: 0, y: 1 }],
			hand: [...left, piece('purple clover')],
			turn: 1,
		}),
	);
	expect(handKinds(after)).toEqual(
		pieces('blue circle, red square, purple clover, green cross, red square, yellow cross'),
	);
	expect(after.laid).toEqual([]);
	expect(new Set(after.hand.map(({ id }) => id)).size).toBe(6);
});

test('sorting goes by colour first, and by shape when asked again; shuffling and moving lose nothing', () => {
	const byColour = sort(mine());
	expect(handKinds(byColour)).toEqual([...HAND].sort((a, b) => a - b));
	expect(handKinds(sort(byColour)).map((kind) => kind % 6)).toEqual([0, 1, 1, 3, 3, 4]);
	expect([...handKinds(shuffle(mine(), () => 0))].sort()).toEqual([...HAND].sort());
	expect(moveTo(mine(), 1, 5).hand.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 1]);
});

test('C7 an exchange names the chosen pieces, no more than the bag holds', () => {
	const choosing = turnTo(lay(mine(), 1, 2, 0), 'exchange');
	expect(choosing.laid).toEqual([]);
	expect(nextOf(choosing)).toEqual({ does: 'exchange', count: 0, ready: false });
	const chosen = toggle(toggle(choosing, 3, 2), 5, 2);
	expect(toggle(chosen, 6, 2)).toBe(chosen);
	expect(toAction(chosen)).toEqual({ type: 'exchange', pieces: pieces('green cross, yellow cross') });
	expect(toggle(chosen, 3, 2).chosen).toEqual([5]);
});

test('C9 a forced pass is the one thing to do; with a bag it is an exchange', () => {
	const stuck = { board: row('red star'), hand: pieces('blue circle') };
	const pass = planFor(classic({ ...stuck, bagSize: 0 }));
	expect(noteOf(pass, null)).toEqual({ about: 'pass' });
	expect(toAction(pass)).toEqual({ type: 'pass' });
	const exchange = planFor(classic(stuck));
	expect(noteOf(exchange, null)).toEqual({ about: 'nothing-fits' });
	expect(nextOf(exchange)).toEqual({ does: 'choose-exchange', ready: true });
});

test('Q3 a turn of Cubes begins with the choice of what to roll; taking a cube up goes on to laying', () => {
	const plan = planFor(cubes({ board: BOARD, hand: HAND }));
	expect(plan.mode).toBe('reroll');
	expect(nextOf(plan)).toEqual({ does: 'keep', ready: true });
	const chosen = toggle(toggle(plan, 2, 6), 6, 6);
	expect(toAction(chosen)).toEqual({ type: 'reroll', cubes: pieces('blue star, blue circle') });
	expect(pick(chosen, 1)).toMatchObject({ mode: 'lay', chosen: [], held: 1 });
	const rolled = cubes({ board: BOARD, hand: HAND, rerolled: true });
	expect(renew(chosen, rolled).mode).toBe('lay');
});

test('Q4 where no cube fits as it lies, the button rolls them all', () => {
	const plan = planFor(cubes({ board: row('red star'), hand: pieces('blue circle, green cross') }));
	expect(noteOf(plan, null)).toEqual({ about: 'reroll-nothing-fits' });
	// Once it is rolled, nothing is left to choose, however long that takes.
	expect(noteOf(plan, null, true)).toBeNull();
	expect(toAction(plan)).toEqual({ type: 'reroll', cubes: pieces('blue circle, green cross') });
});

test('a cube that shows another face is still the same cube', () => {
	const hand = mine().hand;
	const now = pieces('red square, blue clover, green cross, red square, yellow cross, blue circle');
	const after = keepOrder(hand, now, { isCubes: true, gone: new Set() });
	expect(after.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
	expect(after[1]?.kind).toBe(piece('blue clover'));
});

test('C7 of two equal pieces the one that was given goes, and the other stays in its place', () => {
	const given = toggle(turnTo(mine(), 'exchange'), 1, 6);
	const now = pieces('blue star, green cross, red square, yellow cross, blue circle, purple clover');
	const after = renew(given, classic({ board: BOARD, hand: now, turn: 1 }));
	expect(handKinds(after)).toEqual(
		pieces('purple clover, blue star, green cross, red square, yellow cross, blue circle'),
	);
	expect(after.hand.map(({ id }) => id)).toEqual([7, 2, 3, 4, 5, 6]);
});

test('Q3 of two equal cubes the one that was rolled shows the other face', () => {
	const chosen = toggle(planFor(cubes({ board: BOARD, hand: HAND })), 1, 6);
	const now = pieces('red square, blue star, green cross, red clover, yellow cross, blue circle');
	const after = renew(chosen, cubes({ board: BOARD, hand: now, rerolled: true }));
	expect(after.hand.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
	expect(handKinds(after)).toEqual(pieces('red clover, blue star, green cross, red square, yellow cross, blue circle'));
});

test('another seat that looks starts afresh; nobody who looks has nothing', () => {
	const plan = lay(mine(), 1, 2, 0);
	const nobody = renew(plan, classic({ board: BOARD, hand: [], viewer: null, turn: 1 }));
	expect(nobody).toMatchObject({ hand: [], laid: [], held: null });
});

test('the nearest place counts, if it is near enough', () => {
	const cells = [
		{ x: 0, y: 0 },
		{ x: 3, y: 0 },
	];
	expect(nearest(cells, { x: 2.4, y: 0.2 }, 0.8)).toEqual({ x: 3, y: 0 });
	expect(nearest(cells, { x: 1.5, y: 0 }, 0.8)).toBeNull();
});
