// What may be asked of any players.
import { isCount, must, mustBeText, mustBeTime } from '../checks.ts';
import type { Challenge, Passkey, RatedTable, SeatGift, Skill, TableOf } from './players.ts';

const LARGEST_KEY = 10_000;
const SIZES: readonly number[] = [2, 3, 4];

export const mustBeIds = (...ids: readonly string[]): void => mustBeText('ids', ...ids);

export function mustBeName(name: string | null): void {
	if (name !== null) mustBeText('names', name);
}

export function mustBeLimit(limit: number): void {
	must(isCount(limit), 'a list has room for something');
}

export function mustBePlace({ table, at }: TableOf): void {
	mustBeIds(table);
	mustBeTime(at);
}

export function mustBeGift({ table, seat, identity }: SeatGift): void {
	mustBeIds(table, identity);
	must(Number.isSafeInteger(seat) && seat >= 0, 'seats are counted from 0');
}

export function mustBeChallenge({ value, account, expiresAt }: Challenge): void {
	mustBeText('challenges', value);
	if (account !== null) mustBeIds(account);
	mustBeTime(expiresAt);
}

export function mustBeCounter(counter: number): void {
	must(Number.isSafeInteger(counter) && counter >= 0, 'counters count from 0');
}

const MOST_ID = 2000;

export function mustBePasskey({ id, publicKey, counter, transports }: Passkey): void {
	must(
		/^[\w-]+$/.test(id) && id.length <= MOST_ID,
		`a passkey has an id in base64url of at most ${MOST_ID} characters`,
	);
	must(publicKey.length > 0 && publicKey.length <= LARGEST_KEY, `a public key has 1 to ${LARGEST_KEY} bytes`);
	mustBeCounter(counter);
	mustBeText('transports', ...transports);
}

export function mustBeFinished({ table, size, subjects, at }: RatedTable): void {
	mustBeIds(table, ...subjects);
	mustBeTime(at);
	must(SIZES.includes(size), 'tables have 2 to 4 players');
	must(new Set(subjects).size === subjects.length, 'a subject is rated once at a table');
}

export function mustBeSkills(skills: readonly Skill[], count: number): void {
	must(skills.length === count, 'everybody gets a skill');
	for (const { mu, sigma } of skills)
		must(Number.isFinite(mu) && Number.isFinite(sigma) && sigma > 0, 'skills are numbers, and unsure');
}
