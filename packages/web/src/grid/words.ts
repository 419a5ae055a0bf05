// What the board says: why something cannot be, what lies where, and what the button of the turn will do.
import {
	type Cell,
	colourOfSeries,
	type Kind,
	longestLine,
	pieceAt,
	type Refusal,
	shapeOfSeries,
} from '@tessera/engine';
import { listed } from '../parts/list.ts';
import { pieceCount, pieceName, thePiece } from '../pieces/names.ts';
import { groupWords } from '../table/words/pieces.ts';
import { placeWords } from '../table/words/place.ts';
import type { Key } from '../words/keys.ts';
import { say } from '../words/say.ts';
import type { Hint } from './desk.ts';
import { boundsAround } from './model/camera.ts';
import { fitsOf, needsAnother } from './model/places.ts';
import { handKinds, heldKind, laidAt, ownOf, type Plan } from './model/plan.ts';
import { whyNot } from './model/survey.ts';
import type { Next } from './model/turn.ts';

/** Messages by what they are about: whole keys, so that a search finds what is said. */
type Words = Readonly<Record<string, Key>>;

const CLASHES = {
	'same-piece': 'grid.why.same-piece',
	'nothing-in-common': 'grid.why.nothing-in-common',
} as const satisfies Words;

const OPENINGS = {
	'opening-not-largest': 'grid.why.opening-not-largest',
	'opening-off-origin': 'grid.why.opening-off-origin',
	'opening-size': 'grid.why.opening-size',
} as const satisfies Words;

const PLAIN = {
	'nothing-laid': 'grid.why.nothing-laid',
	'cell-twice': 'grid.why.cell-twice',
	'not-in-one-line': 'grid.why.not-in-one-line',
	'gap-in-line': 'grid.why.gap-in-line',
	'touches-nothing': 'grid.why.touches-nothing',
	'nothing-exchanged': 'grid.why.nothing-exchanged',
	'must-open': 'grid.why.must-open',
	'can-place': 'grid.why.can-place',
	'can-exchange': 'grid.why.can-exchange',
	'rerolled-already': 'grid.why.rerolled-already',
	'must-pass': 'grid.why.must-pass',
	'game-over': 'grid.why.game-over',
	'not-your-turn': 'grid.why.not-your-turn',
} as const satisfies Words;

const FOUND = {
	pass: 'grid.hint.pass',
	none: 'grid.hint.none',
} as const satisfies Words;

/** Why not, in words that say what and where. */
export function whyWords(refusal: Refusal, game: 'classic' | 'cubes'): string {
	switch (refusal.kind) {
		case 'line-clash': {
			const { axis, reason, first, second } = refusal;
			return say(CLASHES[reason], { axis, first: thePiece(first.kind), second: thePiece(second.kind) });
		}
		case 'cell-taken':
			return say('grid.why.cell-taken', { piece: thePiece(refusal.by) });
		case 'opening-not-largest':
		case 'opening-off-origin':
		case 'opening-size':
			return say(OPENINGS[refusal.kind], { size: refusal.size });
		case 'not-in-hand':
			return say('grid.why.not-in-hand', { piece: thePiece(refusal.piece) });
		case 'bag-too-small':
			return say('grid.why.bag-too-small', { pieces: pieceCount(game, refusal.bag), count: refusal.bag });
		case 'nothing-laid':
		case 'cell-twice':
		case 'not-in-one-line':
		case 'gap-in-line':
		case 'touches-nothing':
		case 'nothing-exchanged':
		case 'must-open':
		case 'can-place':
		case 'can-exchange':
		case 'rerolled-already':
		case 'must-pass':
		case 'game-over':
		case 'not-your-turn':
			return say(PLAIN[refusal.kind]);
		default:
			// What no hand on this board leads to: a broken action, or something of a game without a board.
			return say('grid.why.not-possible');
	}
}

/** Somebody else’s cubes, for those who listen. */
export const cubesWords = (name: string, cubes: readonly Kind[]): string =>
	say('grid.others', { name, pieces: listed(cubes.map(pieceName)), count: cubes.length });

