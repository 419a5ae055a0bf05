// The same choice as the clients of our own load make, found the same way: the most points, on the fast board.

import { FastBoard, MoveList } from '../../packages/engine/src/fast/index.ts';
import { legalInView, setOf } from '../../packages/engine/src/index.ts';

/** All clients of a process think one after the other, so one board is enough. */
const board = new FastBoard();
const list = new MoveList();

/** The opening is rare, and left to those who know all the rules. */
function opening(view) {
	const { placements } = legalInView(view);
	const best = placements.reduce((one, other) => (one && one.score >= other.score ? one : other), null);
	return { type: 'place', pieces: best.pieces };
}

export function actionIn(view) {
	if (view.board.length === 0) return opening(view);
	board.load(view.board);
	board.best(setOf(view.hand), list);
	if (list.count === 0)
		return view.bagSize > 0 ? { type: 'exchange', pieces: view.hand.slice(0, 1) } : { type: 'pass' };
	return {
		type: 'place',
		pieces: Array.from({ length: list.size(0) }, (_, index) => board.placedOf(list.piece(0, index))),
	};
}

const at = (sorted, part) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

let letThemPlay = () => {};

/** Nobody moves before all sit: those who sat first would keep the server from seating the others. */
export const allSit = new Promise((resolve) => {
	letThemPlay = resolve;
});

/** Lets this many games go on for a while, and says how many moves there were and how long each took. */
export async function measured(games, begin, settle = 3000, measure = 8000) {
	let took = [];
	for (let each = 0; each < games; each++) await begin((milliseconds) => took.push(milliseconds));
	letThemPlay();
	await new Promise((resolve) => setTimeout(resolve, settle));
	took = [];
	const used = process.cpuUsage();
	const began = performance.now();
	await new Promise((resolve) => setTimeout(resolve, measure));
	const elapsed = performance.now() - began;
	const { user, system } = process.cpuUsage(used);
	const sorted = took.toSorted((one, other) => one - other);
	console.log(
		JSON.stringify({
			games,
			perSecond: (sorted.length / elapsed) * 1000,
			p50: at(sorted, 0.5),
			p99: at(sorted, 0.99),
			clientsMs: (user + system) / 1000 / sorted.length,
		}),
	);
	process.exit(0);
}
