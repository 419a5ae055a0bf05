// How long the exact answers of Cards take on tables as they arise in play: games of two to four players, some of whom take
// every Qwirkle, some play anything, and some leave Qwirkles in pieces so that the table grows large.
import {
	ALL_KINDS,
	type Arrangement,
	arrange,
	assessDraft,
	bestLays,
	type CardPlay,
	canLayAny,
	cardPlays,
	countKinds,
	type Kind,
	MIN_SERIES,
	QWIRKLE,
	type Table,
	total,
	without,
} from '@tessera/engine';
import { pick, type Random, randomFrom, referenceCardPlays, sample } from '@tessera/testkit';

const HAND = 9;
const GAMES = 30;
const WARM_UP_GAMES = 2;
const MOST_TURNS = 120;
/** Brute force tries every partition: beyond this many cards on table and in hand it takes too long. */
const MOST_CARDS_FOR_BRUTE_FORCE = 26;
const BRUTE_FORCE_POSITIONS = 30;

function kindsOf(numbers: string): readonly Kind[] {
	return numbers.split(' ').map((number) => Number(number) as Kind);
}

interface Position {
	readonly table: Table;
	readonly hand: readonly Kind[];
}

/**
 * Reached in play by players who avoid Qwirkles: the cards hold many more Qwirkles than any arrangement has, because the
 * three green circles need most of the few cards beside them. Looking for one Qwirkle less at a time took 300 ms here.
 */
const QWIRKLES_AVOIDED: Position = {
	table: [
		'26 28 27 25, 8 9 10 7, 28 34 16 10 4, 11 35 5 29, 10 8 7, 33 31 32, 4 5 2 1, 13 16 17, 18 22 23, 3 9 15 27',
		'12 18 24, 8 14 32 2 26, 31 33 35 32, 6 18 30, 1 2 3, 3 15 27 9, 17 29 35 11, 13 14 15, 4 28 34 16, 25 26 29',
		'13 14 17',
	].flatMap((line) => line.split(', ').map(kindsOf)),
	hand: kindsOf('0 21 20 30 19 6 12 22 34'),
};
const TIMES_ASKED = 20;

/** A way to choose: which cards to lay, how many of the Qwirkles to make, and whether to break up those on the table. */
interface Player {
	readonly choose: (random: Random, plays: readonly CardPlay[]) => CardPlay;
	readonly qwirkles: (random: Random, most: number) => number;
	readonly breaksUp: boolean;
}

const bestBy = (plays: readonly CardPlay[], worth: (play: CardPlay) => number): CardPlay =>
	plays.reduce((best, play) => (worth(play) > worth(best) ? play : best));

const PLAYERS: readonly Player[] = [
	{
		choose: (_, plays) => bestBy(plays, ({ maxQwirkles, cards }) => maxQwirkles * HAND + cards.length),
		qwirkles: (_, most) => most,
		breaksUp: false,
	},
	{ choose: pick, qwirkles: (random, most) => random(most + 1), breaksUp: false },
	{ choose: (_, plays) => bestBy(plays, ({ cards }) => cards.length), qwirkles: () => 0, breaksUp: true },
	{ choose: (_, plays) => bestBy(plays, ({ cards }) => -cards.length), qwirkles: () => 0, breaksUp: true },
];

/** How long each question of one sort took, in milliseconds. */
type Times = number[];

function timed<T>(times: Times, ask: () => T): T {
	const before = performance.now();
	const answer = ask();
	times.push(performance.now() - before);
	return answer;
}

const meanOf = (numbers: readonly number[]): number => total(numbers) / numbers.length;

/** The time that only the given share of the questions exceeds. */
const exceededBy = (times: Times, share: number): number =>
	times.toSorted((a, b) => b - a)[Math.floor(share * times.length)] ?? Number.NaN;

function summary(times: Times): string {
	const [mean, p99, worst] = [meanOf(times), exceededBy(times, 0.01), exceededBy(times, 0)].map((ms) => ms.toFixed(2));
	return `mean ${mean} ms, p99 ${p99} ms, worst ${worst} ms (${times.length} times)`;
}

interface Measures {
	readonly lays: Times;
	readonly plays: Times;
	readonly any: Times;
	readonly arrange: Times;
	readonly draft: Times;
	readonly arrangements: Arrangement[];
	readonly positions: Position[];
}

const newMeasures = (): Measures => ({
	lays: [],
	plays: [],
	any: [],
	arrange: [],
	draft: [],
	arrangements: [],
	positions: [],
});

/** K4: Qwirkles leave the table, unless the player breaks them up first. */
const afterTurn = (table: Table, breaksUp: boolean): Table =>
	table.flatMap((series) => {
		if (series.length < QWIRKLE) return [series];
		return breaksUp ? [series.slice(0, MIN_SERIES), series.slice(MIN_SERIES)] : [];
	});

function timedArrange(measures: Measures, table: Table, cards: readonly Kind[], qwirkles: number): Arrangement {
	const arranged = timed(measures.arrange, () => arrange(table, cards, qwirkles));
	if (!arranged) throw new Error('a play that can be laid has no arrangement');
	measures.arrangements.push(arranged);
	return arranged;
}

