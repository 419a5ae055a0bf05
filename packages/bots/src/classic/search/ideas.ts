// What a seat could do, valued without search: placements by their points and aftermath, and the exchange worth thinking of.
import {
	type ActionOf,
	type ClassicLegal,
	type ClassicView,
	type Kind,
	legalInView,
	type ScoredPlacement,
	subMultisets,
} from '@tessera/engine';
import { layout, MoveList } from '@tessera/engine/fast';
import type { Candidate } from '../../player.ts';
import { Aftermath } from '../evaluation/aftermath.ts';
import { Table } from './table.ts';
import { Worlds } from './worlds.ts';

const { pieceOf } = layout;

/** A candidate with what the search needs to play it on its table. */
export interface Idea extends Candidate<'classic'> {
	/** Where the placement stands in the list of ideas; null for an exchange or a pass. */
	readonly entry: number | null;
}

const byWorth = (a: Idea, b: Idea): number => b.worth - a.worth;

const PASS: Idea = { action: { type: 'pass' }, entry: null, points: 0, worth: 0, kept: 0, risk: 0 };

const pieces = new Int32Array(8);

export class Ideas {
	/** The table they are about; after `have` it is set to a world of the view. */
	readonly table = new Table();
	readonly aftermath: Aftermath;
	/** The placements, as the table plays them. */
	readonly list = new MoveList();

	constructor(aftermath = new Aftermath()) {
		this.aftermath = aftermath;
	}

	/** What the seat of a view may do, best first; never empty. Exchanges only where nothing can be laid. */
	have(view: ClassicView): readonly Idea[] {
		return this.judge(view, this.look(view, new Worlds(view)));
	}

	/**
	 * The same with the best exchange and a pass by choice (C9) among them. Both are judged from games in which hardly any were
	 * made, so they come after every placement: only search may put them first.
	 */
	haveAll(view: ClassicView, worlds = new Worlds(view)): readonly Idea[] {
		const legal = this.look(view, worlds);
		const ideas = this.judge(view, legal);
		if (legal.placements.length === 0) return ideas;
		return [...ideas, ...this.exchanges(view, legal).slice(0, 1), ...(legal.pass ? [PASS] : [])];
	}

	private judge(view: ClassicView, legal: ClassicLegal): readonly Idea[] {
		const placements = legal.placements.map((placement) => this.placement(placement)).toSorted(byWorth);
		if (placements.length > 0) return placements;
		const exchanges = this.exchanges(view, legal);
		return exchanges.length > 0 ? exchanges : [PASS];
	}

	private look(view: ClassicView, worlds: Worlds): ClassicLegal {
		const legal = legalInView(view);
		if (!legal) throw new Error('ideas are for the seat to move');
		this.table.board.load(view.board);
		worlds.set(this.table);
		this.aftermath.prepare(this.table);
		this.list.clear();
		return legal;
	}

	private placement({ pieces: placed, score: points }: ScoredPlacement): Idea {
		const { aftermath, list, table } = this;
		const entry = list.end;
		placed.forEach((piece, index) => {
			pieces[index] = pieceOf(table.board.cellAt(piece), piece.kind);
		});
		list.reserve();
		list.addUnchecked(points, pieces, placed.length);
		return this.idea({ type: 'place', pieces: placed }, entry, points, aftermath.after(table, list, entry));
	}

	/** C7: any of the own tiles, as many as the bag has. */
	private exchanges({ hand }: ClassicView, { exchangeUpTo }: ClassicLegal): readonly Idea[] {
		const given = subMultisets(hand ?? []).filter(({ length }) => length <= exchangeUpTo);
		return given.map((kinds) => this.exchange(kinds)).toSorted(byWorth);
	}

	private exchange(given: readonly Kind[]): Idea {
		return this.idea({ type: 'exchange', pieces: given }, null, 0, this.aftermath.afterExchange(this.table, given));
	}

	/** The aftermath was just asked about it. */
	private idea(action: ActionOf<'classic'>, entry: number | null, points: number, after: number): Idea {
		const { kept, left, seesOthers } = this.aftermath;
		return { action, entry, points, worth: points + after, kept, risk: seesOthers ? -left : null };
	}
}
