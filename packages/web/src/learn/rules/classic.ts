// The rules of Classic, in the order in which one needs them.
import { CLASSIC_FIGURES as F } from '../figures/classic.ts';
import type { Page } from './page.ts';

export const CLASSIC_RULES: Page = {
	lead: 'rules.classic.lead',
	sections: [
		{
			id: 'aim',
			passages: [
				{
					rule: null,
					text: ['rules.classic.aim', 'rules.classic.line', 'rules.classic.six'],
					figures: [
						{ figure: F.colour, caption: 'rules.classic.fig.colour' },
						{ figure: F.shape, caption: 'rules.classic.fig.shape' },
						{ figure: F.mixed, caption: 'rules.classic.fig.mixed' },
						{ figure: F.twice, caption: 'rules.classic.fig.twice' },
					],
				},
			],
		},
		{
			id: 'setup',
			passages: [
				{ rule: 'C1', text: ['rules.classic.c1'] },
				{ rule: 'C2', text: ['rules.classic.c2', 'rules.classic.c2-score'] },
			],
		},
		{
			id: 'turn',
			passages: [
				{ rule: 'C3', text: ['rules.classic.c3'] },
				{
					rule: 'C4',
					text: ['rules.classic.c4', 'rules.classic.c4-touch', 'rules.classic.c4-lines'],
					figures: [
						{ figure: F['both-ends'], caption: 'rules.classic.fig.both-ends' },
						{ figure: F.join, caption: 'rules.classic.fig.join' },
						{ figure: F.touch, caption: 'rules.classic.fig.touch' },
						{ figure: F['no-touch'], caption: 'rules.classic.fig.no-touch' },
						{ figure: F.corner, caption: 'rules.classic.fig.corner' },
						{ figure: F.above, caption: 'rules.classic.fig.above' },
					],
				},
				{ rule: 'C6', text: ['rules.classic.c6'] },
				{ rule: 'C7', text: ['rules.classic.c7'] },
			],
		},
		{
			id: 'scoring',
			passages: [
				{
					rule: 'C5',
					text: ['rules.classic.c5', 'rules.classic.c5-six'],
					figures: [
						{ figure: F.four, caption: 'rules.classic.fig.four' },
						{ figure: F['four-and-two'], caption: 'rules.classic.fig.four-and-two' },
						{ figure: F.nine, caption: 'rules.classic.fig.nine' },
						{ figure: F.qwirkle, caption: 'rules.classic.fig.qwirkle' },
					],
				},
			],
		},
		{
			id: 'end',
			passages: [
				{ rule: 'C8', text: ['rules.classic.c8'] },
				{ rule: 'C9', text: ['rules.classic.c9'] },
				{ rule: 'C10', text: ['rules.classic.c10'] },
				{ rule: 'C11', text: ['rules.classic.c11'] },
			],
		},
	],
	house: {
		openingTie: 'rules.classic.house.tie',
		openingQwirkleBonus: 'rules.classic.house.six',
		openingSinglePoints: 'rules.classic.house.single',
		voluntaryPass: 'rules.classic.house.pass',
		stallRounds: 'rules.classic.house.stall',
	},
};
