// Learns the weights of the Classic evaluation: `npm run train -- [games a round] [rounds] [--write]`. The recipe:
//
//   1. From weights of nothing (which is Greedy), two copies play games with an occasional slip.
//   2. After every move, what the mover could see (aftermath.ts) is one row; the points made more than the other from then
//      to the end are what it should have said. Least squares over all rows gives the next weights; back to 1.
//   3. With the last weights the same once more for the outlook, which sees both hands before a move.
//
// Everything follows from the seeds below, so the same call writes the same file. Fewer games or rounds than usual are a trial, and
// write it only when asked to.
import { writeFileSync } from 'node:fs';
import { HAND_SIZE } from '@tessera/engine';
import { AFTERMATH_FIGURES, Aftermath } from '../src/classic/evaluation/aftermath.ts';
import { OUTLOOK_FIGURES, Outlook } from '../src/classic/evaluation/outlook.ts';
import { COLUMNS, spread, type Weights } from '../src/classic/evaluation/phases.ts';
import type { Table } from '../src/classic/search/table.ts';
import { Random } from '../src/random.ts';
import { Regression } from './regression.ts';
import { SelfPlay, type Watch } from './self-play.ts';
import { USAGE, type Wishes, wishesIn } from './wishes.ts';

const TARGET = new URL('../src/classic/evaluation/weights.ts', import.meta.url);

const bagOf = ({ back, front }: Table): number => back - front;

const nothing = (figures: readonly string[]): Weights => figures.map(() => new Array<number>(COLUMNS).fill(0));

const inRows = (weights: readonly number[]): Weights =>
	Array.from({ length: weights.length / COLUMNS }, (_, row) => weights.slice(row * COLUMNS, (row + 1) * COLUMNS));

function learn(
	name: string,
	policy: Weights,
	figures: number,
	games: number,
	watch: (judge: Aftermath) => Watch,
): Weights {
	const judge = new Aftermath(policy);
	const play = new SelfPlay(judge, new Random(name));
	const regression = new Regression(figures * COLUMNS);
	const read = watch(judge);
	for (let i = 0; i < games; i++) for (const { row, target } of play.game(read)) regression.add(row, target);
	const { error, explained, weights } = regression.fit();
	console.log(
		`${name}: ${games} games, ${regression.rows} rows, explained ${(100 * explained).toFixed(1)} %, error ${error.toFixed(2)} points`,
	);
	return inRows(weights);
}

/** What the mover sees after its move: the move is valued once more, since the choice valued others after it. */
const watchAftermath = (judge: Aftermath): Watch => ({
	isBefore: false,
	read(table, list, entry) {
		judge.after(table, list, entry);
		return spread(judge.lastFigures, judge.unseenCount, bagOf(table));
	},
});

const outlook = new Outlook();

/** What both hold before the move. */
const watchOutlook = (): Watch => ({
	isBefore: true,
	read: (table) => spread(outlook.read(table), bagOf(table) + HAND_SIZE, bagOf(table)),
});

const numbers = (row: readonly number[]): string => row.map((each) => String(Number(each.toFixed(3)) + 0)).join(', ');
const constant = (name: string, weights: Weights): string =>
	`export const ${name}: Weights = [\n${weights.map((row) => `\t[${numbers(row)}],`).join('\n')}\n];\n`;

const HEAD = `// Written by training/train.ts: do not edit. One row a figure, in the order of its list; phases.ts says what the columns are.
import type { Weights } from './phases.ts';
`;

function train({ games, rounds, isWritten }: Wishes): void {
	let aftermath = nothing(AFTERMATH_FIGURES);
	for (let round = 1; round <= rounds; round++)
		aftermath = learn(`aftermath ${round}`, aftermath, AFTERMATH_FIGURES.length, games, watchAftermath);
	const seeing = learn('outlook', aftermath, OUTLOOK_FIGURES.length, games, watchOutlook);
	const text = [HEAD, constant('AFTERMATH_WEIGHTS', aftermath), constant('OUTLOOK_WEIGHTS', seeing)].join('\n');
	if (isWritten) writeFileSync(TARGET, text);
	else console.log('Nothing was written: this was less than the recipe asks for. With --write the weights would be.');
}

const wishes = wishesIn(process.argv.slice(2));
if (wishes) train(wishes);
else {
	console.error(USAGE);
	process.exitCode = 2;
}
