// Boards that look the same when they are turned or mirrored: what is laid on one side of them is as good as on the other.
import type { Placed } from '@tessera/engine';

type Turn = (piece: Placed) => Placed;

/** The eight ways to lay a square on itself. */
const TURNS: readonly Turn[] = [
	({ kind, x, y }) => ({ kind, x, y }),
	({ kind, x, y }) => ({ kind, x: -x, y }),
	({ kind, x, y }) => ({ kind, x, y: -y }),
	({ kind, x, y }) => ({ kind, x: -x, y: -y }),
	({ kind, x, y }) => ({ kind, x: y, y: x }),
	({ kind, x, y }) => ({ kind, x: -y, y: x }),
	({ kind, x, y }) => ({ kind, x: y, y: -x }),
	({ kind, x, y }) => ({ kind, x: -y, y: -x }),
];

/** The same whatever order the pieces come in. */
export const placedText = (pieces: readonly Placed[]): string =>
	pieces
		.map(({ kind, x, y }) => `${kind}@${x},${y}`)
		.toSorted()
		.join(' ');

const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);

/** A turn that lays the board on itself, moved to where the board is; null where it does not. */
function symmetryOf(board: readonly Placed[], turn: Turn): Turn | null {
	const turned = board.map(turn);
	const right = least(board.map(({ x }) => x)) - least(turned.map(({ x }) => x));
	const down = least(board.map(({ y }) => y)) - least(turned.map(({ y }) => y));
	const moved: Turn = (piece) => {
		const { kind, x, y } = turn(piece);
		return { kind, x: x + right, y: y + down };
	};
	return placedText(board.map(moved)) === placedText(board) ? moved : null;
}

const known = new WeakMap<readonly Placed[], readonly Turn[]>();

function symmetriesOf(board: readonly Placed[]): readonly Turn[] {
	const found = known.get(board) ?? TURNS.flatMap((turn) => symmetryOf(board, turn) ?? []);
	known.set(board, found);
	return found;
}

/** The same text for pieces that are laid alike but for turning or mirroring the board. */
export const textUpToSymmetry = (board: readonly Placed[], pieces: readonly Placed[]): string =>
	symmetriesOf(board)
		.map((turn) => placedText(pieces.map(turn)))
		.toSorted()[0] ?? '';
