// A move that was played while the connection was away waits to be sent, also through a reload: it is played once, or, where the
// game did not wait for it, dropped with a word.
import { Caller } from './caller.ts';
import { gather, inTurn } from './company.ts';
import { keptBy } from './fixtures.ts';
import { AWAY, expectPrepared } from './mishaps.ts';
import type { Game } from './pages/home.ts';
import { expect, type Invite, type Person, test } from './people.ts';

const WAITS = 'What you did is sent as soon as it is back.';

interface Move {
	readonly what: string;
	readonly game: Game;
	/** Gets the move ready, so that one press plays it; whether that can be done in this turn. */
	readonly ready: (mover: Person) => Promise<boolean>;
	readonly press: (mover: Person) => Promise<void>;
	/** Whether it is somebody else's turn when it has been played. */
	readonly endsTurn: boolean;
}

const onBoard = (mover: Person) => mover.grid.next.click();

const TILES: Move = {
	what: 'tiles',
	game: 'Classic',
	ready: ({ grid }) => grid.layForNow(),
	press: onBoard,
	endsTurn: true,
};

const MOVES: readonly Move[] = [
	TILES,
	{
		what: 'an exchange',
		game: 'Classic',
		ready: async ({ page, grid }) => {
			await page.getByRole('button', { name: 'Exchange', exact: true }).first().click();
			await grid.pick(0);
			return true;
		},
		press: onBoard,
		endsTurn: true,
	},
	{
		what: 'a roll',
		game: 'Cubes',
		ready: async ({ grid }) => {
			await grid.pick(0);
			return true;
		},
		press: onBoard,
		endsTurn: false,
	},
	{
		what: 'cards',
		game: 'Cards',
		ready: ({ cards }) => cards.layForNow(),
		press: ({ cards }) => cards.lay.click(),
		endsTurn: true,
	},
];

/** Plays until somebody has the move ready. In its first turn a game allows less. */
async function readied(people: readonly Person[], { game, ready }: Move): Promise<readonly [Person, Person]> {
	const [opener] = await inTurn(people);
	await opener.tableOf(game).takeTurns(1);
	for (;;) {
		const [mover, other] = await inTurn(people);
		if (await ready(mover)) return [mover, other];
		await mover.tableOf(game).takeTurn();
	}
}

const keepingBy =
	(invite: Invite): Invite =>
	(name) =>
		invite(name, { serviceWorkers: 'allow' });

/** Loads the page anew without a network, and finds the game as it stood. */
async function loadAway({ page, context, online }: Person): Promise<void> {
	const standing = await online.standing();
	await keptBy(page);
	await context.setOffline(true);
	await expect(online.strip).toContainText(AWAY);
	await page.reload();
	await expect(online.strip).toContainText(AWAY);
	expect(await online.standing()).toBe(standing);
}

/** Somebody has played without a network, and loaded the page anew without one; with another who sees what comes of it. */
async function playedAway(invite: Invite, move: Move): Promise<readonly [mover: Person, other: Person]> {
	const people = await gather(keepingBy(invite), { game: move.game, names: ['Ann', 'Bob'] });
	const [mover, other] = await readied(people, move);
	await keptBy(mover.page);
	await mover.context.setOffline(true);
	await expect(mover.online.strip).toContainText(AWAY);
	await move.press(mover);
	await expect(mover.online.strip).toContainText(WAITS);
	await expect(mover.page.locator('.grid-note[data-shown=true]')).toHaveCount(0);
	// It was pressed: that it is on its way is seen where it was pressed, too.
	await expect(mover.page.locator('.grid-next, .cards-play')).toHaveAttribute('aria-disabled', 'true');
	const laid = await mover.tableOf(move.game).prepared();
	const standing = await mover.online.standing();
	await mover.page.reload();
	await expect(mover.online.strip).toContainText(WAITS);
	// The game is there as it stood, and what was played lies where it lay.
	expect(await mover.online.standing()).toBe(standing);
	await expectPrepared(mover, move.game, laid);
	return [mover, other];
}

const noticeOf = ({ page }: Person) =>
	page.getByRole('status').filter({ hasText: 'A move that you played waits to be sent.' });

