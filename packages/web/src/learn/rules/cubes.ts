// The rules of Cubes, in the order in which one needs them; the page stands on its own, for those who do not know Classic.
import { CUBES_FIGURES as F } from '../figures/cubes.ts';
import type { Page } from './page.ts';

export const CUBES_RULES: Page = {
	lead: 'rules.cubes.lead',
	sections: [
		{
			id: 'aim',
			passages: [
				{
					rule: null,
					text: ['rules.cubes.aim', 'rules.cubes.line'],
					figures: [
						{ figure: F.colour, caption: 'rules.cubes.fig.colour' },
						{ figure: F.shape, caption: 'rules.cubes.fig.shape' },
						{ figure: F.twice, caption: 'rules.cubes.fig.twice' },
					],
				},
			],
		},
		{
			id: 'setup',
			passages: [
				{ rule: 'Q1', text: ['rules.cubes.q1'] },
				{ rule: 'Q2', text: ['rules.cubes.q2', 'rules.cubes.q2-score'] },
			],
		},
		{
			id: 'turn',
			passages: [
				{
					rule: 'Q3',
					text: ['rules.cubes.q3', 'rules.cubes.q3-roll', 'rules.cubes.q3-lay', 'rules.cubes.q3-fill'],
					figures: [
						{ figure: F.ends, caption: 'rules.cubes.fig.ends' },
						{ figure: F.apart, caption: 'rules.cubes.fig.apart' },
						{ figure: F['both-ways'], caption: 'rules.cubes.fig.both-ways' },
						{ figure: F['both-ways-right'], caption: 'rules.cubes.fig.both-ways-right' },
					],
				},
				{ rule: 'Q4', text: ['rules.cubes.q4', 'rules.cubes.q4-stuck'] },
			],
		},
		{
			id: 'scoring',
			passages: [
				{
					rule: 'Q5',
					text: ['rules.cubes.q5'],
					figures: [
						{ figure: F['two-and-two'], caption: 'rules.cubes.fig.two-and-two' },
						{ figure: F.seventeen, caption: 'rules.cubes.fig.seventeen' },
					],
				},
			],
		},
		{ id: 'end', passages: [{ rule: null, text: ['rules.cubes.q5-end'] }] },
	],
	house: {
		openingTie: 'rules.cubes.house.tie',
		openingQwirkleBonus: 'rules.cubes.house.six',
		openingSinglePoints: 'rules.cubes.house.single',
		whenStuck: 'rules.cubes.house.stuck',
	},
};
