// Bad files of games: each is a good one with one thing changed, and must be found wrong there and nowhere else.
import { describe, expect, test } from 'vitest';
import type { TextProblem } from '../problem.ts';
import { parseGame } from './parse.ts';

const headOf = (game: string): string => `[Tessera "1"]\n[Game "${game}"]\n[Player1 "Anna"]\n[Player2 "Bob"]\n`;

const CLASSIC = `${headOf('classic')}[Age1 "34"]
[Option.stallRounds "3"]

deal Anna: ro rx rd gs yo pc
deal Bob: bo bx oq ys gd pd
open Anna: 3,2
1. Anna: place ro@0,0 rx@1,0 rd@2,0 = 3 + rq yq gq
2. Bob: place bo@0,1 bx@1,1 = 6 + bs bs
3. Anna: exchange gs yo + oc od
4. Bob: place gd@2,-1 = 2 + yx
`;

const CUBES = `${headOf('cubes')}
deal Anna: ro rx rd gs yo pc
deal Bob: bo bx oq ys gd pd
open Anna: 3,2
1. Anna: place ro@0,0 rx@1,0 rd@2,0 = 3 + rq yq gq
2. Bob: reroll oq ys -> os yx; place yx@1,1 = 2 + bs
3. Anna: reroll -; place rq@3,0 = 4 + rc
`;

const CARDS = `${headOf('cards')}
deal Anna: ro rx ox od yd yq gq gs bs
deal Bob: ro rx ox od yd yq gq gs bs
misdeal 2,2
deal Anna: ro rx rd rq rs rc bo bx bd
deal Bob: go gx gd yo yx yd po px pd
open Anna: 6,3
1. Anna: lay ro rx rd rq rs rc bo bx bd -> rorxrdrqrsrc bobxbd = 1 + ro rx rd rq rs rc bo bx bd
2. Bob: lay go yo po -> bobxbd goyopo = 0 + oc pc gc
`;

/** Equal largest lines, so that ages or the lot decide. */
const TIED = `${headOf('classic')}[Age1 "34"]

deal Anna: ro rx rd gs yo pc
deal Bob: bo bx bd ys gd pd
open Anna: 3,3 by lot
`;

/** A table that only exchanges, which ends the game. */
const OVER = `${headOf('classic')}[Option.stallRounds "1"]
[Result "3-0"]

deal Anna: ro rx rd gs yo pc
deal Bob: bo bx oq ys gd pd
open Anna: 3,2
1. Anna: place ro@0,0 rx@1,0 rd@2,0 = 3 + rq yq gq
2. Bob: exchange ys + oc
3. Anna: exchange gs + ys
end stalled: Anna
`;

/** Three of four leave, one of them in the middle of somebody else's turn. */
const LEFT = `[Tessera "1"]
[Game "cubes"]
[Player1 "Anna"]
[Player2 "Bob"]
[Player3 "Cleo"]
[Player4 "Dora"]

deal Anna: ro rx rd gs yo pc
deal Bob: bo bx oq ys gd pd
deal Cleo: oo yx gd bq ps oc
deal Dora: go gx bq yd ps oc
open Anna: 3,2,2,2
1. Anna: place ro@0,0 rx@1,0 rd@2,0 = 3 + rq yq gq
2. Cleo: withdraw
3. Bob: reroll bo gd pd -> bq gc pc
4. Dora: withdraw
5. Bob: place bx@1,1 = 2 + rs
6. Anna: withdraw
end others-withdrew: Bob
`;

const END_EXPECTED = 'the end of the line';
const STILL_IN = 'a player who is still in the game';

type Fault = readonly [
	good: string,
	bad: string,
	expected: string,
	found: string,
	kind?: NonNullable<TextProblem['problem']>['kind'],
];

/** A bar marks the place where the changed text goes wrong. */
function pointed(text: string) {
	const before = text.slice(0, text.indexOf('|')).split('\n');
	return { text: text.replace('|', ''), line: before.length, column: [...(before.at(-1) ?? '')].length + 1 };
}

