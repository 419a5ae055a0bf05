// Checks in the page that no draw of a finished game was chosen: by the file of the game, by what was promised before it, and by
// what this very page was told while it was played.
import { eventFor, type GameName, type Recorded, type Seat, sealOf, start, verifyFairness } from '@tessera/engine';
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
	/** Why it is unknown, where that may have two reasons: another device of the same person had the seat, or the server says so. */
	readonly because?: 'replaced';
	/** How many deals there were before this one. */
	readonly count?: number;
}

/** More deals that came to nothing than people cause who come and go: by refusing them one may have picked this one. */
const MANY_REFUSED = 3;

/** The checks that follow from the file alone. Seals are compared with what this device kept. */
const NAMES = { commitment: 'sealed', seals: null, seed: 'mixed', deal: 'deal', chance: 'draws' } as const;

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
	readonly memory: Pick<TableMemory, 'commitment' | 'contribution' | 'fixed' | 'opened' | 'hasReplaced'>;
	/** The file of the game. */
	readonly text: string;
}

/** That the secret fits what the server names is only worth something where that is what it named before. */
function sealedBy(check: FairCheck, kept: string | null, named: string): FairCheck {
	if (check.outcome !== 'holds') return check;
	return { ...check, outcome: outcome(kept === null ? null : kept === named) };
}

/** Whether each part is what it was before it was opened, and there is one for each of those who play. */
const fits = (parts: readonly Part[], { contributions }: Opened, players: number): boolean =>
	parts.length === players &&
	contributions.length === players &&
	parts.every((part, seat) => {
		const contribution = contributions[seat] ?? '';
		if (part === null) return contribution === '';
		return 'seal' in part ? sealOf(contribution) === part.seal : contribution === part.open;
	});

/**
 * Whether what this device added is in the game. Null where it added nothing, or where another device of the same person may have taken
 * its place: the seat has another seal then.
 */
function isAdded({ call }: FollowedTable, { contributions }: Opened, { mine, memory }: Played): boolean | null {
	const { contribution, opened } = memory;
	if (mine === null || contribution === null) return null;
	if (contributions[mine] === contribution) return true;
	const part = call?.parts[mine] ?? null;
	if (part === null || !('seal' in part)) return opened === null && part ? null : false;
	return part.seal === sealOf(contribution) ? false : null;
}

/** What only this device can know: what it added, and that the others had fixed theirs before it opened that, once. */
function ownChecks(table: FollowedTable, opened: Opened, played: Played): readonly FairCheck[] {
	const { contribution, fixed, opened: count, hasReplaced } = played.memory;
	const players = table.sitters.length;
	const added = isAdded(table, opened, played);
	const own: FairCheck = {
		name: 'own',
		outcome: outcome(added),
		...(added === null && played.mine !== null && contribution !== null ? { because: 'replaced' } : {}),
	};
	const parts = (added === null ? null : fixed) ?? table.call?.parts ?? null;
	const doFit = parts && fits(parts, opened, players);
	// Where this device opened nothing for this deal, it is only the server that says when something was fixed.
	const isHeard = doFit && (added === null || fixed === null);
	const all: FairCheck = { name: 'fixed', outcome: outcome(isHeard ? null : doFit) };
	if (played.mine === null || !count) return [own, all];
	// Whatever became of its part in this deal, what it opened for others it did open.
	const others = added === null ? count : count - 1;
	const once: FairCheck = {
		name: 'once',
		outcome: outcome(others > 0 || hasReplaced ? null : true),
		...(others === 0 && hasReplaced ? { because: 'replaced' } : {}),
		count: others,
	};
	return [own, all, once];
}

/** What all of it comes to: `replaced` and `refused` are for people to judge, who alone know what devices and friends they had there. */
export type Verdict = 'holds' | 'fails' | 'replaced' | 'refused' | 'unknown';

export function verdictOf(checks: readonly FairCheck[]): Verdict {
	const has = (wanted: FairCheck['outcome']): boolean => checks.some(({ outcome: found }) => found === wanted);
	if (has('fails')) return 'fails';
	if (checks.some(({ name, because }) => name === 'own' && because === 'replaced')) return 'replaced';
	if (checks.some(({ name, count = 0 }) => name === 'once' && count >= MANY_REFUSED)) return 'refused';
	return has('unknown') ? 'unknown' : 'holds';
}

/** Whether the file tells of a game by the terms of its table: others could make something else of the same seed. */
function isOfTable({ terms, sitters }: FollowedTable, { seed }: Opened, { start: begun }: Recorded): boolean {
	const { game, options } = terms;
	const dealt = start({ game, options, ages: sitters.map(() => null) }, seed);
	return dealt.ok && textOf(dealt.value.position) === textOf(begun.position);
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
	const isIts = isOfTable(table, opened, record.value);
	const found = checks.flatMap((check): readonly FairCheck[] => {
		const name = NAMES[check.name];
		if (name === null) return [];
		const said: FairCheck = { name, outcome: name === 'deal' && !isIts ? 'fails' : check.outcome };
		return [name === 'sealed' ? sealedBy(said, memory.commitment, table.commitment) : said];
	});
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
	const isOfSeed = ({ name }: FairCheck): boolean => name === 'sealed' || name === 'mixed';
	return [
		...found.filter(isOfSeed),
		...ownChecks(table, opened, played),
		...found.filter((check) => !isOfSeed(check)),
		{ name: 'told', outcome: outcome(isTold) },
	];
}