/** Goes home with a move that waits, still without a network: home tells of it, with the way to its table. */
async function waitsAtHome(mover: Person): Promise<void> {
	const table = new URL(mover.page.url()).pathname;
	await mover.page.goto('/');
	await expect(noticeOf(mover).getByRole('link', { name: /^Classic: .*Bob/ })).toHaveAttribute('href', table);
}

test('O4 home says where a move waits to be sent, and sends it once when the connection is back', async ({
	invite,
}) => {
	const [mover, other] = await playedAway(invite, TILES);
	const before = await actors(other);
	const table = new URL(mover.page.url()).pathname;
	await waitsAtHome(mover);
	await mover.context.setOffline(false);
	await expect.poll(() => actors(other)).toHaveLength(before.length + 1);
	await expect(other.online.player(mover.name)).toHaveAttribute('data-to-move', 'false');
	await expect(noticeOf(mover)).toHaveCount(0);
	await expect(mover.page.locator('.kept-open')).toContainText(`${other.name}’s turn`);

	// It is forgotten, and nothing of it lies there for now.
	await mover.page.goto(table);
	await mover.online.begun();
	await expect(mover.grid.tentative).toHaveCount(0);
	await expect.poll(() => mover.online.standing()).toBe(await other.online.standing());
	expect(await actors(other)).toHaveLength(before.length + 1);
});

test('O4 a move that home could not send stays told of there, until its table has said why', async ({ invite }) => {
	const [mover, other] = await playedAway(invite, TILES);
	const before = await actors(other);
	await waitsAtHome(mover);
	// The same seat is played from elsewhere.
	const elsewhere = await Caller.by(mover.page.request);
	expect(await elsewhere.playBest(new URL(other.page.url()).pathname.split('/').at(-1) ?? '')).toBe(true);
	mover.forgiven.push(/409 \(Conflict\)/);
	const answered = mover.page.waitForResponse(/\/commands$/);
	await mover.context.setOffline(false);
	expect((await answered).status()).toBe(409);
	await noticeOf(mover)
		.getByRole('link', { name: /^Classic: .*Bob/ })
		.click();
	await expect(mover.online.strip).toContainText('This move was not played: the game had gone on before it arrived.');
	expect(await actors(other)).toHaveLength(before.length + 1);
	// Whoever goes on after reading it needs it no more.
	await expect(async () => {
		await mover.page.locator('.captions').click();
		await expect(mover.online.strip).not.toContainText('was not played', { timeout: 500 });
	}).toPass();
	await mover.page.goto('/');
	await expect(mover.page.locator('.kept-open')).toContainText('Bob');
	await expect(noticeOf(mover)).toHaveCount(0);
});

/** By whom the moves at a table were played, as its server has written them down. */
async function actors({ page }: Person): Promise<readonly string[]> {
	const table = new URL(page.url()).pathname.split('/').at(-1);
	const answer = await page.request.get(`/api/tables/${table}/history?from=1`);
	const { entries } = (await answer.json()) as { entries: { happening: { type: string; by?: string } }[] };
	return entries.flatMap(({ happening }) => (happening.type === 'acted' ? [String(happening.by)] : []));
}

for (const move of MOVES)
	test(`O4 played away and waiting to be sent, then loaded anew: played once (${move.game}, ${move.what})`, async ({
		invite,
	}) => {
		const [mover, other] = await playedAway(invite, move);
		const before = await actors(other);
		await mover.context.setOffline(false);
		await mover.online.begun();
		await expect.poll(() => actors(other)).toHaveLength(before.length + 1);
		await expect(mover.online.player(mover.name)).toHaveAttribute('data-to-move', String(!move.endsTurn));
		await expect.poll(() => mover.online.standing()).toBe(await other.online.standing());
		// What was sent is forgotten: another reload sends nothing.
		await mover.page.reload();
		await mover.online.begun();
		await expect.poll(() => mover.online.standing()).toBe(await other.online.standing());
		expect(await actors(other)).toHaveLength(before.length + 1);
	});

