// What a program from outside is told and asked, as one JSON object a line: docs/BOTS.md has it for those who write one.
// It is made from the view of its own seat, which holds nothing that this seat may not know.
import { type Kind, type Legal, legalInView, type Placed, subMultisets, type View } from '@tessera/engine';
import { codes, type Json, placedCodes, seatNumber } from '../data/events.ts';
import { positionData } from '../data/position.ts';
import { knownHands } from '../terminal/screen.ts';

/** Grows with every change that could break a program written for the version before. */
const PROTOCOL = 1;

export const hello = (): Json => ({ type: 'hello', protocol: PROTOCOL });

/** A new game, so that a program can forget the last one: told before its first question, so the seat to move is its own. */
export const newGame = (view: View): Json => ({
	type: 'game',
	game: view.game,
	players: view.handSizes.length,
	seat: seatNumber(view.turn),
});

const place = ({ pieces, score }: { readonly pieces: readonly Placed[]; readonly score: number }): Json => ({
	type: 'place',
	pieces: placedCodes(pieces),
	score,
});

const PASS: Json = { type: 'pass', score: 0 };
const SWAP: Json = { type: 'swap', score: 0 };

const exchanges = (hand: readonly Kind[], upTo: number): readonly Json[] =>
	subMultisets(hand)
		.filter(({ length }) => length <= upTo)
		.map((pieces) => ({ type: 'exchange', pieces: codes(pieces), score: 0 }));

/** Any cubes, or none: then all are kept. Q3 */
const rerolls = (hand: readonly Kind[]): readonly Json[] =>
	[[], ...subMultisets(hand)].map((cubes) => ({ type: 'reroll', cubes: codes(cubes), score: 0 }));

/** Every legal action with what it scores at once, each as it may be sent back. Cards can be laid without saying where. */
function actionsOf(hand: readonly Kind[], legal: Legal): readonly Json[] {
	const pass = legal.pass ? [PASS] : [];
	switch (legal.game) {
		case 'classic':
			return [...legal.placements.map(place), ...exchanges(hand, legal.exchangeUpTo), ...pass];
		case 'cubes':
			return [...legal.placements.map(place), ...(legal.reroll ? rerolls(hand) : []), ...pass];
		case 'cards': {
			const lays = legal.plays.map(({ cards, maxQwirkles }) => ({
				type: 'lay',
				cards: codes(cards),
				score: maxQwirkles,
			}));
			return [...lays, ...(legal.swap ? [SWAP] : []), ...pass];
		}
	}
}

/** Asks for an action from the view of the seat to move. */
export function question(id: number, view: View, milliseconds: number): Json {
	const legal = legalInView(view);
	const hand = view.hand ?? [];
	return {
		type: 'choose',
		id,
		game: view.game,
		seat: seatNumber(view.turn),
		milliseconds,
		hand: codes(hand),
		legal: legal ? actionsOf(hand, legal) : [],
		view: positionData(view, knownHands(view), legal),
	};
}
