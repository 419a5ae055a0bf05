// The most points, always; and of the placements that score alike the one that a careful player would like least.
import { legalInView, type ScoredPlacement, viewFor } from '@tessera/engine';
import { expect, test } from 'vitest';
import { playerOf } from '../levels.ts';
import { gameBetween } from '../testing/games.ts';

/** Every turn of some games in which something was laid: what there was to lay, and what it laid. */
const turns = ['one', 'two', 'three', 'four'].flatMap((seed) => {
	const greedy = playerOf('greedy', seed);
	return gameBetween({ game: 'classic', players: 2, seed }, () => greedy, 1).flatMap(({ position, action }) => {
		if (position.game !== 'classic' || action?.type !== 'place') return [];
		const view = viewFor(position, position.turn);
		const placements = legalInView(view)?.placements ?? [];
		const most = Math.max(...placements.map(({ score }) => score));
		return [{ view, placements, best: placements.filter(({ score }) => score === most), laid: action.pieces }];
	});
});

type Pieces = ScoredPlacement['pieces'];

const isSame = (one: Pieces, other: Pieces): boolean =>
	one.length === other.length &&
	one.every(({ kind, x, y }) => other.some((each) => each.kind === kind && each.x === x && each.y === y));

test('it takes the most points there are', () => {
	for (const { best, laid } of turns) expect(best.some(({ pieces }) => isSame(pieces, laid))).toBe(true);
	expect(turns.filter(({ best, placements }) => best.length < placements.length).length).toBeGreaterThan(50);
});

test('of those that score alike it takes what a careful player would take last', () => {
	const careful = playerOf('careful', 'anyone');
	let chosen = 0;
	for (const { view, best, laid } of turns) {
		const worths = careful
			.choose(view, { rollouts: 0 })
			.candidates.flatMap(({ action, worth }) =>
				action.type === 'place' && best.some(({ pieces }) => isSame(pieces, action.pieces))
					? [{ worth, isLaid: isSame(action.pieces, laid) }]
					: [],
			);
		expect(worths.length).toBe(best.length);
		const least = Math.min(...worths.map(({ worth }) => worth));
		expect(worths.find(({ isLaid }) => isLaid)?.worth).toBeCloseTo(least, 9);
		if (least < Math.max(...worths.map(({ worth }) => worth))) chosen++;
	}
	expect(chosen).toBeGreaterThan(20);
});

test('what it tells beside its choice goes by points', () => {
	const turn = turns.find(({ placements }) => placements.length > 20);
	if (!turn) throw new Error('no turn with many placements');
	const told = playerOf('greedy', 'one').choose(turn.view, { rollouts: 0 }, 5).candidates;
	expect(told.map(({ points }) => points)).toEqual(told.map(({ points }) => points).toSorted((a, b) => b - a));
	expect(told.length).toBe(5);
});
