import { describe, expect, it } from 'vitest';
import { kinds, viewOf } from '../testing/views.ts';
import { arrangedTo } from './arranged.ts';
import { touched } from './layout.ts';
import { sceneAt } from './scene.ts';

describe('what an arrangement touches', () => {
	const { turn } = sceneAt(viewOf({ table: ['rs ys gs bs', 'ro rx rd', 'yo yx yd'], hand: 'rc bo' }));
	const [shapes, red] = turn.now.map(({ id }) => id);

	it('is what gives a card away, and then what takes one', () => {
		const { between } = arrangedTo(turn, ['ys gs bs', 'ro rx rd rs rc', 'yo yx yd'].map(kinds));
		expect(touched(turn.now, between[0] ?? [])).toEqual([shapes, red]);
	});

	it('is last of all what a card of the hand comes to', () => {
		const { turn: then } = arrangedTo(turn, ['ys gs bs', 'ro rx rd rs', 'yo yx yd', 'rc bo'].map(kinds));
		const begun = then.now.at(-1)?.id;
		expect(touched(turn.now, then.now)).toEqual([shapes, red, begun]);
	});

	it('is nothing where nothing changed', () => {
		expect(touched(turn.now, turn.now)).toEqual([]);
	});
});
