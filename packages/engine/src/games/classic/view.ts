// What one seat, or a spectator, may know of a game of Classic: built up field by field, so nothing hidden can slip through.
import { countKinds, minus, plus, total } from '../../core/multiset.ts';
import type { Seat } from '../../core/vocabulary.ts';
import { ownOnly, viewDealt, viewDrew } from '../common.ts';
import { viewWithdrew } from '../withdrawing.ts';
import { BOX } from './evolve.ts';
import type { ClassicEvent, ClassicPosition, ClassicView, ClassicViewEvent } from './types.ts';

export function viewClassic(position: ClassicPosition, viewer: Seat | null): ClassicView {
	const hand = viewer === null ? null : [...(position.hands[viewer] ?? [])];
	const seen = plus(countKinds(position.board.map(({ kind }) => kind)), countKinds(hand ?? []));
	return {
		game: 'classic',
		options: position.options,
		ages: position.ages,
		step: position.step,
		turn: position.turn,
		withdrawn: position.withdrawn,
		board: position.board,
		scores: position.scores,
		idleTurns: position.idleTurns,
		ending: position.ending,
		viewer,
		hand,
		handSizes: position.hands.map(({ length }) => length),
		bagSize: total(position.bag),
		unseen: minus(BOX, seen),
	};
}

/** An event as one seat, or a spectator, may know it. */
export function viewClassicEvent(event: ClassicEvent, viewer: Seat | null): ClassicViewEvent {
	switch (event.type) {
		case 'started':
			return { type: 'started', game: 'classic', options: event.options, ages: event.ages };
		case 'dealt':
			return viewDealt(event, viewer);
		case 'drew':
			return viewDrew(event, viewer);
		case 'withdrew':
			return viewWithdrew(event, viewer);
		case 'exchanged': {
			const { seat, given, drawn } = event;
			return {
				type: 'exchanged',
				seat,
				count: given.length,
				given: ownOnly(given, seat, viewer),
				drawn: ownOnly(drawn, seat, viewer),
			};
		}
		case 'opened':
		case 'placed':
		case 'scored':
		case 'bonus':
		case 'passed':
		case 'turn':
		case 'ended':
			return event;
	}
}
