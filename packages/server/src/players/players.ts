// Who plays, as everybody else sees it: identities, their tables, accounts with passkeys, and ratings; whoever writes is answered
// once that is kept for good. This is a port: `contract.ts` says what every implementation does, `memory.ts` and `sqlite/` do it.

/** A browser or a script, known by its token. Nobody has to say who they are to get one. */
export interface Identity {
	readonly id: string;
	readonly name: string | null;
	/** The account that this device is signed in to. */
	readonly account: string | null;
	readonly createdAt: number;
	readonly lastSeenAt: number;
}

export interface Identities {
	/** The token is told this once; only its hash is kept. */
	createIdentity(name: string | null, at: number): Promise<{ readonly identity: Identity; readonly token: string }>;
	/**
	 * Whose token this is. It is looked for by its SHA-256, so how long that takes can tell at most something about a hash, and
	 * nothing about a token: there is no comparison with a secret that a clock could watch.
	 */
	identify(token: string): Promise<Identity | null>;
	identity(id: string): Promise<Identity | null>;
	/** Whether there is such an identity. */
	rename(id: string, name: string | null): Promise<boolean>;
	/** Notes when the identity was last there. Every note is a commit: now and then will do, not at every request. */
	seen(id: string, at: number): Promise<void>;
	/**
	 * The identities that are the same person as this one, itself first: all devices of its account, or it alone. Whoever asks
	 * for the seat of a person looks for any of them.
	 */
	devicesOf(id: string): Promise<readonly string[]>;
}

/** A table that somebody sits or sat at. */
export interface TableOf {
	readonly table: string;
	/** When it last was worth a note. */
	readonly at: number;
}

/** The tables of people. Whether there is such a table or identity is not asked here. */
export interface TablesOfPeople {
	/** Added again, a table moves to the later time. */
	addTable(identity: string, table: string, at: number): Promise<void>;
	/** For one who stood up before the game began, or gave the seat away. */
	removeTable(identity: string, table: string): Promise<void>;
	/** The newest first, from all devices of the person, each table once; with `after` those that come after that one. */
	tablesOf(identity: string, limit: number, after?: TableOf): Promise<readonly TableOf[]>;
	/** Moves the table to this time for all who have it, if that is later. */
	touch(table: string, at: number): Promise<void>;
}

/** Tables that somebody opened are kept under this and their id, which no identity has. */
export const hostOf = (identity: string): string => `host:${identity}`;

/** What a personal link gives to whoever opens it first. */
export interface SeatGift {
	readonly table: string;
	readonly seat: number;
	/** Whose seat it was when the link was made. */
	readonly identity: string;
}

export interface Keys {
	/** The key of a personal link, told this once; only its hash is kept. A seat has one at a time: a new one voids the one before. */
	makeKey(gift: SeatGift, expiresAt: number): Promise<string>;
	/** What the key would give to one who used it now; it stays good. */
	lookAtKey(key: string, now: number): Promise<SeatGift | null>;
	/** What the key gives, to the first who uses it before it expires; null to everybody else. */
	useKey(key: string, now: number): Promise<SeatGift | null>;
}

/** How an authenticator may be reached, in the words of WebAuthn; kept as told. */
export type Transport = string;

export interface Passkey {
	/** As base64url, as the browser tells it. */
	readonly id: string;
	/** In the form of COSE. */
	readonly publicKey: Uint8Array;
	/** Grows with each use, where an authenticator counts at all. */
	readonly counter: number;
	readonly transports: readonly Transport[];
}

export interface KnownPasskey extends Passkey {
	readonly account: string;
	readonly createdAt: number;
	readonly lastUsedAt: number;
}

