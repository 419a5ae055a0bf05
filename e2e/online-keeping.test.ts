// Nothing is lost between browsers: a network that goes away, a reload, another device, a server that is killed, all in the
// middle of a turn.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@tessera/server/testing';
import { gather, inTurn } from './company.ts';
import { built } from './environment.ts';
import { AWAY, expectPrepared } from './mishaps.ts';
import { expect, test } from './people.ts';

test('a network that goes away in the middle of a turn and comes back', async ({ invite }) => {
	const people = await gather(invite, { game: 'Classic', names: ['Ann', 'Bob', 'Cas'] });
	const [mover, other] = await inTurn(people);
	const before = await mover.online.standing();
	const prepared = await mover.grid.prepare();

	// Away with pieces laid for now: they stay, and are there when the network is.
	await mover.context.setOffline(true);
	await expect(mover.online.strip).toContainText(AWAY);
	for (const { online } of [mover, other]) await expect(online.player(mover.name)).toContainText('Away at the moment');
	await expect(mover.online.player(other.name)).toContainText('Not known while your connection is away');
	await expect(other.online.player(mover.name).getByText('away', { exact: true })).toBeVisible();
	await expectPrepared(mover, 'Classic', prepared);
	await mover.context.setOffline(false);
	await expect(mover.online.strip).not.toContainText(AWAY);
	for (const { online } of [mover, other]) await expect(online.player(mover.name)).toContainText('Connected');
	await expect(other.online.player(mover.name).getByText('away', { exact: true })).toHaveCount(0);
	await expectPrepared(mover, 'Classic', prepared);
	expect(await mover.online.standing()).toBe(before);

	// What is played while away is sent once the network is back.
	await mover.context.setOffline(true);
	await expect(mover.online.strip).toContainText(AWAY);
	await mover.grid.next.click();
	await expect(mover.online.strip).toContainText('What you did is sent as soon as it is back.');
	await mover.context.setOffline(false);
	await expect(mover.online.player(mover.name)).toHaveAttribute('data-to-move', 'false');

	// What the others did meanwhile is shown step by step.
	await mover.online.noteSteps();
	await mover.context.setOffline(true);
	await expect(mover.online.strip).toContainText(AWAY);
	const missed = await mover.grid.actionsKept();
	await Promise.all(people.filter((person) => person !== mover).map(({ grid }) => grid.takeTurns(1)));
	await mover.context.setOffline(false);
	await mover.grid.comesToMe();
	expect(await mover.online.notedSteps()).toEqual([missed + 2, missed + 3]);
	for (const { online } of people) expect(await online.standing()).toBe(await mover.online.standing());
});

test('a reload in the middle of a turn, and another device', async ({ invite }) => {
	const people = await gather(invite, { game: 'Classic', names: ['Ann', 'Bob'] });
	const [mover, other] = await inTurn(people);
	const prepared = await mover.grid.prepare();
	await mover.page.reload();
	await expectPrepared(mover, 'Classic', prepared);
	const before = await mover.online.standing();

	await mover.online.choose('Go on with another device');
	await expect(mover.online.menu).toContainText('This link opens on this device only.');
	await mover.page.keyboard.press('Escape');
	const link = await mover.online.personalLink();
	const phone = await invite('Phone', { viewport: { width: 360, height: 740 } });
	await phone.page.goto(link);
	expect(await phone.grid.comesToMe()).toBe('turn');
	expect(await phone.online.standing()).toBe(before);
	expect(phone.page.url()).not.toContain('seat=');
	// The old device has no say any more, and shows no hand, nor what lay there for now.
	await expect(mover.online.strip).toContainText('Your seat is on another device now: you are watching');
	await expect(mover.grid.hand).toHaveCount(0);
	await expect(mover.grid.tentative).toHaveCount(0);
	await phone.grid.takeTurns(1);
	await other.grid.takeTurns(1);
	expect(await phone.grid.comesToMe()).toBe('turn');

	// The link is good once.
	const late = await invite('Late');
	late.forgiven.push(/status of 404/);
	await late.page.goto(link);
	await expect(late.page.getByRole('heading', { name: 'The seat could not be moved' })).toBeVisible();
	await late.page.getByRole('button', { name: 'Look at the table' }).click();
	await expect(late.online.strip).toContainText(/you are watching/i);
});

test('a server that is killed and started again', async ({ invite }) => {
	const data = mkdtempSync(join(tmpdir(), 'tessera-e2e-data-'));
	const env = { LIMIT_FACTOR: '1000' };
	let server = await startServer({ board: built, data, env });
	try {
		const { address } = server;
		const people = await gather((name) => invite(name, { baseURL: address }), {
			game: 'Classic',
			names: ['Ann', 'Bob'],
		});
		const [mover] = await inTurn(people);
		const prepared = await mover.grid.prepare();
		await server.kill();
		for (const { online } of people) await expect(online.strip).toContainText(AWAY);
		server = await startServer({ board: built, data, env: { ...env, PORT: new URL(address).port } });
		for (const { online } of people) await expect(online.strip).not.toContainText(AWAY);
		await expectPrepared(mover, 'Classic', prepared);
		await Promise.all(people.map(({ grid }) => grid.takeTurns(2)));
		const [ann, bob] = people;
		await inTurn(people);
		expect(await ann.online.standing()).toBe(await bob?.online.standing());
	} finally {
		await server.stop();
		rmSync(data, { recursive: true, force: true });
	}
});
