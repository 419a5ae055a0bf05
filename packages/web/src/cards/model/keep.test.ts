import { describe, expect, it } from 'vitest';
import { codes, viewOf, written } from '../testing/views.ts';
import { keep, restored } from './keep.ts';
import { sceneAt } from './scene.ts';
import { handOf, move, redo, sortHand, type Turn, undo } from './turn.ts';

const SKETCH = { table: ['ro rx rd', 'ro rx rd', 'bs gs ps'], hand: 'rs rs ys bo' };
const begun = (more = {}): Turn => sceneAt(viewOf({ ...SKETCH, ...more })).turn;
const first = (turn: Turn): number => handOf(turn)[0]?.id ?? -1;

function worked(): Turn {
	const begin = begun();
	const one = move(begin, [first(begin)], { to: 'group', group: begin.now[0]?.id ?? -1 });
	const two = move(one, [first(one)], { to: 'new' });
	return undo(sortHand(move(two, [first(two)], { to: 'new' }), 'shape'));
}

/** As it comes back from storage: text, read again. */
const stored = (turn: Turn): unknown => JSON.parse(JSON.stringify(keep(turn)));

describe('a turn left in the middle', () => {
	it('comes back with its hand, its table and every step', () => {
		const turn = worked();
		const again = restored(begun(), stored(turn));
		expect(written(again.now)).toEqual(written(turn.now));
		expect(codes(handOf(again))).toBe(codes(handOf(turn)));
		expect(written(redo(again).now)).toEqual(written(redo(turn).now));
		expect(written(undo(undo(again)).now)).toEqual(SKETCH.table);
		expect(undo(undo(again)).now).toHaveLength(3);
		expect(again.sortedBy).toBe('shape');
	});

	it('goes on with numbers that nothing else has', () => {
		const again = restored(begun(), stored(worked()));
		const more = move(again, [first(again)], { to: 'new' });
		expect(new Set(more.now.map(({ id }) => id)).size).toBe(more.now.length);
	});

	it('is nothing while nothing was done', () => {
		expect(keep(begun())).toBeNull();
	});

	it('leaves only the way the hand is sorted where the game has moved on', () => {
		const turn = begun({ step: 5 });
		expect(restored(turn, stored(worked()))).toEqual(sortHand(turn, 'shape'));
		expect(restored(turn, { ...keep(worked()), sortedBy: null })).toBe(turn);
	});

	it('is left out where somebody else looks, or it is of another turn', () => {
		const kept = stored(worked());
		for (const other of [{ viewer: 1 }, { table: ['ro rx rd'] }, { hand: 'rs rs ys' }]) {
			const turn = begun(other);
			expect(restored(turn, kept)).toBe(turn);
		}
	});

	it('is left out where it is damaged', () => {
		const kept = keep(worked());
		const turn = begun();
		const damages: readonly unknown[] = [
			null,
			'text',
			{},
			{ ...kept, version: 2 },
			{ ...kept, at: 9 },
			{ ...kept, cards: [] },
			{ ...kept, own: [1] },
			{ ...kept, layouts: [[[0, [0, 0]]]], at: 0 },
			{ ...kept, layouts: kept?.layouts.map((layout) => layout.slice(1)) },
		];
		for (const damage of damages) expect(restored(turn, damage)).toBe(turn);
	});
});
