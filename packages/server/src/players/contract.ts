// What every store of players does, whatever it is made of: a suite that the tests of each implementation run.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountsContract } from './contract/accounts.ts';
import { identitiesContract } from './contract/identities.ts';
import { ratingsContract } from './contract/ratings.ts';
import { tablesContract } from './contract/tables.ts';
import { upkeepContract } from './contract/upkeep.ts';
import { type Players, PlayersFailure } from './players.ts';
import { challenge, finished, gift, passkey, raise } from './test-help.ts';

/** Runs the suite. Everything that `open` gives must be empty. */
export function playersContract(name: string, open: () => Players): void {
	describe(`${name}, as any players`, () => {
		let players: Players;
		beforeEach(() => {
			players = open();
		});
		afterEach(() => players.close());
		const here = () => players;

		identitiesContract(here);
		tablesContract(here);
		accountsContract(here);
		ratingsContract(here);
		upkeepContract(here);

		describe('closing', () => {
			test('answers what was asked before', async () => {
				const creating = players.createIdentity('Ann', 1000);
				await players.close();
				expect((await creating).identity.name).toBe('Ann');
			});

			const everything: Readonly<Record<keyof Omit<Players, 'close'>, (players: Players) => Promise<unknown>>> = {
				createIdentity: (p) => p.createIdentity(null, 1),
				identify: (p) => p.identify('x'),
				identity: (p) => p.identity('x'),
				rename: (p) => p.rename('x', 'y'),
				seen: (p) => p.seen('x', 1),
				devicesOf: (p) => p.devicesOf('x'),
				addTable: (p) => p.addTable('x', 't', 1),
				removeTable: (p) => p.removeTable('x', 't'),
				tablesOf: (p) => p.tablesOf('x', 1),
				touch: (p) => p.touch('t', 1),
				makeKey: (p) => p.makeKey(gift(), 1),
				lookAtKey: (p) => p.lookAtKey('x', 1),
				useKey: (p) => p.useKey('x', 1),
				setChallenge: (p) => p.setChallenge('x', 'register', challenge('c')),
				takeChallenge: (p) => p.takeChallenge('x', 'register', 1),
				register: (p) => p.register('x', 'a', passkey('k'), 1),
				passkey: (p) => p.passkey('k'),
				passkeysOf: (p) => p.passkeysOf('a'),
				removePasskey: (p) => p.removePasskey('a', 'k'),
				signIn: (p) => p.signIn('x', 'k', 1, 1),
				signOut: (p) => p.signOut('x'),
				identitiesIn: (p) => p.identitiesIn('a'),
				ratingsOf: (p) => p.ratingsOf('a'),
				rate: (p) => p.rate(finished('t', ['a']), raise(1)),
				ratingChange: (p) => p.ratingChange('t', 'ann'),
				forgetTable: (p) => p.forgetTable('t'),
				tidy: (p) => p.tidy(1),
			};

			test('ends everything, and may be done twice', async () => {
				await players.close();
				await players.close();
				for (const ask of Object.values(everything)) await expect(ask(players)).rejects.toThrow(PlayersFailure);
			});
		});
	});
}
