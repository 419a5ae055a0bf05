// From one line of JSON to a checked question about a position, or to what is wrong with it.
import {
	type Board,
	boardOf,
	boardProblem,
	boxOf,
	COLOURS,
	countColours,
	countKinds,
	type GameName,
	handSize,
	type Kind,
	type KindCounts,
	no,
	ok,
	type Placed,
	seriesProblem,
	type Table,
} from '@tessera/engine';
import { nounOf, piecesName } from '../words/pieces.ts';
import { setupWords } from '../words/setup-problems.ts';
import { type Read, readFlag, readList, readObject, readPiece, readPlaced, readWhole } from './json.ts';

export type Query =
	| { readonly type: 'placements'; readonly board: Board; readonly hand: readonly Kind[] }
	| { readonly type: 'openings'; readonly hand: readonly Kind[] }
	| { readonly type: 'plays'; readonly table: KindCounts; readonly hand: readonly Kind[] }
	| {
			readonly type: 'perft';
			readonly board: Board;
			readonly hands: readonly (readonly Kind[])[];
			readonly turn: number;
			readonly depth: number;
	  };

type GridGame = Exclude<GameName, 'cards'>;
type Fields = Readonly<Record<string, unknown>>;

/** More than all hands together can be laid one by one in. */
const DEEPEST_PERFT = 100;

function readHand(value: unknown, game: GameName, name = 'hand'): Read<readonly Kind[]> {
	const hand = readList(value, name, readPiece);
	if (!hand.ok || hand.value.length <= handSize(game)) return hand;
	return no(`a hand holds at most ${handSize(game)} ${nounOf(game)}s, not ${hand.value.length}`);
}

/** C1, Q1, K1: more pieces of a kind, or cubes of a colour, than the box holds. */
function excessOf(game: GameName, kinds: readonly Kind[]): string | null {
	const box = boxOf(game);
	const counts = game === 'cubes' ? countColours(kinds) : countKinds(kinds);
	const excess = counts.findIndex((count, index) => count > (box[index] ?? 0));
	if (excess < 0) return null;
	return `there are more than ${box[excess]} ${game === 'cubes' ? `${COLOURS[excess]} cubes` : piecesName(excess as Kind)}`;
}

/** A board as it may lie: no more copies than there are, every line valid, all of it connected. */
function readBoard(value: unknown, game: GridGame): Read<Board> {
	const pieces = readList<Placed>(value, 'board', readPlaced);
	if (!pieces.ok) return pieces;
	const board = boardOf(pieces.value);
	const kinds = board.map(({ kind }) => kind);
	const excess = excessOf(game, kinds);
	if (excess) return no(excess);
	const problem = boardProblem(board);
	return problem ? no(setupWords(game, problem)) : ok(board);
}

function readGrid(fields: Fields, game: GridGame): Read<Query> {
	const board = readBoard(fields['board'], game);
	if (!board.ok) return board;
	const hand = readHand(fields['hand'], game);
	if (!hand.ok) return hand;
	const opening = readFlag(fields['opening'], 'opening');
	if (!opening.ok) return opening;
	if (!opening.value) return ok({ type: 'placements', board: board.value, hand: hand.value });
	return board.value.length > 0 ? no('an opening needs an empty board') : ok({ type: 'openings', hand: hand.value });
}

function readTable(value: unknown): Read<Table> {
	const table = readList(value, 'table', (series) => readList(series, 'table', readPiece));
	if (!table.ok) return table;
	for (const [index, series] of table.value.entries()) {
		const problem = seriesProblem(series);
		if (problem) return no(setupWords('cards', { kind: 'bad-table-series', index, problem }));
	}
	return table;
}

function readCards(fields: Fields): Read<Query> {
	const table = readTable(fields['table']);
	if (!table.ok) return table;
	const hand = readHand(fields['hand'], 'cards');
	if (!hand.ok) return hand;
	const excess = excessOf('cards', [...table.value.flat(), ...hand.value]);
	return excess ? no(excess) : ok({ type: 'plays', table: countKinds(table.value.flat()), hand: hand.value });
}

function readPerft(fields: Fields): Read<Query> {
	const depth = readWhole(fields['perft'], 'perft', DEEPEST_PERFT);
	if (!depth.ok) return depth;
	const board = readBoard(fields['board'], 'classic');
	if (!board.ok) return board;
	const hands = readList(fields['hands'], 'hands', (hand) => readHand(hand, 'classic', 'hands'));
	if (!hands.ok) return hands;
	if (hands.value.length === 0) return no('"hands" holds at least one hand');
	const turn = readWhole(fields['turn'], 'turn', hands.value.length - 1);
	if (!turn.ok) return turn;
	return ok({ type: 'perft', board: board.value, hands: hands.value, turn: turn.value, depth: depth.value });
}

export function readQuery(text: string): Read<Query> {
	const fields = readObject(text);
	if (!fields.ok) return fields;
	const game = fields.value['game'];
	if (game === 'cards') return readCards(fields.value);
	if (game === 'classic' && fields.value['perft'] !== undefined) return readPerft(fields.value);
	if (game === 'classic' || game === 'cubes') return readGrid(fields.value, game);
	return no('"game" is "classic", "cubes" or "cards"');
}
