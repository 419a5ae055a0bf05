// How the own seat goes on in a simulation: of the few placements that score most, the one with the best aftermath.
import { MoveList } from '@tessera/engine/fast';
import type { Aftermath } from '../evaluation/aftermath.ts';
import type { Table } from './table.ts';

/** Placements that are weighed at most: each costs as much as two turns by points alone. */
const WEIGHED = 5;

export class Thoughtful {
	private readonly list = new MoveList();
	private readonly aftermath: Aftermath;
	/** Placements that score less than the most by more than this are not looked at. */
	private readonly within: number;
	private readonly entries = new Int32Array(WEIGHED);
	private readonly promises = new Int32Array(WEIGHED);
	private count = 0;

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
		this.choose(this.most() - this.within);
		if (this.count === 1) return this.entries[0] as number;
		aftermath.prepare(table);
		let best = 0;
		let most = -Infinity;
		for (let i = 0; i < this.count; i++) {
			const entry = this.entries[i] as number;
			const worth = list.score(entry) + aftermath.after(table, list, entry);
			if (worth > most) {
				most = worth;
				best = entry;
			}
		}
		return best;
	}

	/** The few with most points, then most tiles, the best first. */
	private choose(least: number): void {
		const { entries, list, promises } = this;
		this.count = 0;
		for (let entry = 0; entry < list.end; entry = list.next(entry)) {
			if (list.score(entry) < least) continue;
			const promise = (list.score(entry) << 3) | list.size(entry);
			if (this.count === WEIGHED && promise <= (promises[WEIGHED - 1] as number)) continue;
			if (this.count < WEIGHED) this.count++;
			let place = this.count - 1;
			while (place > 0 && (promises[place - 1] as number) < promise) {
				promises[place] = promises[place - 1] as number;
				entries[place] = entries[place - 1] as number;
				place--;
			}
			promises[place] = promise;
			entries[place] = entry;
		}
	}

	private most(): number {
		const { list } = this;
		let most = 0;
		for (let entry = 0; entry < list.end; entry = list.next(entry)) most = Math.max(most, list.score(entry));
		return most;
	}
}
