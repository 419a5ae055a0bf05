import { signal } from '@preact/signals';
import { type Seat, sealOf } from '@tessera/engine';
import {
	type FollowedTable,
	follow,
	type Happening,
	type Problem,
	type ProblemCode,
	type Standing,
} from '@tessera/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { speak, speakOf } from '../../words/say.ts';
import { problemWords, type Trouble } from '../problem-words.ts';
import type { Known } from '../session.ts';
import { beginning } from '../testing/tables.ts';
import { missingAt, whatWasMissed } from './missed.ts';

beforeAll(async () => {
	await speak('en');
	await speakOf('online');
});

/** A table after so many of the things that lead to a game, as somebody without a seat knows it. */
function tableAfter(count: number, ...more: readonly Happening[]) {
	const table = [...beginning([]).slice(0, count), ...more].reduce<FollowedTable | null>(
		(so, happening, index) => follow(so, { version: index + 1, at: index, happening }),
		null,
	);
	if (!table) throw new Error('there is a table');
	const standing: Standing = { seat: null, isHost: false };
	return { table, standing };
}

test('whoever writes their name misses a seat once none is free, and the game once it began', () => {
	expect(whatWasMissed(tableAfter(2), false)).toBeNull();
	expect(whatWasMissed(tableAfter(3), false)).toBe('seat');
	expect(whatWasMissed(tableAfter(4), false)).toBe('game');
	expect(whatWasMissed(tableAfter(4, { type: 'over', because: 'agreed', opened: null }), false)).toBeNull();
});

const CALLED: Happening = { type: 'called', parts: [{ seal: sealOf('geese') }, null] };

test('O20 where the host begins with free seats, nobody has taken one', () => {
	expect(whatWasMissed(tableAfter(2, CALLED), false)).toBe('begun');
	expect(whatWasMissed(tableAfter(3, CALLED), false)).toBe('seat');
	expect(whatWasMissed(tableAfter(2, CALLED), true)).toBeNull();
	// Somebody left, which called the deal off.
	expect(whatWasMissed(tableAfter(2, CALLED, { type: 'stood', seat: 0 as Seat }), false)).toBeNull();
});

test('whoever has sat down misses nothing', () => {
	for (const count of [3, 4])
		expect(whatWasMissed({ ...tableAfter(count), standing: { seat: 1 as Seat, isHost: false } }, false)).toBeNull();
});

test('whoever has asked for the last seat hears of the game before they hear that the seat is theirs, and has missed nothing', () => {
	for (const count of [3, 4]) expect(whatWasMissed(tableAfter(count), true)).toBeNull();
});

test('what was missed is told in words of its own', () => {
	expect(problemWords({ code: 'missed-game' })).toContain('while you were writing your name');
	expect(problemWords({ code: 'table-full' })).toBe('No seat is free here any more.');
});

/** Somebody who writes their name at such a table, and what they are told of it at the game. */
function writing(count: number) {
	const known = signal<Known | null>(tableAfter(count));
	const pending = signal(0);
	const told: (Trouble | null)[] = [];
	const missing = missingAt({
		known,
		pending,
		complain: (trouble) => told.push(trouble),
		dismissTrouble: () => told.push(null),
	});
	return { known, pending, told, missing };
}

const refused = (code: ProblemCode): Problem => ({ code, message: '' });

describe('whoever has asked for the last seat a moment too late is told what somebody who still writes is told', () => {
	test('whether they hear of the game before the answer', () => {
		const { known, pending, told, missing } = writing(2);
		pending.value = 1;
		known.value = tableAfter(4);
		missing.onGone(true);
		expect(told).toEqual([]);
		expect(missing.troubleOf(refused('table-full'))).toEqual({ code: 'missed-game' });
	});

	test('or after it', () => {
		const { known, told, missing } = writing(2);
		expect(missing.troubleOf(refused('table-full'))).toEqual({ code: 'table-full' });
		known.value = tableAfter(4);
		missing.onGone(true);
		expect(told).toEqual([{ code: 'missed-game' }]);
	});

	test('also where the game is shown late, with the keys where they were', () => {
		const { known, pending, told, missing } = writing(2);
		pending.value = 1;
		known.value = tableAfter(3);
		missing.onGone(true);
		expect(missing.missed.value).toBeNull();
		pending.value = 0;
		expect(missing.troubleOf(refused('table-full'))).toBeNull();
		expect(missing.missed.value).toMatchObject({ what: 'seat', hadKeys: true });
		known.value = tableAfter(4);
		missing.leave();
		expect(told).toEqual([{ code: 'missed-game' }]);
	});

	test('also where the host begins with free seats', () => {
		const { known, pending, told, missing } = writing(2);
		pending.value = 1;
		known.value = tableAfter(2, CALLED);
		missing.onGone(true);
		pending.value = 0;
		expect(missing.troubleOf(refused('table-full'))).toBeNull();
		expect(missing.missed.value).toMatchObject({ what: 'begun', hadKeys: true });
		expect(told).toEqual([]);
	});

	test('and whatever else is wrong as the server says it', () => {
		const { known, missing } = writing(3);
		expect(missing.troubleOf(refused('name-taken'))).toEqual({ code: 'name-taken' });
		known.value = tableAfter(4);
		expect(missing.troubleOf(refused('unavailable'))).toEqual({ code: 'unavailable' });
	});
});

test('a seat that was missed once is told of until there is a field again, and what was wrong with a name no longer', () => {
	const { known, told, missing } = writing(3);
	missing.onGone(false);
	expect(missing.missed.value).toMatchObject({ hadKeys: false });
	expect(told).toEqual([null]);
	known.value = tableAfter(2);
	missing.onThere();
	expect(missing.missed.value).toBeNull();
	known.value = tableAfter(4);
	missing.leave();
	expect(told).toEqual([null]);
});