/** A cell for those who listen: where it is, what lies there, and whether the piece in hand fits. */
export function cellWords(plan: Plan, cell: Cell): string {
	const place = placeWords([cell]);
	const fixed = pieceAt(plan.view.board, cell);
	if (fixed !== undefined) return say('grid.cell.taken', { place, piece: pieceName(fixed) });
	const own = ownOf(plan, laidAt(plan, cell)?.id ?? null);
	if (own && own.id !== plan.held) return say('grid.cell.yours', { place, piece: pieceName(own.kind) });
	const kind = heldKind(plan);
	if (kind === null) return say('grid.cell.empty', { place });
	const refusal = whyNot(plan, cell);
	const piece = pieceName(kind);
	if (!refusal) return say(needsAnother(plan, cell) ? 'grid.cell.fits-later' : 'grid.cell.fits', { place, piece });
	return say('grid.cell.no', { place, piece, why: whyWords(refusal, plan.view.game) });
}

/** The piece in hand, for those who listen: where it fits, now and together with another, or why nowhere. */
export function heldWords(plan: Plan): string {
	const kind = heldKind(plan);
	if (kind === null) return '';
	const piece = pieceName(kind);
	const { now, later } = fitsOf(plan);
	if (later > 0) return say('grid.spoken.held-later', { piece, now, later });
	if (now > 0 || plan.view.board.length > 0) return say('grid.spoken.held', { piece, count: now });
	const size = longestLine(handKinds(plan));
	return `${say('grid.spoken.in-hand', { piece })} ${say('grid.note.not-opening', { piece: thePiece(kind), size })}`;
}

/** What the round button will do: a word and, large, a number. */
interface NextWords {
	readonly does: string;
	readonly number: number | null;
	/** The whole of it, for those who listen. */
	readonly spoken: string;
}

export function nextWords(next: Next, game: 'classic' | 'cubes'): NextWords {
	switch (next.does) {
		case 'play':
			return {
				does: say('grid.next.play'),
				number: next.points > 0 ? next.points : null,
				spoken: say('grid.next.play-points', { points: next.points }),
			};
		case 'exchange':
			return {
				does: say('grid.next.exchange'),
				number: next.count > 0 ? next.count : null,
				spoken: say('grid.next.exchange-count', { pieces: pieceCount(game, next.count), count: next.count }),
			};
		case 'reroll':
			return {
				does: say('grid.next.reroll'),
				number: next.count,
				spoken: say('grid.next.reroll-count', { pieces: pieceCount(game, next.count) }),
			};
		case 'keep':
			return { does: say('grid.next.keep'), number: null, spoken: say('grid.next.keep') };
		case 'choose-exchange':
			return { does: say('grid.next.exchange'), number: null, spoken: say('grid.next.exchange') };
		case 'pass':
			return { does: say('grid.next.pass'), number: null, spoken: say('grid.next.pass') };
	}
}

const isSeries = (kinds: readonly Kind[]): boolean =>
	kinds.length > 1 &&
	new Set(kinds).size === kinds.length &&
	(colourOfSeries(kinds) !== null || shapeOfSeries(kinds) !== null);

/** Why a bot would change what is in the hand: what the rest is good for, and what there is to win without. */
function reasonWords({ most, stays }: Extract<Hint, { readonly most: number }>, game: 'classic' | 'cubes'): string {
	const without = say('grid.hint.most', { game, points: most });
	if (!isSeries(stays)) return without;
	return `${say('grid.hint.stays', { what: groupWords(game, stays, 'brief') })} ${without}`;
}

export function hintWords(hint: Hint, game: 'classic' | 'cubes'): string {
	switch (hint.state) {
		case 'thinking':
			return say('grid.hint.thinking');
		case 'look':
			return say('grid.hint.look-here');
		case 'look-opening':
			return say('grid.hint.look-opening', { what: groupWords(game, hint.kinds, 'brief') });
		case 'laid':
			return say('grid.hint.laid', { points: hint.points });
		case 'look-hand':
			return `${say('grid.hint.look-hand', { game })} ${say('grid.hint.most', { game, points: hint.most })}`;
		case 'exchange':
			return `${say('grid.hint.exchange')} ${reasonWords(hint, game)}`;
		case 'reroll':
			return `${say('grid.hint.reroll')} ${reasonWords(hint, game)}`;
		case 'keep':
			return say('grid.hint.keep', { points: hint.most });
		default:
			return say(FOUND[hint.state]);
	}
}

/** The same for those who listen: they are told the place that the others see. */
export function hintSpoken(hint: Hint, game: 'classic' | 'cubes'): string {
	if (hint.state !== 'look') return hintWords(hint, game);
	const { left, top, right, bottom } = boundsAround(hint.cells);
	const middle = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
	return say('grid.hint.look-at', { place: placeWords([middle]) });
}
