// Plays by judgement alone: the points of a placement and what it leaves behind, no look ahead.
import type { ClassicView } from '@tessera/engine';
import { choiceOf, type Thinking } from '../player.ts';
import { Aftermath } from './evaluation/aftermath.ts';
import { ideasOf } from './search/ideas.ts';
import { Table } from './search/table.ts';
import { Worlds } from './search/worlds.ts';

const table = new Table();
const aftermath = new Aftermath();

export function* club(view: ClassicView): Thinking<'classic'> {
	table.board.load(view.board);
	new Worlds(view).set(table);
	yield choiceOf<'classic'>(ideasOf(view, table, aftermath).all, 0);
}
