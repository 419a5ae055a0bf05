// The players in an SQLite database inside this process: durable, with one commit for all that is asked for at once.
import type { DatabaseSync } from 'node:sqlite';
import type { Result } from '@tessera/engine';
import { mustBeTime } from '../../checks.ts';
import { type Closer, closerOf } from '../../sqlite/closer.ts';
import {
	type GroupCommit,
	groupCommit,
	type OnDistrust,
	type Transactions,
	transactionsOf,
} from '../../sqlite/group-commit.ts';
import { type OpenProblem, openDatabase } from '../../sqlite/open.ts';
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
} from '../checked.ts';
import {
	type Challenge,
	closedFailure,
	type Identity,
	type Judge,
	type KnownPasskey,
	type Passkey,
	type Players,
	PlayersFailure,
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
} from '../players.ts';
import { roomFor } from '../room.ts';
import { hashOf, randomSecrets, type Secrets } from '../secrets.ts';
import { accountStatements } from './accounts.ts';
import { identityStatements } from './identities.ts';
import { PLAYERS_FORM } from './migrations/index.ts';
import { ratingStatements } from './ratings.ts';
import { upkeepStatements } from './upkeep.ts';

// A group is carried out in one go, so reading never meets one half done. It may meet what is still on its way to the disk: every
// request asks who sends it, and none shall wait for the writings of others.
class SqlitePlayers implements Players {
	readonly #group: GroupCommit;
	readonly #closer: Closer;
	readonly #secrets: Secrets;
	readonly #identities: ReturnType<typeof identityStatements>;
	readonly #accounts: ReturnType<typeof accountStatements>;
	readonly #ratings: ReturnType<typeof ratingStatements>;
	readonly #upkeep: ReturnType<typeof upkeepStatements>;

	constructor(database: DatabaseSync, transactions: Transactions, secrets: Secrets, onDistrust?: OnDistrust) {
		this.#group = groupCommit(transactions, (message, options) => new PlayersFailure(message, options), onDistrust);
		this.#closer = closerOf(database, transactions, this.#group);
		this.#secrets = secrets;
		this.#identities = identityStatements(database);
		this.#accounts = accountStatements(database);
		this.#ratings = ratingStatements(database);
		this.#upkeep = upkeepStatements(database);
	}

