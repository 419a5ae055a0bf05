// How long it takes to choose a reroll of Cubes exactly, beside asking the board about every roll and beside sampling; and how
// long Master thinks.
import { playerOf } from '@tessera/bots';
import { type Kept, LineWorths, Rolls } from '@tessera/bots/cubes/search';
import { ALL_SHAPES, type CubesPosition, colourOf, type Kind, kindOf, setOf, viewFor, without } from '@tessera/engine';
import { FastBoard, MoveList } from '@tessera/engine/fast';
import { pick, type Random, randomFrom } from '@tessera/testkit';
import { after, begin } from './games.ts';

const GAMES = 12;
const ROUNDS = 7;
/** Positions for the slow ways. */
const FEW = 4;
/** Rolls that sampling tries for each choice. */
const SAMPLES = 30;
const MASTER_GAMES = 2;

/** Positions with a choice of reroll and six cubes in hand, from games that were played. */
function choicesOf(seed: string): readonly CubesPosition[] {
	const player = playerOf('club', '');
	const found: CubesPosition[] = [];
	for (let position = begin('cubes', seed); !position.ending; ) {
		if (position.game === 'cubes' && position.board.length > 12 && !position.rerolled) found.push(position);
		position = after(position, player.choose(viewFor(position, position.turn), { rollouts: 0 }).action);
	}
	return found.filter((position) => handOf(position).length === 6);
}

const handOf = ({ hands, turn }: CubesPosition): readonly Kind[] => hands[turn] ?? [];

const board = new FastBoard();
const list = new MoveList();
const lines = new LineWorths();
const rolls = new Rolls();

function exactly(position: CubesPosition): readonly Kept[] {
	board.load(position.board);
	lines.ofPoints(board, handOf(position));
	return rolls.all(handOf(position), lines);
}

/** The most points of a hand that shows; what cannot be placed counts nothing here, which the ways compared have in common. */
function mostPoints(hand: readonly Kind[]): number {
	board.best(setOf(hand), list);
	return list.count > 0 ? list.score(0) : 0;
}

function rollsOf([first, ...others]: readonly Kind[]): readonly (readonly Kind[])[] {
	if (first === undefined) return [[]];
	const rest = rollsOf(others);
	return ALL_SHAPES.flatMap((shape) => rest.map((faces) => [kindOf(colourOf(first), shape), ...faces]));
}

const mean = (figures: readonly number[]): number => figures.reduce((sum, each) => sum + each, 0) / figures.length;

const best = (choices: readonly Kept[]): Kept => choices.reduce((a, b) => (b.worth > a.worth ? b : a));

/** Every choice by asking about every roll of it: 117,649 questions for six different cubes. */
function plainly(position: CubesPosition, choices: readonly Kept[]): Kept {
	board.load(position.board);
	return best(
		choices.map(({ cubes }) => {
			const faces = rollsOf(without(handOf(position), cubes));
			return { cubes, worth: mean(faces.map((rolled) => mostPoints([...cubes, ...rolled]))) };
		}),
	);
}

/** Every choice by a few rolls of it. */
function sampling(position: CubesPosition, choices: readonly Kept[], random: Random): Kept {
	board.load(position.board);
	return best(
		choices.map(({ cubes }) => {
			const rolled = without(handOf(position), cubes);
			const roll = (): readonly Kind[] => rolled.map((kind) => kindOf(colourOf(kind), pick(random, ALL_SHAPES)));
			return { cubes, worth: mean(Array.from({ length: SAMPLES }, () => mostPoints([...cubes, ...roll()]))) };
		}),
	);
}

/** Milliseconds of one of many, in the round that other processes disturbed least. */
function timeOf<T>(items: readonly T[], rounds: number, act: (item: T) => void): number {
	const times = Array.from({ length: rounds }, () => {
		const before = performance.now();
		for (const item of items) act(item);
		return (performance.now() - before) / items.length;
	});
	return Math.min(...times);
}

/** What is lost on the mean by another choice than the best. */
function lossOf(
	positions: readonly CubesPosition[],
	choose: (position: CubesPosition, all: readonly Kept[]) => Kept,
): number {
	return mean(
		positions.map((position) => {
			const all = exactly(position);
			const chosen = choose(position, all);
			return best(all).worth - (all.find(({ cubes }) => cubes === chosen.cubes)?.worth ?? 0);
		}),
	);
}

/** Milliseconds of each answer that Master gives in a game against itself. */
function masterTimes(seed: string): readonly number[] {
	const player = playerOf('master', '');
	const times: number[] = [];
	for (let position = begin('cubes', seed); !position.ending; ) {
		const before = performance.now();
		const { action } = player.choose(viewFor(position, position.turn), { rollouts: Number.POSITIVE_INFINITY });
		times.push(performance.now() - before);
		position = after(position, action);
	}
	return times;
}

export function run(): void {
	const random = randomFrom(1);
	const positions = Array.from({ length: GAMES }, (_, game) => choicesOf(`cubes ${game}`)).flat();
	const few = positions.filter((_, index) => index % Math.floor(positions.length / FEW) === 0).slice(0, FEW);
	const chosen = new Map(positions.map((position) => [position, exactly(position)]));
	const all = (position: CubesPosition): readonly Kept[] => chosen.get(position) ?? [];

	const exact = timeOf(positions, ROUNDS, exactly);
	const plain = timeOf(few, 1, (position) => plainly(position, all(position)));
	const exactOfFew = timeOf(few, ROUNDS, exactly);
	const sampled = timeOf(positions, 2, (position) => sampling(position, all(position), random));
	const thought = Array.from({ length: MASTER_GAMES }, (_, game) => masterTimes(`master ${game}`)).flat();

	console.log(`Rerolls of Cubes: ${positions.length} positions from ${GAMES} games, six cubes in hand`);
	console.log(`  exact over all rolls, every choice: ${exact.toFixed(2)} ms (aim: 60 ms)`);
	console.log(`  asking about every roll of every choice: ${(plain / exactOfFew).toFixed(0)} × as long`);
	console.log(
		`  sampling ${SAMPLES} rolls of every choice: ${(sampled / exact).toFixed(1)} × as long, ` +
			`and ${lossOf(positions, (position, choices) => sampling(position, choices, random)).toFixed(2)} points lost a turn`,
	);
	console.log(
		`  Master: ${mean(thought).toFixed(0)} ms an answer, ${Math.max(...thought).toFixed(0)} ms at most (aim: 100 ms)`,
	);
}

if (import.meta.main) run();
