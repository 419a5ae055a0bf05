// How each event changes a position of Cubes. Nothing else changes one, so the events alone rebuild it.
import { type ColourCounts, countColours, minus, replaceEach } from '../../core/multiset.ts';
import { unreachable } from '../../core/result.ts';
import { COLOURS, type Kind, type Seat } from '../../core/vocabulary.ts';
import { EMPTY_BOARD } from '../../grid/board.ts';
import { replaceAt } from '../common.ts';
import { applyLaying } from '../laying.ts';
import { applyWithdrawal } from '../withdrawing.ts';
import type { CubesEvent, CubesPosition } from './types.ts';

/** Q1: fifteen cubes of each colour. */
export const BOX: ColourCounts = COLOURS.map(() => 15);

type Started = Extract<CubesEvent, { type: 'started' }>;

/** The table before the deal: everything in the bag. */
export const beginCubes = ({ options, ages, seed }: Started): CubesPosition => ({
	game: 'cubes',
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
	rerolled: false,
	ending: null,
});

const withHand = (position: CubesPosition, seat: Seat, hand: readonly Kind[]): CubesPosition => ({
	...position,
	hands: replaceAt(position.hands, seat, hand),
});

export function evolveCubes(position: CubesPosition, event: CubesEvent): CubesPosition {
	switch (event.type) {
		case 'started':
			return beginCubes(event);
		case 'dealt':
			return { ...position, hands: event.hands, bag: minus(position.bag, countColours(event.hands.flat())) };
		case 'opened':
		case 'turn':
			return { ...position, turn: event.seat, rerolled: false };
		case 'placed':
		case 'scored':
		case 'bonus':
			return applyLaying(position, event);
		case 'rerolled': {
			const { seat, cause, from, to } = event;
			const rolled = withHand(position, seat, replaceEach(position.hands[seat] ?? [], from, to));
			return cause === 'forced' ? rolled : { ...rolled, rerolled: true, step: position.step + 1 };
		}
		case 'drew': {
			const drawn = COLOURS.map((_, colour) => event.colours.filter((each) => each === colour).length);
			return { ...position, bag: minus(position.bag, drawn) };
		}
		case 'rolled':
			return withHand(position, event.seat, [...(position.hands[event.seat] ?? []), ...event.cubes]);
		case 'passed':
			return { ...position, step: position.step + 1 };
		case 'withdrew':
			return { ...position, ...applyWithdrawal(position, event) };
		case 'ended':
			return { ...position, ending: { reason: event.reason, winners: event.winners } };
		default:
			return unreachable(event);
	}
}