function testFaults(good: string, faults: readonly Fault[]): void {
	test('the good file reads', () => {
		expect(parseGame(good)).toMatchObject({ ok: true });
	});

	for (const [part, bad, expected, found, kind] of faults)
		test(JSON.stringify(bad), () => {
			expect(good).toContain(part);
			const { text, line, column } = pointed(good.replace(part, () => bad));
			const problem = kind ? { problem: expect.objectContaining({ kind }) } : {};
			expect(parseGame(text)).toEqual({ ok: false, problem: { line, column, expected, found, ...problem } });
		});
}

const END = 'the end of the line';
const END_OF_TEXT = 'the end of the text';
const HEX = '64 lower-case hexadecimal digits';

describe('tags', () => {
	testFaults(CLASSIC, [
		[CLASSIC, '|', '[Tessera "1"]', END_OF_TEXT],
		[CLASSIC, '# nothing\n\n|', '[Tessera "1"]', END_OF_TEXT],
		['[Tessera "1"]\n', '[|Event "x"]\n', 'the tag Tessera first', '"Event"'],
		['[Tessera "1"]', '[Tessera "|2"]', 'version 1', '"2"'],
		['"classic"', '"|chess"', 'classic, cubes or cards', '"chess"'],
		['[Game "classic"]\n', '[Game "classic"]\n[|Game "classic"]\n', 'the tag Game only once', '"Game"'],
		['[Player2 "Bob"]\n[Age1 "34"]\n[Option.stallRounds "3"]\n\n', '[Player3 "Bob"]\n|', 'the tag Player2', '"deal"'],
		['"Bob"', '"|Anna"', 'a name that no other player has', '"Anna"'],
		['"Bob"', '"|B:ob"', 'a name of 1 to 60 characters without a colon', '"B:ob"'],
		['"Bob"', '"|"', 'a name of 1 to 60 characters without a colon', '""'],
		['[Age1 "34"]', '[|Age3 "34"]', 'Age1 to Age2', '"Age3"'],
		['[Age1 "34"]', '[|Player5 "Eve"]', 'Player1 to Player2', '"Player5"'],
		['"34"', '"|old"', 'a number', '"old"'],
		['stallRounds "3"', 'stallRounds "|0"', '1 to 1000', '"0"', 'bad-option'],
		['[Age1 "34"]', '[|Some.thing "34"]', 'Option. and its name', '"Some.thing"'],
		['[Age1 "34"]', '[Seed "|beef"]', HEX, '"beef"'],
		['[Age1 "34"]', '[Secret "|beef"]', HEX, '"beef"'],
		['[Age1 "34"]', '[Commitment "|BEEF"]', HEX, '"BEEF"'],
		['[Age1 "34"]', '[Seal2 "|beef"]', HEX, '"beef"'],
		['[Age1 "34"]', `[|Seal3 "${'be'.repeat(32)}"]`, 'Seal1 to Seal2', '"Seal3"'],
		['[Age1 "34"]', '[Result "|3-6"]', 'no result, because the game is not over', '"3-6"'],
	]);
});

describe('the deal', () => {
	testFaults(CLASSIC, [
		['deal Anna: ro rx rd gs yo pc\n', '|dealt Anna:', 'deal Anna:', '"dealt"'],
		['deal Anna', 'deal |Bob', '"Anna"', '"Bob"'],
		['deal Anna: ro rx', 'deal Anna: ro |zz', 'a piece such as ro', '"zz"'],
		['gs yo pc\n', 'gs yo|\n', '6 pieces', END],
		['gs yo pc\n', 'gs yo pc |pc\n', '6 pieces', '"pc"'],
		['rd gs yo', 'ro ro |ro', 'a piece that was left to draw', '"ro"', 'record-mismatch'],
		['open Anna: 3,2', '|opens Anna: 3,2', 'open and who opens', '"opens"'],
		['open Anna: 3,2\n', '|', 'open and who opens', '"1."'],
		['open Anna', 'open |Eve', 'Anna or Bob', '"Eve"'],
		['open Anna: 3,2', 'open |Anna 3,2', 'a name and a colon', '"Anna"'],
		['open Anna', 'open |Bob', '"Anna"', '"Bob"'],
		['Anna: 3,2', 'Anna: |3,3', '"3,2"', '"3,3"'],
		['3,2\n', '3,2 |by age\n', END, '"by"'],
		['3,2\n', '3,2 |by lot\n', END, '"by"'],
		['3,2\n', '3,2 |by chance\n', END, '"by"'],
	]);
});

