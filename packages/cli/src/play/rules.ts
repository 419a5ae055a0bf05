// The rules of the game at hand in a few sentences, for somebody who has just sat down. docs/RULES.md has all of them.
import type { GameName } from '@tessera/engine';

const FIT = 'It fits when all its pieces have one colour and all shapes differ, or one shape and all colours differ.';

const LINES: readonly string[] = [
	'Lay pieces of your hand in one row or column, touching what lies there already.',
	`Pieces that touch in a row or column make a line. ${FIT}`,
	'Each line that you make or lengthen scores a point for every piece in it.',
	'A line of six is a Qwirkle and scores 6 more.',
];

const LAST = 'Who lays their last piece once the bag is empty scores 6 more and ends the game. The most points win.';

const RULES: Readonly<Record<GameName, readonly string[]>> = {
	classic: [...LINES, 'Instead of placing you may exchange tiles for others from the bag.', LAST],
	cubes: ['At the start of your turn you may reroll any of your cubes, once; colours stay.', ...LINES, LAST],
	cards: [
		'Lay at least one card a turn, in series of three to six cards.',
		`You may rearrange everything on the table, as long as every series fits at the end. ${FIT}`,
		'A series of six is a Qwirkle: it is yours at the end of your turn.',
		'When the last card of the pile is drawn, everyone has one more turn. The most Qwirkles win.',
	],
};

export const rulesLines = (game: GameName): readonly string[] => RULES[game].map((line) => `  ${line}`);
