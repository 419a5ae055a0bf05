// What one seat, or a spectator, may know of a game of Cards: built up field by field, so nothing hidden can slip through.
import { countKinds, minus, total } from '../../core/multiset.ts';
import type { Seat } from '../../core/vocabulary.ts';
import { ownOnly, viewDealt, viewDrew } from '../common.ts';
import { viewWithdrew } from '../withdrawing.ts';
import { BOX } from './evolve.ts';
import type { CardsEvent, CardsPosition, CardsView, CardsViewEvent } from './types.ts';

export function viewCards(position: CardsPosition, viewer: Seat | null): CardsView {
	const hand = viewer === null ? null : [...(position.hands[viewer] ?? [])];
	const seen = [...position.table.flat(), ...position.captured.flat(2), ...(hand ?? [])];
	return {
		game: 'cards',
		options: position.options,
		ages: position.ages,
		step: position.step,
		turn: position.turn,
		withdrawn: position.withdrawn,
		table: position.table,
		captured: position.captured,
		finalTurns: position.finalTurns,
		idleTurns: position.idleTurns,
		ending: position.ending,
		viewer,
		hand,
		handSizes: position.hands.map(({ length }) => length),
		pileSize: total(position.pile),
		unseen: minus(BOX, countKinds(seen)),
	};
}

/** An event as one seat, or a spectator, may know it. */
export function viewCardsEvent(event: CardsEvent, viewer: Seat | null): CardsViewEvent {
	switch (event.type) {
		case 'started':
			return { type: 'started', game: 'cards', options: event.options, ages: event.ages };
		case 'dealt':
			return viewDealt(event, viewer);
		case 'drew':
			return viewDrew(event, viewer);
		case 'withdrew':
			return viewWithdrew(event, viewer);
		case 'swapped': {
			const { seat, shown, drawn } = event;
			return { type: 'swapped', seat, shown, count: drawn.length, drawn: ownOnly(drawn, seat, viewer) };
		}
		case 'misdealt':
		case 'opened':
		case 'laid':
		case 'rearranged':
		case 'captured':
		case 'final-round':
		case 'passed':
		case 'turn':
		case 'ended':
			return event;
	}
}
