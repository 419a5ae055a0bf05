// The worked game and the worked examples of the rule texts, played on the engine; each test names the text it comes from.
import {
	type Answer,
	codeOf,
	codesOf,
	goldenGame,
	kindOfCode,
	type Move,
	placedOf,
	type Query,
	unmetClaims,
	workedExamples,
} from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import type { Kind } from './core/vocabulary.ts';
import { legalActions, type Position, playRecorded, startRecorded } from './game.ts';
import { arrange } from './games/cards/solver/index.ts';
import type { ClassicEvent, ClassicPosition } from './games/classic/types.ts';
import type { ScoredLine } from './grid/score.ts';
import { cardsWithPile, classicWithBag, cubesWithBag, kinds, unwrap } from './test-help.ts';

/** A line as the text tells it: `r?` for red, `?q` for squares, and how many. */
function lineAsTold({ pieces }: ScoredLine): string {
	const codes = pieces.map(({ kind }) => codeOf(kind));
	const shared = [0, 1].map((part) => {
		const letters = new Set(codes.map((code) => code.charAt(part)));
		return letters.size === 1 ? [...letters].join('') : '?';
	});
	return `${shared.join('')} ${pieces.length}`;
}

describe('the worked game of rule texts 000 and 001 (turn 12 only in 001)', () => {
	const turns = goldenGame();
	// The texts show what is laid, not what is held: these hands and draws let everyone have it in time. Two hold a line of
	// three, so the first must be the older of them.
	const DEALT = 'rc rd ro gs go yd  gq bq rq rs px yc  bo bs os yx pd gc  gc gd oc od po yx';
	const DRAWN = [
		'yo ps pc',
		'bq oq oo',
		'bx',
		'pq yq',
		'oo ox',
		'yd ys',
		'rx gx',
		'po px',
		'gs gd',
		'bd',
		'rs os ys',
		'pc ps',
	];

	function playedThrough(): readonly { readonly before: ClassicPosition; readonly events: readonly ClassicEvent[] }[] {
		let position = unwrap(startRecorded({ game: 'classic', ages: [40, 39, 38, 37] }, kinds(DEALT))).position;
		return turns.map(({ place }, index) => {
			const before = position;
			const action = { type: 'place', pieces: placedOf(place) } as const;
			const step = unwrap(playRecorded(before, action, kinds(DRAWN[index] ?? '')));
			position = step.position;
			return { before, events: step.events };
		});
	}

	const steps = playedThrough();
	const scoredIn = (turn: number) =>
		steps[turn - 1]?.events.find((event) => event.type === 'scored') ?? expect.fail('nothing was scored');

	test('C2 the first player opens with three red tiles', () => {
		expect(steps[0]?.before).toMatchObject({ turn: 0, board: [] });
	});

	test.each(turns)('C3 turn $turn is that of player $player', ({ turn, player }) => {
		expect(steps[turn - 1]?.before.turn).toBe(player);
	});

	test.each(turns)('C4 C5 turn $turn scores $score', ({ turn, score }) => {
		expect(scoredIn(turn)).toMatchObject({ points: score, single: 0 });
	});

	test.each(turns)('C5 turn $turn line by line', ({ turn, lines }) => {
		const told = lines.map(([shared, length]) => `${shared} ${length}`);
		expect(scoredIn(turn).lines.map(lineAsTold).sort()).toEqual([...told].sort());
	});

	test('C6 everyone holds six tiles all the time', () => {
		for (const { before } of steps) expect(before.hands.map(({ length }) => length)).toEqual([6, 6, 6, 6]);
	});

	test('C5 the totals after twelve turns', () => {
		const totals = [0, 1, 2, 3].map((player) =>
			turns.filter((turn) => turn.player === player).reduce((sum, { score }) => sum + score, 0),
		);
		const last = steps.at(-1);
		const scores = last?.before.scores.map((score, player) => (player === 3 ? score + scoredIn(12).points : score));
		expect(scores).toEqual(totals);
		expect(totals).toEqual([20, 22, 25, 18]);
	});
});

