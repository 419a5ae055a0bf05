// Checks in the page that no draw of a finished game was chosen: by the file of the game, by what was promised before it, and by
// what this very page was told while it was played.
import { eventFor, type GameName, type Seat, sealOf, verifyFairness } from '@tessera/engine';
import type { FollowedTable, Opened, Part } from '@tessera/protocol';
import type { TableMemory } from '../memory.ts';

export interface FairCheck {
	/**
	 * `sealed`: the secret is the one that was fixed before this device added anything to it. `mixed`: the seed follows from it and from what everybody
	 * added. `own`: what this device added is among that. `fixed`: the others could not know that when they chose what they added. `once`: nor was
	 * there a deal before this one that they could call off. `deal`, `draws`: they follow from the seed. `told`: the game is the one that was shown here.
	 */
	readonly name: 'sealed' | 'mixed' | 'own' | 'fixed' | 'once' | 'deal' | 'draws' | 'told';
	readonly outcome: 'holds' | 'fails' | 'unknown';
}

const NAMES = { commitment: 'sealed', seals: 'fixed', seed: 'mixed', deal: 'deal', chance: 'draws' } as const;

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
	/** What this device was told, and added, before the deal: what the server says now proves nothing of then. */
	readonly memory: Pick<TableMemory, 'commitment' | 'contribution' | 'fixed' | 'openedFor'>;
	/** The file of the game. */
	readonly text: string;
}

/** That the secret fits what the server names is only worth something where that is what it named before. */
function sealedBy(check: FairCheck, kept: string | null, named: string): FairCheck {
	if (check.outcome !== 'holds') return check;
	return { ...check, outcome: outcome(kept === null ? null : kept === named) };
}

/** Whether each part is what it was before it was opened. */
const fits = (parts: readonly Part[], contributions: readonly string[]): boolean =>
	parts.length === contributions.length &&
	parts.every((part, seat) => {
		const contribution = contributions[seat] ?? '';
		if (part === null) return contribution === '';
		return 'seal' in part ? sealOf(contribution) === part.seal : contribution === part.open;
	});

/** What only this device can know: what it added, and that the others had fixed theirs before it opened that, once. */
function ownChecks({ call }: FollowedTable, { contributions }: Opened, { mine, memory }: Played): readonly FairCheck[] {
	const { contribution, fixed, openedFor } = memory;
	// What it has not opened may have been given by another device since: but nothing is given anew where nothing was sealed.
	const isKnown = mine !== null && contribution !== null && (fixed !== null || call === null);
	const parts = fixed ?? call?.parts ?? null;
	const doFit = parts && fits(parts, contributions);
	return [
		{ name: 'own', outcome: outcome(isKnown ? contributions[mine] === contribution : null) },
		// Where this device opened nothing, it is only the server that says when something was fixed.
		{ name: 'fixed', outcome: outcome(doFit && fixed === null ? null : doFit) },
		...(openedFor.length > 0 ? [{ name: 'once', outcome: outcome(openedFor.length === 1 || null) } as const] : []),
	];
}

/** Null where there is nothing to check by: nothing was dealt, or the file cannot be read. */
export async function checkFairness(table: FollowedTable, played: Played): Promise<readonly FairCheck[] | null> {
	const { mine, memory, text } = played;
	const opened = table.over?.opened ?? null;
	if (!opened) return null;
	const { parseGame } = await import('@tessera/notation');
	const record = parseGame(text);
	if (!record.ok) return null;
	const { game } = table.terms;
	const checks = verifyFairness(record.value, { ...opened, commitment: table.commitment });
	const found = checks.map((check): FairCheck => ({ name: NAMES[check.name], outcome: check.outcome }));
	const steps = [record.value.start, ...record.value.steps.map(({ step }) => step)];
	const isTold =
		steps.length === table.steps.length &&
		table.steps.every(({ events }, index) => {
			const then = steps[index]?.events ?? [];
			const seen = then.map((event) => eventFor<GameName>(game, event, mine));
			// The terms of the start are no draw, and only the file has the seed.
			const withoutStart = (list: readonly { readonly type: string }[]) =>
				list.filter(({ type }) => type !== 'started');
			return textOf(withoutStart(seen)) === textOf(withoutStart(events));
		});
	const [sealed, mixed, ...rest] = found.map((check) =>
		check.name === 'sealed' ? sealedBy(check, memory.commitment, table.commitment) : check,
	);
	return [
		...(sealed ? [sealed] : []),
		...(mixed ? [mixed] : []),
		...ownChecks(table, opened, played),
		...rest,
		{ name: 'told', outcome: outcome(isTold) },
	];
}
