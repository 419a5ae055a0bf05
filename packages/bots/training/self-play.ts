// Games of two that the evaluation plays against itself, with a slip now and then so that it sees what it would not choose.
import { everyKind, HAND_SIZE, type Kind, listKinds } from '@tessera/engine';
import { layout, MoveList } from '@tessera/engine/fast';
import type { Aftermath } from '../src/classic/evaluation/aftermath.ts';
import { Table } from '../src/classic/search/table.ts';
import type { Random } from '../src/random.ts';

const COPIES = 3;
const SEATS = 2;
/** How often, and among how many of the best, any move is played. */
const SLIP = 0.15;
const SLIP_AMONG = 6;

/** What is learned from: figures seen by a seat, and the points it made more than the other from then on. */
export interface Lesson {
	readonly row: Float64Array;
	readonly target: number;
}

interface Seen {
	readonly row: Float64Array;
	readonly seat: number;
	readonly margin: number;
}

/** Reads the figures of a move that is about to be played, or of the position before it. */
export interface Watch {
	read(table: Table, list: MoveList, entry: number): Float64Array;
	/** Whether the points of the move itself are still to come for these figures. */
	readonly isBefore: boolean;
}

function shuffled(random: Random): Kind[] {
	const tiles = [...listKinds(everyKind(COPIES))];
	for (let i = tiles.length - 1; i > 0; i--) {
		const j = random.below(i + 1);
		[tiles[i], tiles[j]] = [tiles[j] as Kind, tiles[i] as Kind];
	}
	return tiles;
}

/** C1; the opening, which is not learned from, is one tile. */
function deal(table: Table, random: Random): void {
	const tiles = shuffled(random);
	table.board.clear();
	table.board.layUnchecked(layout.CENTRE, tiles.pop() as Kind);
	table.tiles.set(tiles.splice(0, SEATS * HAND_SIZE));
	table.sizes.fill(HAND_SIZE, 0, SEATS);
	table.bag.set(tiles);
	table.front = 0;
	table.back = tiles.length;
	table.scores.fill(0);
	table.seats = SEATS;
	table.turn = 0;
	table.isOver = false;
	table.idle = 0;
}

const marginOf = ({ scores }: Table, seat: number): number => (scores[seat] as number) - (scores[1 - seat] as number);

export class SelfPlay {
	private readonly table = new Table();
	private readonly list = new MoveList();
	private readonly aftermath: Aftermath;
	private readonly random: Random;

	constructor(aftermath: Aftermath, random: Random) {
		this.aftermath = aftermath;
		this.random = random;
	}

	/** Plays a game and gives what there was to learn. */
	game(watch: Watch): readonly Lesson[] {
		const { list, table } = this;
		const seen: Seen[] = [];
		deal(table, this.random);
		while (!table.isOver) {
			const seat = table.turn;
			const entry = this.choose();
			if (entry === null) {
				table.skip();
				continue;
			}
			const row = watch.read(table, list, entry);
			const margin = marginOf(table, seat) + (watch.isBefore ? 0 : list.score(entry));
			seen.push({ row, seat, margin });
			table.play(list, entry);
		}
		return seen.map(({ row, seat, margin }) => ({ row, target: marginOf(table, seat) - margin }));
	}

	private choose(): number | null {
		const { list, table } = this;
		table.board.placements(table.kindsOf(table.turn), list);
		if (list.count === 0) return null;
		this.aftermath.prepare(table);
		const judged: { readonly entry: number; readonly worth: number }[] = [];
		for (let entry = 0; entry < list.end; entry = list.next(entry))
			judged.push({ entry, worth: list.score(entry) + this.aftermath.after(table, list, entry) });
		judged.sort((a, b) => b.worth - a.worth);
		const place = this.random.fraction() < SLIP ? this.random.below(Math.min(SLIP_AMONG, judged.length)) : 0;
		return judged[place]?.entry ?? null;
	}
}
