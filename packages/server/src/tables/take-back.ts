// Where a game would stand again after a take-back.
import type { Seat } from '@tessera/engine';
import { takeBackAt } from '@tessera/protocol';
import { doneIn, type GameState } from './state.ts';

/** The step that the game would stand at again; null where nothing can be taken back. */
export const takeBackTo = ({ played, position }: GameState, asker: Seat): number | null =>
	takeBackAt(
		position.game,
		played.map((each) => ({
			seat: each.seat,
			by: each.by,
			// Most of them are not asked for it.
			get events() {
				return doneIn(each).events;
			},
		})),
		asker,
	);
