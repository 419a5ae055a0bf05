// A position as JSON for other programs, whole or as one seat may know it.
import { type Kind, type Legal, listKinds, type View, without } from '@tessera/engine';
import { scoresOf } from '../words/games.ts';
import { codes, codesOfEach, type Json, placedCodes, seatNumber } from './events.ts';

const groundOf = (view: View): { readonly [key: string]: Json } =>
	view.game === 'cards'
		? { table: codesOfEach(view.table), captured: view.captured.map(codesOfEach), pile: view.pileSize }
		: { board: placedCodes(view.board), bag: view.bagSize };

/** How many ways there are, not which: `tessera moves` lists them. */
function legalData(legal: Legal): Json {
	switch (legal.game) {
		case 'classic':
			return { placements: legal.placements.length, exchangeUpTo: legal.exchangeUpTo, pass: legal.pass };
		case 'cubes':
			return { placements: legal.placements.length, reroll: legal.reroll, pass: legal.pass };
		case 'cards':
			return { plays: legal.plays.length, swap: legal.swap, pass: legal.pass };
	}
}

const phaseOf = (view: View): { readonly [key: string]: Json } => {
	if (view.game === 'cubes') return { rerolled: view.rerolled };
	return view.game === 'cards'
		? { idleTurns: view.idleTurns, finalTurns: view.finalTurns }
		: { idleTurns: view.idleTurns };
};

/** Hands that are told although the view does not show them: nothing in them is unseen. */
const toldHands = (view: View, hands: readonly (readonly Kind[] | number)[]): readonly Kind[] =>
	hands.flatMap((hand, seat) => (typeof hand === 'number' || seat === view.viewer ? [] : hand));

/** `hands` are those that may be told, a number standing for a hidden one; `legal` is null where it cannot be known. */
export function positionData(view: View, hands: readonly (readonly Kind[] | number)[], legal: Legal | null): Json {
	return {
		game: view.game,
		players: hands.length,
		step: view.step,
		turn: seatNumber(view.turn),
		...(view.withdrawn.length > 0 ? { withdrawn: view.withdrawn.map(seatNumber) } : {}),
		over: view.ending ? { reason: view.ending.reason, winners: view.ending.winners.map(seatNumber) } : null,
		scores: scoresOf(view),
		...groundOf(view),
		hands: hands.map((hand) => (typeof hand === 'number' ? hand : codes(hand))),
		...phaseOf(view),
		ages: view.ages,
		options: { ...view.options },
		unseen: view.game === 'cubes' ? view.unseen : codes(without(listKinds(view.unseen), toldHands(view, hands))),
		legal: legal && legalData(legal),
	};
}
