// How each event, as anyone may know it, changes what they see of a game of Cubes. All cubes being open, a view changes as the
// position does; only of the bag it knows no more than how much is in it. Q1
import type { Seat } from '../../core/vocabulary.ts';
import { beginCubes, evolveCubes } from './evolve.ts';
import type { CubesView, CubesViewEvent } from './types.ts';
import { viewCubes } from './view.ts';

type Started = Extract<CubesViewEvent, { type: 'started' }>;

export const beginCubesView = (started: Started, viewer: Seat | null): CubesView =>
	viewCubes(beginCubes({ ...started, seed: null }), viewer);

/** Cubes that an event takes out of the bag. */
function drawnBy(event: CubesViewEvent): number {
	if (event.type === 'dealt') return event.hands.flat().length;
	return event.type === 'drew' ? event.colours.length : 0;
}

export function evolveCubesView(view: CubesView, event: CubesViewEvent): CubesView {
	if (event.type === 'started') return beginCubesView(event, view.viewer);
	// What the bag holds is known but for cubes that were drawn and show no face yet; nothing below asks for it.
	const position = evolveCubes({ ...view, seed: null, bag: view.unseen }, event);
	return { ...viewCubes(position, view.viewer), bagSize: view.bagSize - drawnBy(event) };
}
