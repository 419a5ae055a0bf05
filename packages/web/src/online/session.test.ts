import { effect } from '@preact/signals';
import { type Seat, sealOf } from '@tessera/engine';
import type { Call, Happening, TableTerms } from '@tessera/protocol';
import { expect, test } from 'vitest';
import { connect } from './connection.ts';
import { openSession } from './session.ts';
import { BEGINNING, Page } from './testing/page.ts';
import { TestServer } from './testing/server.ts';
import { ANNA, BOB } from './testing/tables.ts';

test('a command that could not even be sent is not on its way for ever', async () => {
	const connection = connect(new TestServer().ports);
	const session = openSession('table-one', { ...connection, send: () => Promise.reject(new Error('broken')) });
	const ordered = session.order({ type: 'resign' });
	expect(session.pending.value).toBe(1);
	await expect(ordered).rejects.toThrow('broken');
	expect(session.pending.value).toBe(0);
	session.leave();
});

const [FIRST, SECOND] = [0 as Seat, 1 as Seat];
const PARTS: Call['parts'] = [{ seal: sealOf('geese') }, { seal: sealOf('swans') }, null];
const CALLED: Happening = { type: 'called', parts: PARTS };

/** What somebody at a table on such terms is shown of it from then on: who sits there, and since when their parts are called for. */
function shownOf(terms: Partial<TableTerms>, ...happened: readonly Happening[]) {
	const [created] = BEGINNING;
	if (created?.type !== 'created') throw new Error('a table begins with its creation');
	const page = new Page(FIRST, [
		{ ...created, terms: { ...created.terms, ...terms } },
		{ type: 'sat', seat: FIRST, sitter: ANNA },
		...happened,
	]);
	const shown: (readonly [number, number | null])[] = [];
	effect(() => {
		const { sitters = [], call = null } = page.session.known.value?.table ?? {};
		shown.push([sitters.filter((sitter) => sitter !== null).length, call?.version ?? null]);
	});
	return { page, shown };
}

const BOB_SITS: Happening = { type: 'sat', seat: SECOND, sitter: BOB };
const SEALED: Happening = { type: 'part-sealed', seat: SECOND };

test('O20 a deal that is called for anew is shown as called for all the time, also where seats are free', () => {
	for (const seats of [2, 3]) {
		const { page, shown } = shownOf({ seats }, BOB_SITS, CALLED);
		for (const each of [SEALED, CALLED]) page.happens(each);
		expect(shown).toEqual([
			[2, 4],
			[2, 6],
		]);
	}
});

test('O20 whoever takes the last seat is shown there with the call, and whoever takes another at once', () => {
	const two = shownOf({ seats: 2 });
	for (const each of [BOB_SITS, CALLED]) two.page.happens(each);
	expect(two.shown).toEqual([
		[1, null],
		[2, 4],
	]);
	const three = shownOf({ seats: 3 });
	three.page.happens(BOB_SITS);
	expect(three.shown.at(-1)).toEqual([2, null]);
	// Nothing was called for: nothing follows.
	three.page.happens(SEALED);
	expect(three.page.session.known.peek()?.table.version).toBe(4);
});

test('O11 where all hands are seen, the last seat is shown as taken at once: the deal may be told rounds later', () => {
	const { page, shown } = shownOf({ seats: 2, openHands: true });
	page.happens(BOB_SITS);
	expect(shown.at(-1)).toEqual([2, null]);
});
