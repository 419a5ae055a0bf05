// Bad texts of actions and positions: where each goes wrong, and what should have stood there.
import type { GameName, SetupProblem } from '@tessera/engine';
import { expect, test } from 'vitest';
import { parseAction } from './action-text.ts';
import { parsePosition } from './position-text/parse.ts';

/** A text with a bar where it goes wrong: the text without the bar, and the place. */
const pointed = (text: string) => ({ text: text.replace('|', ''), line: 1, column: text.indexOf('|') + 1 });

const WRONG_ACTIONS: readonly (readonly [GameName, text: string, expected: string, found: string])[] = [
	['classic', '|', 'place, exchange or pass', 'the end of the line'],
	['classic', '|reroll ro', 'place, exchange or pass', '"reroll"'],
	['cubes', '|exchange ro', 'place, reroll or pass', '"exchange"'],
	['cards', '|place ro@0,0', 'lay, swap or pass', '"place"'],
	['classic', 'place|', 'a piece such as ro', 'the end of the line'],
	['classic', 'place |zz@0,0', 'a piece such as ro', '"zz@0"'],
	['classic', 'place ro|', '@ and a cell such as 2,0', 'the end of the line'],
	['classic', 'place ro@|x,0', 'a whole number', '"x"'],
	['classic', 'place ro@1|', 'a comma and the row', 'the end of the line'],
	['classic', 'place ro@1,0 rx@1|.5,0', 'a comma and the row', '".5"'],
	['classic', 'pass |ro', 'the end of the line', '"ro"'],
	['classic', 'exchange ro |RX', 'a piece such as ro', '"RX"'],
	['cards', 'lay ro|', '-> and the whole table', 'the end of the line'],
	['cards', 'lay ro -> rorx|r', 'a piece such as ro', '"r"'],
	['classic', 'withdraw|', 'a seat from 1 to 4', 'the end of the line'],
	['cards', 'withdraw |5', 'a seat from 1 to 4', '"5"'],
	['cubes', 'withdraw 2 |ro', 'the end of the line', '"ro"'],
	['cubes', '|withdrawn 2', 'place, reroll or pass', '"withdrawn"'],
	['cubes', 'reroll |->', 'a piece such as ro', '"->"'],
];

test.each(WRONG_ACTIONS)('an action of %s: %s', (game, barred, expected, found) => {
	const { text, line, column } = pointed(barred);
	expect(parseAction(game, text)).toEqual({ ok: false, problem: { line, column, expected, found } });
});

const HANDS = 'rorxrdrqrsrc,gogxgdgqgsgc';
const NINES = 'rorxrdrqrsrcoooxod,gogxgdgqgsgcyoyxyd';

const LEFT_EXPECTED = 'seats that have left, each once, and not the seat to move';

type Wrong = readonly [text: string, expected: string, found: string, kind?: SetupProblem['kind']];

