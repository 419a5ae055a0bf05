// The levels that go by points alone, in every game: asked for several moves, they rank those that they see.
import { type Action, GAMES, play, viewFor } from '@tessera/engine';
import { expect, test } from 'vitest';
import { playerOf } from './levels.ts';
import { gameBetween } from './testing/games.ts';

const TOLD = 6;

const BY_POINTS = [
	...GAMES.flatMap((game) => (['first-steps', 'family', 'greedy'] as const).map((level) => ({ game, level }))),
	{ game: 'cubes', level: 'club' },
	{ game: 'cubes', level: 'expert' },
] as const;

/** What makes an action another one to who chooses: in Cards the cards alone, however the table is then arranged. */
const choiceIn = (action: Action): unknown => (action.type === 'lay' ? action.cards : action);

test.each(BY_POINTS)(
	'$game: $level tells as many moves as it is asked for, most points first, and plays the same',
	({ game, level }) => {
		const player = playerOf(level, 'told');
		const course = gameBetween({ game, players: 2, seed: 'told' }, () => player, 1);
		const kinds = new Map<Action['type'], number>();
		for (const { position, action } of course.slice(1, -1)) {
			const choice = player.choose(viewFor(position, position.turn), { rollouts: 1 }, TOLD);
			expect(choice.action).toEqual(action);
			const points = choice.candidates.map((candidate) => candidate.points);
			expect(points).toEqual(points.toSorted((a, b) => b - a));
			for (const candidate of choice.candidates) {
				expect(candidate).toMatchObject({ worth: candidate.points, kept: null, risk: null });
				expect(play(position, candidate.action).ok).toBe(true);
			}
			expect(new Set(choice.candidates.map((each) => JSON.stringify(choiceIn(each.action)))).size).toBe(points.length);
			kinds.set(choice.action.type, Math.max(points.length, kinds.get(choice.action.type) ?? 0));
		}
		const ranked = { classic: ['place'], cubes: ['place', 'reroll'], cards: ['lay'] } as const;
		for (const type of ranked[game]) expect([type, kinds.get(type)]).toEqual([type, TOLD]);
	},
);
