import { expect, it } from 'vitest';
import { nextStop, type Spot } from './walk.ts';

const spot = (left: number, top: number): Spot => ({ left, top, width: 40, height: 56 });
/** Two series one above the other on the left, one beside them on the right. */
const STOPS = [spot(0, 0), spot(24, 0), spot(72, 0), spot(0, 70), spot(96, 70), spot(200, 4)];
const from = (at: number) => STOPS[at] ?? spot(0, 0);

it('sideways goes to the next card, over gaps and on into the next series', () => {
	expect(nextStop(STOPS, from(0), 'right')).toBe(1);
	expect(nextStop(STOPS, from(1), 'right')).toBe(2);
	expect(nextStop(STOPS, from(2), 'right')).toBe(5);
	expect(nextStop(STOPS, from(5), 'left')).toBe(2);
});

it('up and down go to the nearest card of the series there', () => {
	expect(nextStop(STOPS, from(1), 'down')).toBe(3);
	expect(nextStop(STOPS, from(2), 'down')).toBe(4);
	expect(nextStop(STOPS, from(4), 'up')).toBe(2);
});

it('at an edge there is nothing', () => {
	expect(nextStop(STOPS, from(0), 'left')).toBeNull();
	expect(nextStop(STOPS, from(0), 'up')).toBeNull();
	expect(nextStop(STOPS, from(3), 'down')).toBeNull();
});
