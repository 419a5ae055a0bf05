// The best division of the cards between colours and shapes: branch and bound, decision by decision. The bound of a line
// is the best of its entries that begin with the digits decided so far, looked up in a table.
import { boundOf, CARD, DEAD, type Worths } from './agreement.ts';
import type { Decision, DigitOfLine, TableModel } from './line-model.ts';

/** The entry of every line, and how many cards stay in all. */
export interface Division {
	readonly entries: readonly number[];
	readonly kept: number;
}

/** What a search may still spend: steps, not time, so that it finds the same on every machine. */
export interface Budget {
	steps: number;
}

/** A search may stop early only when something was found that any better goal has to beat. */
export const isSpent = ({ steps }: Budget, goal: number): boolean => steps <= 0 && goal > 0;

/** The best worth by the first digits of a line: one table for each number of digits decided. */
function bestByPrefix(worths: Worths, radices: readonly number[]): readonly Worths[] {
	const tables = [worths];
	for (const radix of radices.toReversed()) {
		const [longer = worths] = tables;
		const shorter = new Int32Array(longer.length / radix);
		for (let prefix = 0; prefix < shorter.length; prefix++) {
			let best = DEAD;
			for (let value = 0; value < radix; value++) best = Math.max(best, longer[prefix * radix + value] ?? DEAD);
			shorter[prefix] = best;
		}
		tables.unshift(shorter);
	}
	return tables;
}

interface Option {
	readonly colourPrefix: number;
	readonly shapePrefix: number;
	readonly bound: number;
}

/** The division that keeps the most cards, if that is at least `goal`; null when there is none. */
export function bestDivision(
	{ lines, decisions }: TableModel,
	worths: readonly Worths[],
	goal: number,
	budget: Budget,
): Division | null {
	const tables = worths.map((line, index) => bestByPrefix(line, lines[index]?.digits.map(({ radix }) => radix) ?? []));
	const prefixes = worths.map(() => 0);
	let found: Division | null = null;
	let wanted = goal * CARD;

	const best = ({ line }: DigitOfLine, decided: number, prefix: number): number =>
		tables[line]?.[decided]?.[prefix] ?? DEAD;

	/** Every value of a decision: what the lines' prefixes become, and the bound with it. Best first. */
	const optionsOf = ({ radix, colour, shape }: Decision, bound: number): readonly Option[] => {
		const ofColour = prefixes[colour.line] ?? 0;
		const ofShape = prefixes[shape.line] ?? 0;
		const others = bound - best(colour, colour.digit, ofColour) - best(shape, shape.digit, ofShape);
		const options = Array.from({ length: radix }, (_, value) => {
			const colourPrefix = ofColour * radix + value;
			const shapePrefix = ofShape * radix + (radix - 1 - value);
			const ownBest = best(colour, colour.digit + 1, colourPrefix) + best(shape, shape.digit + 1, shapePrefix);
			return { colourPrefix, shapePrefix, bound: others + ownBest };
		});
		return options.sort((a, b) => b.bound - a.bound);
	};

	const decide = (number: number, within: number): void => {
		const decision = decisions[number];
		if (decision === undefined) {
			found = { entries: [...prefixes], kept: within / CARD };
			wanted = within + CARD;
			return;
		}
		const { colour, shape } = decision;
		const before = [prefixes[colour.line] ?? 0, prefixes[shape.line] ?? 0] as const;
		for (const { colourPrefix, shapePrefix, bound } of optionsOf(decision, within)) {
			if (bound < wanted || isSpent(budget, wanted)) break;
			budget.steps--;
			prefixes[colour.line] = colourPrefix;
			prefixes[shape.line] = shapePrefix;
			decide(number + 1, bound);
		}
		[prefixes[colour.line], prefixes[shape.line]] = before;
	};

	decide(0, boundOf(worths));
	return found;
}
