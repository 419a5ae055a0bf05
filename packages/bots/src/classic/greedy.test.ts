// The most points, always; and between placements that score alike, its habits.
import {
	countKinds,
	isValidLine,
	type Kind,
	legalInView,
	type ScoredPlacement,
	scorePlacement,
	viewFor,
} from '@tessera/engine';
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
		return [{ hand: view.hand ?? [], board: view.board, placements, best, laid: action.pieces }];
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

test('of those it spends what goes together, and then is fond of the longest line that may grow on', () => {
	let chosen = { spent: 0, long: 0 };
	for (const { hand, board, best, laid } of turns) {
		const keptAfter = ({ pieces }: Pick<ScoredPlacement, 'pieces'>): readonly Kind[] => {
			const counts = [...countKinds(hand)];
			for (const { kind } of pieces) counts[kind] = (counts[kind] ?? 0) - 1;
			return counts.flatMap((count, kind) => Array.from({ length: count }, () => kind as Kind));
		};
		const together = (each: Pick<ScoredPlacement, 'pieces'>): number => {
			const kept = keptAfter(each);
			const pairs = kept.flatMap((one, index) => kept.slice(index + 1).map((other) => isValidLine([one, other])));
			return pairs.filter(Boolean).length;
		};
		const doubles = (each: Pick<ScoredPlacement, 'pieces'>): number => {
			const kept = keptAfter(each);
			return kept.length - new Set(kept).size;
		};
		const longest = ({ pieces }: Pick<ScoredPlacement, 'pieces'>): number =>
			Math.max(0, ...scorePlacement(board, pieces).flatMap(({ points }) => (points < 6 ? [points] : [])));
		const own = { pieces: laid };
		const few = best.filter((each) => each.pieces.length === laid.length && doubles(each) === doubles(own));
		expect(together(own)).toBe(Math.min(...few.map(together)));
		const spending = few.filter((each) => together(each) === together(own));
		expect(longest(own)).toBe(Math.max(...spending.map(longest)));
		chosen = {
			spent: chosen.spent + Number(spending.length < few.length),
			long: chosen.long + Number(spending.some((each) => longest(each) < longest(own))),
		};
	}
	expect(chosen.spent).toBeGreaterThan(0);
	expect(chosen.long).toBeGreaterThan(0);
});
