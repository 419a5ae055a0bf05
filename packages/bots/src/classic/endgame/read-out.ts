// The choice of the last turns of a game of two: every candidate is read out, deeper and deeper, until nothing is left open.
import type { ClassicView, Kind } from '@tessera/engine';
import { listKinds } from '@tessera/engine';
import { choiceOf, type Thinking } from '../../player.ts';
import { type Idea, Ideas } from '../search/ideas.ts';
import { EndgameSolver } from './solver.ts';

/** C8 */
const LAST_TILE_BONUS = 6;
/** Depths whose answers put the candidates into order; then it goes to the end at once. */
const FIRST_DEPTHS = [1, 2, 3];
const TO_THE_END = 50;
/** Positions that cost about as much as a simulation. */
const NODES_A_ROLLOUT = 20;
/** Positions looked at before it can be hurried. */
const FIRST_SPELL = 500;
const LOWEST = -1_000_000;

interface Read extends Idea {
	/** Whether the worth was read out to the end; else it is a bound or an estimate. */
	readonly isExact: boolean;
}

export class ReadOut {
	private readonly solver = new EndgameSolver();
	private readonly ideas = new Ideas();

	*think(view: ClassicView): Thinking<'classic'> {
		const { solver } = this;
		const theirs: readonly Kind[] = listKinds(view.unseen);
		const voluntaryPass = view.options.voluntaryPass;
		solver.load({ board: view.board, hands: [view.hand ?? [], theirs], voluntaryPass });
		let read: readonly Read[] = this.ideas.haveAll(view).map((idea) => ({ ...idea, isExact: false }));
		const rollouts = (): number => Math.ceil(solver.nodes / NODES_A_ROLLOUT);
		yield choiceOf<'classic'>(read, rollouts());
		for (const depth of [...FIRST_DEPTHS, TO_THE_END]) {
			for (let spell = FIRST_SPELL; ; spell *= 2) {
				const deeper = this.read(read, view, depth, spell);
				if (deeper) read = deeper;
				yield choiceOf<'classic'>(read, rollouts());
				if (deeper) break;
			}
			if (read.every(({ isExact }) => isExact)) return;
		}
	}

	/** All candidates at one depth, best first; null when the nodes ran out. */
	private read(before: readonly Read[], view: ClassicView, depth: number, limit: number): readonly Read[] | null {
		const end = this.solver.nodes + limit;
		let best = LOWEST;
		const read: Read[] = [];
		for (const idea of before) {
			const reading = this.readOne(idea, view, depth, best, end - this.solver.nodes);
			if (!reading) return null;
			read.push(reading);
			best = Math.max(best, reading.worth);
		}
		return read.toSorted((a, b) => b.worth - a.worth);
	}

	private readOne(idea: Read, view: ClassicView, depth: number, best: number, limit: number): Read | null {
		const { solver } = this;
		const { list } = this.ideas;
		const { entry, points } = idea;
		if (entry === null) return this.readPass(idea, depth, best, limit);
		if (list.size(entry) === view.hand?.length) return { ...idea, worth: points + LAST_TILE_BONUS, isExact: true };
		solver.lay(0, list, entry);
		const answer = solver.value(1, depth - 1, LOWEST, points - best, false, limit);
		solver.takeBack(0, list, entry);
		return answer && { ...idea, worth: points - answer.value, isExact: answer.isExact };
	}

	/** C9: a pass, forced or by choice. */
	private readPass(idea: Read, depth: number, best: number, limit: number): Read | null {
		const answer = this.solver.value(1, depth - 1, LOWEST, -best, true, limit);
		return answer && { ...idea, worth: -answer.value, isExact: answer.isExact };
	}
}
