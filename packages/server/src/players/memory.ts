// Players who are forgotten when the program ends: for the tests of whatever is built on players.
import { mustBeTime } from '../checks.ts';
import {
	mustBeChallenge,
	mustBeCounter,
	mustBeFinished,
	mustBeGift,
	mustBeIds,
	mustBeLimit,
	mustBeName,
	mustBePasskey,
	mustBePlace,
} from './checked.ts';
import { MemoryRatings } from './memory-ratings.ts';
import {
	type Challenge,
	closedFailure,
	hostOf,
	type Identity,
	type Judge,
	type KnownPasskey,
	type Passkey,
	type Players,
	type Purpose,
	type RatedTable,
	type Rating,
	type RatingChange,
	type RegisterAnswer,
	type RemoveAnswer,
	type SeatGift,
	type SignInAnswer,
	type TableOf,
	type Tidied,
	UNUSED_AFTER,
} from './players.ts';
import { roomFor } from './room.ts';
import { hashOf, randomSecrets, type Secrets } from './secrets.ts';

const hexOf = (secret: string): string => Buffer.from(hashOf(secret)).toString('hex');

const byAge = (a: Identity, b: Identity): number => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);

const copyOf = (passkey: KnownPasskey): KnownPasskey => ({
	...passkey,
	publicKey: passkey.publicKey.slice(),
	transports: [...passkey.transports],
});

class MemoryPlayers implements Players {
	readonly #secrets: Secrets;
	readonly #identities = new Map<string, Identity>();
	/** Ids by hash of the token. */
	readonly #tokens = new Map<string, string>();
	/** Times by identity and table. */
	readonly #tables = new Map<string, Map<string, number>>();
	/** By table and seat. */
	readonly #keys = new Map<string, { readonly gift: SeatGift; readonly hash: string; readonly expiresAt: number }>();
	/** By identity and purpose. */
	readonly #challenges = new Map<string, Challenge>();
	readonly #passkeys = new Map<string, KnownPasskey>();
	readonly #ratings = new MemoryRatings();
	#open = true;

	constructor(secrets: Secrets) {
		this.#secrets = secrets;
	}

	#mustBeOpen(): void {
		if (!this.#open) throw closedFailure();
	}

