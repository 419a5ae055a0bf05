// The rules of Cards, in the order in which one needs them.
import { CARDS_FIGURES as F } from '../figures/cards.ts';
import type { Page } from './page.ts';

export const CARDS_RULES: Page = {
	lead: 'rules.cards.lead',
	sections: [
		{
			id: 'aim',
			passages: [
				{
					rule: null,
					text: ['rules.cards.aim', 'rules.cards.line'],
					figures: [
						{ figure: F.colour, caption: 'rules.cards.fig.colour' },
						{ figure: F.shape, caption: 'rules.cards.fig.shape' },
						{ figure: F.short, caption: 'rules.cards.fig.short' },
						{ figure: F.twice, caption: 'rules.cards.fig.twice' },
					],
				},
			],
		},
		{
			id: 'setup',
			passages: [
				{ rule: 'K1', text: ['rules.cards.k1'] },
				{ rule: 'K2', text: ['rules.cards.k2'] },
			],
		},
		{
			id: 'turn',
			passages: [
				{
					rule: 'K3',
					text: ['rules.cards.k3', 'rules.cards.k3-end'],
					figures: [
						{ figure: F['new-and-added'], caption: 'rules.cards.fig.new-and-added' },
						{ figure: F.taken, caption: 'rules.cards.fig.taken' },
						{ figure: F.chain, caption: 'rules.cards.fig.chain' },
					],
				},
				{ rule: 'K6', text: ['rules.cards.k6', 'rules.cards.k6-stall'] },
			],
		},
		{
			id: 'scoring',
			passages: [
				{
					rule: 'K4',
					text: ['rules.cards.k4'],
					figures: [
						{ figure: F.six, caption: 'rules.cards.fig.six' },
						{ figure: F['six-rearranged'], caption: 'rules.cards.fig.six-rearranged' },
					],
				},
			],
		},
		{ id: 'end', passages: [{ rule: 'K5', text: ['rules.cards.k5'] }] },
	],
	house: {
		openingTie: 'rules.cards.house.tie',
		whenStuck: 'rules.cards.house.stuck',
		stallRounds: 'rules.cards.house.stall',
	},
};
