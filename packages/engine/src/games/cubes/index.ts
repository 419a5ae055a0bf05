// Cubes, as the engine plays it.
import { HAND_SIZE } from '../laying.ts';
import type { GameRules } from '../rules.ts';
import { readCubesAction } from './action.ts';
import { BOX, beginCubes, evolveCubes } from './evolve.ts';
import { type CubesLegal, cubesLegal, cubesTurn } from './legal.ts';
import { CUBES_OPTIONS } from './options.ts';
import { outcomesOfCubes } from './outcomes.ts';
import { dealCubes, decideCubes } from './play.ts';
import { type CubesSetup, type CubesSetupProblem, cubesPosition } from './setup.ts';
import type { CubesAction, CubesEvent, CubesPosition, CubesRefusal, CubesView, CubesViewEvent } from './types.ts';
import { viewCubes, viewCubesEvent } from './view.ts';
import { beginCubesView, evolveCubesView } from './view-evolve.ts';

export interface CubesTypes {
	readonly options: typeof CUBES_OPTIONS;
	readonly position: CubesPosition;
	readonly setup: CubesSetup;
	readonly setupProblem: CubesSetupProblem;
	readonly action: CubesAction;
	readonly event: CubesEvent;
	readonly refusal: CubesRefusal;
	readonly view: CubesView;
	readonly viewEvent: CubesViewEvent;
	readonly legal: CubesLegal;
}

export const CUBES: GameRules<'cubes', CubesTypes> = {
	options: CUBES_OPTIONS,
	box: BOX,
	handSize: HAND_SIZE,
	begin: beginCubes,
	deal: dealCubes,
	readAction: readCubesAction,
	decide: decideCubes,
	evolve: evolveCubes,
	outcomes: outcomesOfCubes,
	view: viewCubes,
	viewEvent: viewCubesEvent,
	beginView: beginCubesView,
	evolveView: evolveCubesView,
	legal: (position) => cubesLegal(cubesTurn(position)),
	legalInView: (view) => (view.viewer === view.turn ? cubesLegal(cubesTurn(view)) : null),
	position: cubesPosition,
};
