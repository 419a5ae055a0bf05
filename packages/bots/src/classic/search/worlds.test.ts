// A sampled world agrees with the view in everything that is known, and differs in what is not.
import { type ClassicView, countKinds, type Kind, listKinds, viewFor } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { playerOf } from '../../levels.ts';
import { Random } from '../../random.ts';
import { gameBetween } from '../../testing/games.ts';
import { Table } from './table.ts';
import { Worlds } from './worlds.ts';

const player = playerOf('greedy', '');

const views = [2, 3, 4].flatMap((players) =>
	gameBetween({ game: 'classic', players, seed: `worlds ${players}` }, () => player, 0)
		.filter(({ action }) => action !== null)
		.map(({ position }) => viewFor(position, position.turn) as ClassicView),
);

const handOf = (table: Table, seat: number): readonly Kind[] =>
	[...table.tiles.subarray(seat * 6, seat * 6 + (table.sizes[seat] ?? 0))] as Kind[];

const unseenIn = (table: Table, view: ClassicView): readonly Kind[] => [
	...view.handSizes.flatMap((_, seat) => (seat === view.turn ? [] : handOf(table, seat))),
	...([...table.bag.subarray(table.front, table.back)] as Kind[]),
];

describe('a world', () => {
	test('has the own tiles, hands and a bag of the right size, and every unseen tile once', () => {
		const random = new Random('worlds');
		const table = new Table();
		for (const view of views) {
			const worlds = new Worlds(view);
			worlds.next(random);
			worlds.set(table);
			expect(handOf(table, view.turn)).toEqual(view.hand);
			expect([...table.sizes.subarray(0, table.seats)]).toEqual(view.handSizes);
			expect(table.back - table.front).toBe(view.bagSize);
			expect(countKinds(unseenIn(table, view))).toEqual(view.unseen);
		}
	});
	test('another shuffle gives another world, the same seed the same', () => {
		const table = new Table();
		const sample = (seed: string): readonly Kind[] => {
			const [view] = views;
			if (!view) throw new Error('no view');
			const worlds = new Worlds(view);
			worlds.next(new Random(seed));
			worlds.set(table);
			return unseenIn(table, view);
		};
		expect(sample('a')).toEqual(sample('a'));
		expect(sample('a')).not.toEqual(sample('b'));
	});
	test('deals every unseen tile to the others once before any of them a second time', () => {
		const table = new Table();
		for (const view of views.filter(({ bagSize }) => bagSize > 0)) {
			const worlds = new Worlds(view);
			const random = new Random('once');
			const held = view.handSizes.reduce((sum, size, seat) => (seat === view.turn ? sum : sum + size), 0);
			const dealt: Kind[] = [];
			for (let i = 0; i < Math.floor((held + view.bagSize) / held); i++) {
				worlds.next(random);
				worlds.set(table);
				dealt.push(...unseenIn(table, view).slice(0, held));
			}
			expect(countKinds(dealt).every((count, kind) => count <= (view.unseen[kind] ?? 0))).toBe(true);
		}
	});
	test('C7 an exchange keeps every tile in the game', () => {
		const table = new Table();
		for (const view of views.filter(({ bagSize }) => bagSize >= 3)) {
			new Worlds(view).set(table);
			const given = (view.hand ?? []).slice(0, 3);
			table.exchange(given);
			const all = [...unseenIn(table, view), ...handOf(table, view.turn)];
			expect(countKinds(all)).toEqual(countKinds([...listKinds(view.unseen), ...(view.hand ?? [])]));
			expect(table.sizes[view.turn]).toBe(view.hand?.length);
		}
	});
});
