// The stream of a table folded by a client. That it agrees with what the server knows is asked of random tables, beside the server.
import { eventFor, type Position, play, type Seat, seatsOf, seedFromText, start } from '@tessera/engine';
import { randomAction, randomFrom } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { type FollowedTable, follow } from './followed.ts';
import type { Happening, Sitter } from './happenings.ts';
import type { TableTerms } from './terms.ts';

const [first = 0 as Seat, second = 1 as Seat, third = 2 as Seat] = seatsOf(3);

const TERMS: TableTerms = {
	game: 'classic',
	seats: 3,
	options: {},
	clock: { per: 'turn', seconds: 60 },
	timeout: 'nothing',
	listed: false,
	chat: true,
	openHands: false,
};

const person = (name: string): Sitter => ({ type: 'person', name });
const CREATED: Extract<Happening, { type: 'created' }> = { type: 'created', terms: TERMS, commitment: 'c0ffee' };

/** Folds these, one second apart. */
const told = (happenings: readonly Happening[], from: FollowedTable | null = null): FollowedTable => {
	const table = happenings.reduce<FollowedTable | null>((before, happening) => {
		const version = (before?.version ?? 0) + 1;
		return follow(before, { version, at: version * 1000, happening });
	}, from);
	return table ?? expect.fail();
};

/** A game for two as its first player is told of it: the beginning and some actions. */
function game(actions: number): readonly Happening[] {
	const seen = (events: readonly Parameters<typeof eventFor<'classic'>>[1][]) =>
		events.map((event) => eventFor('classic', event, first));
	const begun = start({ game: 'classic', ages: [null, null] }, seedFromText('followed'));
	if (!begun.ok) return expect.fail();
	const random = randomFrom(1);
	let { position } = begun.value;
	const acted = Array.from({ length: actions }, (_, index): Happening => {
		const seat = position.turn;
		const played = play<typeof position>(position, randomAction(random, position as Position) as never);
		if (!played.ok) return expect.fail();
		position = played.value.position;
		return { type: 'acted', seat, by: 'owner', step: index + 1, events: seen(played.value.events) };
	});
	const sitters = [person('Bob'), person('Ann')];
	return [
		{ type: 'began', sitters, from: [first, third], contributions: ['', ''], events: seen(begun.value.events) },
		...acted,
	];
}

const SEATED: readonly Happening[] = [
	CREATED,
	{ type: 'sat', seat: third, sitter: person('Ann') },
	{ type: 'sat', seat: second, sitter: { type: 'bot', level: 'club' } },
	{ type: 'sat', seat: first, sitter: person('Bob') },
	{ type: 'stood', seat: second },
];

