// A turn is played when it is played, whatever help is still being thought of.
import { signal } from '@preact/signals';
import { arrange, cardPlays, countKinds } from '@tessera/engine';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Settings, settings } from '../settings/settings.ts';
import { announcements } from '../table/announcer.ts';
import type { Advice, Outcome, TableState } from '../table/host.ts';
import { testParts } from '../table/testing/parts.ts';
import { speak } from '../words/say.ts';
import { createDesk, type Desk } from './desk.ts';
import { arrangeForMe, giveHint, giveUp, goOnActing, playTurn } from './help.ts';
import { arrangedTo } from './model/arranged.ts';
import { keep } from './model/keep.ts';
import { handOf, laidOf, pick, put, reset } from './model/turn.ts';
import { type TestHost, testHost } from './testing/host.ts';
import { cardNames } from './words.ts';

// The real ones ask the browser.
vi.mock(import('../settings/settings.ts'), async () => {
	const { signal } = await import('@preact/signals');
	return { isStill: signal(true), settings: signal({ confirm: false } as Settings) };
});

const usual = settings.peek();

beforeAll(async () => {
	vi.stubGlobal('document', { documentElement: {} });
	await speak('en');
});
afterEach(() => {
	settings.value = usual;
});

const said = (): string => announcements.value.at(-1)?.text ?? '';

function anyLay({ position }: TestHost) {
	const hand = position.hands[position.turn] ?? [];
	const [play] = cardPlays(countKinds(position.table.flat()), hand);
	const found = play && arrange(position.table, play.cards);
	if (!play || !found) throw new Error('this deal lets everybody lay something');
	return { type: 'lay', cards: play.cards, table: found.table } as const;
}

/** A desk whose turn it is, with something laid that can be played, and whose adviser answers when the test says so. */
function deskReady(): { desk: Desk; host: TestHost; answer(advice: readonly Advice[]): void; act: TestHost['act'] } {
	const host = testHost();
	while (host.position.turn !== 0) host.actFor(anyLay(host));
	const asked = Promise.withResolvers<readonly Advice[]>();
	const act = vi.spyOn(host, 'act');
	vi.spyOn(host, 'advise').mockReturnValue(asked.promise);
	const desk = createDesk(host);
	desk.change((turn) => arrangedTo(turn, anyLay(host).table).turn);
	return { desk, host, answer: asked.resolve, act };
}

it('what was played stays as it is until it has got there', async () => {
	const { desk, host } = deskReady();
	const there = Promise.withResolvers<null>();
	vi.spyOn(host, 'act').mockReturnValue(there.promise);
	playTurn(desk);
	const { turn } = desk.scene.peek();
	const [card] = handOf(turn);
	desk.change((each) => pick(each, card?.id ?? -1));
	expect(desk.scene.peek().turn).toBe(turn);
	there.resolve(null);
	await vi.waitFor(() => expect(desk.busy.value).toBeNull());
	desk.change((each) => pick(each, card?.id ?? -1));
	expect(desk.scene.peek().turn).not.toBe(turn);
	desk.close();
});

it('O19 what was missed is seen before anything is played on it, or a hint asked for', async () => {
	const { desk, host, act } = deskReady();
	const present = host.state.peek();
	const state = signal(present);
	const hurry = vi.fn(() => {
		state.value = present;
	});
	Object.assign(host, { state, hurry });
	const catchUp = () => {
		state.value = { ...present, waiting: { for: 'other', seat: present.view.turn, canHurry: true, isMissed: true } };
	};
	const before = announcements.value;
	for (const acting of [() => playTurn(desk), () => giveHint(desk)]) {
		catchUp();
		await acting();
		expect(state.peek().waiting).toEqual({ for: 'me' });
	}
	expect(hurry).toHaveBeenCalledTimes(2);
	expect(announcements.value).toBe(before);
	expect(host.advise).not.toHaveBeenCalled();
	expect(act).not.toHaveBeenCalled();
	playTurn(desk);
	expect(act).toHaveBeenCalledOnce();
	desk.close();
});

/** A desk with a turn of an earlier page that is still on its way, until it is said what came of it. */
function deskGoingOn() {
	const { desk, host } = deskReady();
	const there = Promise.withResolvers<Outcome>();
	Object.assign(host, { acting: () => there.promise });
	goOnActing(desk);
	return { desk, host, there };
}

it('what an earlier page played stays as it is until it has got there, and is back in the hand where the game did not wait', async () => {
	const { desk, there } = deskGoingOn();
	const { turn } = desk.scene.peek();
	desk.change(reset);
	expect(desk.scene.peek().turn).toBe(turn);
	there.resolve('dropped');
	await vi.waitFor(() => expect(desk.busy.value).toBeNull());
	expect(laidOf(desk.scene.peek().turn)).toEqual([]);
	desk.close();
});

