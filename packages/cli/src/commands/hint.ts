// `tessera hint`: what to do in a position that is given as text, as a bot sees it from the seat that is to move.
import { type Choice, type Level, playerOf } from '@tessera/bots';
import { type View, viewFor } from '@tessera/engine';
import { formatAction, parsePosition } from '@tessera/notation';
import { type Json, seatNumber } from '../data/events.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { actionData } from '../hint/actions.ts';
import { type BudgetOptions, budgetOf, levelNamed } from '../hint/adviser.ts';
import { drawHint } from '../hint/drawing.ts';
import { rounded, roundedChance } from '../hint/figures.ts';
import { type Host, print, printJson } from '../host.ts';
import { textProblemWords } from '../words/text-problems.ts';
import { fail, misuse, positionText } from './input.ts';

export interface HintOptions extends BudgetOptions {
	readonly level: string;
	readonly top: number;
	readonly json?: boolean;
	readonly plain?: boolean;
}

const hintData = (view: View, level: Level, { candidates, rollouts }: Choice, top: number): Json => ({
	game: view.game,
	seat: seatNumber(view.turn),
	level: level.name,
	rollouts,
	weighed: candidates.length,
	candidates: candidates.slice(0, top).map(({ action, worth, points, kept, risk, certainty, error }) => ({
		action: actionData(action),
		notation: formatAction(action),
		worth: rounded(worth),
		points: rounded(points),
		certainty: certainty ?? 'estimate',
		error: roundedChance(error),
		kept: kept === null ? null : rounded(kept),
		risk: risk === null ? null : rounded(risk),
	})),
});

/** The same position gets the same advice, unless time is what limits thinking. */
const SEED = 'hint';

/** The first is told by how much it is better than the second, also where only the first is listed. */
const LEAST_COMPARED = 2;

async function advise(host: Host, view: View, level: Level, options: HintOptions): Promise<ExitCode> {
	const told = Math.max(LEAST_COMPARED, options.top);
	const choice = playerOf(level.name, SEED).choose(view, budgetOf(options), told);
	const look = host.look(options.plain === true);
	if (options.json) await printJson(host, hintData(view, level, choice, options.top));
	else await print(host, look, drawHint(look, view, choice, options.top));
	return EXIT.ok;
}

export async function hint(host: Host, given: string | undefined, options: HintOptions): Promise<ExitCode> {
	const text = await positionText(host, given);
	if (!text.ok) return misuse(host, text.problem);
	const parsed = parsePosition(text.value.trim());
	if (!parsed.ok) return fail(host, EXIT.no, textProblemWords(text.value, parsed.problem));
	const position = parsed.value;
	const level = levelNamed(position.game, options.level);
	if (!level.ok) return misuse(host, level.problem);
	if (position.ending) return fail(host, EXIT.no, 'This game is over: there is nothing left to do.');
	return advise(host, viewFor(position, position.turn), level.value, options);
}
