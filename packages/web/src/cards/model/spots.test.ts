import { describe, expect, it } from 'vitest';
import { kind } from '../testing/views.ts';
import { type Spot, spotsOf } from './spots.ts';

/** `xx` is a card, `--` a gap. */
const spots = (fan: string) =>
	spotsOf(fan.split(' ').map((place, id) => (place === '--' ? null : { id, kind: kind('ro') })));
const written = ({ full, lapped, gaps }: Spot): string => `${full} ${lapped} ${gaps}`;

describe('spots of a fan', () => {
	it('a card is lapped by the next one, and seen in full before a gap and at the end', () => {
		const { places, all } = spots('xx xx -- xx -- xx');
		expect(places.map(written)).toEqual(['0 0 0', '0 1 0', '1 1 0', '1 1 1', '2 1 1', '2 1 2']);
		expect(written(all)).toBe('3 1 2');
	});

	it('gaps at the ends take their room too', () => {
		const { places, all } = spots('-- xx xx xx -- --');
		expect(places.map(written)).toEqual(['0 0 0', '0 0 1', '0 1 1', '0 2 1', '1 2 1', '1 2 2']);
		expect(written(all)).toBe('1 2 3');
	});

	it('of six cards the last alone is seen in full', () => {
		expect(written(spots('xx xx xx xx xx xx').all)).toBe('1 5 0');
	});
});
