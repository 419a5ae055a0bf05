// One game, watched by all the eyes there are: streams of both kinds and questions in between, of players, of their other devices,
// of spectators who see hands late, and of seats that move. After every step each of them knows what the journal says they may.
import type { GameName, Seat } from '@tessera/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Entry } from './journal/index.ts';
import { Client, type Serving, serve } from './live/test-help.ts';
import { passkey } from './players/test-help.ts';
import { ask, newPerson, newTable, type Person, partOf, sealFor } from './testing/api.ts';
import { type Eyes, headOf, type Listening, overEvents, overSocket } from './testing/eyes.ts';
import { isPlain, objectsIn } from './testing/forms.ts';
import { Judge, partsIn, secretsIn } from './testing/leaks.ts';

const SEATS = 2;
/** Steps that open hands are late. O11 */
const LATE = 4 * SEATS;
const MANY = { burst: 1_000_000, perSecond: 1_000_000 };

let serving: Serving;
const closings: (() => void)[] = [];
beforeEach(async () => {
	serving = await serve({ perAddress: MANY, perIdentity: MANY, movesPerIdentity: MANY });
});
afterEach(async () => {
	for (const close of closings.splice(0)) close();
	await serving.stop();
});

/** The last version that spectators who see hands may know of, counted from the journal. */
function lateIn(entries: readonly Entry[]): number {
	const last = entries.at(-1)?.version ?? 0;
	const began = entries.find(({ kind }) => kind === 'began');
	if (!began || entries.some(({ kind }) => kind === 'over')) return last;
	const steps = entries.filter(({ kind }) => kind === 'acted');
	return (steps[steps.length - LATE] ?? began).version - 1;
}

/** A game that is played one step after the other, with everybody heard in between. */
class Watched {
	readonly game: GameName;
	readonly isOpen: boolean;
	readonly table: string;
	readonly players: Person[];
	readonly eyes: Eyes[] = [];
	entries: readonly Entry[] = [];
	readonly visitor: Client;
	isOver = false;

	constructor(game: GameName, isOpen: boolean, table: string, players: Person[]) {
		this.game = game;
		this.isOpen = isOpen;
		this.table = table;
		this.players = players;
		this.visitor = new Client(serving.server);
		closings.push(() => this.visitor.socket.terminate());
	}

	static async begin(game: GameName, isOpen: boolean): Promise<Watched> {
		const players = [await newPerson(serving.server), await newPerson(serving.server)];
		const [host] = players;
		if (!host) throw new Error('there is a host');
		const table = await newTable(serving.server, host, { game, seats: SEATS, openHands: isOpen });
		const watched = new Watched(game, isOpen, table, players);
		await watched.visitor.hear('hello');
		return watched;
	}

	/** Somebody listens from now on, in one way or the other. */
	over(how: (listening: Listening) => Promise<Eyes>, person: Person | null, seat: Seat | null): Promise<Eyes> {
		return how({ server: serving.server, closings, table: this.table, person, seat });
	}

	async get(path: string, person: Person | null): Promise<Response> {
		return fetch(`${serving.server}/api/tables/${this.table}${path}`, { headers: headOf(person) });
	}

	async sitDown(): Promise<void> {
		for (const [seat, person] of this.players.entries())
			await ask(serving.server, person, this.table, { type: 'sit', name: `P${seat}`, seal: sealFor(seat) });
	}

	/** Begins the game: each opens their part, with everybody heard in between. */
	async openParts(): Promise<void> {
		for (const [seat, person] of this.players.entries()) {
			await this.look();
			const command = { type: 'open-part', contribution: partOf(seat) } as const;
			await ask(serving.server, person, this.table, command, this.entries.length);
		}
	}

	/** Plays what is offered first to the one whose turn it is, if the game goes on. */
	async step(): Promise<void> {
		const { turn } = (await (await this.get('', null)).json()) as { readonly turn: number | null };
		const mover = this.players[turn ?? -1];
		if (!mover) {
			this.isOver = true;
			return;
		}
		const [body = ''] = (await (await this.get('/moves', mover)).text()).split('\n');
		const headers = { ...headOf(mover), 'content-type': 'application/json' };
		const url = `${serving.server}/api/tables/${this.table}/commands`;
		expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
	}

	/** Everybody has heard all that was said until now: somebody comes and goes, and everybody heard of that. */
	async listen(): Promise<void> {
		for (const isComing of [true, false]) {
			const { watchers } = (await (await this.get('', null)).json()) as { readonly watchers: number };
			const expected = isComing ? watchers + 1 : watchers - 1;
			if (isComing) this.visitor.say({ do: 'follow', table: this.table, from: 1 });
			else this.visitor.say({ do: 'unfollow', table: this.table });
			for (const eyes of this.eyes) await eyes.until(() => eyes.isClosed || eyes.watchers === expected);
		}
		this.entries = (await serving.journal.read(this.table, 1, 100_000))?.entries ?? [];
	}

	async look(): Promise<void> {
		await this.listen();
		await this.check();
	}

	lastFor(seat: Seat | null): number {
		return this.isOpen && seat === null ? lateIn(this.entries) : (this.entries.at(-1)?.version ?? 0);
	}

