// Reads the cases in fixtures/, in the forms that `tessera moves` takes and gives (docs/CLI.md), and says whether an answer
// is the expected one. The data is trusted: it is part of the project.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PlacedCode } from './codes.ts';
import type { GridGame } from './reference/grid.ts';

export interface GridQuery {
	readonly game: GridGame;
	readonly board: readonly PlacedCode[];
	readonly hand: readonly string[];
	readonly opening?: boolean;
}

export interface CardsQuery {
	readonly game: 'cards';
	readonly table: readonly (readonly string[])[];
	readonly hand: readonly string[];
}

export interface PerftQuery {
	readonly game: 'classic';
	readonly perft: number;
	readonly board: readonly PlacedCode[];
	readonly hands: readonly (readonly string[])[];
	readonly turn: number;
}

export type Query = GridQuery | CardsQuery;

export interface Move {
	readonly place: readonly PlacedCode[];
	readonly score: number;
}

export interface Play {
	readonly cards: readonly string[];
	readonly maxQwirkles: number;
}

export interface Refusal {
	readonly error: string;
}

export type Answer = { readonly moves: readonly Move[] } | { readonly plays: readonly Play[] } | Refusal;

/** Stands for an answer too long to keep: how many moves or plays, sum and best of their worth, and the answer's hash. */
export interface Digest {
	readonly count: number;
	readonly scoreSum: number;
	readonly best: number;
	readonly sha256: string;
}

export interface PerftAnswer {
	readonly perft: readonly number[];
}

export interface Case<Q, E> {
	/** Where to find it: file and line. */
	readonly name: string;
	readonly query: Q;
	readonly expected: E;
}

const fixture = (name: string): string =>
	readFileSync(new URL(`../../../fixtures/cases/${name}`, import.meta.url), 'utf8');

const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n');

function readCases<Q, E>(name: string): readonly Case<Q, E>[] {
	const expected = linesOf(fixture(`${name}.expected.jsonl`));
	return linesOf(fixture(`${name}.jsonl`)).map((line, index) => ({
		name: `${name}.jsonl:${index + 1}`,
		query: JSON.parse(line),
		expected: JSON.parse(expected[index] ?? 'null'),
	}));
}

/** 300 positions each of Classic, Cubes and Cards. */
export const publicCases = (): readonly Case<Query, Answer | Digest>[] => readCases('public');
/** Move sequences of Classic counted by depth. */
export const perftCases = (): readonly Case<PerftQuery, PerftAnswer>[] => readCases('public-perft');
/** Refusals, each followed by a good query; the text of an error does not count. */
export const errorCases = (): readonly Case<Query, Answer>[] => readCases('errors');

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function worthsOf(answer: Answer): readonly number[] {
	if ('moves' in answer) return answer.moves.map(({ score }) => score);
	return 'plays' in answer ? answer.plays.map(({ maxQwirkles }) => maxQwirkles) : [];
}

/** The short form of an answer, as expected lines have it. */
export function digestOf(answer: Answer): Digest {
	const worths = worthsOf(answer);
	const scoreSum = worths.reduce((sum, worth) => sum + worth, 0);
	return { count: worths.length, scoreSum, best: Math.max(0, ...worths), sha256: sha256(JSON.stringify(answer)) };
}

/** An answer in the form that the expected one has, so that a test can compare the two and show where they differ. */
export function inFormOf(expected: Answer | Digest, answer: Answer): Answer | Digest {
	if ('sha256' in expected) return digestOf(answer);
	return 'error' in expected && 'error' in answer ? expected : answer;
}

/** One turn of the worked game that the rule texts of Classic tell. */
export interface GoldenTurn {
	readonly turn: number;
	readonly player: number;
	/** The player's name in each text. */
	readonly names: readonly string[];
	readonly place: readonly PlacedCode[];
	readonly score: number;
	/** What the lines share (`r?` red, `?q` squares) and how long they are. */
	readonly lines: readonly (readonly [shared: string, length: number])[];
}

export const goldenGame = (): readonly GoldenTurn[] => JSON.parse(fixture('golden-game.json'));
