// How each event changes a position of Classic. Nothing else changes one, so the events alone rebuild it.
import { countKinds, everyKind, type KindCounts, plus, without } from '../../core/multiset.ts';
import { unreachable } from '../../core/result.ts';
import type { Kind, Seat } from '../../core/vocabulary.ts';
import { EMPTY_BOARD } from '../../grid/board.ts';
import { replaceAt } from '../common.ts';
import { applyLaying } from '../laying.ts';
import { applyWithdrawal } from '../withdrawing.ts';
import type { ClassicEvent, ClassicPosition } from './types.ts';

/** C1: three of each kind. */
export const BOX: KindCounts = everyKind(3);

type Started = Extract<ClassicEvent, { type: 'started' }>;

/** The table before the deal: everything in the bag. */
export const beginClassic = ({ options, ages, seed }: Started): ClassicPosition => ({
	game: 'classic',
	options,
	ages,
	seed,
	step: 0,
	turn: 0 as Seat,
	withdrawn: [],
	board: EMPTY_BOARD,
	bag: BOX,
	hands: ages.map(() => []),
	scores: ages.map(() => 0),
	idleTurns: 0,
	ending: null,
});

const handOf = (position: ClassicPosition, seat: Seat): readonly Kind[] => position.hands[seat] ?? [];

function outOf(bag: KindCounts, pieces: readonly Kind[]): KindCounts {
	const left = [...bag];
	for (const kind of pieces) left[kind] = (left[kind] ?? 0) - 1;
	return left;
}

export function evolveClassic(position: ClassicPosition, event: ClassicEvent): ClassicPosition {
	switch (event.type) {
		case 'started':
			return beginClassic(event);
		case 'dealt':
			return { ...position, hands: event.hands, bag: outOf(position.bag, event.hands.flat()) };
		case 'opened':
		case 'turn':
			return { ...position, turn: event.seat };
		case 'placed':
			return { ...applyLaying(position, event), idleTurns: 0 };
		case 'scored':
		case 'bonus':
			return applyLaying(position, event);
		case 'drew': {
			const hand = [...handOf(position, event.seat), ...event.pieces];
			const hands = replaceAt(position.hands, event.seat, hand);
			return { ...position, hands, bag: outOf(position.bag, event.pieces) };
		}
		case 'exchanged': {
			const { seat, given, drawn } = event;
			const hand = [...without(handOf(position, seat), given), ...drawn];
			const bag = plus(outOf(position.bag, drawn), countKinds(given));
			const hands = replaceAt(position.hands, seat, hand);
			return { ...position, step: position.step + 1, hands, bag, idleTurns: position.idleTurns + 1 };
		}
		case 'passed':
			return { ...position, step: position.step + 1, idleTurns: position.idleTurns + 1 };
		case 'withdrew':
			return { ...position, ...applyWithdrawal(position, event), idleTurns: 0 };
		case 'ended':
			return { ...position, ending: { reason: event.reason, winners: event.winners } };
		default:
			return unreachable(event);
	}
}
