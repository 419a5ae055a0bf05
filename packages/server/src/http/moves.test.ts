import { type Action, arrange, legalInView, replayView, type View } from '@tessera/engine';
import { type FollowedTable, follow } from '@tessera/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { World } from '../referee/test-help.ts';
import { type Heard, heard } from './heard.ts';
import { Moves } from './moves.ts';
import { isProblem } from './problems.ts';

vi.mock('@tessera/engine', async (importOriginal) => {
	const original = await importOriginal<typeof import('@tessera/engine')>();
	return { ...original, arrange: vi.fn(original.arrange) };
});
beforeEach(() => void vi.mocked(arrange).mockClear());

const PEOPLE = ['ann', 'bob'];

async function hear(world: World, who: string, table: string) {
	const all = await heard(world.referee, who, table, 1);
	return isProblem(all) ? expect.fail(all.message) : all;
}

/** The one whose turn it is. */
async function mover(world: World, table: string): Promise<string> {
	const card = await world.referee.table(null, table);
	return PEOPLE[card?.turn ?? -1] ?? expect.fail('it is the turn of nobody');
}

const qwirklesIn = (action: Extract<Action, { type: 'lay' }>): number =>
	action.table.filter((series) => series.length === 6).length;

/** The most Qwirkles that could be made, whichever cards are laid. */
function mostQwirkles({ standing: { seat }, entries }: Heard): number {
	const steps = entries.reduce<FollowedTable | null>(follow, null)?.steps ?? [];
	const legal = legalInView<View>(
		replayView(
			seat,
			steps.flatMap(({ events }) => events),
		),
	);
	return legal?.game === 'cards' ? Math.max(0, ...legal.plays.map(({ maxQwirkles }) => maxQwirkles)) : 0;
}

test('in Cards a few lays are worked out, the most Qwirkles first and then the most cards, and each can be sent as it is', async () => {
	const world = new World();
	const table = await world.begun({ game: 'cards' }, PEOPLE);
	const moves = new Moves();
	const made: number[] = [];
	while ((await world.referee.table(null, table))?.status === 'running') {
		const who = await mover(world, table);
		vi.mocked(arrange).mockClear();
		const all = await hear(world, who, table);
		const found = moves.of(table, all);
		expect(vi.mocked(arrange).mock.calls.length).toBeLessThanOrEqual(3);
		const [first] = isProblem(found) ? expect.fail(found.message) : found;
		if (isProblem(found) || !first) return expect.fail('there is always something to do');
		const lays = found.flatMap(({ command }) => {
			const action = command.type === 'act' ? (command.action as Action) : null;
			return action?.type === 'lay' ? [action] : [];
		});
		const inOrder = lays.toSorted(
			(one, other) => qwirklesIn(other) - qwirklesIn(one) || other.cards.length - one.cards.length,
		);
		expect(lays).toEqual(inOrder);
		const qwirkles = lays[0] ? qwirklesIn(lays[0]) : 0;
		expect(qwirkles).toBe(mostQwirkles(all));
		made.push(qwirkles);
		expect(await world.referee.command(who, table, first)).toMatchObject({ ok: true });
	}
	expect(Math.max(...made)).toBeGreaterThan(0);
});

test('whoever asks again before anything has happened costs nothing, and gets the same', async () => {
	const world = new World();
	const table = await world.begun({ game: 'cards' }, PEOPLE);
	const who = await mover(world, table);
	const moves = new Moves();
	const first = moves.of(table, await hear(world, who, table));
	vi.mocked(arrange).mockClear();
	expect(moves.of(table, await hear(world, who, table))).toBe(first);
	expect(arrange).not.toHaveBeenCalled();
	const other = PEOPLE.find((each) => each !== who) ?? '';
	expect(moves.of(table, await hear(world, other, table))).toEqual([]);
	await world.actFirst(who, table);
	expect(moves.of(table, await hear(world, who, table))).not.toBe(first);
});

test('what is kept does not grow', async () => {
	const world = new World();
	const table = await world.begun({}, PEOPLE);
	const all = await hear(world, await mover(world, table), table);
	const moves = new Moves();
	const first = moves.of('first', all);
	expect(moves.of('first', all)).toBe(first);
	for (let each = 0; each < 200; each++) moves.of(`other ${each}`, all);
	expect(moves.of('first', all)).not.toBe(first);
});
