// The choice of the last turns of a game of two: every candidate is read out, deeper and deeper, until nothing is left open.
import { type ClassicView, type Kind, LAST_PIECE_BONUS, listKinds } from '@tessera/engine';
import { choiceOf, type Thinking } from '../../player.ts';
import { type Idea, Ideas } from '../search/ideas.ts';
import { EndgameSolver, READING_DEPTHS } from './solver.ts';

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
		for (const depth of READING_DEPTHS) {
			const pass = this.read(read, view, depth);
			let step = pass.next();
			for (; !step.done; step = pass.next()) yield choiceOf<'classic'>(read, rollouts());
			read = step.value;
			yield choiceOf<'classic'>(read, rollouts());
			if (read.every(({ isExact }) => isExact)) return;
		}
	}

	/** All candidates at one depth, best first, with a rest whenever one has used up its spell: what it found out is kept. */
	private *read(before: readonly Read[], view: ClassicView, depth: number): Generator<void, readonly Read[], void> {
		let best = LOWEST;
		const read: Read[] = [];
		for (const idea of before) {
			let reading = this.readOne(idea, view, depth, best, FIRST_SPELL);
			for (let spell = FIRST_SPELL; !reading; spell *= 2) {
				yield;
				reading = this.readOne(idea, view, depth, best, spell);
			}
			read.push(reading);
			best = Math.max(best, reading.worth);
		}
		return read.toSorted((a, b) => b.worth - a.worth);
	}

	private readOne(idea: Read, view: ClassicView, depth: number, best: number, limit: number): Read | null {
		const { solver } = this;
		const { list } = this.ideas;
		const { entry, points } = idea;
		if (entry === null) return this.readPass(idea, view, depth, best, limit);
		if (list.size(entry) === view.hand?.length) return { ...idea, worth: points + LAST_PIECE_BONUS, isExact: true };
		solver.lay(0, list, entry);
		const answer = solver.value(1, depth - 1, LOWEST, points - best, false, limit);
		solver.takeBack(0, list, entry);
		return answer && { ...idea, worth: points - answer.value, isExact: answer.isExact };
	}

	/** C9: a pass, forced or by choice; the second of two by choice ends the game. */
	private readPass(idea: Read, view: ClassicView, depth: number, best: number, limit: number): Read | null {
		if (view.options.voluntaryPass && view.idleTurns > 0) return { ...idea, worth: 0, isExact: true };
		const answer = this.solver.value(1, depth - 1, LOWEST, -best, true, limit);
		return answer && { ...idea, worth: -answer.value, isExact: answer.isExact };
	}
}
