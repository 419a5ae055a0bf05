import { ALL_COLOURS, ALL_KINDS, ALL_SHAPES, COLOURS, colourOf, SHAPES, shapeOf } from '@tessera/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../words/say.ts';
import { COLOUR_NAMES, colourNameOf, kindNamed, nameOfColour, nameOfShape, SHAPE_NAMES, shapeNameOf } from './kinds.ts';
import { HATCHES, MARKS, markPath } from './marks.ts';
import {
	colouredCount,
	colourForShape,
	colourName,
	pieceCount,
	pieceName,
	shapedCount,
	shapeName,
	thePiece,
} from './names.ts';
import { SHAPE_PATHS } from './shapes.ts';
import { sidesOf } from './tumble.tsx';

describe('the kinds here', () => {
	it('are those of the engine', () => {
		expect(COLOUR_NAMES).toEqual(COLOURS);
		expect(SHAPE_NAMES).toEqual(SHAPES);
		for (const kind of ALL_KINDS) {
			expect(colourNameOf(kind)).toBe(nameOfColour(colourOf(kind)));
			expect(shapeNameOf(kind)).toBe(nameOfShape(shapeOf(kind)));
			expect(kindNamed(colourNameOf(kind), shapeNameOf(kind))).toBe(kind);
		}
	});
});

describe('a cube that rolls', () => {
	it('has six sides of one colour, and ends on the one it was rolled to', () => {
		for (const kind of ALL_KINDS) {
			const sides = sidesOf(kind);
			expect(sides[0]).toBe(kind);
			expect(new Set(sides.map(colourNameOf)).size).toBe(1);
			expect(new Set(sides.map(shapeNameOf)).size).toBe(6);
		}
	});
});

describe('the marks', () => {
	it('differ, and none is another seen upside down', () => {
		const marks = Object.values(MARKS);
		expect(new Set(marks.map(markPath)).size).toBe(6);
		for (const mark of marks) expect(mark.toReversed()).toEqual(mark);
	});
});

describe('the hatches', () => {
	it('differ', () => {
		expect(new Set(Object.values(HATCHES)).size).toBe(6);
	});
});

describe('the shapes', () => {
	it('are six different drawings', () => {
		expect(new Set(Object.values(SHAPE_PATHS)).size).toBe(6);
	});
});

describe('the names', () => {
	beforeAll(async () => {
		await speak('en');
	});

	it('tell every piece apart', () => {
		expect(new Set(ALL_KINDS.map(pieceName)).size).toBe(36);
		expect(pieceName(kindNamed('purple', 'clover'))).toBe('purple clover');
		expect(ALL_COLOURS.map(colourName)).toEqual(COLOURS);
		expect(ALL_SHAPES.map(shapeName)).toEqual(SHAPES);
	});

	it('count', () => {
		const [red] = ALL_COLOURS;
		const [, cross] = ALL_SHAPES;
		if (red === undefined || cross === undefined) throw new Error('there are six of each');
		expect(pieceCount('classic', 1)).toBe('1 tile');
		expect(pieceCount('cards', 7)).toBe('7 cards');
		expect(colouredCount('cubes', 3, red)).toBe('3 red cubes');
		expect(shapedCount(2, cross)).toBe('2 crosses');
	});

	it('agree with one another where the language wants it', async () => {
		const [, , , green] = ALL_COLOURS;
		const [circle, cross, , , star] = ALL_SHAPES;
		if (green === undefined || circle === undefined || cross === undefined || star === undefined)
			throw new Error('there are six of each');
		const said = () => ({
			the: thePiece(kindNamed('green', 'star')),
			greens: [circle, cross, star].map((shape) => colourForShape(green, shape)),
		});
		expect(said()).toEqual({ the: 'the green star', greens: ['green', 'green', 'green'] });
		await speak('fr');
		expect(said()).toEqual({ the: 'l’étoile verte', greens: ['vert', 'verte', 'verte'] });
		await speak('nl');
		expect([said().the, thePiece(kindNamed('red', 'square'))]).toEqual(['de groene ster', 'het rode vierkant']);
		await speak('uk');
		expect(said()).toEqual({ the: 'зелена зірка', greens: ['зелене', 'зелений', 'зелена'] });
	});
});
