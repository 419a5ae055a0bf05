// What a person types during a turn, as data.
import { type GameName, type Kind, no, ok, type Placed, type Result } from '@tessera/engine';
import { parsePiece, SHAPE_LETTERS } from '@tessera/notation';
import { SHAPE_SIGNS } from '../terminal/pieces.ts';
import { titleOf } from '../words/games.ts';

/** A series by its number on the screen, or a new one. */
export type SeriesTarget = number | 'new';

export type Simple =
	| 'enter'
	| 'undo'
	| 'clear'
	| 'play'
	| 'arrange'
	| 'keep'
	| 'pass'
	| 'swap'
	| 'hint'
	| 'sort'
	| 'unseen'
	| 'score'
	| 'rules'
	| 'show'
	| 'help'
	| 'quit';

export type Command =
	| { readonly type: Simple }
	| { readonly type: 'put'; readonly pieces: readonly Placed[] }
	| { readonly type: 'where'; readonly kind: Kind }
	| { readonly type: 'exchange' | 'reroll' | 'lay'; readonly pieces: readonly Kind[] | 'all' }
	| { readonly type: 'into'; readonly card: Kind; readonly to: SeriesTarget }
	| { readonly type: 'move'; readonly card: Kind; readonly from: number; readonly to: SeriesTarget }
	| { readonly type: 'save'; readonly file: string | null };

type Reading = Result<Command, string>;

const SIMPLE: Readonly<Record<string, Simple>> = {
	'': 'enter',
	undo: 'undo',
	back: 'undo',
	'take back': 'undo',
	clear: 'clear',
	play: 'play',
	done: 'play',
	arrange: 'arrange',
	keep: 'keep',
	pass: 'pass',
	swap: 'swap',
	hint: 'hint',
	sort: 'sort',
	unseen: 'unseen',
	score: 'score',
	rules: 'rules',
	scores: 'score',
	show: 'show',
	board: 'show',
	table: 'show',
	help: 'help',
	'?': 'help',
	quit: 'quit',
	exit: 'quit',
};

/** The commands that only some of the games have. */
const ONLY_IN: Readonly<Record<string, readonly GameName[]>> = {
	put: ['classic', 'cubes'],
	where: ['classic', 'cubes'],
	exchange: ['classic'],
	reroll: ['cubes'],
	keep: ['cubes'],
	lay: ['cards'],
	into: ['cards'],
	move: ['cards'],
	arrange: ['cards'],
	swap: ['cards'],
};

/** A piece as a code (`rs`) or as it stands on the screen (`r★`). */
export function readPiece(word: string): Kind | null {
	const sign = SHAPE_SIGNS.indexOf(word.slice(1));
	return parsePiece(sign < 0 ? word : word.charAt(0) + SHAPE_LETTERS.charAt(sign));
}

const notAPiece = (word: string): string =>
	`"${word}" is no piece. A piece is a colour (r o y g b p) and a shape (o x d q s c), like rs for the red star.`;

function readPieces(words: readonly string[]): Result<readonly Kind[], string> {
	const kinds = words.map(readPiece);
	const wrong = kinds.indexOf(null);
	return wrong < 0 ? ok(kinds.filter((kind) => kind !== null)) : no(notAPiece(words[wrong] ?? ''));
}

function readMany(type: 'exchange' | 'reroll' | 'lay', words: readonly string[]): Reading {
	if (words[0] === 'all' && words.length === 1) return ok({ type, pieces: 'all' });
	const pieces = readPieces(words);
	return pieces.ok ? ok({ type, pieces: pieces.value }) : pieces;
}

function readWhere([word = '']: readonly string[]): Reading {
	const kind = readPiece(word);
	return kind === null ? no(word === '' ? 'Say where what: where rs' : notAPiece(word)) : ok({ type: 'where', kind });
}

const readTarget = (word: string): SeriesTarget | null => {
	if (word === 'new') return 'new';
	return /^\d{1,3}$/.test(word) ? Number(word) : null;
};

function readInto([word = '', target = '', ...rest]: readonly string[]): Reading {
	const card = readPiece(word);
	if (card === null) return no(notAPiece(word));
	const to = readTarget(target);
	if (to === null || rest.length > 0) return no(`Say where it goes: ${word} 3 for series 3, or ${word} new.`);
	return ok({ type: 'into', card, to });
}

function readMove([word = '', source = '', target = '', ...rest]: readonly string[]): Reading {
	const card = readPiece(word);
	const from = readTarget(source);
	const to = readTarget(target);
	if (card === null && word !== '') return no(notAPiece(word));
	if (card === null || from === null || from === 'new' || to === null || rest.length > 0)
		return no('Say which card moves from which series to which: move ro 1 4, or move ro 1 new.');
	return ok({ type: 'move', card, from, to });
}

/** A piece with its cell: `rd 2,0`, `rd@2,0`, `rd (2,0)`. */
const PUT = /\s*([a-z]\S)\s*@?\s*\(?\s*(-?\d{1,6})\s*,\s*(-?\d{1,6})\s*\)?\s*/y;

function readPut(text: string): Reading {
	const pieces: Placed[] = [];
	for (PUT.lastIndex = 0; PUT.lastIndex < text.length; ) {
		const [, word = '', x, y] = PUT.exec(text) ?? [];
		if (x === undefined) return no('Say which piece goes where: rd 2,0 or, for several, rd 2,0 rq 3,0.');
		const kind = readPiece(word);
		if (kind === null) return no(notAPiece(word));
		pieces.push({ kind, x: Number(x), y: Number(y) });
	}
	return ok({ type: 'put', pieces });
}

function readWords(game: GameName, text: string): Reading {
	const lower = text.toLowerCase();
	const simple = Object.hasOwn(SIMPLE, lower) ? SIMPLE[lower] : undefined;
	if (simple) return ok({ type: simple });
	const [verb = '', ...words] = lower.split(/[\s]+/);
	const rest = text.slice(verb.length).trim();
	switch (verb) {
		case 'exchange':
		case 'reroll':
		case 'lay':
			return readMany(verb, words);
		case 'where':
			return readWhere(words);
		case 'move':
			return readMove(words);
		case 'save':
			return ok({ type: 'save', file: rest === '' ? null : rest });
		case 'put':
		case 'place':
			return game === 'cards' ? readInto(words) : readPut(rest.toLowerCase());
		default:
			return readPieceFirst(game, lower, [verb, ...words]);
	}
}

/** A line that begins with a piece puts it somewhere. */
function readPieceFirst(game: GameName, text: string, words: readonly string[]): Reading {
	const [first = ''] = words;
	if (readPiece(first.slice(0, 2)) === null) return no(`I do not know "${first}". Type help for what you can do.`);
	return game === 'cards' ? readInto(words) : readPut(text);
}

/** Reads a line; what cannot be read comes back as a sentence that says how it is meant. */
export function readCommand(game: GameName, line: string): Reading {
	const command = readWords(game, line.trim());
	if (!command.ok) return command;
	const games = ONLY_IN[command.value.type];
	return games && !games.includes(game) ? no(`There is no "${command.value.type}" in ${titleOf(game)}.`) : command;
}
