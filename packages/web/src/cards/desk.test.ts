import { arrange, cardPlays, countKinds, type PositionOf } from '@tessera/engine';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements } from '../table/announcer.ts';
import { speak } from '../words/say.ts';
import { createDesk, type Desk } from './desk.ts';
import { bring, putDown, takeBack, tapCard, tapNth, undoLast, wouldBe } from './gestures.ts';
import { tableOf } from './model/layout.ts';
import { halosOf } from './model/scene.ts';
import { handOf, laidOf, toAction } from './model/turn.ts';
import { type TestHost, testHost } from './testing/host.ts';

beforeAll(async () => {
	vi.stubGlobal('document', { documentElement: {} });
	await speak('en');
});

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const lastSaid = (): string => announcements.value.at(-1)?.text ?? '';
const handIds = (desk: Desk): readonly number[] => handOf(desk.scene.peek().turn).map(({ id }) => id);

/** Whatever the seat to move can lay first. */
function anyLay({ table, hands, turn }: PositionOf<'cards'>) {
	const hand = hands[turn] ?? [];
	const [play] = cardPlays(countKinds(table.flat()), hand);
	const found = play && arrange(table, play.cards);
	if (!play || !found) throw new Error('this deal lets everybody lay something');
	return { type: 'lay', cards: play.cards, table: found.table } as const;
}

/** A table at which it is the viewer's turn, with something on it. */
function myTurn(): TestHost {
	const host = testHost();
	host.actFor(anyLay(host.position));
	while (host.position.turn !== 0) host.actFor(anyLay(host.position));
	return host;
}

describe('the desk', () => {
	it('says what was picked and where it was put', () => {
		const desk = createDesk(myTurn());
		tapNth(desk, 0);
		expect(lastSaid()).toMatch(/^[A-Z]\w+ \w+ picked\.$/);
		putDown(desk, { to: 'new' });
		expect(lastSaid()).toMatch(/^[A-Z]\w+ \w+ begins a new series\. 2 more cards needed\.$/);
		expect(laidOf(desk.scene.peek().turn)).toHaveLength(1);
		desk.close();
	});

	it('a tap on a card of another series means that series', () => {
		const desk = createDesk(myTurn());
		const [group] = desk.scene.peek().turn.now;
		tapNth(desk, 0);
		tapCard(desk, group?.cards[0]?.id ?? -1);
		expect(desk.scene.peek().turn.now[0]?.cards).toHaveLength((group?.cards.length ?? 0) + 1);
		desk.close();
	});

	it('takes back what was laid, and otherwise the last step', () => {
		const desk = createDesk(myTurn());
		const [first = -1] = handIds(desk);
		const lying = desk.scene.peek().turn.now[0]?.cards[0]?.id ?? -1;
		bring(desk, [first], { to: 'new' });
		bring(desk, [lying], { to: 'new' });
		takeBack(desk, first);
		expect(handIds(desk)).toContain(first);
		takeBack(desk, lying);
		expect(handIds(desk)).not.toContain(first);
		desk.close();
	});

	it('tells what would come of a drop, and nothing where nothing would', () => {
		const desk = createDesk(myTurn());
		const [group] = desk.scene.peek().turn.now;
		tapNth(desk, 0);
		expect(wouldBe(desk, { to: 'hand' })).toBeNull();
		expect(wouldBe(desk, { to: 'new' })).toEqual({ text: 'New series', tone: 'short' });
		expect(wouldBe(desk, { to: 'group', group: group?.id ?? -1 })?.tone).toMatch(/^(valid|invalid|qwirkle)$/);
		desk.close();
	});

	it('keeps what is prepared, and another desk finds it again with every step', () => {
		const host = myTurn();
		const desk = createDesk(host);
		for (const id of handIds(desk).slice(0, 2)) bring(desk, [id], { to: 'new' });
		vi.runAllTimers();
		const before = tableOf(desk.scene.peek().turn.now);
		desk.close();
		const again = createDesk(host);
		expect(tableOf(again.scene.peek().turn.now)).toEqual(before);
		undoLast(again);
		undoLast(again);
		expect(tableOf(again.scene.peek().turn.now)).toEqual(host.position.table);
		again.close();
	});

	it('keeps what was just done even when it is closed at once', () => {
		const host = myTurn();
		const desk = createDesk(host);
		bring(desk, handIds(desk).slice(0, 1), { to: 'new' });
		desk.close();
		expect(host.prepared).not.toBeNull();
	});

	it('K3: follows the own turn and those of the others, and marks what they brought', async () => {
		const host = myTurn();
		const desk = createDesk(host);
		expect([...halosOf(desk.scene.peek(), 2).values()]).toContain(1);
		const { cards, table } = anyLay(host.position);
		await host.act({ type: 'lay', cards, table });
		expect(tableOf(desk.scene.peek().turn.now)).toEqual(host.position.table);
		expect([...halosOf(desk.scene.peek(), 2).values()]).toEqual(cards.map(() => 0));
		host.actFor(anyLay(host.position));
		expect(new Set(halosOf(desk.scene.peek(), 2).values())).toEqual(new Set([1]));
		expect(handIds(desk)).toHaveLength(9);
		desk.close();
	});

	it('K4: the action that it makes of a valid table is one the rules take', async () => {
		const host = myTurn();
		const desk = createDesk(host);
		const { cards, table } = anyLay(host.position);
		const { arrangedTo } = await import('./model/arranged.ts');
		desk.change((turn) => arrangedTo(turn, table).turn);
		const action = toAction(desk.scene.peek().turn);
		expect(action).toMatchObject({ type: 'lay', cards: expect.arrayContaining([...cards]) });
		expect(await host.act(action)).toBeNull();
		desk.close();
	});
});
