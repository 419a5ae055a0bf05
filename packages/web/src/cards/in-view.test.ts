import { describe, expect, it } from 'vitest';
import { type Stretch, shiftToAll, shiftToNearest } from './in-view.ts';

const view: Stretch = { top: 100, bottom: 400 };
const at = (top: number): Stretch => ({ top, bottom: top + 60 });

describe('the nearest of several', () => {
	it('is not looked for while one of them is seen, were it cut off by a trifle', () => {
		expect(shiftToNearest(view, [at(900), at(200)])).toBe(0);
		expect(shiftToNearest(view, [at(345)])).toBe(0);
		expect(shiftToNearest(view, [])).toBe(0);
	});

	it('comes wholly into view, from above or from below', () => {
		expect(shiftToNearest(view, [at(900), at(380), at(-500)])).toBe(46);
		expect(shiftToNearest(view, [at(900), at(60)])).toBe(-46);
	});
});

describe('all of several', () => {
	it('come into view together where they fit', () => {
		expect(shiftToAll(view, [at(200), at(420)])).toBe(86);
		expect(shiftToAll(view, [at(120), at(300)])).toBe(0);
	});

	it('the last ones matter most where they do not', () => {
		expect(shiftToAll(view, [at(500), at(120)])).toBe(0);
		expect(shiftToAll(view, [at(120), at(500)])).toBe(166);
	});

	it('of what is larger than the view the beginning is seen', () => {
		expect(shiftToAll(view, [{ top: 500, bottom: 900 }])).toBe(394);
	});
});