describe('a table that is followed', () => {
	test('has who sits where', () => {
		const table = told(SEATED);
		expect(table.status).toBe('waiting');
		expect(table.sitters).toEqual([person('Bob'), null, person('Ann')]);
		expect(table.commitment).toBe('c0ffee');
	});

	test('knows for whom seats are kept, until they or others have them', () => {
		const table = told([{ ...CREATED, reserved: ['Bob', null, 'Ann'] }]);
		expect(table.reserved).toEqual(['Bob', null, 'Ann']);
		expect(told([CREATED]).reserved).toEqual([null, null, null]);
		expect(told([{ type: 'sat', seat: third, sitter: person('Ann') }], table).reserved).toEqual(['Bob', null, null]);
		expect(told([{ type: 'stood', seat: third }], table).reserved).toEqual(['Bob', null, null]);
		const elsewhere = told([{ type: 'sat', seat: second, sitter: person('Bob'), frees: first }], table);
		expect(elsewhere.reserved).toEqual([null, null, 'Ann']);
		expect(told(game(0), table).reserved).toEqual([null, null]);
	});

	test('counts seats anew when the game begins, and knows whose turn it is since when', () => {
		const table = told([...SEATED, ...game(0)]);
		expect(table.status).toBe('running');
		expect(table.sitters).toEqual([person('Bob'), person('Ann')]);
		expect(table.steps.map(({ step }) => step)).toEqual([0]);
		expect(table.clock.since).toBe(6000);
		const [opener, ...rest] = [
			table.clock.turn,
			...told(game(1), table)
				.steps.slice(1)
				.map(({ seat }) => seat),
		];
		expect([opener]).toEqual(rest);
	});

	test('forgets the steps that are taken back, and every request with them', () => {
		const table = told([...SEATED, ...game(2)]);
		const turn = table.clock.turn;
		const back = told(
			[
				{ type: 'offered', seat: first, offer: 'take-back' },
				{ type: 'taken-back', step: 1 },
			],
			table,
		);
		expect(back.steps.map(({ step }) => step)).toEqual([0, 1]);
		expect(back.offers).toEqual([]);
		expect(back.clock.turn).not.toBe(turn);
		expect(told([{ type: 'taken-back', step: 0 }], table).clock.turn).toBe(turn);
	});

	test('has what is offered and who agrees', () => {
		const table = told([...SEATED, ...game(1), { type: 'offered', seat: first, offer: 'end' }]);
		expect(table.offers).toEqual([{ offer: 'end', by: first, agreed: [first] }]);
		const yes = told([{ type: 'answered', seat: second, offer: 'end', yes: true }], table);
		expect(yes.offers[0]?.agreed).toEqual([first, second]);
		expect(yes.declined).toBeNull();
		const gone: Happening = { type: 'withdrew', seat: first, because: 'resigned', step: 2, events: [] };
		expect(told([gone], table)).toMatchObject({ offers: [], out: [{ seat: first, because: 'resigned' }] });
	});

	test('O8 has no offer any more that only bots are left to answer', () => {
		const sitters: readonly Sitter[] = [person('Bob'), { type: 'bot', level: 'club' }, person('Ann')];
		const begun: Happening = { type: 'began', sitters, from: [first, second, third], contributions: [], events: [] };
		const offered: Happening = { type: 'offered', seat: first, offer: 'end' };
		const gone: Happening = { type: 'withdrew', seat: third, because: 'time', step: 1, events: [] };
		expect(told([CREATED, begun, offered]).offers).toHaveLength(1);
		expect(told([CREATED, begun, offered, gone]).offers).toEqual([]);
	});

	test('has who ended an offer by saying no, also the one who made it', () => {
		const table = told([...SEATED, ...game(1), { type: 'offered', seat: first, offer: 'end' }]);
		for (const seat of [first, second]) {
			const ended = told([{ type: 'answered', seat, offer: 'end', yes: false }], table);
			expect(ended.offers).toEqual([]);
			expect(ended.declined).toEqual({ offer: 'end', by: seat, madeBy: first, version: ended.version });
			expect(told([{ type: 'offered', seat: second, offer: 'end' }], ended).declined).toEqual(ended.declined);
		}
	});

	test('keeps what was said with the name of who said it then', () => {
		const table = told([
			...SEATED,
			{ type: 'said', seat: third, text: 'hello' },
			...game(0),
			{ type: 'said-phrase', seat: second, phrase: 'good-luck' },
			{ type: 'chat-set', on: false },
		]);
		expect(table.chat.map(({ name, said }) => [name, said])).toEqual([
			['Ann', { text: 'hello' }],
			['Ann', { phrase: 'good-luck' }],
		]);
		expect(table.isChatOn).toBe(false);
	});

	test('is over, with what proves the deal, and may go on elsewhere', () => {
		const opened = { secret: seedFromText('s'), contributions: ['', ''], seed: seedFromText('d') };
		const table = told([
			...SEATED,
			...game(1),
			{ type: 'over', because: 'agreed', opened },
			{ type: 'rematch', table: 'next' },
		]);
		expect(table).toMatchObject({ status: 'over', over: { because: 'agreed', opened }, rematch: 'next' });
		expect(table.clock.turn).toBeNull();
	});
});

describe('a stream', () => {
	test('may tell the same twice', () => {
		const table = told(SEATED);
		expect(follow(table, { version: 2, at: 9, happening: { type: 'stood', seat: third } })).toBe(table);
	});

	test('has no gaps, and begins with its table', () => {
		expect(() => follow(told(SEATED), { version: 9, at: 9, happening: { type: 'stood', seat: third } })).toThrow(
			'after 5',
		);
		expect(() => told(SEATED.slice(1))).toThrow('begins with');
	});
});
