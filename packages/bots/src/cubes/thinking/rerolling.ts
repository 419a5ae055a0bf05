// Master's choice of what to reroll: exact over all rolls, by the points of each line and by what laying it leaves to the
// others. That is worked out only for lines that the best choices would lay, the most likely first.
import { type CubesView, type Kind, legalInView, without } from '@tessera/engine';
import { type Candidate, type Choice, choiceOf, type Thinking } from '../../player.ts';
import type { Random } from '../../random.ts';
import { Outlook } from '../judgement/outlook.ts';
import { LineWorths } from '../rolls/line-worths.ts';
import { sizeOfLine } from '../rolls/lines.ts';
import { NO_LINE, type Plan, Rolls } from '../rolls/rolls.ts';
import { type LineIdea, lineIdeas } from './line-ideas.ts';
import { placing } from './placing.ts';

/** Lines that are looked at before the choices are weighed again, and in all. */
const AT_ONCE = 6;
const MOST_LOOKED_AT = 40;
/** Lines laid less often than this are not worth a look. */
const LEAST_USE = 0.004;
/** Candidates that an answer tells of. */
const MOST_TOLD = 5;
/** How much of what a line leaves to the others counts: the rest comes back, since what is open to them is open to all. */
const RISK_SHARE = 0.55;

const pointsOf = ({ ways }: LineIdea): number => ways[0]?.points ?? 0;

/** What laying a line comes to. */
interface Line {
	readonly idea: LineIdea;
	readonly points: number;
	/** What it leaves to the others; null before it was looked at. */
	readonly risk: number | null;
}

// Filled and read between two answers; nothing is kept in them from one to the next.
const worths = new LineWorths();
const rolls = new Rolls();

class Rerolling {
	readonly outlook: Outlook;
	private readonly hand: readonly Kind[];
	private readonly lines: Map<number, Line>;

	constructor(view: CubesView) {
		this.hand = view.hand ?? [];
		this.outlook = new Outlook(view);
		this.lines = new Map(lineIdeas(view).map((idea) => [idea.line, this.unseen(idea)]));
	}

	/** Q5: who lays the last cube has nothing to fear. */
	private unseen(idea: LineIdea): Line {
		return { idea, points: pointsOf(idea), risk: this.outlook.isLast(sizeOfLine(idea.line)) ? 0 : null };
	}

	/** The best choices by what is known so far. */
	plans(): readonly Plan[] {
		const usual = this.usualSurprise();
		worths.clear();
		for (const [number, line] of this.lines) worths.set(number, this.worthOf(line, usual));
		worths.settle();
		return rolls.plans(this.hand, worths, MOST_TOLD);
	}

	answer(plans: readonly Plan[]): Choice<'cubes'> {
		const usual = this.usualSurprise();
		const candidates = plans.map((plan) => this.candidateOf(plan, usual));
		return choiceOf<'cubes'>(candidates, this.outlook.turns);
	}

	/** Looks at the lines that these choices would lay most often, and tells how many there were. */
	lookAhead(plans: readonly Plan[]): number {
		const use = (line: number): number => Math.max(...plans.map(({ uses }) => uses[line] ?? 0));
		const next = [...this.lines]
			.filter(([number, { risk }]) => risk === null && use(number) > LEAST_USE)
			.sort(([a], [b]) => use(b) - use(a))
			.slice(0, AT_ONCE);
		for (const [number, line] of next) this.lines.set(number, this.lookAt(line));
		return next.length;
	}

	/** The way to lay a line that leaves the most after the risk. */
	private lookAt({ idea }: Line): Line {
		const seen = idea.ways.map(({ pieces, points }) => ({ idea, points, risk: this.outlook.replies(pieces) }));
		return seen.reduce((a, b) => (b.points - RISK_SHARE * b.risk > a.points - RISK_SHARE * a.risk ? b : a));
	}

	/** By how much the lines that were looked at leave more to the others than they usually have. */
	private usualSurprise(): number {
		const seen = [...this.lines.values()].filter(({ risk }) => risk !== null);
		const surprises = seen.map(({ idea, risk }) => (risk ?? 0) - this.usualRisk(idea));
		return surprises.reduce((sum, each) => sum + each, 0) / Math.max(1, seen.length);
	}

	private usualRisk({ line }: LineIdea): number {
		return this.outlook.usualReplies(sizeOfLine(line));
	}

	/** What a line leaves to the others; one that nobody looked at, as much as those that were. */
	private riskOf({ idea, risk }: Line, usualSurprise: number): number {
		return risk ?? this.usualRisk(idea) + usualSurprise;
	}

	private worthOf(line: Line, usualSurprise: number): number {
		const surprise = this.riskOf(line, usualSurprise) - this.usualRisk(line.idea);
		return line.points + this.outlook.lead(sizeOfLine(line.idea.line)) - RISK_SHARE * surprise;
	}

	private candidateOf({ cubes, worth, uses }: Plan, usualSurprise: number): Candidate<'cubes'> {
		const fitting = 1 - (uses[NO_LINE] ?? 0) || 1;
		const mean = (figure: (line: Line) => number): number =>
			[...this.lines].reduce((sum, [number, line]) => sum + (uses[number] ?? 0) * figure(line), 0) / fitting;
		return {
			action: { type: 'reroll', cubes: without(this.hand, cubes) },
			worth,
			points: mean(({ points }) => points),
			// Nothing is known of the cubes that will be kept after the roll.
			kept: null,
			risk: RISK_SHARE * mean((line) => this.riskOf(line, usualSurprise)),
		};
	}
}

/** Thinks about what to reroll; if nothing, about what to place with the cubes as they are. */
export function* rerolling(view: CubesView, random: Random): Thinking<'cubes'> {
	const thought = new Rerolling(view);
	let plans = thought.plans();
	yield thought.answer(plans);
	for (let seen = 0; seen < MOST_LOOKED_AT; ) {
		const more = thought.lookAhead(plans);
		if (more === 0) break;
		seen += more;
		plans = thought.plans();
		yield thought.answer(plans);
	}
	const keepsAll = plans[0]?.cubes.length === view.hand?.length;
	if (keepsAll && legalInView(view)?.placements.length) yield* placing(view, random, thought.outlook.turns);
}