describe('C2 a tied opening', () => {
	testFaults(TIED, [
		[' by lot', '|', '"by lot"', END, 'record-mismatch'],
		['by lot', '|by age', '"by lot"', '"by"', 'record-mismatch'],
		[TIED, TIED.replace('\n\n', '\n[Age2 "30"]\n\n').replace('by lot', '|by lot'), '"by age"', '"by"'],
		[TIED, TIED.replace('\n\n', '\n[Age2 "40"]\n\n').replace('open Anna', 'open |Anna'), '"Bob"', '"Anna"'],
	]);
});

describe('turns of Classic', () => {
	testFaults(CLASSIC, [
		['2. Bob', '|3. Bob', '2.', '"3."'],
		['2. Bob', '|Bob', '2. Bob:', '"Bob"'],
		['2. Bob', '2. |Anna', '"Bob"', '"Anna"'],
		['2. Bob: place', '2. |Bob place', 'a name and a colon', '"Bob"'],
		['3. Anna: exchange', '3. Anna: |reroll', 'place, exchange or pass', '"reroll"'],
		['= 6 + bs', '= |5 + bs', '"6"', '"5"'],
		[' = 6 + bs bs', '|', '= and the points', END],
		['= 6 + bs', '= 6|+6 + bs', 'no bonus', '"+6"'],
		['+ bs bs', '|', '+ and 2 drawn', END, 'record-mismatch'],
		['+ bs bs', '+ bs|', '2 drawn', END, 'record-mismatch'],
		['+ bs bs', '+ bs bs |bq', '2 drawn', '"bq"', 'record-mismatch'],
		['bs bs\n', 'bs bs|; pass\n', END, '";"'],
		['rq yq gq', 'ro ro |ro', 'a piece that was left to draw', '"ro"', 'record-mismatch'],
		['bo@0,1 bx@1,1', '|rs@0,1 bx@1,1', 'a piece of the hand', '"rs@0"', 'not-in-hand'],
		['bo@0,1 bx@1,1', 'bo@0,1 |bo@1,1', 'a piece of the hand', '"bo@1"', 'not-in-hand'],
		['place bo@0,1 bx@1,1', '|place -', 'at least one piece', '"place"', 'nothing-laid'],
		['bo@0,1 bx@1,1', '|bo@0,9999999999999999', 'coordinates nearer to 0,0', '"bo@0"', 'bad-coordinate'],
		[
			'4. Bob: place gd@2,-1',
			'4. Bob: |place gd@2,-1 pd@2,-3',
			'pieces in one unbroken line',
			'"place"',
			'gap-in-line',
		],
		['bo@0,1 bx@1,1', 'bo@0,1 |bx@0,0', 'a free cell', '"bx@0"', 'cell-taken'],
		['bo@0,1 bx@1,1', 'bo@0,1 |bx@0,1', 'a cell of its own for every piece', '"bx@0"', 'cell-twice'],
		['bo@0,1 bx@1,1', 'bo@0,1 |bx@1,2', 'all pieces in one row or one column', '"bx@1"', 'not-in-one-line'],
		['bo@0,1 bx@1,1', '|oq@0,1', 'a piece that fits its lines', '"oq@0"', 'line-clash'],
		['bo@0,1 bx@1,1', '|bo@7,7', 'pieces that touch the board', '"bo@7"', 'touches-nothing'],
		[
			'1. Anna: place ro@0,0 rx@1,0 rd@2,0',
			'1. Anna: |place ro@0,0 rx@1,0',
			'an opening as long as the largest line in hand',
			'"place"',
			'opening-size',
		],
		[
			'place ro@0,0 rx@1,0 rd@2,0',
			'|place ro@1,0 rx@2,0 rd@3,0',
			'an opening that covers 0,0',
			'"place"',
			'opening-off-origin',
		],
		['1. Anna: place ro@0,0 rx@1,0 rd@2,0', '1. Anna: |exchange ro', 'an opening placement', '"exchange"', 'must-open'],
		['exchange gs yo', '|exchange -', 'at least one piece', '"exchange"', 'nothing-exchanged'],
		['exchange gs yo + oc od', '|pass', 'a placement or an exchange', '"pass"', 'can-exchange'],
		['4. Bob: place gd@2,-1 = 2 + yx', '|end stalled: Anna', '4. Bob:', '"end"'],
	]);
});