export const PURPOSES = ['register', 'sign-in'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What an authenticator is asked to sign, once. */
export interface Challenge {
	readonly value: string;
	/** The account that a new passkey would be for; null for signing in, where the passkey says it. */
	readonly account: string | null;
	readonly expiresAt: number;
}

export type RegisterAnswer =
	| { readonly kind: 'registered' }
	/** Another registration has brought this passkey, here or to another account. Nothing was written. */
	| { readonly kind: 'passkey-exists' }
	| { readonly kind: 'unknown-identity' };

export type SignInAnswer =
	/** `left` is the device that had to leave for it, if any. */
	| { readonly kind: 'signed-in'; readonly account: string; readonly left: string | null }
	| { readonly kind: 'all-devices' }
	/** There is no such identity or passkey. */
	| { readonly kind: 'unknown' };

export interface RemoveAnswer {
	/** The last passkey stays: without one nobody could ever sign in to the account again. */
	readonly kind: 'removed' | 'last' | 'unknown-passkey';
}

export interface Accounts {
	/** An identity has one challenge for each purpose: a new one replaces the one before. */
	setChallenge(identity: string, purpose: Purpose, challenge: Challenge): Promise<void>;
	/** The challenge, to the first who takes it before it expires; then there is none. */
	takeChallenge(identity: string, purpose: Purpose, now: number): Promise<Challenge | null>;
	/** Adds a passkey to the account, which begins with its first, and signs the identity in to it. */
	register(identity: string, account: string, passkey: Passkey, at: number): Promise<RegisterAnswer>;
	passkey(id: string): Promise<KnownPasskey | null>;
	/** The oldest first. */
	passkeysOf(account: string): Promise<readonly KnownPasskey[]>;
	/** Takes a passkey out of the account. Devices that signed in with it stay signed in. */
	removePasskey(account: string, id: string): Promise<RemoveAnswer>;
	/** Notes the use of a passkey and signs the identity in to its account, if that has room (`room.ts`); else nothing changes. */
	signIn(identity: string, passkey: string, counter: number, at: number): Promise<SignInAnswer>;
	/** The identity is by itself again, with the tables that were played from it. False if it was signed in nowhere. */
	signOut(identity: string): Promise<boolean>;
	/** The devices that are signed in, the oldest first. */
	identitiesIn(account: string): Promise<readonly Identity[]>;
}

/** How many play: each size of table has ratings of its own. */
export type TableSize = 2 | 3 | 4;

/** What is believed of somebody's strength: its mean, and how unsure that is. */
export interface Skill {
	readonly mu: number;
	readonly sigma: number;
}

export interface Rating extends Skill {
	readonly size: TableSize;
	readonly games: number;
}

export interface RatedTable {
	readonly table: string;
	readonly size: TableSize;
	/** Accounts, and bots by names that no account has; each once. */
	readonly subjects: readonly string[];
	readonly at: number;
}

/** The ratings of bots are kept under names that begin so, which no account has: nobody asks what a table did to a bot. */
export const OF_BOTS = 'bot:';

/** What one table did to the rating of an account. */
export interface RatingChange {
	readonly size: TableSize;
	/** Null where it was the first game. */
	readonly before: Skill | null;
	readonly after: Skill;
}

/** The skills after a game from those before it, null for a first game; both in the order of the subjects. */
export type Judge = (before: readonly (Skill | null)[]) => readonly Skill[];

export interface Ratings {
	/** By size; only those that there has been a game for. */
	ratingsOf(subject: string): Promise<readonly Rating[]>;
	/**
	 * Rates a finished table, once: true if it was done now, false if it had been before. The judge is asked with nothing
	 * happening in between, must be pure, and spoils nothing but its own table if it throws.
	 */
	rate(finished: RatedTable, judge: Judge): Promise<boolean>;
	/** Null where the table did not rate this account. Answered after every rating that was asked for before. */
	ratingChange(table: string, account: string): Promise<RatingChange | null>;
}

/** An identity that was not there for so long, and has neither an account nor a table, is nobody's. */
export const UNUSED_AFTER = 90 * 24 * 60 * 60 * 1000;

/** How far tidying has come. */
export type Tidied = Pick<Identity, 'id' | 'lastSeenAt'>;

export interface Upkeep {
	/** Forgets a table at which nothing was played, for everybody who has it. */
	forgetTable(table: string): Promise<void>;
	/**
	 * Deletes what nobody can use any more: keys and challenges that have expired, and identities that are nobody's. It looks at
	 * some at a time, so that nobody waits for it, and goes on after its answer; null when it has seen all.
	 */
	tidy(now: number, after?: Tidied): Promise<Tidied | null>;
}

/**
 * Writings are carried out in the order in which they were asked for, and are answered once they are on disk. Something that no
 * caller should ask for is rejected with a `RangeError` and touches nothing else. Everything is rejected once this is closed.
 */
export interface Players extends Identities, TablesOfPeople, Keys, Accounts, Ratings, Upkeep {
	/** Answers what was asked before, then lets go of everything. */
	close(): Promise<void>;
}

/** The storage failed, a full disk for instance. What was asked for is not there and may be tried again. */
export class PlayersFailure extends Error {
	override readonly name = 'PlayersFailure';
}

export const closedFailure = (): PlayersFailure => new PlayersFailure('the players are closed');
