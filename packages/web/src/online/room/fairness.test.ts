import { playerOf } from '@tessera/bots';
import {
	type Action,
	commitTo,
	deriveSeed,
	type Event,
	eventFor,
	type PlayedStep,
	type Position,
	play,
	type Seat,
	type Secret,
	sealOf,
	start,
	type ViewEvent,
	viewFor,
} from '@tessera/engine';
import { formatGame } from '@tessera/notation';
import { type FollowedTable, follow, type Happening, type Part } from '@tessera/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { ANNA, BOB, TERMS } from '../testing/tables.ts';
import { checkFairness, type FairCheck, verdictOf } from './fairness.ts';

const ME = 1 as Seat;
const SECRET = '0a'.repeat(32) as Secret;
const ADDED = ['seven-geese', 'six-swans'];
const SEED = deriveSeed(SECRET, ADDED);
const PARTS: readonly Part[] = ADDED.map((part) => ({ seal: sealOf(part) }));
const terms = { game: 'classic', ages: [null, null], options: {} } as const;

const told = (events: readonly Event[]): readonly ViewEvent[] =>
	events.map((event) => eventFor<'classic'>('classic', event as never, ME));

interface Played {
	readonly text: string;
	readonly table: FollowedTable;
}

function stepAfter(position: Position, action: Action): PlayedStep['step'] {
	const played = play<Position>(position, action);
	if (!played.ok) throw new Error(played.problem.kind);
	return played.value;
}

/** A whole game as a server plays it: its file, and what one of its players was told. */
function game(): Played {
	const begun = start(terms, SEED);
	if (!begun.ok) throw new Error('the terms make no game');
	const player = playerOf('greedy', 'fair');
	const steps: PlayedStep[] = [];
	const happenings: Happening[] = [
		{ type: 'created', terms: TERMS, commitment: commitTo(SECRET) },
		{ type: 'called', parts: PARTS },
		{ type: 'part-opened', seat: 1 as Seat },
		{ type: 'part-opened', seat: 0 as Seat },
		{
			type: 'began',
			sitters: [ANNA, BOB],
			from: [0, 1] as Seat[],
			contributions: ADDED,
			events: told(begun.value.events),
		},
	];
	let position: Position = begun.value.position;
	while (!position.ending) {
		const seat = position.turn;
		const action: Action = player.choose(viewFor(position, seat), { rollouts: 0 }).action;
		const step = stepAfter(position, action);
		({ position } = step);
		steps.push({ action, step });
		happenings.push({ type: 'acted', seat, by: 'owner', step: steps.length, events: told(step.events) });
	}
	const opened = { secret: SECRET, contributions: ADDED, seed: SEED };
	happenings.push({ type: 'over', because: 'rules', opened });
	const fairness = { ...opened, commitment: commitTo(SECRET) };
	const text = formatGame({ terms, names: ['Anna', 'Bob'], tags: {}, fairness, start: begun.value, steps });
	const table = happenings.reduce<FollowedTable | null>(
		(so, happening, index) => follow(so, { version: index + 1, at: index, happening }),
		null,
	);
	if (!table) throw new Error('nothing happened');
	return { text, table };
}

let played: Played;

beforeAll(() => {
	played = game();
});

/** What this device remembers where everything went well. */
const MEMORY = {
	contribution: 'six-swans',
	commitment: commitTo(SECRET),
	fixed: PARTS,
	opened: 1,
	hasReplaced: false,
};

async function verdict(memory: Partial<Parameters<typeof checkFairness>[1]['memory']>, table = played.table) {
	const checks = await checkFairness(table, { mine: ME, memory: { ...MEMORY, ...memory }, text: played.text });
	return checks && verdictOf(checks);
}

async function outcomes(
	table: FollowedTable,
	{
		contribution = 'six-swans' as string | null,
		commitment = commitTo(SECRET) as string | null,
		fixed = PARTS as readonly Part[] | null,
		opened = 1 as number | null,
		hasReplaced = false,
		mine = ME as Seat | null,
		text = played.text,
	} = {},
): Promise<Partial<Record<FairCheck['name'], FairCheck['outcome']>> | null> {
	const memory = { contribution, commitment, fixed, opened, hasReplaced };
	const checks = await checkFairness(table, { mine, memory, text });
	return checks && Object.fromEntries(checks.map(({ name, outcome }) => [name, outcome]));
}

