import { readFileSync } from 'node:fs';
import {
	type Action,
	type GameName,
	type Kind,
	optionSpecs,
	type Placed,
	play,
	positionOf,
	seedFromText,
} from '@tessera/engine';
import { pieceCode } from '@tessera/notation';
import { describe, expect, test } from 'vitest';
import { CARDS_RULES } from '../rules/cards.ts';
import { CLASSIC_RULES } from '../rules/classic.ts';
import { CUBES_RULES } from '../rules/cubes.ts';
import type { Page } from '../rules/page.ts';
import { CARDS_FIGURES } from './cards.ts';
import { CLASSIC_FIGURES } from './classic.ts';
import { CUBES_FIGURES } from './cubes.ts';
import { type Figure, isLine, judgeBoard, judgeTable, sumInWords } from './figure.ts';
import { marksOf } from './marks.ts';

type Code = readonly [code: string, x: number, y: number];

interface Step {
	readonly query: {
		readonly game: GameName;
		readonly board?: readonly Code[];
		readonly table?: readonly (readonly string[])[];
	};
	readonly expect: {
		readonly move?: { readonly place: readonly Code[]; readonly score: number };
		readonly noMove?: readonly Code[];
		readonly play?: { readonly cards: readonly string[]; readonly maxQwirkles: number };
	};
}

const examples: readonly { readonly id: string; readonly steps: readonly Step[] }[] = JSON.parse(
	readFileSync(new URL('../../../../../fixtures/cases/worked-examples.json', import.meta.url), 'utf8'),
);

function exampleOf({ id, step }: { readonly id: string; readonly step: number }): Step {
	const found = examples.find((example) => example.id === id)?.steps[step];
	if (!found) throw new Error(`no such worked example: ${id}, ${step}`);
	return found;
}

const codesOf = (pieces: readonly Placed[]) => pieces.map(({ kind, x, y }) => `${pieceCode(kind)}@${x},${y}`).sort();
const written = (codes: readonly Code[] = []) => codes.map(([code, x, y]) => `${code}@${x},${y}`).sort();
const sorted = (cards: readonly Kind[]) => cards.map(pieceCode).sort();
const tableOf = (series: readonly (readonly string[])[]) => series.map((each) => [...each].sort().join(' ')).sort();

const FIGURES: readonly (readonly [name: string, figure: Figure])[] = [
	...Object.entries(CLASSIC_FIGURES).map(([name, figure]) => [`Classic ${name}`, figure] as const),
	...Object.entries(CUBES_FIGURES).map(([name, figure]) => [`Cubes ${name}`, figure] as const),
	...Object.entries(CARDS_FIGURES).map(([name, figure]) => [`Cards ${name}`, figure] as const),
];

describe('a figure shows what the worked example tells, and the engine says of it what the text says', () => {
	for (const [name, figure] of FIGURES) {
		if (figure.shows === 'board')
			test(name, () => {
				const { query, expect: told } = exampleOf(figure.example);
				expect(query.game).toBe(figure.game);
				expect(codesOf(figure.board)).toEqual(written(query.board));
				const verdict = judgeBoard(figure);
				expect(codesOf(figure.laid)).toEqual(written(told.move?.place ?? told.noMove));
				expect(verdict.refusal === null ? verdict.points : 'refused').toBe(told.move?.score ?? 'refused');
			});
		if (figure.shows === 'table')
			test(name, () => {
				const { query, expect: told } = exampleOf(figure.example);
				expect(tableOf(figure.before.map(sorted))).toEqual(tableOf(query.table ?? []));
				expect(sorted(figure.cards)).toEqual([...(told.play?.cards ?? [])].sort());
				const verdict = judgeTable(figure);
				expect(verdict.isValid).toBe(true);
				expect(verdict.qwirkles).toBe(told.play?.maxQwirkles);
			});
	}
});

test('the table after a turn is one that the engine lets be laid', () => {
	const fill: readonly Kind[] = Array.from({ length: 9 }, (_, index) => index as Kind);
	for (const figure of Object.values(CARDS_FIGURES)) {
		if (figure.shows !== 'table') continue;
		const position = positionOf({
			game: 'cards',
			options: {},
			ages: [null, null],
			seed: seedFromText('a figure'),
			step: 0,
			turn: 0,
			hands: [[...figure.cards, ...fill].slice(0, 9), fill],
			ended: null,
			table: figure.before,
			captured: [[], []],
			finalTurns: null,
			idleTurns: 0,
		});
		if (!position.ok) throw new Error(JSON.stringify(position.problem));
		const action: Action = { type: 'lay', cards: figure.cards, table: figure.after };
		expect(play(position.value, action)).toMatchObject({ ok: true });
	}
});

test('cards tell where they came from: the hand, another series, or nowhere', () => {
	const [squares, purple, green] = judgeTable(CARDS_FIGURES.chain).series;
	expect(squares?.cards.map(({ from }) => from)).toEqual(['here', 'here', 'table']);
	expect(purple?.cards.map(({ from }) => from)).toEqual(['here', 'here', 'here']);
	expect(green?.cards.map(({ from }) => from)).toEqual(['hand', 'hand', 'table']);
});

test('lines that go together and lines that do not', () => {
	const verdicts = FIGURES.flatMap(([name, figure]) =>
		figure.shows === 'line' ? [[name, isLine(figure)] as const] : [],
	);
	for (const [name, isRight] of verdicts) expect([name, isRight]).toEqual([name, /colour|shape/.test(name)]);
});

test('points are added up as people do it', () => {
	expect(sumInWords(judgeBoard(CLASSIC_FIGURES.nine).lines).split(' + ').sort()).toEqual(['2', '3', '4']);
	expect(sumInWords(judgeBoard(CLASSIC_FIGURES.qwirkle).lines)).toBe('6 + 6');
});

test('the marks at the ends of lines lie on free cells, each on its own', () => {
	for (const [name, figure] of FIGURES) {
		if (figure.shows !== 'board') continue;
		const taken = [...figure.board, ...figure.laid, ...marksOf(judgeBoard(figure).lines)].map(
			({ x, y }) => `${x},${y}`,
		);
		expect([name, new Set(taken).size]).toEqual([name, taken.length]);
	}
});

const PAGES: { readonly [G in GameName]: Page } = { classic: CLASSIC_RULES, cubes: CUBES_RULES, cards: CARDS_RULES };
const LETTERS: { readonly [G in GameName]: readonly [letter: string, count: number] } = {
	classic: ['C', 11],
	cubes: ['Q', 5],
	cards: ['K', 6],
};

describe.each(Object.entries(PAGES) as [GameName, Page][])('the page of %s', (game, page) => {
	test('has every rule once', () => {
		const [letter, count] = LETTERS[game];
		const rules = page.sections.flatMap(({ passages }) => passages.flatMap(({ rule }) => rule ?? []));
		expect(rules.toSorted()).toEqual(Array.from({ length: count }, (_, index) => `${letter}${index + 1}`).toSorted());
	});

	test('explains every ruling that can be chosen, and no other', () => {
		expect(Object.keys(page.house).sort()).toEqual(Object.keys(optionSpecs(game)).sort());
	});

	test('shows every figure there is', () => {
		const all = { classic: CLASSIC_FIGURES, cubes: CUBES_FIGURES, cards: CARDS_FIGURES }[game];
		const shown = page.sections.flatMap(({ passages }) => passages.flatMap(({ figures = [] }) => figures));
		expect(new Set(shown.map(({ figure }) => figure))).toEqual(new Set(Object.values(all)));
	});
});
