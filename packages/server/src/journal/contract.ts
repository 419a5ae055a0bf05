// What every journal does, whatever it is made of: a suite that the tests of each implementation run.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Journal, JournalFailure, type NewGame, type Status } from './journal.ts';
import { action, appending, entriesOf, entry, idsOf, newGame, payloadsOf, summaryOf } from './test-help.ts';

/** Runs the suite. Every journal that `open` gives must be empty. */
export function journalContract(name: string, open: () => Journal | Promise<Journal>): void {
	describe(`${name}, as any journal`, () => {
		let journal: Journal;
		beforeEach(async () => {
			journal = await open();
		});
		afterEach(() => journal.close());

		describe('writing', () => {
			test('a game is created with its first entries', async () => {
				const entries: NewGame['entries'] = [entry({ seats: 2 }, 'created'), entry(['ann'], 'seated')];
				expect(await journal.create(newGame('g', { entries, cause: action('a1') }))).toEqual({
					kind: 'created',
					version: 2,
				});
				expect(await journal.read('g', 1, 10)).toEqual({
					game: { id: 'g', version: 2, status: 'open', createdAt: 1000, writtenAt: 1000 },
					entries: [
						{ version: 1, kind: 'created', payload: '{"seats":2}', at: 1000, cause: action('a1') },
						{ version: 2, kind: 'seated', payload: '["ann"]', at: 1000, cause: action('a1') },
					],
				});
			});

			test('a game that exists is not created again', async () => {
				await journal.create(newGame('g'));
				const again = newGame('g', { entries: [entry('other')], at: 5000, status: 'running' });
				expect(await journal.create(again)).toEqual({ kind: 'exists' });
				expect(await payloadsOf(journal, 'g')).toEqual(['first']);
				expect(await summaryOf(journal, 'g')).toMatchObject({ status: 'open', createdAt: 1000, writtenAt: 1000 });
			});

			test('entries are numbered without gaps, however many come at once', async () => {
				await journal.create(newGame('g'));
				expect(await journal.append(appending('g', 1, { entries: [entry('b'), entry('c')] }))).toEqual({
					kind: 'appended',
					version: 3,
				});
				expect(await journal.append(appending('g', 3, { entries: [entry('d')], at: 3000 }))).toEqual({
					kind: 'appended',
					version: 4,
				});
				const entries = await entriesOf(journal, 'g');
				expect(entries.map(({ version, payload, at, cause }) => [version, JSON.parse(payload), at, cause])).toEqual([
					[1, 'first', 1000, null],
					[2, 'b', 2000, null],
					[3, 'c', 2000, null],
					[4, 'd', 3000, null],
				]);
				expect(await summaryOf(journal, 'g')).toMatchObject({ version: 4, createdAt: 1000, writtenAt: 3000 });
			});

			test('a game that is taken out leaves nothing behind, and no other game with it', async () => {
				await Promise.all([journal.create(newGame('g', { cause: action('a1') })), journal.create(newGame('h'))]);
				await journal.append(appending('g', 1, { entries: [entry('b')], cause: action('a2') }));
				expect(await journal.remove('g')).toBe(true);
				expect(await journal.remove('g')).toBe(false);
				expect(await journal.read('g', 1, 10)).toBeNull();
				expect(await journal.append(appending('g', 2))).toEqual({ kind: 'unknown-game' });
				expect(await idsOf(journal)).toEqual(['h']);
				expect(await payloadsOf(journal, 'h')).toEqual(['first']);

				// One that is made anew knows nothing of it: no version, no entry, no action.
				await journal.create(newGame('g', { entries: [entry('new')] }));
				expect(await journal.append(appending('g', 1, { entries: [entry('c')], cause: action('a2') }))).toEqual({
					kind: 'appended',
					version: 2,
				});
				expect(await payloadsOf(journal, 'g')).toEqual(['new', 'c']);
			});

			test('what is asked for at once happens in its order, taking a game out among it', async () => {
				const answers = await Promise.all([
					journal.create(newGame('g')),
					journal.remove('g'),
					journal.append(appending('g', 1)),
					journal.create(newGame('g')),
				]);
				expect(answers).toEqual([
					{ kind: 'created', version: 1 },
					true,
					{ kind: 'unknown-game' },
					{ kind: 'created', version: 1 },
				]);
			});

			test('a game that nobody created takes no entries', async () => {
				expect(await journal.append(appending('g', 0))).toEqual({ kind: 'unknown-game' });
				expect(await journal.read('g', 1, 10)).toBeNull();
			});

			test.each([0, 1, 3, 99, -1, 1.5])('whoever saw version %s of two learns the present one', async (seen) => {
				await journal.create(newGame('g', { entries: [entry('a'), entry('b')] }));
				const late = appending('g', seen, { status: 'finished', at: 9000 });
				expect(await journal.append(late)).toEqual({ kind: 'stale', version: 2 });
				expect(await payloadsOf(journal, 'g')).toEqual(['a', 'b']);
				expect(await summaryOf(journal, 'g')).toMatchObject({ status: 'open', writtenAt: 1000 });
			});

			test('the status changes with the append that says so, and only then', async () => {
				await journal.create(newGame('g'));
				const statusAfter = async (seen: number, status?: Status) => {
					await journal.append(appending('g', seen, { status }));
					return (await summaryOf(journal, 'g'))?.status;
				};
				expect(await statusAfter(1)).toBe('open');
				expect(await statusAfter(2, 'running')).toBe('running');
				expect(await statusAfter(3)).toBe('running');
				expect(await statusAfter(4, 'finished')).toBe('finished');
			});
		});

		describe('a client action sent again', () => {
			beforeEach(async () => {
				await journal.create(newGame('g', { cause: action('join') }));
				await journal.append(appending('g', 1, { entries: [entry('b'), entry('c')], cause: action('a1') }));
				await journal.append(appending('g', 3, { entries: [entry('d')], cause: action('a2') }));
			});

			test.each([0, 1, 3, 4])('has no second effect and leads to the same version, seeing %s', async (seen) => {
				const again = appending('g', seen, { cause: action('a1'), status: 'finished' });
				expect(await journal.append(again)).toEqual({ kind: 'repeated', version: 3 });
				expect(await payloadsOf(journal, 'g')).toEqual(['first', 'b', 'c', 'd']);
				expect(await summaryOf(journal, 'g')).toMatchObject({ version: 4, status: 'open' });
			});

			test('is known even if it created the game', async () => {
				expect(await journal.append(appending('g', 4, { cause: action('join') }))).toEqual({
					kind: 'repeated',
					version: 1,
				});
			});

			test('is another one if another identity sends it', async () => {
				const other = appending('g', 4, { cause: action('a1', 'ben') });
				expect(await journal.append(other)).toEqual({ kind: 'appended', version: 5 });
			});

			test('is another one in another game', async () => {
				await journal.create(newGame('h'));
				const other = appending('h', 1, { cause: action('a1') });
				expect(await journal.append(other)).toEqual({ kind: 'appended', version: 2 });
			});

			test('may be tried again after it was stale', async () => {
				const cause = action('a3');
				expect(await journal.append(appending('g', 3, { cause }))).toEqual({ kind: 'stale', version: 4 });
				expect(await journal.append(appending('g', 4, { cause }))).toEqual({ kind: 'appended', version: 5 });
			});
		});

		describe('at the same time', () => {
			test('of several appends to one version the first asked is taken', async () => {
				await journal.create(newGame('g'));
				const answers = await Promise.all(
					['a', 'b', 'c', 'd'].map((payload) => journal.append(appending('g', 1, { entries: [entry(payload)] }))),
				);
				expect(answers).toEqual([{ kind: 'appended', version: 2 }, ...Array(3).fill({ kind: 'stale', version: 2 })]);
				expect(await payloadsOf(journal, 'g')).toEqual(['first', 'a']);
			});

			test('writings are carried out in the order of asking, and one that fails leaves the others alone', async () => {
				const cause = action('a1');
				const answers = await Promise.all([
					journal.append(appending('g', 1)),
					journal.create(newGame('g')),
					journal.create(newGame('g')),
					journal.append(appending('g', 1, { cause, entries: [entry('b')] })),
					journal.append(appending('g', 1, { cause, entries: [entry('b')] })),
					journal.append(appending('g', 1, { entries: [entry('late')] })),
					journal.append(appending('g', 2, { entries: [entry('c')] })),
				]);
				expect(answers).toEqual([
					{ kind: 'unknown-game' },
					{ kind: 'created', version: 1 },
					{ kind: 'exists' },
					{ kind: 'appended', version: 2 },
					{ kind: 'repeated', version: 2 },
					{ kind: 'stale', version: 2 },
					{ kind: 'appended', version: 3 },
				]);
				expect(await payloadsOf(journal, 'g')).toEqual(['first', 'b', 'c']);
			});

			test('many games do not get into each other’s way', async () => {
				const games = Array.from({ length: 200 }, (_, number) => `g${number}`);
				await Promise.all(games.map((game) => journal.create(newGame(game))));
				const answers = await Promise.all(
					games.map((game) => journal.append(appending(game, 1, { entries: [entry(game)], cause: action('a') }))),
				);
				expect(answers).toEqual(games.map(() => ({ kind: 'appended', version: 2 })));
				expect(await Promise.all(games.map((game) => payloadsOf(journal, game)))).toEqual(
					games.map((game) => ['first', game]),
				);
			});
		});

		describe('payloads', () => {
			test.each([[null], [0.1], [''], [[]], [{ deep: [{ text: 'Київ ☂ 🀄 \ud800 \0 "', none: null, yes: true }] }]])(
				'%j comes back as it was',
				async (payload) => {
					await journal.create(newGame('g', { entries: [entry(payload)] }));
					expect(await payloadsOf(journal, 'g')).toEqual([payload]);
				},
			);

			test('text that is no JSON comes back as it was too', async () => {
				await journal.create(newGame('g', { entries: [{ kind: 'played', payload: ' {Київ\n🀄' }] }));
				expect((await entriesOf(journal, 'g')).map(({ payload }) => payload)).toEqual([' {Київ\n🀄']);
			});
		});

		describe('what nobody should ask for', () => {
			test.each<[string, Partial<NewGame>]>([
				['an empty game id', { game: '' }],
				['a game id that would need escaping', { game: 'a/b' }],
				['half a character in a payload', { entries: [{ kind: 'played', payload: '"\ud800"' }] }],
				['a NUL in a payload', { entries: [{ kind: 'played', payload: '"\0"' }] }],
				['a payload of a million characters', { entries: [entry('x'.repeat(1_000_000))] }],
				['an empty kind', { entries: [entry(1, '')] }],
				['half a character in an action id', { cause: action('\ud800') }],
				['a NUL in an identity', { cause: action('a', 'ann\0') }],
				['an endless identity', { cause: action('a', 'x'.repeat(201)) }],
				['a time between milliseconds', { at: 0.5 }],
			])('%s is refused, and its neighbours are not', async (_, wrong) => {
				const [before, refused, behind] = await Promise.allSettled([
					journal.create(newGame('before')),
					journal.create(newGame('g', wrong)),
					journal.create(newGame('behind')),
				]);
				expect([before.status, refused.status, behind.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
				await expect(journal.create(newGame('g', wrong))).rejects.toThrow(RangeError);
				expect(await idsOf(journal)).toEqual(['before', 'behind']);
			});

			test.each([
				[0, 1],
				[1.5, 1],
				[1, 0],
				[1, Number.NaN],
			])('a page from %s with room for %s is refused', async (from, limit) => {
				await expect(journal.read('g', from, limit)).rejects.toThrow(RangeError);
			});

			test('a list with room for nothing, or after no time, is refused', async () => {
				await expect(idsOf(journal, { limit: 0 })).rejects.toThrow(RangeError);
				await expect(idsOf(journal, { after: { id: 'g', writtenAt: Number.NaN } })).rejects.toThrow(RangeError);
			});
		});

		describe('reading', () => {
			beforeEach(async () => {
				await journal.create(newGame('g', { entries: [entry('a'), entry('b'), entry('c'), entry('d'), entry('e')] }));
				await journal.create(newGame('h', { entries: [entry('not this one')] }));
			});

			test.each<[number, number, readonly string[]]>([
				[1, 2, ['a', 'b']],
				[3, 2, ['c', 'd']],
				[5, 2, ['e']],
				[6, 2, []],
				[99, 1, []],
				[2, 99, ['b', 'c', 'd', 'e']],
			])('from version %s on, at most %s', async (from, limit, payloads) => {
				const page = await journal.read('g', from, limit);
				expect(page?.entries.map(({ payload }) => JSON.parse(payload))).toEqual(payloads);
				expect(page?.game.version).toBe(5);
			});
		});

		describe('lists of games', () => {
			beforeEach(async () => {
				for (const [game, at] of Object.entries({ d: 10, b: 20, a: 20, c: 30, e: -5 }))
					await journal.create(newGame(game, { at }));
				await journal.create(newGame('r', { status: 'running', at: 15 }));
			});

			test('have one status, by when they were written, and by id where that is equal', async () => {
				expect(await idsOf(journal, { first: 'oldest' })).toEqual(['e', 'd', 'a', 'b', 'c']);
				expect(await idsOf(journal, { first: 'newest' })).toEqual(['c', 'b', 'a', 'd', 'e']);
				expect(await idsOf(journal, { status: 'running' })).toEqual(['r']);
				expect(await idsOf(journal, { status: 'finished' })).toEqual([]);
			});

			test.each(['oldest', 'newest'] as const)('can be turned over page by page, the %s first', async (first) => {
				const ids: string[] = [];
				let page = await journal.games({ status: 'open', first, limit: 2 });
				while (page.length > 0) {
					ids.push(...page.map(({ id }) => id));
					page = await journal.games({ status: 'open', first, limit: 2, after: page.at(-1) });
				}
				expect(ids).toEqual(await idsOf(journal, { first }));
			});

			test('follow what is written', async () => {
				await journal.append(appending('d', 1, { at: 40 }));
				await journal.append(appending('a', 1, { at: 50, status: 'running' }));
				expect(await idsOf(journal, { first: 'newest' })).toEqual(['d', 'c', 'b', 'e']);
				expect(await journal.games({ status: 'running', first: 'newest', limit: 1 })).toEqual([
					{ id: 'a', version: 2, status: 'running', createdAt: 20, writtenAt: 50 },
				]);
			});
		});

		describe('closing', () => {
			test('answers what was asked before', async () => {
				const creating = journal.create(newGame('g'));
				await journal.close();
				expect(await creating).toEqual({ kind: 'created', version: 1 });
			});

			test('ends everything, and may be done twice', async () => {
				await journal.close();
				await journal.close();
				await expect(journal.create(newGame('g'))).rejects.toThrow(JournalFailure);
				await expect(journal.append(appending('g', 1))).rejects.toThrow(JournalFailure);
				await expect(journal.read('g', 1, 1)).rejects.toThrow(JournalFailure);
				await expect(idsOf(journal)).rejects.toThrow(JournalFailure);
			});
		});
	});
}