const ALL_HOLD = {
	sealed: 'holds',
	mixed: 'holds',
	own: 'holds',
	fixed: 'holds',
	once: 'holds',
	deal: 'holds',
	draws: 'holds',
	told: 'holds',
};

/** What a device remembers that has opened nothing. */
const UNOPENED = { fixed: null, opened: 0 };

describe('checking a game in the page', () => {
	test('finds everything in order where it is', async () => {
		expect(await outcomes(played.table)).toEqual(ALL_HOLD);
	});

	test('notices a secret that was not the sealed one', async () => {
		const table = { ...played.table, commitment: commitTo('0b'.repeat(32) as Secret) };
		expect(await outcomes(table)).toEqual({ ...ALL_HOLD, sealed: 'fails' });
	});

	test('notices another seal than the one that was kept before sitting down, and says where none was', async () => {
		const other = commitTo('0b'.repeat(32) as Secret);
		expect(await outcomes(played.table, { commitment: other })).toEqual({ ...ALL_HOLD, sealed: 'fails' });
		expect(await outcomes(played.table, { commitment: null })).toEqual({ ...ALL_HOLD, sealed: 'unknown' });
	});

	test('says where it cannot know whether what one added is in it', async () => {
		const { once, ...others } = ALL_HOLD;
		const unknown = { ...others, own: 'unknown', fixed: 'unknown' };
		for (const contribution of ['another', null])
			expect(await outcomes(played.table, { ...UNOPENED, contribution })).toEqual(unknown);
	});

	test('O20 notices that somebody chose what they added when they knew the rest', async () => {
		const chosen = [{ seal: sealOf('another') }, PARTS[1] ?? null];
		expect(await outcomes(played.table, { fixed: chosen })).toEqual({ ...ALL_HOLD, fixed: 'fails' });
		expect(await outcomes(played.table, { fixed: [{ open: '' }, PARTS[1] ?? null] })).toEqual({
			...ALL_HOLD,
			fixed: 'fails',
		});
		expect(await outcomes(played.table, { fixed: [null, PARTS[1] ?? null] })).toEqual({ ...ALL_HOLD, fixed: 'fails' });
		expect(await outcomes(played.table, { fixed: [...PARTS, null] })).toEqual({ ...ALL_HOLD, fixed: 'fails' });
		const open = [{ open: 'seven-geese' }, PARTS[1] ?? null];
		expect(await outcomes(played.table, { fixed: open })).toEqual(ALL_HOLD);
	});

	test('O20 says where another deal was called off after one had opened what one added, and how many', async () => {
		expect(await outcomes(played.table, { opened: 3 })).toEqual({ ...ALL_HOLD, once: 'unknown' });
		expect(await outcomes(played.table, { hasReplaced: true })).toEqual({ ...ALL_HOLD, once: 'unknown' });
		for (const hasReplaced of [false, true]) {
			const memory = { ...MEMORY, opened: 3, hasReplaced };
			const checks = await checkFairness(played.table, { mine: ME, memory, text: played.text });
			expect(checks?.find(({ name }) => name === 'once')).toEqual({ name: 'once', outcome: 'unknown', count: 2 });
		}
	});

	test('O20 sums up what only people can judge: what took the place of the own part, and how many deals were refused', async () => {
		expect(await verdict({})).toBe('holds');
		expect(await verdict({ hasReplaced: true })).toBe('unknown');
		expect(await verdict({ opened: 3 })).toBe('unknown');
		expect(await verdict({ opened: 4 })).toBe('refused');
		// A server that is not honest may name a seal of its own for somebody, whether or not it has refused deals before.
		for (const opened of [0, 1, 50]) expect(await verdict({ contribution: 'another', opened })).toBe('replaced');
		const lied = { ...played.table, commitment: commitTo('0b'.repeat(32) as Secret) };
		expect(await verdict({ contribution: 'another' }, lied)).toBe('fails');
	});

	test('O20 counts the deals that were refused, also where something else took the place of the own part in this one', async () => {
		const memory = { ...MEMORY, contribution: 'another', opened: 50 };
		const checks = await checkFairness(played.table, { mine: ME, memory, text: played.text });
		expect(checks?.find(({ name }) => name === 'once')).toEqual({ name: 'once', outcome: 'unknown', count: 50 });
	});

	test('O20 believes no server in what only a device knows that opened something there', async () => {
		const { once, ...others } = ALL_HOLD;
		const heard = { ...others, fixed: 'unknown' };
		expect(await outcomes(played.table, UNOPENED)).toEqual(heard);
		const { call } = played.table;
		const withParts = (...parts: readonly Part[]) => ({ ...played.table, call: call && { ...call, parts } });
		const [anns] = PARTS;
		expect(await outcomes(withParts({ seal: sealOf('another') }, PARTS[1] ?? null), UNOPENED)).toEqual({
			...heard,
			fixed: 'fails',
		});
		// The server itself says that this device sealed it, or that it was in the open there: it must be in the game.
		const missing = { contribution: 'what-was-sealed-here' };
		const mine = sealOf('what-was-sealed-here');
		for (const part of [{ seal: mine }, { open: 'six-swans' }])
			expect(await outcomes(withParts(anns ?? null, part), { ...missing, fixed: null })).toMatchObject({
				own: 'fails',
			});
		// Where nothing was sealed, what one added in the open must be there.
		const unsealed = { ...played.table, call: null };
		const before = { fixed: null, opened: null };
		expect(await outcomes(unsealed, before)).toEqual(heard);
		expect(await outcomes(unsealed, { ...before, contribution: 'another' })).toEqual({ ...heard, own: 'fails' });
	});

	test('O20 where another device of the same person had the seat in the end, nothing is wrong, and nothing is known', async () => {
		const { once, ...others } = ALL_HOLD;
		const unknown = { ...others, own: 'unknown', fixed: 'unknown', once: 'unknown' };
		const called = [PARTS[0] ?? null, { seal: sealOf('on-the-laptop') }];
		const laptop = { contribution: 'on-the-laptop', fixed: called };
		expect(await outcomes(played.table, laptop)).toEqual(unknown);
		const memory = { commitment: commitTo(SECRET), opened: 1, hasReplaced: false, ...laptop };
		const checks = await checkFairness(played.table, { mine: ME, memory, text: played.text });
		expect(checks?.find(({ name }) => name === 'own')).toMatchObject({ outcome: 'unknown', because: 'replaced' });
		// Whoever left their seat after that watches.
		const [deal] = played.table.steps;
		expect(deal).toBeDefined();
		expect(await outcomes(played.table, { ...laptop, mine: null })).toMatchObject({ own: 'unknown', fixed: 'unknown' });
	});

	test('notices a game of more or fewer players than those whose parts were fixed', async () => {
		const sitters = [...played.table.sitters, { type: 'bot', level: 'club' } as const];
		expect(await outcomes({ ...played.table, sitters })).toMatchObject({ fixed: 'fails', deal: 'fails' });
	});

	test('notices a file by other terms than those of the table, which would change who begins', async () => {
		const text = played.text.replace('[Player2 "Bob"]', '[Player2 "Bob"]\n[Age1 "34"]');
		expect(text).not.toBe(played.text);
		const changed = await outcomes(played.table, { text });
		expect(changed === null || changed.deal === 'fails').toBe(true);
		const terms = { ...played.table.terms, options: { openingTie: 'lot' } };
		expect(await outcomes({ ...played.table, terms })).toEqual({ ...ALL_HOLD, deal: 'fails' });
	});

	test('notices a seed that does not follow', async () => {
		const { over } = played.table;
		const opened = over?.opened ? { ...over.opened, contributions: ['', ''] } : null;
		const table = { ...played.table, over: { because: 'rules', opened } } as const;
		expect(await outcomes(table, { contribution: null })).toMatchObject({
			sealed: 'holds',
			mixed: 'fails',
			fixed: 'fails',
		});
	});

	test('notices that the game of the file is not the one that was shown', async () => {
		const table = { ...played.table, steps: played.table.steps.slice(0, -1) };
		expect(await outcomes(table)).toEqual({ ...ALL_HOLD, told: 'fails' });
		const [deal, first, second, ...rest] = played.table.steps;
		if (!deal || !first || !second) throw new Error('too short a game');
		const swapped = { ...played.table, steps: [deal, { ...first, events: second.events }, second, ...rest] };
		expect(await outcomes(swapped)).toEqual({ ...ALL_HOLD, told: 'fails' });
	});

	test('says that there is nothing to check by where nothing was dealt or no file can be read', async () => {
		expect(await outcomes(played.table, { text: 'not a game' })).toBeNull();
		expect(await outcomes({ ...played.table, over: { because: 'expired', opened: null } })).toBeNull();
	});
});
