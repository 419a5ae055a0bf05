// How fast every placement of a Classic position is found, with scores: into a list, for the best only, and by the obvious
// reference on the same positions; and that the cost follows the open cells of a board, not its bounding box.
import {
	type Board,
	boardOf,
	COMPANIONS,
	everyKind,
	has,
	type Kind,
	type KindSet,
	listKinds,
	type Placed,
	setOf,
	without,
} from '@tessera/engine';
import { FastBoard, MoveList } from '@tessera/engine/fast';
import { pick, type Random, randomFrom, referencePlacements, sample } from '@tessera/testkit';

const POSITIONS = 200;
const TILES = 48;
const HAND = 6;
const ROUNDS = 15;
/** Generations of one position in a row, so that the clock is read seldom enough not to count. */
const REPEATS = 20;

interface Position {
	readonly board: Board;
	readonly hand: readonly Kind[];
}

const fast = new FastBoard();
const list = new MoveList();

function entries(): readonly number[] {
	const found: number[] = [];
	for (let entry = 0; entry < list.end; entry = list.next(entry)) found.push(entry);
	return found;
}

/** The pieces of any placement, or of the best; null when nothing can be laid. */
function choose(random: Random, hand: readonly Kind[], greedy: boolean): readonly Placed[] | null {
	if (greedy) fast.best(setOf(hand), list);
	else fast.placements(setOf(hand), list);
	if (list.count === 0) return null;
	const entry = pick(random, entries());
	return Array.from({ length: list.size(entry) }, (_, index) => fast.placedOf(list.piece(entry, index)));
}

/** A game of two, played until enough tiles are down; null when both got stuck before. */
function midGame(random: Random): Position | null {
	const bag = [...sample(random, listKinds(everyKind(3)), 108)];
	const [first, ...rest] = bag.splice(0, HAND + 1);
	if (first === undefined) return null;
	let [hand, other]: (readonly Kind[])[] = [rest, bag.splice(0, HAND)];
	let board: Board = [{ kind: first, x: 0, y: 0 }];
	for (let turn = 0; turn < TILES && hand && other; turn++) {
		fast.load(board);
		const pieces = choose(random, hand, random(2) === 0) ?? [];
		const kept: readonly Kind[] = without(
			hand,
			pieces.map(({ kind }) => kind),
		);
		board = boardOf([...board, ...pieces]);
		[hand, other] = [other, [...kept, ...bag.splice(0, HAND - kept.length)]];
		if (board.length >= TILES && hand.length === HAND) return { board, hand };
	}
	return null;
}

function midGames(random: Random): readonly Position[] {
	const positions: Position[] = [];
	while (positions.length < POSITIONS) {
		const position = midGame(random);
		if (position) positions.push(position);
	}
	return positions;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const median = (numbers: readonly number[]): number =>
	numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

type Generate = (hand: KindSet) => void;

/** Milliseconds of one generation, on the mean over all positions. */
function timeOfRound(positions: readonly Position[], generate: Generate): number {
	return mean(
		positions.map(({ board, hand }) => {
			const kinds = setOf(hand);
			fast.load(board);
			const before = performance.now();
			for (let i = 0; i < REPEATS; i++) generate(kinds);
			return (performance.now() - before) / REPEATS;
		}),
	);
}

interface Rate {
	/** Generations a second in the best round, which other processes disturbed least, and in the middle one. */
	readonly best: number;
	readonly median: number;
}

function rateOf(positions: readonly Position[], generate: Generate): Rate {
	for (let i = 0; i < 2; i++) timeOfRound(positions, generate);
	const times = Array.from({ length: ROUNDS }, () => timeOfRound(positions, generate));
	return { best: 1000 / Math.min(...times), median: 1000 / median(times) };
}

const intoList: Generate = (hand) => fast.placements(hand, list);
const bestOnly: Generate = (hand) => fast.best(hand, list);

/** Generations a second by the reference; it has to find as many placements. */
function referenceRate(positions: readonly Position[]): number {
	const times = positions.map(({ board, hand }) => {
		const before = performance.now();
		const found = referencePlacements(board, hand).length;
		const time = performance.now() - before;
		fast.load(board);
		if (fast.count(setOf(hand)) !== found) throw new Error('the generator and the reference disagree');
		return time;
	});
	return 1000 / mean(times);
}

const count = (number: number): string => Math.round(number).toLocaleString('en-GB');
const rateText = ({ best, median }: Rate): string => `${count(best)} a second (median round ${count(median)})`;

function chainOfCompanions(random: Random, size: number): readonly Kind[] {
	const chain: Kind[] = [0 as Kind];
	while (chain.length < size) {
		const last = COMPANIONS[chain.at(-1) ?? 0];
		const next = listKinds(everyKind(1)).filter((kind) => last && has(last, kind) && kind !== chain.at(-2));
		chain.push(pick(random, next));
	}
	return chain;
}

/** Steps of one to the right and one down: hardly any board spans a larger box. */
const staircase = (random: Random): Board =>
	boardOf(chainOfCompanions(random, TILES).map((kind, i) => ({ kind, x: Math.ceil(i / 2), y: Math.floor(i / 2) })));

function boxOf(board: Board): number {
	const span = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers) + 1;
	return span(board.map(({ x }) => x)) * span(board.map(({ y }) => y));
}

/** Asks the hands of all positions of each of these boards. */
function printCost(name: string, boards: readonly Board[], hands: readonly (readonly Kind[])[]): void {
	const asked = hands.map((hand, i) => ({ board: boards[i % boards.length] ?? [], hand }));
	const { best } = rateOf(asked, intoList);
	const open = mean(
		asked.map(({ board }) => {
			fast.load(board);
			return fast.openCount;
		}),
	);
	const box = mean(asked.map(({ board }) => boxOf(board)));
	const nanoseconds = 1e9 / best;
	console.log(
		`  ${name}: box of ${count(box)} cells, ${count(open)} open: ${count(nanoseconds)} ns, ` +
			`${(nanoseconds / open).toFixed(0)} ns an open cell, ${(nanoseconds / box).toFixed(1)} ns a cell of the box`,
	);
}

export function run(): void {
	const random = randomFrom(1);
	const positions = midGames(random);
	const boards = positions.map(({ board }) => board);
	const hands = positions.map(({ hand }) => hand);
	const found = positions.map(({ board, hand }) => {
		fast.load(board);
		return fast.count(setOf(hand));
	});
	const full = rateOf(positions, intoList);
	const best = rateOf(positions, bestOnly);
	const reference = referenceRate(positions);
	console.log(
		`Generation: ${POSITIONS} Classic positions, ${mean(boards.map((board) => board.length)).toFixed(1)} tiles down, ` +
			`${HAND} in hand, ${mean(found).toFixed(1)} placements (median ${median(found)})`,
	);
	console.log(`  into a list (aim: 350,000): ${rateText(full)}`);
	console.log(`  best only (aim: 600,000): ${rateText(best)}`);
	console.log(`  obvious reference: ${count(reference)} a second`);
	console.log(`  the list is ${count(full.median / reference)} × as fast as the reference (aim: 50 ×)`);
	printCost('boards from play', boards, hands);
	printCost(
		'stretched boards',
		Array.from({ length: 20 }, () => staircase(random)),
		hands,
	);
}

if (import.meta.main) run();
