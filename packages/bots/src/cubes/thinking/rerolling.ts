// Master's choice of what to reroll: exact over all rolls, by the points of each line and by what laying it leaves to the
// others. That is worked out only for lines that the best choices would lay, the most likely first.
import { type CubesView, type Kind, legalInView, without } from '@tessera/engine';
import { type Candidate, type Choice, choiceOf, type Thinking } from '../../player.ts';
import type { Random } from '../../random.ts';
import { Outlook } from '../judgement/outlook.ts';
import { LineWorths } from '../rolls/line-worths.ts';
import { sizeOfLine } from '../rolls/lines.ts';
import { type Kept, Rolls } from '../rolls/rolls.ts';
import { usesOf } from '../rolls/uses.ts';
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

/** A choice of what to keep, and how often each line would then be laid. */
interface Plan {
	readonly kept: Kept;
	readonly uses: Float64Array;
}

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
		this.lines = new Map(lineIdeas(view).map((idea) => [idea.line, { idea, points: pointsOf(idea), risk: null }]));
	}

	/** The best choices by what is known so far. */
	plans(): readonly Plan[] {
		const usual = this.usualRisk();
		worths.clear();
		for (const [number, line] of this.lines) worths.set(number, this.worthOf(line, usual));
		worths.settle();
		const best = rolls.all(this.hand, worths).slice(0, MOST_TOLD);
		return best.map((kept) => ({ kept, uses: usesOf(kept.cubes, without(this.hand, kept.cubes), worths) }));
	}

	answer(plans: readonly Plan[]): Choice<'cubes'> {
		const usual = this.usualRisk();
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

	/** What lines that nobody looked at are taken to leave to the others: as much as those that were looked at. */
	private usualRisk(): number {
		const risks = [...this.lines.values()].flatMap(({ risk }) => (risk === null ? [] : [risk]));
		return risks.reduce((sum, risk) => sum + risk, 0) / Math.max(1, risks.length);
	}

	private worthOf({ idea, points, risk }: Line, usualRisk: number): number {
		const laid = sizeOfLine(idea.line);
		const lead = this.outlook.lead(laid) + RISK_SHARE * this.outlook.usualReplies(laid);
		return points + lead - RISK_SHARE * (risk ?? usualRisk);
	}

	private candidateOf({ kept, uses }: Plan, usualRisk: number): Candidate<'cubes'> {
		const mean = (figure: (line: Line) => number): number =>
			[...this.lines].reduce((sum, [number, line]) => sum + (uses[number] ?? 0) * figure(line), 0);
		const fitting = Math.max(
			mean(() => 1),
			Number.EPSILON,
		);
		return {
			action: { type: 'reroll', cubes: without(this.hand, kept.cubes) },
			worth: kept.worth,
			points: mean(({ points }) => points) / fitting,
			kept: 0,
			risk: (RISK_SHARE * mean(({ risk }) => risk ?? usualRisk)) / fitting,
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
	const keepsAll = plans[0]?.kept.cubes.length === view.hand?.length;
	if (keepsAll && legalInView(view)?.placements.length) yield* placing(view, random, thought.outlook.turns);
}
