// The same choice as the clients of our own load make: the most points.
import { legalInView } from '../../packages/engine/src/index.ts';

export function actionIn(view) {
	const { placements, exchangeUpTo } = legalInView(view);
	const best = placements.reduce((one, other) => (one && one.score >= other.score ? one : other), null);
	if (best) return { type: 'place', pieces: best.pieces };
	return exchangeUpTo > 0 ? { type: 'exchange', pieces: view.hand.slice(0, 1) } : { type: 'pass' };
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
	const began = performance.now();
	await new Promise((resolve) => setTimeout(resolve, measure));
	const elapsed = performance.now() - began;
	const sorted = took.toSorted((one, other) => one - other);
	console.log(
		JSON.stringify({ games, perSecond: (sorted.length / elapsed) * 1000, p50: at(sorted, 0.5), p99: at(sorted, 0.99) }),
	);
	process.exit(0);
}
