// What can be typed during a turn, for the game at hand.
import type { GameName } from '@tessera/engine';
import { SHAPE_LETTERS } from '@tessera/notation';
import type { Look } from '../terminal/look.ts';
import { shapeLegend } from '../terminal/pieces.ts';

type Line = readonly [command: string, meaning: string];

const PUTTING: readonly Line[] = [
	['rd 2,0', 'put the red diamond at column 2, row 0; two: rd 2,0 rq 3,0'],
	['undo', 'take the last one back; clear takes back all'],
	['where rd', 'mark its places: points, or ~ where it takes more pieces'],
	['play or Enter', 'play what lies there'],
];

const OWN: Readonly<Record<GameName, readonly Line[]>> = {
	classic: [...PUTTING, ['exchange ro rx', 'change these tiles instead of placing; or exchange all']],
	cubes: [...PUTTING, ['reroll ro bx', 'roll these cubes again, once a turn; reroll all, or keep']],
	cards: [
		['lay rq bo', 'lay these cards; the table is arranged for them'],
		['rq 3, rq new', 'put a card into series 3, or into a new one'],
		['move ro 1 4', 'move a card from series 1 to series 4; move ro 1 new'],
		['arrange', 'complete what lies there, if it can be'],
		['undo', 'take back step after step; clear takes back all'],
		['play or Enter', 'play what lies there'],
	],
};

const COMMON: readonly Line[] = [
	['hint', 'a suggestion'],
	['show', 'draw the table again'],
	['sort', 'order your hand by colour, by shape, or as drawn'],
	['unseen', 'what is still in the bag or in other hands'],
	['score', 'who has how much'],
	['rules', 'the game in a few sentences'],
	['save FILE', 'save the game; tessera play --resume FILE goes on with it'],
	['quit', 'leave'],
];

const COLOUR_LEGEND = 'r red   o orange   y yellow   g green   b blue   p purple';
const COLUMN = 16;

export const helpLines = (look: Look, game: GameName): readonly string[] => [
	...[...OWN[game], ...COMMON].map(([command, meaning]) => `  ${command.padEnd(COLUMN)}${meaning}`),
	'',
	`  A piece is a colour and a shape: rs is the red star.`,
	`  ${COLOUR_LEGEND}`,
	`  ${shapeLegend(look, SHAPE_LETTERS)}`,
	...(game === 'cards' ? [] : ['  [ ] around what you put down, < > around what was laid since your last turn.']),
];