	#change(id: string, change: Partial<Identity>): boolean {
		const identity = this.#identities.get(id);
		if (identity) this.#identities.set(id, { ...identity, ...change });
		return identity !== undefined;
	}

	#sameAs(id: string): readonly string[] {
		const account = this.#identities.get(id)?.account ?? null;
		const others = account === null ? [] : this.#in(account).map((identity) => identity.id);
		return [id, ...others.filter((other) => other !== id)];
	}

	#in(account: string): readonly Identity[] {
		return [...this.#identities.values()].filter((identity) => identity.account === account).sort(byAge);
	}

	async createIdentity(name: string | null, at: number): Promise<{ identity: Identity; token: string }> {
		this.#mustBeOpen();
		mustBeName(name);
		mustBeTime(at);
		const token = this.#secrets.secret();
		const identity = { id: this.#secrets.id(), name, account: null, createdAt: at, lastSeenAt: at };
		this.#identities.set(identity.id, identity);
		this.#tokens.set(hexOf(token), identity.id);
		return { identity, token };
	}

	async identify(token: string): Promise<Identity | null> {
		this.#mustBeOpen();
		return this.#identities.get(this.#tokens.get(hexOf(token)) ?? '') ?? null;
	}

	async identity(id: string): Promise<Identity | null> {
		this.#mustBeOpen();
		return this.#identities.get(id) ?? null;
	}

	async rename(id: string, name: string | null): Promise<boolean> {
		this.#mustBeOpen();
		mustBeName(name);
		return this.#change(id, { name });
	}

	async seen(id: string, at: number): Promise<void> {
		this.#mustBeOpen();
		mustBeTime(at);
		this.#change(id, { lastSeenAt: Math.max(at, this.#identities.get(id)?.lastSeenAt ?? at) });
	}

	async devicesOf(id: string): Promise<readonly string[]> {
		this.#mustBeOpen();
		return this.#sameAs(id);
	}

	async addTable(identity: string, table: string, at: number): Promise<void> {
		this.#mustBeOpen();
		mustBeIds(identity, table);
		mustBeTime(at);
		const tables = this.#tables.get(identity) ?? new Map<string, number>();
		this.#tables.set(identity, tables.set(table, Math.max(at, tables.get(table) ?? at)));
	}

	async removeTable(identity: string, table: string): Promise<void> {
		this.#mustBeOpen();
		this.#tables.get(identity)?.delete(table);
	}

	async tablesOf(identity: string, limit: number, after?: TableOf): Promise<readonly TableOf[]> {
		this.#mustBeOpen();
		mustBeLimit(limit);
		if (after) mustBePlace(after);
		const inOrder = (a: TableOf, b: TableOf): number =>
			b.at - a.at || Number(a.table < b.table) - Number(a.table > b.table);
		const latest = new Map<string, number>();
		for (const device of this.#sameAs(identity))
			for (const [table, at] of this.#tables.get(device) ?? [])
				latest.set(table, Math.max(at, latest.get(table) ?? at));
		return Array.from(latest, ([table, at]) => ({ table, at }))
			.filter((each) => !after || inOrder(after, each) < 0)
			.sort(inOrder)
			.slice(0, limit);
	}

	async touch(table: string, at: number): Promise<void> {
		this.#mustBeOpen();
		mustBeTime(at);
		for (const tables of this.#tables.values()) {
			const before = tables.get(table);
			if (before !== undefined) tables.set(table, Math.max(at, before));
		}
	}

	async makeKey(gift: SeatGift, expiresAt: number): Promise<string> {
		this.#mustBeOpen();
		mustBeGift(gift);
		mustBeTime(expiresAt);
		const key = this.#secrets.secret();
		this.#keys.set(`${gift.seat} ${gift.table}`, { gift: { ...gift }, hash: hexOf(key), expiresAt });
		return key;
	}

	async lookAtKey(key: string, now: number): Promise<SeatGift | null> {
		this.#mustBeOpen();
		mustBeTime(now);
		const hash = hexOf(key);
		const found = [...this.#keys.values()].find((each) => each.hash === hash);
		return found && now < found.expiresAt ? found.gift : null;
	}

	async useKey(key: string, now: number): Promise<SeatGift | null> {
		this.#mustBeOpen();
		mustBeTime(now);
		const hash = hexOf(key);
		const [place, found] = [...this.#keys].find(([, each]) => each.hash === hash) ?? [];
		if (place === undefined || !found) return null;
		this.#keys.delete(place);
		return now < found.expiresAt ? found.gift : null;
	}

	async setChallenge(identity: string, purpose: Purpose, challenge: Challenge): Promise<void> {
		this.#mustBeOpen();
		mustBeIds(identity);
		mustBeChallenge(challenge);
		this.#challenges.set(`${purpose} ${identity}`, { ...challenge });
	}

	async takeChallenge(identity: string, purpose: Purpose, now: number): Promise<Challenge | null> {
		this.#mustBeOpen();
		mustBeTime(now);
		const place = `${purpose} ${identity}`;
		const challenge = this.#challenges.get(place);
		this.#challenges.delete(place);
		return challenge && now < challenge.expiresAt ? challenge : null;
	}

	async register(identity: string, account: string, passkey: Passkey, at: number): Promise<RegisterAnswer> {
		this.#mustBeOpen();
		mustBeIds(identity, account);
		mustBePasskey(passkey);
		mustBeTime(at);
		if (this.#passkeys.has(passkey.id)) return { kind: 'passkey-exists' };
		if (!this.#change(identity, { account })) return { kind: 'unknown-identity' };
		this.#passkeys.set(passkey.id, copyOf({ ...passkey, account, createdAt: at, lastUsedAt: at }));
		return { kind: 'registered' };
	}

	async passkey(id: string): Promise<KnownPasskey | null> {
		this.#mustBeOpen();
		const passkey = this.#passkeys.get(id);
		return passkey ? copyOf(passkey) : null;
	}

	async passkeysOf(account: string): Promise<readonly KnownPasskey[]> {
		this.#mustBeOpen();
		return [...this.#passkeys.values()]
			.filter((passkey) => passkey.account === account)
			.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
			.map(copyOf);
	}

	async removePasskey(account: string, id: string): Promise<RemoveAnswer> {
		this.#mustBeOpen();
		if (this.#passkeys.get(id)?.account !== account) return { kind: 'unknown-passkey' };
		const all = [...this.#passkeys.values()].filter((passkey) => passkey.account === account);
		if (all.length === 1) return { kind: 'last' };
		this.#passkeys.delete(id);
		return { kind: 'removed' };
	}

	async signIn(identity: string, id: string, counter: number, at: number): Promise<SignInAnswer> {
		this.#mustBeOpen();
		mustBeCounter(counter);
		mustBeTime(at);
		const passkey = this.#passkeys.get(id);
		if (!passkey || !this.#identities.has(identity)) return { kind: 'unknown' };
		const { account } = passkey;
		const room = roomFor(identity, this.#in(account), at);
		if (!room.isFree) return { kind: 'all-devices' };
		if (room.leaves !== null) this.#change(room.leaves, { account: null });
		this.#change(identity, { account });
		this.#passkeys.set(id, {
			...passkey,
			counter: Math.max(counter, passkey.counter),
			lastUsedAt: Math.max(at, passkey.lastUsedAt),
		});
		return { kind: 'signed-in', account, left: room.leaves };
	}

	async signOut(identity: string): Promise<boolean> {
		this.#mustBeOpen();
		if ((this.#identities.get(identity)?.account ?? null) === null) return false;
		return this.#change(identity, { account: null });
	}

	async identitiesIn(account: string): Promise<readonly Identity[]> {
		this.#mustBeOpen();
		return this.#in(account);
	}

	async ratingsOf(subject: string): Promise<readonly Rating[]> {
		this.#mustBeOpen();
		return this.#ratings.of(subject);
	}

	async rate(finished: RatedTable, judge: Judge): Promise<boolean> {
		this.#mustBeOpen();
		mustBeFinished(finished);
		return this.#ratings.rate(finished, judge);
	}

	async ratingChange(table: string, subject: string): Promise<RatingChange | null> {
		this.#mustBeOpen();
		return this.#ratings.changeAt(table, subject);
	}

	async forgetTable(table: string): Promise<void> {
		this.#mustBeOpen();
		for (const tables of this.#tables.values()) tables.delete(table);
	}

	#isUnused({ id, account, lastSeenAt }: Identity, now: number): boolean {
		const tables = [id, hostOf(id)].reduce((count, each) => count + (this.#tables.get(each)?.size ?? 0), 0);
		return account === null && tables === 0 && lastSeenAt <= now - UNUSED_AFTER;
	}

	async tidy(now: number): Promise<Tidied | null> {
		this.#mustBeOpen();
		mustBeTime(now);
		for (const expiring of [this.#keys, this.#challenges])
			for (const [place, { expiresAt }] of expiring) if (expiresAt <= now) expiring.delete(place);
		for (const [hash, id] of this.#tokens) {
			const identity = this.#identities.get(id);
			if (!identity || !this.#isUnused(identity, now)) continue;
			this.#identities.delete(id);
			this.#tokens.delete(hash);
		}
		return null;
	}

	async close(): Promise<void> {
		this.#open = false;
	}
}

export const memoryPlayers = (secrets: Secrets = randomSecrets): Players => new MemoryPlayers(secrets);