/** Asks everything about a position and plays the turn; null when nothing can be laid. */
function playTurn(random: Random, { table, hand }: Position, player: Player, measures: Measures): Position | null {
	const cards = countKinds(table.flat());
	measures.positions.push({ table, hand });
	timed(measures.lays, () => bestLays(cards, hand));
	timed(measures.any, () => canLayAny(cards, hand));
	timed(measures.draft, () => assessDraft(table, [...table, hand.slice(0, 1)], hand));
	const plays = timed(measures.plays, () => cardPlays(cards, hand));
	if (plays.length === 0) return null;
	const play = player.choose(random, plays);
	const asked = player.qwirkles(random, play.maxQwirkles);
	const most = timedArrange(measures, table, play.cards, play.maxQwirkles);
	const arranged = asked === play.maxQwirkles ? most : timedArrange(measures, table, play.cards, asked);
	return { table: afterTurn(arranged.table, player.breaksUp), hand: without(hand, play.cards) };
}

/** A whole game: K5 and K6 as far as they matter for the tables that arise. */
function playGame(random: Random, measures: Measures): void {
	const pile = [...sample(random, [...ALL_KINDS, ...ALL_KINDS, ...ALL_KINDS], ALL_KINDS.length * 3)];
	const players = Array.from({ length: 2 + random(3) }, () => pick(random, PLAYERS));
	const hands: (readonly Kind[])[] = players.map(() => pile.splice(0, HAND));
	let table: Table = [];
	let turns = MOST_TURNS;
	for (let turn = 0; turn < turns; turn++) {
		const seat = turn % players.length;
		const hand = hands[seat] ?? [];
		const after = playTurn(random, { table, hand }, players[seat] ?? pick(random, PLAYERS), measures);
		table = after?.table ?? table;
		const kept = after?.hand ?? hand.slice(Math.min(hand.length, pile.length));
		hands[seat] = [...kept, ...pile.splice(0, HAND - kept.length)];
		if (!after) pile.push(...without(hand, kept));
		if (pile.length === 0) turns = Math.min(turns, turn + 1 + players.length);
	}
}

/** The same small positions asked of both; the ratio of the means of their times. */
function printBruteForce(positions: readonly Position[]): void {
	const small = positions
		.filter(({ table, hand }) => hand.length === HAND && table.length > 1)
		.filter(({ table, hand }) => table.flat().length + hand.length <= MOST_CARDS_FOR_BRUTE_FORCE)
		.slice(0, BRUTE_FORCE_POSITIONS);
	const solver: Times = [];
	const brute: Times = [];
	for (const { table, hand } of small) {
		const exact = timed(solver, () => cardPlays(countKinds(table.flat()), hand));
		const tried = timed(brute, () => referenceCardPlays(table.flat(), hand));
		if (exact.length !== tried.length) throw new Error('the solver and brute force disagree');
	}
	console.log(`  brute force, up to ${MOST_CARDS_FOR_BRUTE_FORCE} cards: ${summary(brute)}`);
	console.log(`  cardPlays on the same: ${summary(solver)}: ${(meanOf(brute) / meanOf(solver)).toFixed(0)} × as fast`);
}

/** The first answer is told apart: nothing is remembered from one to the next, but the machine has warmed up. */
function printHardTable({ table, hand }: Position): void {
	const cards = countKinds(table.flat());
	for (const ask of [cardPlays, bestLays]) {
		const times: Times = [];
		for (let time = 0; time < TIMES_ASKED; time++) timed(times, () => ask(cards, hand));
		const first = (times[0] ?? Number.NaN).toFixed(2);
		console.log(`  ${ask.name} where Qwirkles were avoided: first ${first} ms, ${summary(times)}`);
	}
}

/** What share of the time this process was at work: much less than 100 % means that others disturbed the measures. */
function busyShare(since: number, before: NodeJS.CpuUsage): string {
	const { user, system } = process.cpuUsage(before);
	return `${((user + system) / 10 / (performance.now() - since)).toFixed(0)} %`;
}

export function run(): void {
	const since = performance.now();
	const before = process.cpuUsage();
	const random = randomFrom(1);
	const warmUp = newMeasures();
	for (let game = 0; game < WARM_UP_GAMES; game++) playGame(random, warmUp);
	const measures = newMeasures();
	for (let game = 0; game < GAMES; game++) playGame(random, measures);

	const sizes = measures.positions.map(({ table }) => table.flat().length);
	const moved = measures.arrangements.map((arranged) => arranged.moved);
	const cutShort = measures.arrangements.filter(({ exact }) => !exact).length;
	console.log(`Cards: ${GAMES} games, tables of ${meanOf(sizes).toFixed(0)} cards, ${Math.max(...sizes)} at most`);
	const faster = (meanOf(measures.plays) / meanOf(measures.lays)).toFixed(1);
	console.log(`  bestLays (aim: mean 1.5 ms, worst 100 ms): ${summary(measures.lays)}`);
	console.log(`  which is ${faster} × as fast as cardPlays on the same tables`);
	console.log(`  cardPlays (aim: mean 20 ms, worst 250 ms): ${summary(measures.plays)}`);
	console.log(`  canLayAny: ${summary(measures.any)}`);
	console.log(`  arrange (aim: 20 ms): ${summary(measures.arrange)}`);
	console.log(`  assessDraft: ${summary(measures.draft)}`);
	console.log(`  arrange moves ${meanOf(moved).toFixed(1)} cards in the mean, cut short: ${cutShort}`);
	printHardTable(QWIRKLES_AVOIDED);
	printBruteForce(measures.positions);
	console.log(`  this process was at work for ${busyShare(since, before)} of the time`);
}

if (import.meta.main) run();
