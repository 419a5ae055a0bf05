import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	type Color,
	differenceCiede2000,
	filterDeficiencyDeuter,
	filterDeficiencyProt,
	filterDeficiencyTrit,
	interpolate,
	parse,
	wcagContrast,
} from 'culori';
import { describe, expect, it } from 'vitest';
import { COLOUR_NAMES } from './kinds.ts';

type Variables = ReadonlyMap<string, Color>;

const sheet = readFileSync(join(import.meta.dirname, 'palettes.css'), 'utf8');

function bodyOf(selector: string): string {
	const [, after = ''] = sheet.split(`${selector} {`);
	const [body = ''] = after.split('}');
	return body;
}

/** A share that a rule of the style sheet sets in per cent. */
function shareOf(selector: string, name: string): number {
	const [, value] = new RegExp(`--piece-${name}: (\\d+)%;`).exec(bodyOf(selector)) ?? [];
	if (value === undefined) throw new Error(`no share for ${name}`);
	return Number(value) / 100;
}

/** The colours that a rule of the style sheet sets, by the names of their variables. */
function variablesOf(selector: string): Variables {
	return new Map(
		[...bodyOf(selector).matchAll(/--piece-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => {
			const colour = parse(value);
			if (!colour) throw new Error(`not a colour: ${value}`);
			return [name, colour];
		}),
	);
}

function need(variables: Variables, name: string): Color {
	const colour = variables.get(name);
	if (!colour) throw new Error(`no colour for ${name}`);
	return colour;
}

const USUAL = ':root';
const COLOUR_BLIND = ':root[data-palette="colour-blind"]';
const usual = variablesOf(USUAL);
const colourBlind = variablesOf(COLOUR_BLIND);

type Sight = (colour: Color) => Color;
const normal: Sight = (colour) => colour;
const SIGHTS: readonly (readonly [string, Sight])[] = [
	['normal', normal],
	['protan', filterDeficiencyProt(1)],
	['deutan', filterDeficiencyDeuter(1)],
	['tritan', filterDeficiencyTrit(1)],
];

const difference = differenceCiede2000();

const pairs = COLOUR_NAMES.flatMap((one, index) => COLOUR_NAMES.slice(index + 1).map((other) => [one, other] as const));

/** The pairs that this sight cannot tell apart well enough. */
const tooClose = (variables: Variables, sight: Sight, least: number) =>
	pairs
		.map(([one, other]) => ({
			pair: `${one} and ${other}`,
			apart: difference(sight(need(variables, one)), sight(need(variables, other))),
		}))
		.filter(({ apart }) => apart < least);

describe('the usual palette', () => {
	it('keeps every two colours 20 apart, and red and orange further', () => {
		expect(tooClose(usual, normal, 20)).toEqual([]);
		expect(difference(need(usual, 'red'), need(usual, 'orange'))).toBeGreaterThan(28);
	});
});

describe('the colour-blind palette', () => {
	it.each(SIGHTS)('keeps every two colours 20 apart for %s vision', (_, sight) => {
		expect(tooClose(colourBlind, sight, 20)).toEqual([]);
	});
});

describe('the colour-blind palette in the strong style', () => {
	const strong = new Map([...colourBlind, ...variablesOf(':root[data-palette="colour-blind"][data-marks="strong"]')]);

	it('stands out further from the face, since only a part of each shape is filled', () => {
		for (const name of COLOUR_NAMES)
			expect(wcagContrast(need(strong, name), need(usual, 'face-high')), name).toBeGreaterThanOrEqual(4);
	});

	it.each(SIGHTS)('keeps every two colours apart for %s vision even so', (_, sight) => {
		expect(tooClose(strong, sight, 13)).toEqual([]);
	});
});

/** A palette as the upper end of every shape wears it. */
function paled(selector: string): Variables {
	const share = shareOf(selector, 'pale');
	return new Map(
		[...variablesOf(selector)].map(([name, colour]) => [name, interpolate([colour, '#fff'], 'oklab')(share)]),
	);
}

describe.each([
	['usual', USUAL, [normal]],
	['colour-blind', COLOUR_BLIND, SIGHTS.map(([, sight]) => sight)],
])('the %s palette as it is painted', (_, selector, sights) => {
	const palette = variablesOf(selector);

	it('is as well apart at the upper end of the shapes', () => {
		for (const sight of sights) expect(tooClose(paled(selector), sight, 20)).toEqual([]);
	});

	it('stands out from the face, even where the shape lights it up most', () => {
		const glow = shareOf(selector, 'glow');
		for (const ground of ['face-high', 'face-low']) {
			for (const name of COLOUR_NAMES) {
				const colour = need(palette, name);
				const lit = interpolate([need(usual, ground), colour], 'rgb')(glow);
				expect(wcagContrast(colour, lit), `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
			}
		}
	});

	it('stands out from the side of a cube, where its mark is', () => {
		for (const name of COLOUR_NAMES) {
			expect(wcagContrast(need(palette, name), need(usual, 'side-low')), name).toBeGreaterThanOrEqual(3);
		}
	});
});