	#mustBeOpen(): void {
		if (this.#closer.isClosing) throw closedFailure();
		if (this.#group.distrust) throw this.#group.distrust;
	}

	async createIdentity(name: string | null, at: number): Promise<{ identity: Identity; token: string }> {
		this.#mustBeOpen();
		mustBeName(name);
		mustBeTime(at);
		const token = this.#secrets.secret();
		const identity = { id: this.#secrets.id(), name, account: null, createdAt: at, lastSeenAt: at };
		await this.#group.ask(() => this.#identities.insert(identity, hashOf(token)));
		return { identity, token };
	}

	async identify(token: string): Promise<Identity | null> {
		this.#mustBeOpen();
		return this.#identities.byToken(hashOf(token));
	}

	async identity(id: string): Promise<Identity | null> {
		this.#mustBeOpen();
		return this.#identities.byId(id);
	}

	async rename(id: string, name: string | null): Promise<boolean> {
		this.#mustBeOpen();
		mustBeName(name);
		return this.#group.ask(() => this.#identities.rename(id, name));
	}

	async seen(id: string, at: number): Promise<void> {
		this.#mustBeOpen();
		mustBeTime(at);
		return this.#group.ask(() => this.#identities.seen(id, at));
	}

	async devicesOf(id: string): Promise<readonly string[]> {
		this.#mustBeOpen();
		return this.#identities.devices(id);
	}

	async addTable(identity: string, table: string, at: number): Promise<void> {
		this.#mustBeOpen();
		mustBeIds(identity, table);
		mustBeTime(at);
		return this.#group.ask(() => this.#identities.addTable(identity, table, at));
	}

	async removeTable(identity: string, table: string): Promise<void> {
		this.#mustBeOpen();
		return this.#group.ask(() => this.#identities.removeTable(identity, table));
	}

	async tablesOf(identity: string, limit: number, after?: TableOf): Promise<readonly TableOf[]> {
		this.#mustBeOpen();
		mustBeLimit(limit);
		if (after) mustBePlace(after);
		return this.#identities.tables(identity, limit, after);
	}

	async touch(table: string, at: number): Promise<void> {
		this.#mustBeOpen();
		mustBeTime(at);
		return this.#group.ask(() => this.#identities.touch(table, at));
	}

	async makeKey(gift: SeatGift, expiresAt: number): Promise<string> {
		this.#mustBeOpen();
		mustBeGift(gift);
		mustBeTime(expiresAt);
		const kept = { ...gift };
		const key = this.#secrets.secret();
		await this.#group.ask(() => this.#identities.makeKey(kept, hashOf(key), expiresAt));
		return key;
	}

	async lookAtKey(key: string, now: number): Promise<SeatGift | null> {
		this.#mustBeOpen();
		mustBeTime(now);
		return this.#identities.lookAtKey(hashOf(key), now);
	}

	async useKey(key: string, now: number): Promise<SeatGift | null> {
		this.#mustBeOpen();
		mustBeTime(now);
		return this.#group.ask(() => this.#identities.takeKey(hashOf(key), now));
	}

	async setChallenge(identity: string, purpose: Purpose, challenge: Challenge): Promise<void> {
		this.#mustBeOpen();
		mustBeIds(identity);
		mustBeChallenge(challenge);
		const kept = { ...challenge };
		return this.#group.ask(() => this.#accounts.setChallenge(identity, purpose, kept));
	}

	async takeChallenge(identity: string, purpose: Purpose, now: number): Promise<Challenge | null> {
		this.#mustBeOpen();
		mustBeTime(now);
		return this.#group.ask(() => this.#accounts.takeChallenge(identity, purpose, now));
	}

	async register(identity: string, account: string, passkey: Passkey, at: number): Promise<RegisterAnswer> {
		this.#mustBeOpen();
		mustBeIds(identity, account);
		mustBePasskey(passkey);
		mustBeTime(at);
		const kept: KnownPasskey = {
			...passkey,
			publicKey: passkey.publicKey.slice(),
			transports: [...passkey.transports],
			account,
			createdAt: at,
			lastUsedAt: at,
		};
		return this.#group.ask(() => {
			if (this.#accounts.passkey(kept.id)) return { kind: 'passkey-exists' };
			if (!this.#identities.enter(identity, account)) return { kind: 'unknown-identity' };
			this.#accounts.insert(kept);
			return { kind: 'registered' };
		});
	}

	async passkey(id: string): Promise<KnownPasskey | null> {
		this.#mustBeOpen();
		return this.#accounts.passkey(id);
	}

	async passkeysOf(account: string): Promise<readonly KnownPasskey[]> {
		this.#mustBeOpen();
		return this.#accounts.passkeys(account);
	}

	async removePasskey(account: string, id: string): Promise<RemoveAnswer> {
		this.#mustBeOpen();
		return this.#group.ask(() => {
			if (this.#accounts.passkey(id)?.account !== account) return { kind: 'unknown-passkey' };
			if (this.#accounts.passkeys(account).length === 1) return { kind: 'last' };
			this.#accounts.remove(id);
			return { kind: 'removed' };
		});
	}

	async signIn(identity: string, id: string, counter: number, at: number): Promise<SignInAnswer> {
		this.#mustBeOpen();
		mustBeCounter(counter);
		mustBeTime(at);
		return this.#group.ask(() => {
			const passkey = this.#accounts.passkey(id);
			if (!passkey || !this.#identities.byId(identity)) return { kind: 'unknown' };
			const { account } = passkey;
			const room = roomFor(identity, this.#identities.inAccount(account), at);
			if (!room.isFree) return { kind: 'all-devices' };
			if (room.leaves !== null) this.#identities.leave(room.leaves);
			this.#identities.enter(identity, account);
			this.#accounts.use(id, counter, at);
			return { kind: 'signed-in', account, left: room.leaves };
		});
	}

	async signOut(identity: string): Promise<boolean> {
		this.#mustBeOpen();
		return this.#group.ask(() => this.#identities.leave(identity));
	}

	async identitiesIn(account: string): Promise<readonly Identity[]> {
		this.#mustBeOpen();
		return this.#identities.inAccount(account);
	}

	async ratingsOf(subject: string): Promise<readonly Rating[]> {
		this.#mustBeOpen();
		return this.#ratings.all(subject);
	}

	async rate(finished: RatedTable, judge: Judge): Promise<boolean> {
		this.#mustBeOpen();
		mustBeFinished(finished);
		const kept = { ...finished, subjects: [...finished.subjects] };
		const answer = await this.#group.ask(() => this.#ratings.rate(kept, judge));
		if (answer.kind === 'faulty') throw answer.fault;
		return answer.kind === 'rated';
	}

	async ratingChange(table: string, subject: string): Promise<RatingChange | null> {
		this.#mustBeOpen();
		// In its turn, as if it were written: whoever asks right after a game does not come before its rating.
		return this.#group.ask(() => this.#ratings.changeAt(table, subject));
	}

	async forgetTable(table: string): Promise<void> {
		this.#mustBeOpen();
		return this.#group.ask(() => this.#upkeep.forgetTable(table));
	}

	async tidy(now: number, after?: Tidied): Promise<Tidied | null> {
		this.#mustBeOpen();
		mustBeTime(now);
		return this.#group.ask(() => this.#upkeep.tidy(now, after));
	}

	close(): Promise<void> {
		return this.#closer.close();
	}
}

/** Players on a database that `openDatabase` opened. They close the database when they are closed. */
export const playersOn = (
	database: DatabaseSync,
	transactions = transactionsOf(database),
	secrets = randomSecrets,
	onDistrust?: OnDistrust,
): Players => new SqlitePlayers(database, transactions, secrets, onDistrust);

/** The players in this data folder, which no other process may use at the same time. */
export function openPlayers(folder: string, onDistrust?: OnDistrust): Result<Players, OpenProblem> {
	const opened = openDatabase(folder, PLAYERS_FORM);
	return opened.ok ? { ok: true, value: playersOn(opened.value, undefined, undefined, onDistrust) } : opened;
}
