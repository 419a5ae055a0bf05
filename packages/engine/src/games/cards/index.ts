// Cards, as the engine plays it.
import type { GameRules } from '../rules.ts';
import { readCardsAction } from './action.ts';
import { BOX, beginCards, evolveCards } from './evolve.ts';
import { type CardsLegal, cardsLegal, cardsTurn, cardsTurnOfView } from './legal.ts';
import { CARDS_OPTIONS } from './options.ts';
import { outcomesOfCards } from './outcomes.ts';
import { dealCards, decideCards, HAND_SIZE } from './play.ts';
import { type CardsSetup, type CardsSetupProblem, cardsPosition } from './setup.ts';
import type { CardsAction, CardsEvent, CardsPosition, CardsRefusal, CardsView, CardsViewEvent } from './types.ts';
import { viewCards, viewCardsEvent } from './view.ts';
import { beginCardsView, evolveCardsView } from './view-evolve.ts';

export interface CardsTypes {
	readonly options: typeof CARDS_OPTIONS;
	readonly position: CardsPosition;
	readonly setup: CardsSetup;
	readonly setupProblem: CardsSetupProblem;
	readonly action: CardsAction;
	readonly event: CardsEvent;
	readonly refusal: CardsRefusal;
	readonly view: CardsView;
	readonly viewEvent: CardsViewEvent;
	readonly legal: CardsLegal;
}

export const CARDS: GameRules<'cards', CardsTypes> = {
	options: CARDS_OPTIONS,
	box: BOX,
	handSize: HAND_SIZE,
	begin: beginCards,
	deal: dealCards,
	readAction: readCardsAction,
	decide: decideCards,
	evolve: evolveCards,
	outcomes: outcomesOfCards,
	view: viewCards,
	viewEvent: viewCardsEvent,
	beginView: beginCardsView,
	evolveView: evolveCardsView,
	legal: (position) => cardsLegal(cardsTurn(position)),
	legalInView: (view) => {
		const turn = cardsTurnOfView(view);
		return turn && cardsLegal(turn);
	},
	position: cardsPosition,
};
