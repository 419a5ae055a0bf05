import { describe, expect, it } from 'vitest';
import { codes, viewOf } from '../testing/views.ts';
import { type Fan, fansOf } from './fans.ts';
import { sceneAt } from './scene.ts';
import { handOf, move, type Turn } from './turn.ts';

const begun = (table: readonly string[], hand = ''): Turn => sceneAt(viewOf({ table, hand })).turn;
const places = (fan: Fan | undefined): string =>
	fan?.places.map((card) => (card ? codes([card]) : '--')).join(' ') ?? '';
const card = (turn: Turn, code: string): number =>
	[...handOf(turn), ...turn.now.flatMap(({ cards }) => cards)].find((one) => codes([one]) === code)?.id ?? -1;

describe('fans', () => {
	it('stand by colour and by shape, each in the order of its line', () => {
		const fans = fansOf(begun(['bs gs ps', 'yo yx yd', 'rc rq rx', 'bo go ro']));
		expect(fans.colours.map(places)).toEqual(['-- rx -- rq -- rc', 'yo yx yd -- -- --']);
		expect(fans.shapes.map(places)).toEqual(['ro -- -- go bo --', '-- -- -- gs bs ps']);
	});

	it('begun in this turn stand apart, without places until they have a line', () => {
		const begin = begun(['yo yx yd'], 'rs rc bs');
		const one = move(begin, [card(begin, 'rs')], { to: 'new' });
		expect(fansOf(one).fresh.map(places)).toEqual(['rs']);
		const two = move(one, [card(one, 'rc')], { to: 'group', group: one.now[1]?.id ?? -1 });
		expect(fansOf(two).fresh.map(places)).toEqual(['-- -- -- -- rs rc']);
	});

	it('a series that is broken for now stays where it stood', () => {
		const begin = begun(['bs gs ps', 'bo bx bd']);
		const turn = move(begin, [card(begin, 'gs'), card(begin, 'ps')], { to: 'new' });
		expect(fansOf(turn).shapes.map(places)).toEqual(['-- -- -- -- bs --']);
	});

	it('what does not belong comes after the six places', () => {
		const begin = begun(['bs gs ps'], 'rd bs');
		const turn = move(begin, [card(begin, 'rd'), handOf(begin)[1]?.id ?? -1], {
			to: 'group',
			group: begin.now[0]?.id ?? -1,
		});
		expect(fansOf(turn).shapes.map(places)).toEqual(['-- -- -- gs bs ps rd bs']);
	});

	it('a series that has become another kind of series moves to the others of its kind', () => {
		const begin = begun(['rs ys gs', 'bo bx bd'], 'rc rd');
		const left = move(begin, [card(begin, 'ys'), card(begin, 'gs')], { to: 'new' });
		const turn = move(left, [card(left, 'rc'), card(left, 'rd')], { to: 'group', group: left.now[0]?.id ?? -1 });
		expect(fansOf(turn).colours.map(places)[0]).toBe('-- -- rd -- rs rc');
	});
});
