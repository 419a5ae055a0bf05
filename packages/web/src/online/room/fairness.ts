// Checks in the page that no draw of a finished game was chosen: by the file of the game, by what was promised before it, and by
// what this very page was told while it was played.
import { eventFor, type GameName, type Seat, verifyFairness } from '@tessera/engine';
import type { FollowedTable } from '@tessera/protocol';

export interface FairCheck {
	/**
	 * `sealed`: the secret is the one that was fixed before this device added anything to it. `mixed`: the seed follows from it and from what everybody
	 * added. `own`: what this device added is among that. `deal`, `draws`: they follow from the seed. `told`: the game is the one
	 * that was shown here.
	 */
	readonly name: 'sealed' | 'mixed' | 'own' | 'deal' | 'draws' | 'told';
	readonly outcome: 'holds' | 'fails' | 'unknown';
}

const NAMES = { commitment: 'sealed', seed: 'mixed', deal: 'deal', chance: 'draws' } as const;

const outcome = (holds: boolean | null): FairCheck['outcome'] => {
	if (holds === null) return 'unknown';
	return holds ? 'holds' : 'fails';
};

/** The same text for the same data, in whatever order it was written. */
const textOf = (value: unknown): string =>
	JSON.stringify(value, (_, part: unknown) =>
		typeof part === 'object' && part !== null && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
			: part,
	);

interface Played {
	readonly mine: Seat | null;
	/** What this device added; null where it did not sit there. */
	readonly contribution: string | null;
	/** What this device was told before that; null where it did not sit there. What the server says now proves nothing of then. */
	readonly commitment: string | null;
	/** The file of the game. */
	readonly text: string;
}

/** That the secret fits what the server names is only worth something where that is what it named before. */
function sealedBy(check: FairCheck, kept: string | null, named: string): FairCheck {
	if (check.outcome !== 'holds') return check;
	return { ...check, outcome: outcome(kept === null ? null : kept === named) };
}

/** Null where there is nothing to check by: nothing was dealt, or the file cannot be read. */
export async function checkFairness(
	table: FollowedTable,
	{ mine, contribution, commitment, text }: Played,
): Promise<readonly FairCheck[] | null> {
	const opened = table.over?.opened ?? null;
	if (!opened) return null;
	const { parseGame } = await import('@tessera/notation');
	const record = parseGame(text);
	if (!record.ok) return null;
	const { game } = table.terms;
	const checks = verifyFairness(record.value, { ...opened, commitment: table.commitment });
	const found = checks.map((check): FairCheck => ({ name: NAMES[check.name], outcome: check.outcome }));
	const added = mine === null || contribution === null ? null : opened.contributions[mine] === contribution;
	const steps = [record.value.start, ...record.value.steps.map(({ step }) => step)];
	const isTold =
		steps.length === table.steps.length &&
		table.steps.every(({ events }, index) => {
			const then = steps[index]?.events ?? [];
			const seen = then.map((event) => eventFor<GameName>(game, event, mine));
			// The terms of the start are no draw, and only the file has the seed.
			const played = (list: readonly { readonly type: string }[]) => list.filter(({ type }) => type !== 'started');
			return textOf(played(seen)) === textOf(played(events));
		});
	const [sealed, mixed, ...rest] = found.map((check) =>
		check.name === 'sealed' ? sealedBy(check, commitment, table.commitment) : check,
	);
	return [
		...(sealed ? [sealed] : []),
		...(mixed ? [mixed] : []),
		{ name: 'own', outcome: outcome(added) },
		...rest,
		{ name: 'told', outcome: outcome(isTold) },
	];
}