const OTHER_HAND: readonly Kind[] = kinds('ro');

/** The position of a query, with nothing to draw so that nothing depends on chance; null where the engine refuses it. */
function positionFor(query: Query): Position | null {
	try {
		const hands = [query.hand.map(kindOfCode), OTHER_HAND];
		if (query.game === 'cards')
			return cardsWithPile({ table: query.table.map((each) => each.map(kindOfCode)), hands }, []);
		const board = placedOf(query.board);
		return query.game === 'classic' ? classicWithBag({ board, hands }, []) : cubesWithBag({ board, hands }, []);
	} catch {
		return null;
	}
}

const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** An opening is told by its codes in ascending order. */
function moveAsTold({ place, score }: Move, isOpening: boolean): Move {
	if (!isOpening) return { place, score };
	const codes = place.map(([code]) => code).sort();
	return { place: codes.map((code, x) => [code, x, 0] as const), score };
}

/** What the engine says is legal, in the form in which the examples are told. */
function answerFor(query: Query): Answer {
	const position = positionFor(query);
	const legal = position && legalActions(position);
	if (!legal) return { error: 'refused' };
	if (legal.game === 'cards')
		return { plays: legal.plays.map(({ cards, maxQwirkles }) => ({ cards: cards.map(codeOf).sort(), maxQwirkles })) };
	const isOpening = query.game !== 'cards' && query.board.length === 0;
	const moves = legal.placements.map(({ pieces, score }) => ({ place: codesOf(pieces), score }));
	return { moves: moves.map((move) => moveAsTold(move, isOpening)).sort(byText) };
}

/** The points an engine gives for laying this, or null when it refuses. */
function pointsFor(query: Query, place: Move['place']): number | null {
	const position = positionFor(query);
	if (!position) return null;
	const played = playRecorded(position, { type: 'place', pieces: placedOf(place) }, []);
	const scored = played.ok ? played.value.events.find((event) => event.type === 'scored') : undefined;
	return scored?.points ?? null;
}

/** How many Qwirkles laying these cards captures, arranged as the engine proposes; null when it refuses. */
function qwirklesFor(query: Query, codes: readonly string[]): number | null {
	const position = positionFor(query);
	if (position?.game !== 'cards') return null;
	const cards = codes.map(kindOfCode);
	const table = arrange(position.table, cards)?.table;
	const played = table && playRecorded(position, { type: 'lay', cards, table }, []);
	if (!played?.ok) return null;
	const captured = played.value.events.find((event) => event.type === 'captured');
	return captured?.qwirkles.length ?? 0;
}

const RULES_SHOWN: Readonly<Record<Query['game'], string>> = { classic: 'C2 C4 C5', cubes: 'Q2 Q3 Q5', cards: 'K3 K4' };

describe('worked examples', () => {
	for (const { id, seed, gist, steps } of workedExamples()) {
		const rules = RULES_SHOWN[steps[0]?.query.game ?? 'classic'];

		test(`${rules} ${id} (rule text ${seed}): ${gist}`, () => {
			expect(steps.length).toBeGreaterThan(0);
			for (const { query, expect: claims } of steps)
				expect(unmetClaims(answerFor(query), claims), JSON.stringify(query)).toEqual([]);
		});

		const played = steps.filter(({ expect: claims }) => claims.move ?? claims.noMove ?? claims.play);
		if (played.length > 0)
			test(`${rules} ${id} (rule text ${seed}), played`, () => {
				for (const { query, expect: claims } of played) {
					if (claims.move) expect(pointsFor(query, claims.move.place)).toBe(claims.move.score);
					if (claims.noMove) expect(pointsFor(query, claims.noMove)).toBeNull();
					if (claims.play) expect(qwirklesFor(query, claims.play.cards)).toBe(claims.play.maxQwirkles);
				}
			});
	}
});
