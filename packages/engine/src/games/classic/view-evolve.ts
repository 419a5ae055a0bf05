// How each event, as somebody may know it, changes what they see of a game of Classic: a view needs no position to go on.
import { countKinds, minus, plus, total, without } from '../../core/multiset.ts';
import { unreachable } from '../../core/result.ts';
import type { Kind, Seat } from '../../core/vocabulary.ts';
import { withPieces } from '../../grid/board.ts';
import { addAt } from '../common.ts';
import { applyWithdrawal } from '../withdrawing.ts';
import { beginClassic } from './evolve.ts';
import type { ClassicView, ClassicViewEvent } from './types.ts';
import { viewClassic } from './view.ts';

type Started = Extract<ClassicViewEvent, { type: 'started' }>;

export const beginClassicView = (started: Started, viewer: Seat | null): ClassicView =>
	viewClassic(beginClassic({ ...started, seed: null }), viewer);

/** Pieces that came into the viewer's hand are no longer unseen; of anyone else's nothing is known. */
const taking = (view: ClassicView, pieces: readonly Kind[] | null): ClassicView =>
	view.hand && pieces
		? { ...view, hand: [...view.hand, ...pieces], unseen: minus(view.unseen, countKinds(pieces)) }
		: view;

/** Pieces that left the viewer's hand: unseen until they lie somewhere in sight. */
const giving = (view: ClassicView, seat: Seat, pieces: readonly Kind[] | null): ClassicView =>
	view.hand && pieces && seat === view.viewer
		? { ...view, hand: without(view.hand, pieces), unseen: plus(view.unseen, countKinds(pieces)) }
		: view;

export function evolveClassicView(view: ClassicView, event: ClassicViewEvent): ClassicView {
	switch (event.type) {
		case 'started':
			return beginClassicView(event, view.viewer);
		case 'dealt':
			return { ...taking(view, event.hand), handSizes: event.counts, bagSize: view.bagSize - total(event.counts) };
		case 'opened':
		case 'turn':
			return { ...view, turn: event.seat };
		case 'placed': {
			const { seat, pieces } = event;
			const kinds = pieces.map(({ kind }) => kind);
			const given = giving(view, seat, kinds);
			return {
				...given,
				step: view.step + 1,
				board: withPieces(view.board, pieces),
				idleTurns: 0,
				handSizes: addAt(view.handSizes, seat, -pieces.length),
				unseen: minus(given.unseen, countKinds(kinds)),
			};
		}
		case 'scored':
		case 'bonus':
			return { ...view, scores: addAt(view.scores, event.seat, event.points) };
		case 'drew': {
			const handSizes = addAt(view.handSizes, event.seat, event.count);
			return { ...taking(view, event.pieces), handSizes, bagSize: view.bagSize - event.count };
		}
		case 'exchanged': {
			const changed = taking(giving(view, event.seat, event.given), event.drawn);
			return { ...changed, step: view.step + 1, idleTurns: view.idleTurns + 1 };
		}
		case 'passed':
			return { ...view, step: view.step + 1, idleTurns: view.idleTurns + 1 };
		case 'withdrew':
			return { ...view, ...applyWithdrawal(view, event), idleTurns: 0 };
		case 'ended':
			return { ...view, ending: { reason: event.reason, winners: event.winners } };
		default:
			return unreachable(event);
	}
}
