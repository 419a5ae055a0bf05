// How fast Classic is simulated: whole greedy games of two and rollouts eight turns deep, beside the same games by the rules
// themselves; and how many endgames with an empty bag are read out to the end.
import { playerOf } from '@tessera/bots';
import { EndgameSolver, Random, READING_DEPTHS, Table, Worlds } from '@tessera/bots/classic/search';
import { type ClassicPosition, type ClassicView, legalActions, type Position, total, viewFor } from '@tessera/engine';
import { after, begin } from './games.ts';

const RULE_GAMES = 40;
const FAST_GAMES = 1500;
const ROUNDS = 7;
const ROLLOUTS = 2000;
const DEPTH = 8;
const ENDGAME_GAMES = 60;
const LIMITS = [20, 50, 100];
/** Where it is given up: many times what 100 ms are good for. */
const MOST_NODES = 150_000;
const BOUND = 10_000;

/** Every position of a game by the rules between two of a level. */
function course(seed: string, level: 'greedy' | 'careful'): readonly ClassicPosition[] {
	const player = playerOf(level, '');
	const positions: ClassicPosition[] = [];
	for (let position: Position = begin('classic', seed); !position.ending; ) {
		positions.push(position as ClassicPosition);
		position = after(position, player.choose(viewFor(position, position.turn), { rollouts: 0 }).action);
	}
	return positions;
}

const rateOf = (count: number, run: () => void): number => {
	const before = performance.now();
	run();
	return (1000 * count) / (performance.now() - before);
};

const bestOf = (count: number, run: () => void): number =>
	Math.max(...Array.from({ length: ROUNDS }, () => rateOf(count, run)));

const table = new Table();
const random = new Random('bench');

/** The deal of a game by the rules, its opening laid, set up on the search table. */
function setUp(position: ClassicPosition): void {
	table.board.load(position.board);
	const worlds = new Worlds(viewFor(position, position.turn) as ClassicView);
	worlds.next(random);
	worlds.set(table);
}

function simulateGames(openings: readonly ClassicPosition[]): void {
	for (let i = 0; i < FAST_GAMES; i++) {
		setUp(openings[i % openings.length] as ClassicPosition);
		while (!table.isOver) table.playGreedily();
	}
}

function simulateRollouts(positions: readonly ClassicPosition[]): void {
	const each = Math.ceil(ROLLOUTS / positions.length);
	for (const position of positions) {
		table.board.load(position.board);
		const worlds = new Worlds(viewFor(position, position.turn) as ClassicView);
		const laid = table.board.laidCount;
		for (let i = 0; i < each; i++) {
			worlds.next(random);
			worlds.set(table);
			for (let ply = 0; ply < DEPTH && !table.isOver; ply++) table.playGreedily();
			while (table.board.laidCount > laid) table.board.undo();
		}
	}
}

const solver = new EndgameSolver();

/** Milliseconds until an endgame was read out; infinite when it was given up. */
function timeToSolve({ board, hands, turn }: ClassicPosition): number {
	const before = performance.now();
	solver.load({ board, hands: [hands[turn] ?? [], hands[1 - turn] ?? []], voluntaryPass: false });
	for (const depth of READING_DEPTHS)
		if (solver.value(0, depth, -BOUND, BOUND, false, MOST_NODES)?.isExact) return performance.now() - before;
	return Infinity;
}

function printEndgames(): void {
	const endgames = Array.from({ length: ENDGAME_GAMES }, (_, index) => course(`end ${index}`, 'careful'))
		.flat()
		.filter((position) => total(position.bag) === 0 && legalActions(position).placements.length > 0);
	const times = endgames.map(timeToSolve);
	const shares = LIMITS.map((limit) => {
		const share = times.filter((time) => time <= limit).length / times.length;
		return `${(100 * share).toFixed(0)} % within ${limit} ms`;
	});
	console.log(`  endgames with an empty bag (${times.length} turns of ${ENDGAME_GAMES} games) read out to the end:`);
	console.log(`    ${shares.join(', ')} (aim: 90 % within 100 ms, at least 75 %)`);
}

const count = (number: number): string => Math.round(number).toLocaleString('en-GB');

export function run(): void {
	const games = Array.from({ length: RULE_GAMES }, (_, index) => course(`greedy ${index}`, 'greedy'));
	const byRules = rateOf(RULE_GAMES, () => {
		for (let i = 0; i < RULE_GAMES; i++) course(`greedy ${i}`, 'greedy');
	});
	const openings = games.flatMap((positions) => positions.slice(1, 2));
	const middles = games.flatMap((positions) => positions.filter(({ board }) => board.length >= 48).slice(0, 1));
	const fast = bestOf(FAST_GAMES, () => simulateGames(openings));
	const rollouts = bestOf(ROLLOUTS, () => simulateRollouts(middles));
	console.log('Simulation of Classic, two players, each taking the most points');
	console.log(
		`  whole games: ${count(fast)} a second (aim: 6,000), ${count(fast / byRules)} × as many as by the rules`,
	);
	console.log(
		`  rollouts ${DEPTH} turns deep from the middle: ${(rollouts / 1000).toFixed(1)} a millisecond (aim: 40)`,
	);
	printEndgames();
}

if (import.meta.main) run();
