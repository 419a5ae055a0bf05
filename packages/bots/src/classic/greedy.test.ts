// The most points, always; and between placements that score alike, its habits.
import {
	ALL_KINDS,
	type Board,
	cellKey,
	countKinds,
	isValidLine,
	type Kind,
	legalInView,
	placementsOn,
	type ScoredPlacement,
	scorePlacement,
	viewFor,
	withPieces,
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

type Laid = Pick<ScoredPlacement, 'pieces'>;

/** The cells where one tile, of any kind, would make a Qwirkle. */
const nearQwirkles = (board: Board): number =>
	new Set(
		ALL_KINDS.flatMap((kind) => placementsOn(board, [kind]))
			.filter(({ pieces }) => scorePlacement(board, pieces).some(({ qwirkle }) => qwirkle))
			.flatMap(({ pieces }) => pieces.map(cellKey)),
	).size;

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
		const breaking = ({ pieces }: Laid): number =>
			pieces.filter(({ kind }) => hand.filter((each) => each === kind).length > 1).length;
		const counts = fewest.map(breaking);
		expect(breaking({ pieces: laid })).toBe(Math.min(...counts));
		if (new Set(counts).size > 1) chosen++;
	}
	expect(chosen).toBeGreaterThan(0);
});

test('of those it spends what goes together, then what would score most the next time, and is fond of lines of five', () => {
	const chosen = { together: 0, next: 0, fives: 0 };
	for (const { hand, board, best, laid } of turns) {
		const keptAfter = ({ pieces }: Laid): readonly Kind[] => {
			const counts = [...countKinds(hand)];
			for (const { kind } of pieces) counts[kind] = (counts[kind] ?? 0) - 1;
			return counts.flatMap((count, kind) => Array.from({ length: count }, () => kind as Kind));
		};
		const doubles = (each: Laid): number => {
			const kept = keptAfter(each);
			return kept.length - new Set(kept).size;
		};
		const together = (each: Laid): number => {
			const kept = keptAfter(each);
			const pairs = kept.flatMap((one, index) => kept.slice(index + 1).map((other) => isValidLine([one, other])));
			return pairs.filter(Boolean).length;
		};
		const next = (each: Laid): number =>
			Math.max(0, ...placementsOn(withPieces(board, each.pieces), keptAfter(each)).map(({ score }) => score));
		const own = { pieces: laid };
		const few = best.filter((each) => each.pieces.length === laid.length && doubles(each) === doubles(own));
		const apart = few.filter((each) => together(each) === together(own));
		const dull = apart.filter((each) => next(each) === next(own));
		expect(together(own)).toBe(Math.min(...few.map(together)));
		expect(next(own)).toBe(Math.min(...apart.map(next)));
		if (apart.length < few.length) chosen.together++;
		if (dull.length < apart.length) chosen.next++;
		if (dull.length === 1) continue;
		const fives = dull.map(({ pieces }) => nearQwirkles(withPieces(board, pieces)));
		expect(nearQwirkles(withPieces(board, laid))).toBe(Math.max(...fives));
		if (new Set(fives).size > 1) chosen.fives++;
	}
	for (const times of Object.values(chosen)) expect(times).toBeGreaterThan(0);
});
