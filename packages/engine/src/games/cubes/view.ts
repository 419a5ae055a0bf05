// What one seat, or a spectator, may know of a game of Cubes: all cubes, but neither the seed nor the order of the bag. Q1
import { countColours, minus, total } from '../../core/multiset.ts';
import type { Seat } from '../../core/vocabulary.ts';
import { BOX } from './evolve.ts';
import type { CubesEvent, CubesPosition, CubesView, CubesViewEvent } from './types.ts';

export function viewCubes(position: CubesPosition, viewer: Seat | null): CubesView {
	const inSight = [...position.board.map(({ kind }) => kind), ...position.hands.flat()];
	return {
		game: 'cubes',
		options: position.options,
		ages: position.ages,
		step: position.step,
		turn: position.turn,
		withdrawn: position.withdrawn,
		board: position.board,
		scores: position.scores,
		rerolled: position.rerolled,
		ending: position.ending,
		viewer,
		hand: viewer === null ? null : [...(position.hands[viewer] ?? [])],
		handSizes: position.hands.map(({ length }) => length),
		hands: position.hands.map((hand) => [...hand]),
		bagSize: total(position.bag),
		unseen: minus(BOX, countColours(inSight)),
	};
}

/** An event as anyone may know it. */
export function viewCubesEvent(event: CubesEvent): CubesViewEvent {
	switch (event.type) {
		case 'started':
			return { type: 'started', game: 'cubes', options: event.options, ages: event.ages };
		case 'withdrew':
			return { ...event, count: event.pieces.length };
		default:
			return event;
	}
}
