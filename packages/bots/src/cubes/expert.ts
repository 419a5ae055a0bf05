// Only its own points, but those exactly: rerolls what promises most over all rolls, and lays what scores most.
import { type CubesView, legalInView, without } from '@tessera/engine';
import { FastBoard } from '@tessera/engine/fast';
import { mostPointsFirst, pointsCandidate } from '../most-points.ts';
import { type Candidate, choiceOf, onlyAnswer, type Thinking } from '../player.ts';
import { LineWorths } from './rolls/line-worths.ts';
import { type Kept, Rolls } from './rolls/rolls.ts';

/** Rerolls that an answer tells of however few are asked for: all of them are worked out anyway. */
const LEAST_TOLD = 5;

const board = new FastBoard();
const lines = new LineWorths();
const rolls = new Rolls();

/** Every choice of what to keep with the points that may be expected of it, the best first. */
function choicesIn(view: CubesView): readonly Kept[] {
	const hand = view.hand ?? [];
	board.load(view.board);
	lines.ofPoints(board, hand);
	return rolls.all(hand, lines);
}

const candidateIn =
	({ hand }: CubesView) =>
	({ cubes, worth }: Kept): Candidate<'cubes'> => ({
		action: { type: 'reroll', cubes: without(hand ?? [], cubes) },
		worth,
		points: worth,
		kept: null,
		risk: null,
	});

export function* expert(view: CubesView, _: unknown, told: number): Thinking<'cubes'> {
	const { placements = [], reroll = false, pass = false } = legalInView(view) ?? {};
	const choices = reroll ? choicesIn(view) : [];
	const rolled = choices[0] ? (view.hand ?? []).length - choices[0].cubes.length : 0;
	if (pass) yield onlyAnswer<'cubes'>({ type: 'pass' }, 0);
	else if (placements.length > 0 && rolled === 0)
		yield choiceOf<'cubes'>(mostPointsFirst(placements, told).map(pointsCandidate), 0);
	else yield choiceOf<'cubes'>(choices.slice(0, Math.max(LEAST_TOLD, told)).map(candidateIn(view)), 0);
}