describe('turns of Cubes', () => {
	testFaults(CUBES, [
		['2. Bob: reroll oq ys -> os yx; place', '2. Bob: |exchange oq; place', 'place, reroll or pass', '"exchange"'],
		['-> os yx', '-> os |gx', 'the same cubes in the same order', '"gx"'],
		['-> os yx', '-> os|', '2 cubes', '";"'],
		['-> os yx', '-> os yx |ys', '2 cubes', '"ys"'],
		['-> os yx', '|', '-> and what was rolled', '";"', 'record-mismatch'],
		[
			'-> os yx',
			'-> os yx !> |bo bx os yx gd pd',
			'no more rolls, because something can be placed',
			'"bo"',
			'record-mismatch',
		],
		['-> os yx', '-> os yx !> bo bx|', '6 cubes', '";"'],
		['reroll oq ys', 'reroll |oc ys', 'a piece of the hand', '"oc"', 'not-in-hand'],
		['; place yx@1,1 = 2 + bs', '|', '; and the placement of this turn', END],
		['; place yx@1,1 = 2 + bs', '; |reroll -', 'a placement after the one reroll', '"reroll"', 'rerolled-already'],
		['place yx@1,1', '|pass', 'a placement, because there is one', '"pass"', 'can-place'],
		['= 4 + rc', '= 4|', '+ and 1 drawn', END, 'record-mismatch'],
		['= 4 + rc', '= 4 + rc |rc', '1 drawn', '"rc"', 'record-mismatch'],
	]);
});

describe('Q4 forced rolls', () => {
	const chosen = '-> bq bs gc pc';
	const forced = '!> bo bs oc yq gd px';
	const keeping = CUBES.replace('deal Bob: bo bx oq ys gd pd', 'deal Bob: bq bs oq ys gc pc').replace(
		'reroll oq ys -> os yx; place yx@1,1',
		`reroll - ${forced}; place px@1,1`,
	);
	testFaults(CUBES.replace('oq ys -> os yx; place yx@1,1', `bo bx gd pd ${chosen} ${forced}; place px@1,1`), [
		[` ${forced}`, '|', '!> and all cubes rolled again', '";"', 'record-mismatch'],
		[`${chosen} ${forced}`, `|${forced}`, '-> and what was rolled', '"!>"'],
		[
			forced,
			`${forced} !> |bo bs oc yq gd px`,
			'no more rolls, because something can be placed',
			'"bo"',
			'record-mismatch',
		],
		[forced, '!> bo bs oc |gq gd px', 'the same cubes in the same order', '"gq"'],
	]);
	testFaults(keeping, [[` ${forced}`, '|', '!> and all cubes rolled again', '";"', 'record-mismatch']]);
});

describe('turns of Cards', () => {
	testFaults(CARDS, [
		['misdeal 2,2\n', '|', 'misdeal, because nobody holds a series of three', '"deal"'],
		['misdeal 2,2', 'misdeal |2,3', '"2,2"', '"2,3"'],
		['open Anna: 6,3', '|misdeal 6,3', 'open and who opens', '"misdeal"'],
		['= 1 + ro', '= |2 + ro', '"1"', '"2"'],
		['goyopo = 0', '|go yopo = 0', 'series of three or more that are valid', '"go"', 'bad-series'],
		['bobxbd goyopo', 'bobx|po goyobd', 'series of three or more that are valid', '"po"', 'bad-series'],
		[
			'lay go yo po -> bobxbd goyopo',
			'|lay go yo po -> goyopo',
			'a table that has all its cards and those laid',
			'"lay"',
			'card-missing',
		],
		['bobxbd goyopo', 'bobxbd|bq goyopo', 'a table without any other card', '"bq"', 'card-added'],
		['lay go yo po', 'lay go yo |bo', 'a piece of the hand', '"bo"', 'not-in-hand'],
		['lay go yo po -> bobxbd goyopo = 0', '|lay - -> bobxbd = 0', 'at least one piece', '"lay"', 'nothing-laid'],
		['lay go yo po -> bobxbd goyopo = 0', '|swap', 'cards laid, because some can be', '"swap"', 'can-lay'],
		['+ oc pc gc', '+ oc pc|', '3 drawn', END, 'record-mismatch'],
	]);
});

