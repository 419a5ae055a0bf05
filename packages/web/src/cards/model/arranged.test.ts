import { arrange } from '@tessera/engine';
import { describe, expect, it } from 'vitest';
import { kinds, viewOf, written } from '../testing/views.ts';
import { arrangedFromStart, arrangedTo } from './arranged.ts';
import { tableOf } from './layout.ts';
import { sceneAt } from './scene.ts';
import { handOf, laidOf, move, undo } from './turn.ts';

describe('an arrangement played out', () => {
	const { turn } = sceneAt(viewOf({ table: ['rs ys gs bs', 'ro rx rd'], hand: 'rc bo' }));

	it('goes card by card, and one undo takes it back', () => {
		const then = arrangedTo(turn, ['ys gs bs', 'ro rx rd rs rc'].map(kinds));
		expect(then.moves).toBe(2);
		expect(then.between.map(written)).toEqual([['ys gs bs', 'ro rx rd rs']]);
		expect(written(then.turn.now)).toEqual(['ys gs bs', 'ro rx rd rs rc']);
		expect(undo(then.turn).now).toBe(turn.now);
	});

	it('uses the cards of the hand themselves', () => {
		const then = arrangedTo(turn, ['rs ys gs bs', 'ro rx rd rc'].map(kinds)).turn;
		expect(laidOf(then).map(({ id }) => id)).toEqual([handOf(turn)[0]?.id]);
	});

	it('moves no more cards than the solver says', () => {
		const table = tableOf(turn.now);
		const found = arrange(table, kinds('rc'));
		if (!found) throw new Error('the red clover can be laid');
		expect(arrangedTo(turn, found.table).moves).toBe(found.moved + 1);
	});

	it('begins new groups where it has to', () => {
		const then = arrangedTo(turn, ['ys gs bs', 'ro rx rd', 'rs rc'].map(kinds)).turn;
		expect(written(then.now)).toEqual(['ys gs bs', 'ro rx rd', 'rs rc']);
		expect(new Set(then.now.map(({ id }) => id)).size).toBe(3);
	});

	it('can begin where the turn did: what was laid meanwhile goes back, and undo knows it', () => {
		const laid = move(turn, [handOf(turn)[1]?.id ?? -1], { to: 'new' });
		const then = arrangedFromStart(laid, ['rs ys gs bs', 'ro rx rd rc'].map(kinds)).turn;
		expect(written(then.now)).toEqual(['rs ys gs bs', 'ro rx rd rc']);
		expect(undo(then).now).toBe(laid.now);
	});
});
