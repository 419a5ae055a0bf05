// What an action is worth that no player has weighed: it is tried in sampled worlds, in which everyone then takes the most
// points for two rounds. Rough, but the same for every action of every game.
import { type Action, type Position, type Seat, seatsLeft, viewFor } from '@tessera/engine';
import { playerOf } from '../levels.ts';
import { after, marginOf } from './course.ts';

const ROUNDS = 2;

const greedy = playerOf('greedy', 'trial');

function playOn(start: Position, turns: number): Position {
	let position = start;
	for (let left = turns; left > 0 && !position.ending; ) {
		const { turn } = position;
		position = after(position, greedy.choose(viewFor(position, turn), { rollouts: 0 }).action);
		if (position.turn !== turn) left--;
	}
	return position;
}

const outcomeIn = (world: Position, action: Action, seat: Seat): number =>
	marginOf(playOn(after(world, action), ROUNDS * seatsLeft(world).length), seat);

/** A mean over sampled worlds, and its standard error. */
interface Advantage {
	readonly mean: number;
	readonly error: number;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

/** How much better the first action does than the second, over the same worlds. */
export function advantageInTrials(worlds: readonly Position[], first: Action, second: Action): Advantage {
	const differences = worlds.map((world) => outcomeIn(world, first, world.turn) - outcomeIn(world, second, world.turn));
	const mean = meanOf(differences);
	const variance = meanOf(differences.map((each) => (each - mean) ** 2));
	return { mean, error: Math.sqrt(variance / worlds.length) };
}
