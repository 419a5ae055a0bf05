// The choice of the last turns of a game of two: every candidate is read out, deeper and deeper, until nothing is left open.
import { type ClassicView, type Kind, LAST_PIECE_BONUS, listKinds } from '@tessera/engine';
import { type Certainty, choiceOf, type Thinking } from '../../player.ts';
import { type Idea, Ideas } from '../search/ideas.ts';
import { EndgameSolver, READING_DEPTHS, type Reading } from './solver.ts';

/** Positions that cost about as much as a simulation. */
const NODES_A_ROLLOUT = 20;
/** Positions looked at before it can be hurried. */
const FIRST_SPELL = 500;
const LOWEST = -1_000_000;
const TO_THE_END = READING_DEPTHS.at(-1) ?? 0;

/** An answer that reaches the ceiling may be better still for the other side: the search went no further. */
const certaintyOf = ({ value, isExact }: Reading, ceiling: number): Certainty =>
	isExact ? (value < ceiling ? 'exact' : 'at-most') : 'estimate';

interface Read extends Idea {
	readonly certainty: Certainty;
}

const bestFirst = (read: readonly Read[]): readonly Read[] => read.toSorted((a, b) => b.worth - a.worth);

/** An idea that was read; what the judgement said of its parts has nothing to do with what it then comes to. */
const readAs = (idea: Idea, worth: number, certainty: Certainty): Read => ({
	...idea,
	worth,
	kept: null,
	risk: null,
	certainty,
});

export class ReadOut {
	private readonly solver = new EndgameSolver();
	private readonly ideas = new Ideas();

	*think(view: ClassicView, told: number): Thinking<'classic'> {
		const { solver } = this;
		const theirs: readonly Kind[] = listKinds(view.unseen);
		const voluntaryPass = view.options.voluntaryPass;
		solver.load({ board: view.board, hands: [view.hand ?? [], theirs], voluntaryPass });
		let read: readonly Read[] = this.ideas.haveAll(view).map((idea) => ({ ...idea, certainty: 'estimate' }));
		const rollouts = (): number => Math.ceil(solver.nodes / NODES_A_ROLLOUT);
		yield choiceOf<'classic'>(read, rollouts());
		for (const depth of READING_DEPTHS) {
			const pass = this.read(read, view, depth);
			let step = pass.next();
			for (; !step.done; step = pass.next()) yield choiceOf<'classic'>(read, rollouts());
			read = step.value;
			yield choiceOf<'classic'>(read, rollouts());
			if (read.every(({ certainty }) => certainty !== 'estimate')) break;
		}
		for (const known of this.tell(read, view, told)) yield choiceOf<'classic'>(known, rollouts());
	}

	/** The choice is made: what is only known to be no better is read out, until the first so many are told exactly. */
	private *tell(read: readonly Read[], view: ClassicView, told: number): Generator<readonly Read[], void, void> {
		const isOpen = ({ certainty }: Read): boolean => certainty === 'at-most';
		let known = read;
		for (let next = known.slice(0, told).find(isOpen); next; next = known.slice(0, told).find(isOpen)) {
			const reading = yield* this.insist(next, view, TO_THE_END, LOWEST, known);
			known = bestFirst(known.map((each) => (each === next ? reading : each)));
			yield known;
		}
	}

	/** Reads one candidate, with a rest whenever it has used up its spell: what it found out is kept. */
	private *insist<T>(idea: Read, view: ClassicView, depth: number, best: number, rest: T): Generator<T, Read, void> {
		let reading = this.readOne(idea, view, depth, best, FIRST_SPELL);
		for (let spell = FIRST_SPELL; !reading; spell *= 2) {
			yield rest;
			reading = this.readOne(idea, view, depth, best, spell);
		}
		return reading;
	}

	/** All candidates at one depth, best first. */
	private *read(before: readonly Read[], view: ClassicView, depth: number): Generator<void, readonly Read[], void> {
		let best = LOWEST;
		const read: Read[] = [];
		for (const idea of before) {
			const reading = yield* this.insist(idea, view, depth, best, undefined);
			read.push(reading);
			best = Math.max(best, reading.worth);
		}
		return bestFirst(read);
	}

	private readOne(idea: Read, view: ClassicView, depth: number, best: number, limit: number): Read | null {
		const { solver } = this;
		const { list } = this.ideas;
		const { entry, points } = idea;
		if (entry === null) return this.readPass(idea, view, depth, best, limit);
		if (list.size(entry) === view.hand?.length) return readAs(idea, points + LAST_PIECE_BONUS, 'exact');
		solver.lay(0, list, entry);
		const answer = solver.value(1, depth - 1, LOWEST, points - best, false, limit);
		solver.takeBack(0, list, entry);
		return answer && readAs(idea, points - answer.value, certaintyOf(answer, points - best));
	}

	/** C9: a pass, forced or by choice; the second of two by choice ends the game. */
	private readPass(idea: Read, view: ClassicView, depth: number, best: number, limit: number): Read | null {
		if (view.options.voluntaryPass && view.idleTurns > 0) return readAs(idea, 0, 'exact');
		const answer = this.solver.value(1, depth - 1, LOWEST, -best, true, limit);
		return answer && readAs(idea, 0 - answer.value, certaintyOf(answer, -best));
	}
}
