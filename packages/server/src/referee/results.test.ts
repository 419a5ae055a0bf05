// What those who keep ratings hear of a game that is over.
import { describe, expect, test } from 'vitest';
import { passkey, someone } from '../players/test-help.ts';
import { settled, World } from './test-help.ts';

describe('the result of a game', () => {
	test('O16 names the accounts of its beginning', async () => {
		const world = new World();
		const { players } = world;
		const [ann, bob] = [await someone(players), await someone(players)];
		await players.register(ann, 'of-ann', passkey('a'), 1);
		const table = await world.begun({}, [ann, bob]);
		await players.signOut(ann);
		await players.register(bob, 'of-bob', passkey('b'), 2);
		world.start();
		const link = await world.referee.seatLink(ann, table);
		await world.referee.claimSeat('phone', table, 'key' in link ? link.key : expect.fail());
		await world.ask('phone', table, { type: 'resign' });
		expect(world.results[0]?.players).toMatchObject([
			{ who: { identity: 'phone', account: 'of-ann' }, isOut: true },
			{ who: { identity: bob, account: null }, isOut: false },
		]);
		const seen = await world.listen(bob, table);
		expect(JSON.stringify(seen.lines.map(({ told }) => told))).not.toContain('of-ann');
	});

	test.each(['offer-end', 'resign'] as const)('O16 says that the last person among bots left by %s', async (type) => {
		const world = new World({ botPace: 1000 });
		const table = await world.open({ seats: 3 });
		for (let bots = 0; bots < 2; bots++) await world.ask('ann', table, { type: 'seat-bot', level: 'club' });
		await world.ask('ann', table, { type: 'sit', name: 'ann' });
		await world.ask('ann', table, { type });
		await settled();
		expect(world.results).toMatchObject([
			{ because: 'agreed', hadStandIn: false, players: [{ isOut: false }, { isOut: false }, { isOut: true }] },
		]);
	});

	test('O16 says of an end that people agreed to that nobody left', async () => {
		const world = new World();
		const table = await world.begun();
		await world.ask('ann', table, { type: 'offer-end' });
		await world.ask('bob', table, { type: 'answer', to: 'end', yes: true });
		expect(world.results).toMatchObject([{ because: 'agreed', players: [{ isOut: false }, { isOut: false }] }]);
	});

	test('O16 says nothing of whoever is left alone among bots with an offer to end, until they end the game themselves', async () => {
		const world = new World({ botPace: 1000 });
		const table = await world.open({ seats: 3 });
		await world.ask('ann', table, { type: 'sit', name: 'ann' });
		await world.ask('ann', table, { type: 'seat-bot', level: 'club' });
		await world.ask('bob', table, { type: 'sit', name: 'bob' });
		await world.ask('ann', table, { type: 'offer-end' });
		await world.ask('bob', table, { type: 'resign' });
		await settled();
		expect(world.results).toEqual([]);
		await world.ask('ann', table, { type: 'offer-end' });
		await settled();
		expect(world.results).toMatchObject([
			{ because: 'agreed', players: [{ isOut: true }, { isOut: false }, { isOut: true }] },
		]);
	});

	test('O16 says that a bot played for somebody', async () => {
		const world = new World();
		const table = await world.begun({ clock: { per: 'turn', seconds: 60 }, timeout: 'bot' });
		await world.clock.pass(60_000);
		await world.ask('ann', table, { type: 'resign' });
		expect(world.results).toMatchObject([{ because: 'rules', hadStandIn: true }]);
	});
});
