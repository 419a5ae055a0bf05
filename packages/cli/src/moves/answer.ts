// Answers one line of `tessera moves`: a question as JSON in, everything that may be played as JSON out. Moves are written and
// sorted as text, because the order of an answer is the order of its texts.
import { cardPlays, type Kind, openingsWith, type Placed, placementsOn } from '@tessera/engine';
import { perft } from '@tessera/engine/fast';
import { pieceCode } from '@tessera/notation';
import { type Query, readQuery } from './query.ts';

/** C2: the rulings on openings that the interface takes for granted. */
const OPENING_SCORES = { openingQwirkleBonus: true, openingSinglePoints: 1 } as const;

const placedText = ({ kind, x, y }: Placed): string => `["${pieceCode(kind)}",${x},${y}]`;

const moveText = (place: readonly string[], score: number): string => `{"place":[${place.join(',')}],"score":${score}}`;

const codesInOrder = (kinds: readonly Kind[]): readonly string[] => kinds.map(pieceCode).sort();

/** Texts in the order of their UTF-16 code units, as a JSON object with one list. */
const listText = (name: string, texts: readonly string[]): string => `{"${name}":[${[...texts].sort().join(',')}]}`;

const placementsText = ({ board, hand }: Query & { type: 'placements' }): string =>
	listText(
		'moves',
		board.length === 0
			? []
			: placementsOn(board, hand).map(({ pieces, score }) => moveText(pieces.map(placedText), score)),
	);

/** An opening is written from 0,0 to the right in ascending order of code: any order of its pieces is the same move. */
const openingsText = ({ hand }: Query & { type: 'openings' }): string =>
	listText(
		'moves',
		openingsWith(hand, OPENING_SCORES).map(({ pieces, score }) => {
			const codes = codesInOrder(pieces.map(({ kind }) => kind));
			return moveText(
				codes.map((code, x) => `["${code}",${x},0]`),
				score,
			);
		}),
	);

const playsText = ({ table, hand }: Query & { type: 'plays' }): string =>
	listText(
		'plays',
		cardPlays(table, hand).map(({ cards, maxQwirkles }) => {
			const codes = codesInOrder(cards).map((code) => `"${code}"`);
			return `{"cards":[${codes.join(',')}],"maxQwirkles":${maxQwirkles}}`;
		}),
	);

function answerText(query: Query): string {
	switch (query.type) {
		case 'placements':
			return placementsText(query);
		case 'openings':
			return openingsText(query);
		case 'plays':
			return playsText(query);
		case 'perft':
			return JSON.stringify({ perft: perft(query.board, query.hands, query.turn, query.depth) });
	}
}

/** The answer to a line, without its newline. */
export function answerLine(line: string): string {
	const query = readQuery(line);
	return query.ok ? answerText(query.value) : JSON.stringify({ error: query.problem });
}