it('a turn that the game did not wait for is back in the hand, also where the game is over meanwhile', async () => {
	const { desk, host } = deskReady();
	const prepared = keep(desk.scene.peek().turn);
	desk.close();
	const there = Promise.withResolvers<Outcome>();
	const state = signal<TableState>(host.state.peek());
	const again = createDesk({ ...host, prepared, state, acting: () => there.promise });
	goOnActing(again);
	expect(laidOf(again.scene.peek().turn).length).toBeGreaterThan(0);
	const { view } = state.peek();
	if (view.game !== 'cards') throw new Error(view.game);
	const ending = { reason: 'stalled', winners: [] } as const;
	// As when it is agreed to end it here: no step is played.
	state.value = { ...state.peek(), view: { ...view, ending }, waiting: { for: 'nobody', because: 'over' } };
	there.resolve('dropped');
	await vi.waitFor(() => expect(again.busy.value).toBeNull());
	const { turn } = again.scene.peek();
	expect(laidOf(turn)).toEqual([]);
	expect(turn.past).toEqual([]);
	again.close();
	// Nor is it laid there again after a reload.
	const reloaded = createDesk({ ...host, prepared, state });
	expect(laidOf(reloaded.scene.peek().turn)).toEqual([]);
	reloaded.close();
});

it('a table that was left writes nothing down any more', async () => {
	const { desk, host, there } = deskGoingOn();
	desk.close();
	const prepare = vi.spyOn(host, 'prepare');
	there.resolve('dropped');
	await vi.waitFor(() => expect(desk.busy.value).toBeNull());
	// Behind whatever it would have put off until after the paint.
	await new Promise((resolve) => setTimeout(resolve));
	expect(prepare).not.toHaveBeenCalled();
});

describe('while help is being thought of', () => {
	it('the turn is played at once, and the hint comes to nothing', async () => {
		const { desk, host, answer, act } = deskReady();
		const hint = giveHint(desk);
		expect(desk.busy.value?.is).toBe('hinting');
		playTurn(desk);
		expect(act).toHaveBeenCalledOnce();
		expect(desk.busy.value?.is).toBe('acting');
		expect(vi.mocked(host.advise).mock.calls[0]?.[0]?.aborted).toBe(true);
		const before = said();
		answer([{ action: anyLay(host), points: 0 }]);
		await hint;
		expect(desk.hint.value).toBeNull();
		expect(said()).toBe(before);
		await Promise.resolve();
		expect(desk.busy.value).toBeNull();
		desk.close();
	});

	it('an arrangement under way does not hold the turn up either, nor does its failure say anything', async () => {
		const { desk, act } = deskReady();
		const [card] = handOf(desk.scene.peek().turn);
		desk.change((turn) => pick(turn, card?.id ?? -1));
		const { reject, promise } = Promise.withResolvers<never>();
		vi.spyOn(desk.arranging, 'ask').mockReturnValue(promise);
		const arrangement = arrangeForMe(desk);
		expect(desk.busy.value?.is).toBe('arranging');
		playTurn(desk);
		expect(act).toHaveBeenCalledOnce();
		const before = said();
		reject(new Error('too late'));
		await arrangement;
		expect(said()).toBe(before);
		desk.close();
	});

	it('a swap goes to the rules, which may refuse it', async () => {
		const { desk, host } = deskReady();
		vi.spyOn(host, 'act').mockResolvedValue({ kind: 'can-lay' });
		void giveHint(desk);
		await giveUp(desk, 'swap');
		expect(host.act).toHaveBeenCalledWith({ type: 'swap' });
		expect(desk.note.value?.tone).toBe('amber');
		expect(desk.busy.value).toBeNull();
		desk.close();
	});

	it('nothing is played twice', () => {
		const { desk, act } = deskReady();
		vi.mocked(act).mockReturnValue(new Promise(() => undefined));
		playTurn(desk);
		playTurn(desk);
		expect(act).toHaveBeenCalledOnce();
		desk.close();
	});
});

it('a hint goes with what it hinted at: once something else is laid, nothing glows any more', async () => {
	const { desk, host, answer } = deskReady();
	const advised = anyLay(host);
	desk.change(reset);
	answer([{ action: advised, points: 0 }]);
	await giveHint(desk);
	expect(desk.hint.value?.cards).toEqual(advised.cards);
	const hand = handOf(desk.scene.peek().turn);
	const other = hand.find(({ kind }) => !advised.cards.includes(kind));
	desk.change((turn) => pick(turn, other?.id ?? -1));
	expect(desk.hint.value).not.toBeNull();
	desk.change((turn) => put(turn, { to: 'new' }));
	expect(desk.hint.value).toBeNull();
	desk.close();
});

it('O18 at a table without hints none is thought of', async () => {
	const { desk, host } = deskReady();
	const without = createDesk({ ...host, online: testParts({ hasHints: false }) });
	await giveHint(without);
	expect(host.advise).not.toHaveBeenCalled();
	expect(without.busy.value).toBeNull();
	without.close();
	desk.close();
});

it('a hint that is shown says which cards it lays', async () => {
	const { desk, host, answer } = deskReady();
	const advised = anyLay(host);
	desk.change(reset);
	answer([{ action: advised, points: 0 }]);
	await giveHint(desk);
	await giveHint(desk);
	const names = cardNames(advised.cards.map((kind, id) => ({ kind, id })));
	expect(said()).toBe(`The hint lays ${names}. Undo takes it back.`);
	desk.close();
});

it('whoever wants to be asked once more hears the question', () => {
	const { desk, act } = deskReady();
	settings.value = { ...usual, confirm: true };
	playTurn(desk);
	expect(desk.asking.value).toBe(true);
	expect(said()).toMatch(/^Play (this card|these \d cards)\?$/);
	expect(act).not.toHaveBeenCalled();
	playTurn(desk, true);
	expect(act).toHaveBeenCalledOnce();
	desk.close();
});
