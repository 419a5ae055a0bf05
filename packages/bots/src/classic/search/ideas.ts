// What a seat could do, valued without search: placements by their points and aftermath, and the exchange worth thinking of.
import { type ActionOf, type ClassicView, type Kind, legalInView, subMultisets } from '@tessera/engine';
import { layout, MoveList } from '@tessera/engine/fast';
import type { Candidate } from '../../player.ts';
import type { Aftermath } from '../evaluation/aftermath.ts';
import type { Table } from './table.ts';

const { pieceOf } = layout;

/** A candidate with what the search needs to play it on its table. */
export interface Idea extends Candidate<'classic'> {
	/** Where the placement stands in the list of ideas; null for an exchange or a pass. */
	readonly entry: number | null;
}

export interface Ideas {
	/** Best first; never empty. */
	readonly all: readonly Idea[];
	readonly list: MoveList;
}

const byWorth = (a: Idea, b: Idea): number => b.worth - a.worth;

const pieces = new Int32Array(8);

function placements(view: ClassicView, table: Table, aftermath: Aftermath, list: MoveList): readonly Idea[] {
	return (legalInView(view)?.placements ?? []).map((placement) => {
		const entry = list.end;
		placement.pieces.forEach((piece, index) => {
			pieces[index] = pieceOf(table.board.cellAt(piece), piece.kind);
		});
		list.reserve();
		list.addUnchecked(placement.score, pieces, placement.pieces.length);
		const after = aftermath.after(table, list, entry);
		const action: ActionOf<'classic'> = { type: 'place', pieces: placement.pieces };
		const { kept, left } = aftermath;
		return { action, entry, points: placement.score, worth: placement.score + after, kept, risk: -left };
	});
}

function exchangeOf(table: Table, aftermath: Aftermath, given: readonly Kind[]): Idea {
	const worth = aftermath.afterExchange(table, given);
	const { kept, left } = aftermath;
	return { action: { type: 'exchange', pieces: given }, entry: null, points: 0, worth, kept, risk: -left };
}

function exchanges(view: ClassicView, table: Table, aftermath: Aftermath): readonly Idea[] {
	const most = legalInView(view)?.exchangeUpTo ?? 0;
	const given = subMultisets(view.hand ?? []).filter(({ length }) => length <= most);
	return given.map((kinds) => exchangeOf(table, aftermath, kinds)).toSorted(byWorth);
}

const PASS: Idea = { action: { type: 'pass' }, entry: null, points: 0, worth: 0, kept: 0, risk: 0 };

/**
 * Everything the seat of a view may do, with the table set to its world. Exchanges are judged from games in which hardly
 * any were made, so that the best of them comes after every placement: only a simulation may put it first.
 */
export function ideasOf(view: ClassicView, table: Table, aftermath: Aftermath): Ideas {
	const list = new MoveList();
	aftermath.prepare(table);
	const laid = placements(view, table, aftermath, list).toSorted(byWorth);
	const given = exchanges(view, table, aftermath).slice(0, 1);
	const all = [...laid, ...given];
	return { all: all.length > 0 ? all : [PASS], list };
}
