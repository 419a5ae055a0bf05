// The most points, always; and between placements that score alike, its habits.
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
		const best = placements.filter(({ score }) => score === most);
		return [{ hand: view.hand ?? [], placements, best, laid: action.pieces }];
	});
});

const isLaid = (laid: ScoredPlacement['pieces'], { pieces }: ScoredPlacement): boolean =>
	pieces.length === laid.length &&
	pieces.every(({ kind, x, y }) => laid.some((each) => each.kind === kind && each.x === x && each.y === y));

test('it takes the most points there are, with the fewest tiles', () => {
	for (const { best, laid } of turns) {
		expect(best.some((placement) => isLaid(laid, placement))).toBe(true);
		expect(laid.length).toBe(Math.min(...best.map(({ pieces }) => pieces.length)));
	}
	expect(turns.filter(({ best, placements }) => best.length < placements.length).length).toBeGreaterThan(50);
});

test('of those it hoards its doubles', () => {
	let chosen = 0;
	for (const { hand, best, laid } of turns) {
		const fewest = best.filter(({ pieces }) => pieces.length === laid.length);
		const breaking = ({ pieces }: Pick<ScoredPlacement, 'pieces'>): number =>
			pieces.filter(({ kind }) => hand.filter((each) => each === kind).length > 1).length;
		const counts = fewest.map(breaking);
		expect(breaking({ pieces: laid })).toBe(Math.min(...counts));
		if (new Set(counts).size > 1) chosen++;
	}
	expect(chosen).toBeGreaterThan(0);
});
