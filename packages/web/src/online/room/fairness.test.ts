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
import { checkFairness, type FairCheck } from './fairness.ts';

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

async function outcomes(
	table: FollowedTable,
	{
		contribution = 'six-swans' as string | null,
		commitment = commitTo(SECRET) as string | null,
		fixed = PARTS as readonly Part[] | null,
		openedFor = [2] as readonly number[],
		mine = ME as Seat | null,
		text = played.text,
	} = {},
): Promise<Partial<Record<FairCheck['name'], FairCheck['outcome']>> | null> {
	const memory = { contribution, commitment, fixed, openedFor };
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
const UNOPENED = { fixed: null, openedFor: [] };

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

	test('notices that what one added is missing, and says where it cannot know', async () => {
		expect(await outcomes(played.table, { contribution: 'another' })).toEqual({ ...ALL_HOLD, own: 'fails' });
		expect(await outcomes(played.table, { contribution: null })).toEqual({ ...ALL_HOLD, own: 'unknown' });
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

	test('O20 says where another deal was called off after one had opened what one added', async () => {
		expect(await outcomes(played.table, { openedFor: [2, 5] })).toEqual({ ...ALL_HOLD, once: 'unknown' });
	});

	test('O20 believes no server in what only a device knows that opened something there', async () => {
		const { once, ...others } = ALL_HOLD;
		const unknown = { ...others, own: 'unknown', fixed: 'unknown' };
		expect(await outcomes(played.table, { ...UNOPENED })).toEqual(unknown);
		const { call } = played.table;
		const forged = { ...played.table, call: call && { ...call, parts: [{ seal: sealOf('another') }, null] } };
		expect(await outcomes(forged, { ...UNOPENED })).toEqual({ ...unknown, fixed: 'fails' });
		// Where nothing was sealed, what one added in the open must be there.
		const unsealed = { ...played.table, call: null };
		expect(await outcomes(unsealed, { ...UNOPENED })).toEqual({ ...unknown, own: 'holds' });
		expect(await outcomes(unsealed, { ...UNOPENED, contribution: 'another' })).toEqual({ ...unknown, own: 'fails' });
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