describe('K6 a swap', () => {
	const drawn = 'ro rx ox od yd yq gq gs bs';
	const swapped = CARDS.replace('deal Bob: go gx gd yo yx yd po px pd', `deal Bob: ${drawn}`)
		.replace('Anna: 6,3', 'Anna: 6,2')
		.replace('lay ro rx rd rq rs rc bo bx bd -> rorxrdrqrsrc bobxbd', 'lay ro rx rd rq rs rc -> rorxrdrqrsrc')
		.replace('+ ro rx rd rq rs rc bo bx bd', '+ go gx gd yo yx yd')
		.replace('lay go yo po -> bobxbd goyopo = 0 + oc pc gc', `swap + ${drawn}`);
	testFaults(swapped, [
		[`swap + ${drawn}`, 'swap|', '+ and 9 drawn', END, 'record-mismatch'],
		[`swap + ${drawn}`, `swap + ${drawn} |ro`, '9 drawn', '"ro"', 'record-mismatch'],
		[`swap + ${drawn}`, '|pass', 'a swap, because no card can be laid', '"pass"', 'must-swap'],
	]);
});

describe('the end', () => {
	testFaults(OVER, [
		['end stalled: Anna\n', '|', 'end stalled: Anna', END_OF_TEXT],
		['end stalled: Anna', 'end |last-piece: Anna', '"stalled"', '"last-piece"'],
		['end stalled: Anna', 'end stalled: |Bob', '"Anna"', '"Bob"'],
		['end stalled: Anna', 'end stalled: Anna|, Bob', END, '","'],
		['end stalled: Anna', 'end stalled| Anna', '":"', 'a space'],
		['end stalled: Anna', '|4. Bob: pass', 'end stalled: Anna', '"4."'],
		['end stalled: Anna\n', 'end stalled: Anna\n|5. Bob: pass', END_OF_TEXT, '"5."'],
		['"3-0"', '"|0-3"', '"3-0"', '"0-3"'],
	]);
});

describe('withdrawals', () => {
	testFaults(LEFT, [
		['2. Cleo: withdraw', '2. |Cleo: withdrawn', '"Bob"', '"Cleo"'],
		['6. Anna: withdraw', '6. Anna: |withdrawn', 'place, reroll or pass', '"withdrawn"'],
		['2. Cleo: withdraw', '|3. Cleo: withdraw', '2.', '"3."'],
		['2. Cleo: withdraw', '2. |Eve: withdraw', '"Bob"', '"Eve"'],
		['2. Cleo: withdraw', '2. Cleo: withdraw |3', END_EXPECTED, '"3"'],
		['2. Cleo: withdraw', '2. Cleo: withdraw |= 0', END_EXPECTED, '"="'],
		['2. Cleo: withdraw', '2. Cleo: withdraw |+ ro', END_EXPECTED, '"+"'],
		['5. Bob: place', '5. |Anna: place', '"Bob"', '"Anna"'],
		['4. Dora', '4. Cleo: |withdraw\n5. Dora', STILL_IN, '"withdraw"', 'withdrawn-already'],
		['gc pc\n', 'gc pc; |withdraw\n', 'place, reroll or pass', '"withdraw"'],
		['gc pc\n4. Dora: withdraw\n', 'gc pc|\n', '; and the placement of this turn', END],
		['end others-withdrew: Bob\n', 'end |last-piece: Bob\n', '"others-withdrew"', '"last-piece"'],
		['end others-withdrew: Bob\n', 'end others-withdrew: |Anna\n', '"Bob"', '"Anna"'],
		['end others-withdrew: Bob\n', '|', 'end others-withdrew: Bob', END_OF_TEXT],
	]);
});
