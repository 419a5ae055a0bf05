// The worked examples of the rule texts: what each one claims about an answer, and which claims an answer does not meet.
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Answer, Move, Play, Query } from './cases.ts';
import type { PlacedCode } from './codes.ts';

/** What a text says about a position; every key present must hold. */
export interface Claims {
	/** This exact move is among the moves. */
	readonly move?: Move;
	/** No move lays exactly these pieces there. */
	readonly noMove?: readonly PlacedCode[];
	/** No move covers this cell. */
	readonly nothingAt?: readonly [x: number, y: number];
	/** These are all the moves. */
	readonly moves?: readonly Move[];
	/** Every move has this many pieces. */
	readonly lengthAll?: number;
	/** Every move has this score. */
	readonly scoreAll?: number;
	/** This play is among the plays. */
	readonly play?: Play;
	/** These cards cannot be laid. */
	readonly noPlay?: readonly string[];
	/** The position itself is refused. */
	readonly error?: true;
}

export interface WorkedExample {
	readonly id: string;
	/** The rule text it comes from. */
	readonly seed: string;
	/** What it shows. */
	readonly gist: string;
	/** What the text leaves open and was chosen. */
	readonly free: string;
	readonly steps: readonly { readonly query: Query; readonly expect: Claims }[];
}

export const workedExamples = (): readonly WorkedExample[] =>
	JSON.parse(readFileSync(new URL('../../../fixtures/cases/worked-examples.json', import.meta.url), 'utf8'));

const includes = <T>(list: readonly T[], item: T): boolean => list.some((other) => isDeepStrictEqual(other, item));

/** By name, whether each claim about moves holds; claims that are not made are left out. */
const claimsAboutMoves = (moves: readonly Move[], claims: Claims): Readonly<Record<string, boolean | undefined>> => ({
	move: claims.move && includes(moves, claims.move),
	noMove: claims.noMove && !includes(placesOf(moves), claims.noMove),
	nothingAt: claims.nothingAt && !includes(cellsOf(moves), claims.nothingAt),
	moves: claims.moves && isDeepStrictEqual(moves, claims.moves),
	lengthAll: allAre(
		moves.map(({ place }) => place.length),
		claims.lengthAll,
	),
	scoreAll: allAre(
		moves.map(({ score }) => score),
		claims.scoreAll,
	),
});

const claimsAboutPlays = (plays: readonly Play[], claims: Claims): Readonly<Record<string, boolean | undefined>> => ({
	play: claims.play && includes(plays, claims.play),
	noPlay:
		claims.noPlay &&
		!includes(
			plays.map(({ cards }) => cards),
			[...claims.noPlay].sort(),
		),
});

const placesOf = (moves: readonly Move[]): readonly (readonly PlacedCode[])[] => moves.map(({ place }) => place);

const cellsOf = (moves: readonly Move[]): readonly (readonly [number, number])[] =>
	moves.flatMap(({ place }) => place.map(([, x, y]) => [x, y] as const));

const allAre = (values: readonly number[], wanted: number | undefined): boolean | undefined =>
	wanted === undefined ? undefined : values.length > 0 && values.every((value) => value === wanted);

function verdicts(answer: Answer, claims: Claims): Readonly<Record<string, boolean | undefined>> {
	if ('moves' in answer) return claimsAboutMoves(answer.moves, claims);
	return 'plays' in answer ? claimsAboutPlays(answer.plays, claims) : { error: claims.error };
}

/** The names of the claims that an answer does not meet; none when it agrees with the text. */
export function unmetClaims(answer: Answer, claims: Claims): readonly string[] {
	const met = verdicts(answer, claims);
	return Object.keys(claims).filter((claim) => met[claim] !== true);
}
