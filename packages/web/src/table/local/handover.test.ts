import { fallbackAction } from '@tessera/bots/fallback';
import type { Seat } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { memoryDevice } from '../../saves/testing/memory.ts';
import type { TableState } from '../host.ts';
import { actOnce, bot, opened, person, playOn, portsOn, TWO_PEOPLE, tableOn, until } from './testing/tables.ts';

describe('a device that is passed around', () => {
	const inHand = ({ view, course }: TableState): string => JSON.stringify({ view, course });

	test.each(['classic', 'cards'] as const)('shows nobody’s pieces of %s until the next one takes it', async (game) => {
		const host = tableOn(memoryDevice(), game, TWO_PEOPLE);
		for (let turns = 0; turns < 6; turns++) {
			const covered = host.state.peek();
			const { turn } = covered.view;
			expect(covered.waiting).toEqual({ for: 'handover', seat: turn });
			expect(covered.view).toMatchObject({ viewer: null, hand: null });
			expect(inHand(covered)).not.toMatch(/"(hand|pieces|drawn|given)":\[\d/);
			expect(await host.act({ type: 'pass' })).toEqual({ kind: 'not-your-turn', turn });

			host.takeOver();
			const mine = host.state.peek();
			expect(mine.waiting).toEqual({ for: 'me' });
			expect(mine.view.viewer).toBe(turn);
			expect(mine.view.hand?.length).toBeGreaterThan(0);
			await host.act(fallbackAction(mine.view));
		}
	});

	test('hides what a person prepared from everybody else, over a reload too', async () => {
		const device = memoryDevice();
		const host = tableOn(device, 'classic', TWO_PEOPLE);
		host.takeOver();
		host.prepare('my plan');
		expect(host.prepared).toBe('my plan');
		const again = opened(host.id, portsOn(device));
		expect(again.prepared).toBeNull();
		again.prepare('nobody’s plan');
		again.takeOver();
		expect(again.prepared).toBe('my plan');
		await actOnce(again);
		expect(again.prepared).toBeNull();
		again.takeOver();
		expect(again.prepared).toBeNull();
		again.prepare('your plan');
		await actOnce(again);
		again.takeOver();
		expect(again.prepared).toBe('my plan');
		await actOnce(again);
		again.takeOver();
		expect(again.prepared).toBe('your plan');
	});

	test('stays with a person while bots act, and with one who acts again', async () => {
		const host = tableOn(memoryDevice(), 'classic', [person(), bot(), person(), bot()]);
		for (let turns = 0; turns < 4; turns++) {
			await until(host, ({ waiting }) => waiting.for === 'handover');
			host.takeOver();
			const me = host.state.peek().view.viewer;
			await host.act(fallbackAction(host.state.peek().view));
			expect(host.state.peek()).toMatchObject({ waiting: { for: 'other', canHurry: true }, view: { viewer: me } });
		}
	});

	test('needs no cover where all is open: Q1', async () => {
		const host = tableOn(memoryDevice(), 'cubes', TWO_PEOPLE);
		for (let turns = 0; turns < 6; turns++) {
			const { waiting, view } = host.state.peek();
			expect(waiting).toEqual({ for: 'me' });
			expect(view.viewer).toBe(view.turn);
			await host.act(fallbackAction(view));
		}
	});

	test('shows one person alone their own pieces at all times, and nobody’s where only bots play', async () => {
		const alone = tableOn(memoryDevice(), 'classic', [bot(), person()]);
		const viewers = new Set<Seat | null>();
		alone.state.subscribe(({ view }) => viewers.add(view.viewer));
		await playOn(alone, 8);
		expect([...viewers]).toEqual([1]);
		const bots = tableOn(memoryDevice(), 'classic', [bot(), bot()]);
		expect((await playOn(bots)).view.viewer).toBeNull();
	});
});