	/** Streams are exactly as far as they may be, and so is what everybody gets who asks. */
	async check(): Promise<void> {
		const asked = new Set<Person | null>();
		for (const eyes of this.eyes) {
			if (eyes.isClosed) continue;
			const { seat, person } = eyes;
			expect(eyes.last, `seat ${seat}`).toBe(Math.max(this.lastFor(seat), eyes.before));
			if (asked.has(person)) continue;
			asked.add(person);
			const text = await (await this.get('/history', person)).text();
			const { version, entries } = JSON.parse(text) as { version: number; entries: readonly object[] };
			expect([version, entries.length]).toEqual([this.lastFor(seat), this.lastFor(seat)]);
			eyes.told.push({ text, seat });
			for (const path of ['', '/moves', '/game.txt'])
				for (const line of (await (await this.get(path, person)).text()).split('\n'))
					if (line.startsWith('{')) eyes.told.push({ text: line, seat });
		}
	}

	/** Everything that anybody was told, against the journal. */
	judge(tokens: readonly string[]): number {
		expect(secretsIn(this.entries)).toHaveLength(2);
		expect(partsIn(this.entries)).toEqual([partOf(0), partOf(1)]);
		const judge = new Judge(this.entries);
		let hands = 0;
		for (const { told } of this.eyes)
			for (const heard of told) {
				const { text, seat } = heard;
				for (const token of tokens) expect(text).not.toContain(token);
				const faults = judge.faultsIn(heard);
				if (faults.length > 0) expect.fail(`seat ${seat} heard ${text}: ${faults.join('; ')}`);
				for (const { happening } of objectsIn(JSON.parse(text)))
					if (isPlain(happening) && 'hands' in happening) hands++;
			}
		return hands;
	}
}

const idOf = async ({ token }: Person): Promise<string> => (await serving.players.identify(token))?.id ?? '';

const SEAT_0 = 0 as Seat;
const SEAT_1 = 1 as Seat;

test.each([
	['classic', true],
	['classic', false],
	['cubes', true],
	['cards', true],
] as const)('%s, open hands %s: whoever looks, from wherever, sees what the journal allows', async (game, isOpen) => {
	const watched = await Watched.begin(game, isOpen);
	const { table, players, eyes } = watched;
	const [ann, ben] = players as [Person, Person];
	const [phone, tablet, stranger] = [
		await newPerson(serving.server),
		await newPerson(serving.server),
		await newPerson(serving.server),
	];
	// Ann's phone is signed in to the account of her other device.
	await serving.players.register(await idOf(ann), 'account', passkey('k'), 1);
	await serving.players.signIn(await idOf(phone), 'k', 0, 2);
	eyes.push(await watched.over(overEvents, null, null), await watched.over(overSocket, stranger, null));
	await watched.sitDown();
	eyes.push(await watched.over(overSocket, ann, SEAT_0), await watched.over(overEvents, phone, SEAT_0));
	eyes.push(await watched.over(overSocket, phone, SEAT_0), await watched.over(overEvents, ben, SEAT_1));
	const [bens, tablets] = [await watched.over(overSocket, ben, SEAT_1), await watched.over(overSocket, tablet, null)];
	eyes.push(bens, tablets);
	await watched.openParts();
	const play = async (steps: number, looking: number): Promise<void> => {
		for (let each = 0; each < steps && !watched.isOver; each++) {
			if (each % looking === 0) await watched.look();
			await watched.step();
		}
		await watched.look();
	};
	await play(LATE + 2, 1);

	// Ben goes on from the tablet.
	const answer = await fetch(`${serving.server}/api/tables/${table}/seat-link`, {
		method: 'POST',
		headers: headOf(ben),
	});
	const { key } = (await answer.json()) as { readonly key: string };
	tablets.seat = SEAT_1;
	const claimed = await fetch(`${serving.server}/api/tables/${table}/claim`, {
		method: 'POST',
		headers: { ...headOf(tablet), 'content-type': 'application/json' },
		body: JSON.stringify({ key }),
	});
	expect(claimed.status).toBe(200);
	players[1] = tablet;
	await watched.listen();
	for (const each of eyes.filter(({ person }) => person === ben)) {
		each.seat = null;
		each.before = each.last;
	}
	// What he follows anew he sees as everybody does who has no seat.
	eyes.push(await watched.over(overEvents, ben, null));
	await play(2, 1);

	// The phone leaves the account: it is cut off everywhere, and watches when it comes back.
	const phones = eyes.filter(({ person }) => person === phone);
	const left = await fetch(`${serving.server}/api/account/sign-out`, {
		method: 'POST',
		headers: { ...headOf(phone), 'content-type': 'application/json' },
		body: '{}',
	});
	expect(left.status).toBe(204);
	for (const each of phones) await each.until(() => each.isClosed);
	eyes.push(await watched.over(overSocket, phone, null), await watched.over(overEvents, phone, null));
	await play(2, 1);
	await play(Number.POSITIVE_INFINITY, 5);

	const hands = watched.judge([ann, ben, phone, tablet, stranger].map(({ token }) => token));
	if (isOpen) expect(hands).toBeGreaterThan(10);
	else expect(hands).toBe(0);
	expect(bens.told.some(({ text }) => text.includes('"seat-moved"'))).toBe(true);
});

test('the check would find hands that come too early', () => {
	const entry = (version: number, type: string): Entry => ({
		version,
		at: 0,
		cause: null,
		kind: type,
		payload: '{}',
	});
	const begun = [entry(1, 'created'), entry(2, 'sat'), entry(3, 'began')];
	expect(lateIn(begun)).toBe(2);
	const steps = Array.from({ length: LATE }, (_, index) => entry(4 + index, 'acted'));
	expect(lateIn([...begun, ...steps.slice(1)])).toBe(2);
	expect(lateIn([...begun, ...steps])).toBe(3);
	expect(lateIn([...begun, ...steps, entry(4 + LATE, 'over')])).toBe(4 + LATE);
});
