// What the commands of a turn come to on the board of Classic and Cubes.
import {
	act,
	type Change,
	chosen,
	commonChange,
	EMPTY_TURN,
	NOTHING_TO_UNDO,
	onGrid,
	orRefuse,
	refuse,
	show,
} from './change.ts';
import type { Command } from './commands.ts';
import { cellsFor, type GridView, type Laid, placeAction, putDown } from './grid-turn.ts';

const REROLL_WHAT = 'Say which cubes to reroll: reroll ro bx, or reroll all. To keep them all: keep.';

export function gridChange(view: GridView, laid: Laid, command: Command): Change {
	const hand = view.hand ?? [];
	switch (command.type) {
		case 'put':
			return orRefuse(putDown(view, laid, command.pieces), onGrid);
		case 'undo':
			return laid.length === 0 ? refuse(NOTHING_TO_UNDO) : onGrid(laid.slice(0, -1));
		case 'clear':
			return onGrid([]);
		case 'where':
			return orRefuse(cellsFor(view, laid, command.kind), (cells) => show({ type: 'where', cells }));
		case 'play':
			return laid.length === 0 ? refuse(EMPTY_TURN[view.game]) : orRefuse(placeAction(view, laid), act);
		case 'exchange':
			return act({ type: 'exchange', pieces: chosen(hand, command.pieces) });
		case 'reroll':
			return command.pieces.length === 0
				? refuse(REROLL_WHAT)
				: act({ type: 'reroll', cubes: chosen(hand, command.pieces) });
		case 'keep':
			return act({ type: 'reroll', cubes: [] });
		default:
			return commonChange(view, command);
	}
}
