import { signal } from '@preact/signals';
import type { Seat } from '@tessera/engine';
import type { ProblemCode, TableCard } from '@tessera/protocol';
import { expect, test } from 'vitest';
import type { Asked } from '../api.ts';
import { listedCard } from '../testing/tables.ts';
import { followNext, type NextGame, nextKeys } from './next-game.ts';

const ME = 0 as Seat;

test.each<[string, NextGame | null, boolean, told: string | null, go: string]>([
	['nothing is known of', null, true, null, 'rematch'],
	['nobody came to', { status: 'gone', seat: null }, true, null, 'rematch'],
	['waits', { status: 'waiting', seat: null }, true, 'rematch-open', 'join-it'],
	['waits, for whoever watches', { status: 'waiting', seat: null }, false, 'rematch-open', 'watch-next'],
	['goes on with them', { status: 'running', seat: ME }, true, 'next-mine', 'play-next'],
	['goes on without them', { status: 'running', seat: null }, true, 'next-running', 'watch-next'],
	['goes on, for whoever watches', { status: 'running', seat: null }, false, 'next-running', 'watch-next'],
	['is over', { status: 'over', seat: ME }, true, 'next-over', 'look-at-next'],
])('a next game that %s is told as it stands', (_, next, isPlayer, told, go) => {
	expect(nextKeys(next, isPlayer)).toEqual({ told: told && `online.${told}`, go: `online.${go}` });
});

/** Somebody at a finished game, and a server that says this of the next one. */
function atTheLastGame() {
	const rematch = signal<string | null>(null);
	const home = { asked: [] as string[], said: refused('unavailable'), look: null as null | (() => Promise<unknown>) };
	const { next, stop } = followNext(
		rematch,
		async (table) => {
			home.asked.push(table);
			return home.said;
		},
		(look) => {
			home.look = look;
			return () => {
				home.look = null;
			};
		},
	);
	return { home, rematch, next, stop };
}

const refused = (code: ProblemCode): Asked<TableCard> => ({ ok: false, problem: { code, message: '' } });

test('nothing is said of a next game before the server has, and it is asked once for all who want to know', async () => {
	const { home, rematch, next } = atTheLastGame();
	expect(home.look).toBeNull();
	rematch.value = 'next';
	expect(await home.look?.()).toBeNull();
	expect(next.value).toBeNull();
	const card = listedCard({ status: 'running', seat: ME });
	home.said = { ok: true, value: card };
	expect(await home.look?.()).toEqual([card]);
	expect(next.value).toMatchObject({ status: 'running', seat: ME });
	expect(home.asked).toEqual(['next', 'next']);
});

test('O14 a next game that nobody came to is looked for further, as it may be opened anew', async () => {
	const { home, rematch, next } = atTheLastGame();
	rematch.value = 'next';
	home.said = refused('not-found');
	// As where nothing could be asked: the looking goes on.
	expect(await home.look?.()).toBeNull();
	expect(next.value).toEqual({ status: 'gone', seat: null });
	home.said = { ok: true, value: listedCard({ status: 'waiting', seat: null }) };
	await home.look?.();
	expect(next.value).toMatchObject({ status: 'waiting' });
});

test('nobody looks any more once the room is left, and what is heard then changes nothing', async () => {
	const { home, rematch, next, stop } = atTheLastGame();
	rematch.value = 'next';
	home.said = { ok: true, value: listedCard() };
	const looked = home.look?.();
	stop();
	expect(home.look).toBeNull();
	expect(await looked).toBeNull();
	expect(next.value).toBeNull();
});
