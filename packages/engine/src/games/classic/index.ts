// Classic, as the engine plays it.
import { HAND_SIZE } from '../laying.ts';
import type { GameRules } from '../rules.ts';
import { readClassicAction } from './action.ts';
import { BOX, beginClassic, evolveClassic } from './evolve.ts';
import { type ClassicLegal, classicLegal, classicTurn, classicTurnOfView } from './legal.ts';
import { CLASSIC_OPTIONS } from './options.ts';
import { outcomesOfClassic } from './outcomes.ts';
import { dealClassic, decideClassic } from './play.ts';
import { type ClassicSetup, type ClassicSetupProblem, classicPosition } from './setup.ts';
import type {
	ClassicAction,
	ClassicEvent,
	ClassicPosition,
	ClassicRefusal,
	ClassicView,
	ClassicViewEvent,
} from './types.ts';
import { viewClassic, viewClassicEvent } from './view.ts';
import { beginClassicView, evolveClassicView } from './view-evolve.ts';

export interface ClassicTypes {
	readonly options: typeof CLASSIC_OPTIONS;
	readonly position: ClassicPosition;
	readonly setup: ClassicSetup;
	readonly setupProblem: ClassicSetupProblem;
	readonly action: ClassicAction;
	readonly event: ClassicEvent;
	readonly refusal: ClassicRefusal;
	readonly view: ClassicView;
	readonly viewEvent: ClassicViewEvent;
	readonly legal: ClassicLegal;
}

export const CLASSIC: GameRules<'classic', ClassicTypes> = {
	options: CLASSIC_OPTIONS,
	box: BOX,
	handSize: HAND_SIZE,
	begin: beginClassic,
	deal: dealClassic,
	readAction: readClassicAction,
	decide: decideClassic,
	evolve: evolveClassic,
	outcomes: outcomesOfClassic,
	view: viewClassic,
	viewEvent: viewClassicEvent,
	beginView: beginClassicView,
	evolveView: evolveClassicView,
	legal: (position) => classicLegal(classicTurn(position)),
	legalInView: (view) => {
		const turn = classicTurnOfView(view);
		return turn && classicLegal(turn);
	},
	position: classicPosition,
};
