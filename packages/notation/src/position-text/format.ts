// A position as one line: game/board or table/hands/tally/turn, then whatever differs from the default.
import { type Board, optionSpecs, type Position, type Series } from '@tessera/engine';
import { formatNumber } from '../numbers.ts';
import { gluedCodes, pieceCode } from '../pieces.ts';

const orNone = (text: string): string => text || '-';

const listed = <T>(items: readonly T[], textOf: (item: T) => string): string => items.map(textOf).join(',');

/** One row of the board from the column `left` on: codes, with a number for each run of empty cells before a piece. */
function rowText(row: Board, left: number): string {
	let next = left;
	let text = '';
	for (const { kind, x } of row) {
		text += `${x > next ? x - next : ''}${pieceCode(kind)}`;
		next = x + 1;
	}
	return text;
}

/** The top left corner, then every row between the topmost and the lowest piece. */
function boardText(board: Board): string {
	const top = board[0]?.y ?? 0;
	const bottom = board.at(-1)?.y ?? 0;
	const left = Math.min(...board.map(({ x }) => x));
	const rows = Array.from({ length: bottom - top + 1 }, (_, index) => board.filter(({ y }) => y === top + index));
	return board.length === 0 ? '-' : [`${left},${top}`, ...rows.map((row) => rowText(row, left))].join(';');
}

const qwirklesText = (qwirkles: readonly Series[]): string => orNone(qwirkles.map(gluedCodes).join('.'));

function turnText({ turn, ending }: Position): string {
	return ending ? `${turn + 1}!${ending.reason}` : `${turn + 1}`;
}

/** What lies in the middle, and what each seat has earned. */
const middleAndTally = (position: Position): readonly [string, string] =>
	position.game === 'cards'
		? [orNone(listed(position.table, gluedCodes)), listed(position.captured, qwirklesText)]
		: [boardText(position.board), listed(position.scores, String)];

type Extra = readonly [key: string, value: string];

const unless = (isDefault: boolean, key: string, value: string): readonly Extra[] => (isDefault ? [] : [[key, value]]);

function ownExtras(position: Position): readonly Extra[] {
	switch (position.game) {
		case 'classic':
			return unless(position.idleTurns === 0, 'idle', `${position.idleTurns}`);
		case 'cubes':
			return unless(!position.rerolled, 'rerolled', 'yes');
		case 'cards':
			return [
				...unless(position.idleTurns === 0, 'idle', `${position.idleTurns}`),
				...unless(position.finalTurns === null, 'final', `${position.finalTurns}`),
			];
	}
}

function optionExtras({ game, options }: Position): readonly Extra[] {
	const chosen = Object.entries(options);
	const specs = optionSpecs(game);
	return chosen.flatMap(([name, value]) => unless(specs[name]?.default === value, name, String(value)));
}

const agesText = ({ ages }: Position): string => listed(ages, (age) => (age === null ? '-' : formatNumber(age)));

const extrasOf = (position: Position): readonly Extra[] => [
	...unless(position.step === 0, 'step', `${position.step}`),
	...unless(
		position.withdrawn.length === 0,
		'withdrawn',
		listed(position.withdrawn, (seat) => `${seat + 1}`),
	),
	...ownExtras(position),
	...unless(
		position.ages.every((age) => age === null),
		'ages',
		agesText(position),
	),
	...optionExtras(position),
	...unless(position.seed === null, 'seed', `${position.seed}`),
];

export function formatPosition(position: Position): string {
	const [middle, tally] = middleAndTally(position);
	const hands = listed(position.hands, (hand) => orNone(gluedCodes(hand)));
	const extras = extrasOf(position).map(([key, value]) => `${key}=${value}`);
	return [position.game, middle, hands, tally, turnText(position), ...extras].join('/');
}
