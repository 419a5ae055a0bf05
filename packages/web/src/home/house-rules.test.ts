import { acceptedValues, GAMES, optionSpecs } from '@tessera/engine';
import { expect, test } from 'vitest';
import { RULING_WORDS } from './house-rules.tsx';

test.each(GAMES)(
	'every ruling of %s has words, and so has each of its values; but for the one that asks for ages',
	(game) => {
		const { openingTie, ...specs } = optionSpecs(game);
		expect(openingTie).toBeDefined();
		expect(Object.keys(RULING_WORDS[game]).sort()).toEqual(Object.keys(specs).sort());
		for (const [name, spec] of Object.entries(specs)) {
			if (spec.type !== 'choice') continue;
			expect(Object.keys(RULING_WORDS[game][name]?.values ?? {}).sort()).toEqual([...acceptedValues(spec)].sort());
		}
	},
);
