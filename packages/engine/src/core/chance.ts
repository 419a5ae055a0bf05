// Where chance enters a game: pieces drawn, cubes rolled, lots. The rules ask a Chance; it answers from the game's seed, or
// from the record of a game that was played elsewhere, so that the same rules serve both.
import { total } from './multiset.ts';
import { chanceOfStep, type Seed } from './random.ts';
import { no, type Result } from './result.ts';
import { ALL_SHAPES, SHAPE_COUNT, type Shape } from './vocabulary.ts';

export interface Chance {
	/** Draws one piece from a bag given by counts: the index of what came out. The caller takes it off the counts. */
	draw(counts: readonly number[]): number;
	/** Rolls one cube: the face that shows. */
	roll(): Shape;
	/** One of the candidates, each equally likely. */
	lot<N extends number>(candidates: readonly N[]): N;
}

/** What chance gave in one step, in the order it was asked: the index drawn, the shape rolled, the candidate chosen. */
export type Outcomes = readonly number[];

/** The chance of one step of a seeded game. Each draw takes each piece still in the bag with equal likelihood. */
export function seededChance(seed: Seed, step: number): Chance {
	const below = chanceOfStep(seed, step);
	return {
		draw(counts) {
			let place = below(total(counts));
			let drawn = 0;
			for (let here = counts[0] ?? 0; place >= here; here = counts[++drawn] ?? 0) place -= here;
			return drawn;
		},
		roll: () => below(SHAPE_COUNT) as Shape,
		lot: <N extends number>(candidates: readonly N[]) => candidates[below(candidates.length)] as N,
	};
}

export interface RecordProblem {
	readonly kind: 'record-mismatch';
	/** Which of the outcomes cannot be; one past the last when there were too few. */
	readonly at: number;
	readonly reason: 'too-few' | 'too-many' | 'impossible';
}

class RecordMismatch extends Error {
	readonly problem: RecordProblem;
	constructor(problem: RecordProblem) {
		super(`record-mismatch: ${problem.reason} at ${problem.at}`);
		this.problem = problem;
	}
}

/** Runs rules with recorded outcomes in place of chance. All of them must be asked for, and each must be possible. */
export function withRecordedChance<T, P>(
	outcomes: Outcomes,
	run: (chance: Chance) => Result<T, P>,
): Result<T, P | RecordProblem> {
	let used = 0;
	const take = (isPossible: (outcome: number) => boolean): number => {
		const outcome = outcomes[used];
		if (outcome === undefined) throw new RecordMismatch({ kind: 'record-mismatch', at: used, reason: 'too-few' });
		if (!isPossible(outcome)) throw new RecordMismatch({ kind: 'record-mismatch', at: used, reason: 'impossible' });
		used++;
		return outcome;
	};
	const chance: Chance = {
		draw: (counts) => take((outcome) => (counts[outcome] ?? 0) > 0),
		roll: () => take((outcome) => ALL_SHAPES.some((shape) => shape === outcome)) as Shape,
		lot: <N extends number>(candidates: readonly N[]) =>
			take((outcome) => candidates.some((each) => each === outcome)) as N,
	};
	try {
		const result = run(chance);
		// A refusal says more than outcomes that were left over because of it.
		if (!result.ok || used === outcomes.length) return result;
		return no({ kind: 'record-mismatch', at: used, reason: 'too-many' });
	} catch (error) {
		if (error instanceof RecordMismatch) return no(error.problem);
		throw error;
	}
}

/** Draws so many pieces one after the other; fewer when there are not so many. Gives the index of each. C6, Q3, K4 */
export function drawSome(counts: readonly number[], wanted: number, chance: Chance): readonly number[] {
	const left = [...counts];
	const pieces: number[] = [];
	for (let more = Math.min(wanted, total(counts)); more > 0; more--) {
		const drawn = chance.draw(left);
		left[drawn] = (left[drawn] ?? 0) - 1;
		pieces.push(drawn);
	}
	return pieces;
}

/** A hand of so many pieces for each seat, one seat after the other. C1, Q1, K1 */
export function dealHands(
	counts: readonly number[],
	players: number,
	size: number,
	chance: Chance,
): readonly (readonly number[])[] {
	const drawn = drawSome(counts, players * size, chance);
	return Array.from({ length: players }, (_, seat) => drawn.slice(seat * size, (seat + 1) * size));
}