for (const move of MOVES)
	test(`O4 played away, and the game did not wait: dropped with a word (${move.game}, ${move.what})`, async ({
		invite,
	}) => {
		const [mover, other] = await playedAway(invite, move);
		const before = await actors(other);
		// The same seat is played from elsewhere.
		const table = new URL(other.page.url()).pathname.split('/').at(-1) ?? '';
		const elsewhere = await Caller.by(mover.page.request);
		expect(await elsewhere.playBest(table)).toBe(true);
		await mover.context.setOffline(false);
		await expect(mover.online.strip).toContainText('This move was not played: the game had gone on before it arrived.');
		expect(await actors(other)).toHaveLength(before.length + 1);
		await expect(mover.grid.tentative).toHaveCount(0);
		await expect(mover.page.locator('.card.laid')).toHaveCount(0);
		await expect(mover.page.locator('.grid-piece[aria-pressed=true]')).toHaveCount(0);
		await expect.poll(() => mover.online.standing()).toBe(await other.online.standing());
		// And the word is said once.
		await mover.page.reload();
		await mover.online.begun();
		await expect(mover.online.strip).not.toContainText('was not played');
		expect(await actors(other)).toHaveLength(before.length + 1);
	});

for (const move of MOVES)
	test(`O4 played in a game that was loaded away: sent by itself, and once (${move.game}, ${move.what})`, async ({
		invite,
	}) => {
		const people = await gather(keepingBy(invite), { game: move.game, names: ['Ann', 'Bob'] });
		const [mover, other] = await readied(people, move);
		const before = await actors(other);
		await loadAway(mover);
		await move.press(mover);
		await expect(mover.online.strip).toContainText(WAITS);
		await expect(mover.page.locator('.captions').getByText('Your turn').filter({ visible: true })).toHaveCount(0);
		await mover.context.setOffline(false);
		await expect.poll(() => actors(other)).toHaveLength(before.length + 1);
		await expect(mover.online.player(mover.name)).toHaveAttribute('data-to-move', String(!move.endsTurn));
		await expect.poll(() => mover.online.standing()).toBe(await other.online.standing());
		await expect(mover.online.strip).not.toContainText(WAITS);
		await mover.page.reload();
		await mover.online.begun();
		await expect.poll(() => mover.online.standing()).toBe(await other.online.standing());
		expect(await actors(other)).toHaveLength(before.length + 1);
	});

test('a game that was loaded away goes on in the same room: what was missed step by step, with the chat open', async ({
	invite,
}) => {
	const people = await gather(keepingBy(invite), { game: 'Classic', names: ['Ann', 'Bob', 'Cas'] });
	const [mover] = await inTurn(people);
	await mover.grid.takeTurns(1);
	await expect(mover.online.player(mover.name)).toHaveAttribute('data-to-move', 'false');
	await loadAway(mover);
	await mover.page.getByRole('button', { name: 'Chat' }).click();
	const chat = mover.page.getByRole('region', { name: 'Chat' });
	await chat.getByRole('textbox', { name: 'Say something' }).fill('Wait for me');
	await mover.online.noteSteps();
	const known = await mover.grid.actionsKept();
	await Promise.all(people.filter((person) => person !== mover).map(({ grid }) => grid.takeTurns(1)));
	await mover.context.setOffline(false);
	await mover.grid.comesToMe();
	expect(await mover.online.notedSteps()).toEqual([known + 2, known + 3]);
	await expect(chat.getByRole('textbox', { name: 'Say something' })).toHaveValue('Wait for me');
	for (const { online } of people) await expect.poll(() => online.standing()).toBe(await mover.online.standing());
});

test('a game that was kept damaged is forgotten, and is there when the connection is', async ({ invite }) => {
	const [ann] = await gather(keepingBy(invite), { game: 'Classic', names: ['Ann', 'Bob'] });
	await keptBy(ann.page);
	await ann.context.setOffline(true);
	await expect(ann.online.strip).toContainText(AWAY);
	const kept = () => ann.page.evaluate(() => localStorage.getItem('tessera.online.seen') ?? '');
	const whole = await kept();
	// It has everything that it should have but the deal.
	const damaged = whole.replace(
		/"steps":\[.*?\],"clock"/,
		'"steps":[{"step":0,"seat":null,"by":null,"events":[]}],"clock"',
	);
	expect(damaged).not.toBe(whole);
	await ann.page.evaluate((text) => localStorage.setItem('tessera.online.seen', text), damaged);
	await ann.page.reload();
	await expect(ann.page.getByRole('status').filter({ hasText: AWAY })).toBeVisible();
	await expect.poll(kept).toBe('[]');
	await expect(ann.online.strip).toHaveCount(0);
	await ann.context.setOffline(false);
	await ann.online.begun();
});
