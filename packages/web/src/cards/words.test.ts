import { COLOURS, type Colour, kindOf, SHAPES, type Shape } from '@tessera/engine';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../words/say.ts';
import { verdictOn } from './model/judge.ts';
import type { Card } from './model/layout.ts';
import { briefWords } from './words.ts';

beforeAll(async () => {
	await speak('en');
});

const card = (id: number, colour: (typeof COLOURS)[number], shape: (typeof SHAPES)[number]): Card => ({
	id,
	kind: kindOf(COLOURS.indexOf(colour) as Colour, SHAPES.indexOf(shape) as Shape),
});
const brief = (...cards: readonly Card[]): string | null => briefWords(cards, verdictOn(cards));

test('what is wrong with a series begins large, as every line of words', () => {
	const diamond = card(1, 'red', 'diamond');
	expect(brief(diamond, card(2, 'green', 'clover'))).toBe('Red diamond and green clover share nothing');
	expect(brief(diamond, card(2, 'red', 'diamond'))).toBe('Red diamond twice');
	expect(brief(diamond, card(2, 'red', 'star'))).toBe('1 more');
});
