// The figures of the rules of Cards.
import { kinds, series } from '../codes.ts';
import type { Figure, TableFigure } from './figure.ts';

interface Turn {
	readonly before: readonly string[];
	readonly cards: string;
	readonly after: readonly string[];
}

const turn = (id: string, { before, cards, after }: Turn): TableFigure => ({
	shows: 'table',
	example: { id, step: 0 },
	before: series(...before),
	cards: kinds(cards),
	after: series(...after),
});

export const CARDS_FIGURES = {
	colour: { shows: 'line', look: 'card', pieces: kinds('ro rx rs rc') },
	shape: { shows: 'line', look: 'card', pieces: kinds('rs ys gs') },
	short: { shows: 'line', look: 'card', pieces: kinds('bo bq') },
	twice: { shows: 'line', look: 'card', pieces: kinds('rq gq rq') },

	'new-and-added': turn('004-danny-diamonds', {
		before: ['bo bq bc', 'rs ys gs'],
		cards: 'rd gd pd bs',
		after: ['bo bq bs bc', 'rs ys gs', 'rd gd pd'],
	}),
	taken: turn('004-erik-swap', {
		before: ['bo bd bq bs', 'rc gc pc'],
		cards: 'rq yq',
		after: ['bo bd bs', 'rc gc pc', 'rq yq bq'],
	}),
	chain: turn('004-danny-chain', {
		before: ['rq gq bq', 'po px pq ps'],
		cards: 'gd go',
		after: ['rq bq pq', 'po px ps', 'go gd gq'],
	}),
	six: turn('004-joram-qwirkle', {
		before: ['rd gd bd', 'bo bq bc'],
		cards: 'od yd pd',
		after: ['rd od yd gd bd pd', 'bo bq bc'],
	}),
	'six-rearranged': turn('004-quinten-yellow', {
		before: ['yo yx yd yq', 'rc yc gc'],
		cards: 'ys bc',
		after: ['yo yx yd yq ys yc', 'rc gc bc'],
	}),
} as const satisfies Readonly<Record<string, Figure>>;