const WRONG_POSITIONS: readonly Wrong[] = [
	['|', 'classic, cubes or cards', 'the end of the line'],
	['|chess/-', 'classic, cubes or cards', '"chess"'],
	['classic|', '/ and the board', 'the end of the line'],
	['classic/|', 'a whole number', 'the end of the line'],
	[`classic/0,0;ro2|/${HANDS}/0,0/1`, 'a piece such as ro', '"/"'],
	[`classic/0,0;ro|zz/${HANDS}/0,0/1`, 'a piece such as ro', '"zz"'],
	[`classic/0|;ro/${HANDS}/0,0/1`, 'a comma and the top row', '";"'],
	['classic/-|', '/ and the hands', 'the end of the line'],
	['classic/-/rorx|', '/ and the scores', 'the end of the line'],
	['cards/-/rorx|', '/ and the captured Qwirkles', 'the end of the line'],
	[`classic/-/${HANDS}/0,|x/1`, 'a score', '"x"'],
	[`classic/-/${HANDS}/0,0|`, '/ and the seat to move', 'the end of the line'],
	[`classic/-/${HANDS}/0,0/|x`, 'the seat to move', '"x"'],
	[`classic/-/${HANDS}/0,0/1 |2`, 'the end of the line', '"2"'],
	[`classic/-/${HANDS}/0,0/1|\nx`, 'the end of the line', 'a line break'],
	[
		`classic/-/${HANDS}/0,0/1!|tired`,
		'last-piece, nobody-can-move, player-stuck, everybody-passed, stalled, final-round or others-withdrew',
		'"tired"',
	],
	[
		`cubes/-/${HANDS}/0,0/1/|idle=2`,
		'step, withdrawn, rerolled, ages, openingTie, openingQwirkleBonus, openingSinglePoints, whenStuck or seed',
		'"idle=2"',
	],
	[`classic/-/${HANDS}/0,0/1/step=2/|step=3`, 'step only once', '"step=3"'],
	[`classic/-/${HANDS}/0,0/1/step|`, '"="', 'the end of the line'],
	[`classic/-/${HANDS}/0,0/1/step=|`, 'a value for step', 'the end of the line'],
	[`classic/-/${HANDS}/0,0/1/step=|x`, 'a whole number', '"x"'],
	[`classic/-/${HANDS}/0,0/1/seed=|beef`, '64 lower-case hexadecimal digits', '"beef"'],
	[`classic/-/${HANDS}/0,0/1/ages=3,|old`, 'an age, or - where it is not told', '"old"'],
	[`classic/-/${HANDS}/0,0/1/ages=|3,4,5`, '2 ages, one for each hand', '"3"'],
	[`cubes/-/${HANDS}/0,0/1/rerolled=|no`, 'yes', '"no"'],
	[`classic/-/${HANDS}/0,0/1/stallRounds=|0`, '1 to 1000', '"0"', 'bad-option'],
	[`classic/-/${HANDS}/0,0/1/openingTie=|tallest`, 'oldest, youngest or lot', '"tallest"', 'bad-option'],
	['classic/-/|rorxrdrqrsrc/0/1', '2 to 4 hands', '"rorxrdrqrsrc"', 'bad-player-count'],
	[`classic/-/${HANDS}/|0,0,0/1`, '2 parts, one for each hand', '"0"', 'seats-differ'],
	[`classic/-/${HANDS}/0,0/|3`, 'a seat from 1 to 2', '"3"', 'bad-number'],
	[`classic/-/${HANDS}/0,0/|0`, 'a seat from 1 to 2', '"0"', 'bad-number'],
	[`classic/-/${HANDS}/0,0/1/step=|9999999999999999`, 'a smaller number', '"9999999999999999"', 'bad-number'],
	[`classic/-/${HANDS}/0,0/1/idle=|9999999999999999`, 'a smaller number', '"9999999999999999"', 'bad-number'],
	[`classic/-/${HANDS}/|0,9999999999999999/1`, 'smaller scores', '"0"', 'bad-number'],
	['classic/0,0;rorx/rorxrdrqrsrc,rogxgdgqgs|ro/0,0/1', 'at most 3 of ro', '"ro"', 'too-many-copies'],
	[
		'cubes/0,0;rorxrd/rorxrdrqrsrc,rorxrdrqrsrc,|rorxrdrqrsrc/0,0,0/1',
		'at most 15 cubes of this colour',
		'"rorxrdrqrsrc"',
		'too-many-copies',
	],
	['classic/-/rorxrdrqrsrc,|gogxgdgqgs/0,0/1', 'a hand of 6 pieces', '"gogxgdgqgs"', 'bad-hand-size'],
	[`classic/9999999999999999,0;|ro/${HANDS}/0,0/1`, 'coordinates nearer to 0,0', '"ro"', 'bad-coordinate'],
	[`classic/0,0;ro;1|gx/${HANDS}/0,0/1`, 'a piece that hangs together with the others', '"gx"', 'not-connected'],
	[`classic/0,0;ro|gx/${HANDS}/0,0/1`, 'a piece that fits its line', '"gx"', 'line-clash'],
	[`cubes/-/${HANDS}/0,0/1/rerolled=|yes`, 'no reroll before the opening', '"yes"', 'reroll-before-opening'],
	[`classic/-/${HANDS}/0,0/1/withdrawn=|two`, 'the number of a seat', '"two"'],
	[`classic/-/${HANDS}/0,0/1/withdrawn=2,|`, 'the number of a seat', '""'],
	[`classic/-/${HANDS}/0,0/1!others-withdrew/withdrawn=|3`, LEFT_EXPECTED, '"3"', 'bad-withdrawn'],
	[`classic/-/${HANDS}/0,0/1!others-withdrew/withdrawn=|2,2`, LEFT_EXPECTED, '"2"', 'bad-withdrawn'],
	[`classic/-/${HANDS}/0,0/1!others-withdrew/withdrawn=|1,2`, LEFT_EXPECTED, '"1"', 'bad-withdrawn'],
	[`classic/-/${HANDS}/0,0/1/withdrawn=|1`, LEFT_EXPECTED, '"1"', 'bad-withdrawn'],
	[`classic/-/${HANDS}/0,0/|1/withdrawn=2`, 'an ending that fits the game', '"1"', 'wrong-ending'],
	[`classic/-/${HANDS}/0,0/1!|others-withdrew`, 'an ending that fits the game', '"others-withdrew"', 'wrong-ending'],
	[`classic/-/${HANDS}/0,0/1!|final-round`, 'an ending that fits the game', '"final-round"', 'wrong-ending'],
	[`cards/po|rx/${NINES}/-,-/1`, 'a card that fits its series', '"rx"', 'bad-table-series'],
	[`cards/|popx/${NINES}/-,-/1`, 'a series of at least 3 cards', '"popx"', 'bad-table-series'],
	[
		`cards/|popxpdpqpspc/${NINES}/-,-/1`,
		'a series of 3 to 5 cards: six are captured at once',
		'"popxpdpqpspc"',
		'qwirkle-on-table',
	],
	[
		`cards/-/${NINES}/-,|popxpdpqps/1`,
		'a Qwirkle: six cards of one colour or one shape',
		'"popxpdpqps"',
		'bad-qwirkle',
	],
	[
		`cards/-/${NINES}/-,-/1/final=|2`,
		'final= with the turns left, exactly when the pile is empty',
		'"2"',
		'bad-number',
	],
	[
		`cards/-/${NINES}/-,-/1/final=|0`,
		'final= with the turns left, exactly when the pile is empty',
		'"0"',
		'bad-number',
	],
];

for (const [barred, expected, found, kind] of WRONG_POSITIONS)
	test(`a position: ${barred}`, () => {
		const { text, line, column } = pointed(barred);
		const problem = kind ? { problem: expect.objectContaining({ kind }) } : {};
		expect(parsePosition(text)).toEqual({ ok: false, problem: { line, column, expected, found, ...problem } });
	});
