import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	type Color,
	differenceCiede2000,
	filterDeficiencyDeuter,
	filterDeficiencyProt,
	filterDeficiencyTrit,
	parse,
	wcagContrast,
} from 'culori';
import { describe, expect, it } from 'vitest';
import { COLOUR_NAMES } from './kinds.ts';

type Variables = ReadonlyMap<string, Color>;

const sheet = readFileSync(join(import.meta.dirname, 'palettes.css'), 'utf8');

/** The colours that a rule of the style sheet sets, by the names of their variables. */
function variablesOf(selector: string): Variables {
	const [, after = ''] = sheet.split(`${selector} {`);
	const [body = ''] = after.split('}');
	return new Map(
		[...body.matchAll(/--piece-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => {
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

const usual = variablesOf(':root');
const colourBlind = variablesOf(':root[data-palette="colour-blind"]');

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

describe.each([
	['usual', usual],
	['colour-blind', colourBlind],
])('every colour of the %s palette', (_, palette) => {
	it('stands out from wherever on the block it lies', () => {
		// A shape lies on the face; the mark of a cube on its dark side.
		for (const ground of ['face-high', 'face-low', 'side-low']) {
			for (const name of COLOUR_NAMES) {
				expect(wcagContrast(need(palette, name), need(usual, ground)), `${name} on ${ground}`).toBeGreaterThanOrEqual(
					3,
				);
			}
		}
	});
});
