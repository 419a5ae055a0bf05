// Several browsers at one table, each as far from the server as it may be: whatever crosses on the way, the deal comes about. The
// decisions are the server's own; time passes when nothing else is to happen.
import { signal } from '@preact/signals';
import { type Seat, sealOf } from '@tessera/engine';
import { type FollowedTable, follow } from '@tessera/protocol';
import { openingFor, TryTable } from '@tessera/server/testing/table';
import { describe, expect, test } from 'vitest';
import { memoryDevice } from '../saves/testing/memory.ts';
import { answerCalls, sealOwn } from './chance.ts';
import { tableMemory } from './memory.ts';
import type { Known } from './session.ts';

const TABLE = 'the-table';
const HALF_AN_HOUR = 30 * 60_000;

/** Fractions that follow from a number. */
function fractions(seed: number): () => number {
	let word = Math.imul(seed, 2_654_435_761) >>> 0 || 1;
	return () => {
		word ^= word << 13;
		word ^= word >>> 17;
		word ^= word << 5;
		word >>>= 0;
		return word / 2 ** 32;
	};
}

/** What is to happen when; the next is taken, whatever the time by then. */
class Timeline {
	now = 0;
	private readonly waiting = new Set<{ readonly at: number; readonly run: () => void }>();

	after(ms: number, run: () => void): () => void {
		const due = { at: this.now + ms, run };
		this.waiting.add(due);
		return () => this.waiting.delete(due);
	}

	next(): boolean {
		const [first] = [...this.waiting].toSorted((a, b) => a.at - b.at);
		if (!first) return false;
		this.waiting.delete(first);
		this.now = first.at;
		first.run();
		return true;
	}
}

class Company {
	readonly time = new Timeline();
	readonly table: TryTable;
	readonly people: readonly Person[];
	readonly fraction: () => number;

	constructor(seed: number, players: number) {
		this.fraction = fractions(seed);
		this.table = new TryTable(openingFor({ seats: players }, `deal ${seed}`, 'person-0'));
		this.people = Array.from({ length: players }, (_, index) => new Person(this, `person-${index}`, seed * 10 + index));
	}

	sit(count: number): void {
		for (const person of this.people.slice(0, count)) person.sit();
	}

	open(): void {
		for (const person of this.people) person.open();
	}

	tellAll(): void {
		for (const person of this.people) person.hear();
	}

	/** Until the game has begun, or half an hour is over. */
	wait(): void {
		while (this.table.state.status === 'waiting' && this.time.now < HALF_AN_HOUR && this.time.next());
	}
}

/** Somebody with a browser, some way from the server. Both ways keep the order of what goes along them. */
class Person {
	readonly device;
	private readonly company: Company;
	private readonly name: string;
	private readonly known = signal<Known | null>(null);
	private readonly lag: number;
	private folded: FollowedTable | null = null;
	private heard = 0;
	private lastHeard = 0;
	private lastSaid = 0;

	constructor(company: Company, name: string, seed: number) {
		this.company = company;
		this.name = name;
		this.device = memoryDevice(seed);
		this.lag = 15 + 60 * company.fraction();
	}

	get memory() {
		return tableMemory(TABLE, this.device);
	}

	private underway(last: number): number {
		const { fraction, time } = this.company;
		return Math.max(last, time.now + this.lag * (0.9 + 0.4 * fraction()));
	}

	sit(): void {
		const { table } = this.company;
		table.sit(this.name, this.name, { seal: sealOwn(TABLE, 'promised', this.device) });
	}

	hear(): void {
		const { table, time } = this.company;
		const told = table.told(this.name, this.heard);
		if (told.length === 0) return;
		this.heard = table.journal.length;
		this.lastHeard = this.underway(this.lastHeard);
		const seat = table.seatOf(this.name);
		time.after(this.lastHeard - time.now, () => {
			for (const each of told) this.folded = follow(this.folded, each);
			if (this.folded) this.known.value = { table: this.folded, standing: { seat, isHost: false } };
		});
	}

	open(): void {
		const { company, known } = this;
		const { table, time } = company;
		answerCalls(
			{
				id: TABLE,
				known,
				isPresent: signal(true),
				unasked: async (command) => {
					const seen = known.peek()?.table.version;
					this.lastSaid = this.underway(this.lastSaid);
					time.after(this.lastSaid - time.now, () => {
						table.ask(this.name, command, seen);
						company.tellAll();
					});
					return { ok: true, version: 0 };
				},
			},
			(ms, run) => time.after(ms + 10 * company.fraction(), run),
			this.device,
		);
		this.hear();
	}
}

const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);

describe('O20 the deal comes about', () => {
	test.each([
		[2, 2],
		[3, 2],
		[4, 1],
		[4, 3],
		[4, 4],
	])('among %i of whom %i have come with another device', (players, others) => {
		for (const seed of SEEDS) {
			const company = new Company(seed, players);
			company.sit(players);
			for (const { device } of company.people.slice(0, others)) device.memory.texts.clear();
			company.open();
			company.wait();
			expect([seed, company.table.state.status]).toEqual([seed, 'running']);
			// Each that had lost its part has replaced one, and knows it.
			expect(company.people.map(({ memory }) => memory.hasReplaced)).toEqual(
				company.people.map((_, index) => index < others),
			);
		}
	});

	test.each([3, 4])('among %i where somebody takes the last seat and leaves it at once', (players) => {
		for (const seed of SEEDS) {
			const company = new Company(seed, players);
			const { table, time } = company;
			company.sit(players - 1);
			company.open();
			time.after(1000, () => {
				table.sit('stranger', 'Stranger', { seal: sealOf('kept to themselves') });
				company.tellAll();
			});
			time.after(1001, () => {
				table.ask('stranger', { type: 'stand' });
				company.tellAll();
			});
			time.after(20_000, () => {
				company.people.at(-1)?.sit();
				company.tellAll();
			});
			company.wait();
			expect([seed, table.state.status]).toEqual([seed, 'running']);
			// Nobody takes their own part for that of a stranger.
			expect(company.people.some(({ memory }) => memory.hasReplaced)).toBe(false);
		}
	});
});

test('O20 a table told in order is followed in order, whoever is far away', () => {
	const company = new Company(1, 2);
	company.sit(2);
	company.open();
	company.wait();
	expect(company.people.map(({ memory }) => memory.opened)).toEqual([1, 1]);
	expect(company.table.seatOf('person-1')).toBe(1 as Seat);
});
