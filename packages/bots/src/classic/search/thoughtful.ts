// How the own seat goes on in a simulation: of the placements that score nearly the most, the one with the best aftermath.
import { MoveList } from '@tessera/engine/fast';
import type { Aftermath } from '../evaluation/aftermath.ts';
import type { Table } from './table.ts';

export class Thoughtful {
	private readonly list = new MoveList();
	private readonly aftermath: Aftermath;
	/** Placements that score less than the most by more than this are not looked at. */
	private readonly within: number;

	constructor(aftermath: Aftermath, within: number) {
		this.aftermath = aftermath;
		this.within = within;
	}

	play(table: Table): void {
		const { list } = this;
		table.board.placements(table.kindsOf(table.turn), list);
		if (list.count === 0) table.skip();
		else table.play(list, list.count === 1 ? 0 : this.best(table));
	}

	private best(table: Table): number {
		const { aftermath, list } = this;
		const least = this.most() - this.within;
		aftermath.prepare(table);
		let best = 0;
		let most = -Infinity;
		for (let entry = 0; entry < list.end; entry = list.next(entry)) {
			if (list.score(entry) < least) continue;
			const worth = list.score(entry) + aftermath.after(table, list, entry);
			if (worth > most) {
				most = worth;
				best = entry;
			}
		}
		return best;
	}

	private most(): number {
		const { list } = this;
		let most = 0;
		for (let entry = 0; entry < list.end; entry = list.next(entry)) most = Math.max(most, list.score(entry));
		return most;
	}
}
