import { deriveSeed, sealOf } from '@tessera/engine';
import type { Part } from '@tessera/protocol';
import { describe, expect, test } from 'vitest';
import { cardOf } from './card.ts';
import { MOST_OF_GONE, MOST_OF_ONE, MOST_WAITING } from './enough.ts';
import { openRematch } from './opening.ts';
import { recordOf } from './record.ts';
import { fail, openingFor, sealed, secretOf, TryTable } from './test-help.ts';
import { EXPIRES_AFTER } from './unasked.ts';

/** A part of somebody's: the first, and those they seal for the calls after it. */
const part = (who: string, round = 0): string => `part-of-${who}${round === 0 ? '' : `-${round}`}`;

const open = (who: string, round = 0) =>
	({ type: 'open-part', contribution: part(who, round), next: sealOf(part(who, round + 1)) }) as const;

const seal = (who: string, round = 0) => ({ type: 'seal-part', seal: sealOf(part(who, round)) }) as const;

/** What everybody was told of the parts when they were called for last. */
function called({ journal }: TryTable): readonly Part[] {
	const entry = journal.map((each) => each.entry).findLast(({ type }) => type === 'called');
	return entry?.type === 'called' ? entry.parts : fail();
}

describe('O20 what people add to the deal', () => {
	test('is called for when the last seat is taken, and the game begins when all of it is open', () => {
		const table = new TryTable(openingFor({ seats: 3 }, 'deal'));
		expect(table.sit('ann', 'Ann', { seal: sealOf(part('ann')) })).toEqual(['sat']);
		expect(table.ask('ann', { type: 'seat-bot', level: 'club' })).toEqual(['sat']);
		expect(table.sit('bob', 'Bob', { seal: sealOf(part('bob')) })).toEqual(['sat', 'called']);
		expect(called(table)).toEqual([{ seal: sealOf(part('ann')) }, null, { seal: sealOf(part('bob')) }]);
		expect(table.state.status).toBe('waiting');
		expect(table.ask('bob', open('bob'))).toEqual(['part-opened']);
		expect(table.ask('bob', open('bob'))).toEqual([]);
		expect(table.ask('ann', open('ann'))).toEqual(['part-opened', 'began']);
		expect(table.state.game).toMatchObject({
			seed: deriveSeed(secretOf('deal'), [part('ann'), '', part('bob')]),
			contributions: [part('ann'), '', part('bob')],
			seals: [sealOf(part('ann')), null, sealOf(part('bob'))],
		});
	});

	test('in the open is fixed with the rest, and waits for nobody', () => {
		const table = new TryTable(openingFor({ seats: 3 }, 'deal'));
		table.sit('ann', 'Ann', { seal: sealOf(part('ann')) });
		table.sit('bob', 'Bob', { contribution: 'geese' });
		expect(table.sit('cleo')).toEqual(['sat', 'called']);
		expect(called(table)).toEqual([{ seal: sealOf(part('ann')) }, { open: 'geese' }, { open: '' }]);
		expect(table.ask('bob', open('bob'))).toBe('not-now');
		expect(table.ask('ann', open('ann'))).toEqual(['part-opened', 'began']);
		expect(table.state.game?.seed).toBe(deriveSeed(secretOf('deal'), [part('ann'), 'geese', '']));
	});

	test('is either sealed or in the open', () => {
		const table = new TryTable();
		expect(table.sit('ann', 'Ann', { contribution: 'geese', seal: sealOf('swans') })).toBe('bad-request');
	});

	test('is not opened before it is called for, nor after the game has begun', () => {
		const table = new TryTable(openingFor({ seats: 2 }));
		table.sit('ann', 'Ann', { seal: sealOf(part('ann')) });
		expect(table.ask('ann', open('ann'))).toBe('not-now');
		table.sit('bob');
		expect(table.ask('ann', open('ann'))).toEqual(['part-opened', 'began']);
		expect(table.ask('ann', open('ann'))).toBe('not-now');
		expect(table.ask('ann', seal('ann', 5))).toBe('not-now');
	});

	test('is refused where it does not fit the seal, and nothing has happened', () => {
		const table = sealed();
		expect(table.ask('ann', { ...open('ann'), contribution: 'something-better' })).toBe('bad-request');
		expect(table.state.call?.opened).toEqual([null, null]);
		expect(table.ask('eve', open('ann'))).toBe('forbidden');
	});

	test('is opened only by one who has seen what the others had fixed', () => {
		const table = sealed();
		expect(table.ask('ann', open('ann'), table.state.version - 1)).toBe('stale');
		expect(table.ask('ann', open('ann'), table.state.version + 1)).toBe('stale');
		expect(table.ask('bob', open('bob'), table.state.version)).toEqual(['part-opened']);
	});

	test('is called for by a host who begins before all seats are taken', () => {
		const table = sealed(['ann', 'bob'], { seats: 4 });
		expect(table.ask('ann', { type: 'begin' })).toEqual(['called']);
		expect(table.ask('ann', { type: 'begin' })).toEqual([]);
		expect(table.sit('cleo')).toBe('table-full');
		expect(table.ask('ann', { type: 'seat-bot', level: 'club' })).toBe('table-full');
		table.ask('bob', open('bob'));
		expect(table.ask('ann', open('ann'))).toEqual(['part-opened', 'began']);
		expect(table.state.seats).toHaveLength(2);
	});
});

describe('O20 a call', () => {
	test('is called off when somebody leaves, and whoever had opened theirs has something else sealed', () => {
		const table = sealed(['ann', 'bob', 'cleo']);
		table.ask('ann', open('ann'));
		expect(table.ask('bob', { type: 'stand' })).toEqual(['stood']);
		expect(table.state.call).toBeNull();
		expect(table.sit('dan', 'dan', { seal: sealOf(part('dan')) })).toEqual(['sat', 'called']);
		expect(called(table)).toEqual([
			{ seal: sealOf(part('ann', 1)) },
			{ seal: sealOf(part('dan')) },
			{ seal: sealOf(part('cleo')) },
		]);
		expect(table.ask('ann', open('ann'))).toBe('bad-request');
		for (const each of ['dan', 'cleo']) expect(table.ask(each, open(each))).toEqual(['part-opened']);
		expect(table.ask('ann', open('ann', 1))).toEqual(['part-opened', 'began']);
		expect(table.state.game?.contributions).toEqual([part('ann', 1), part('dan'), part('cleo')]);
	});

	test('is called off when the host frees the seat of one who does not come', () => {
		const table = sealed(['ann', 'bob', 'cleo']);
		expect(table.ask('ann', { type: 'clear-seat', seat: 2 })).toEqual(['stood']);
		expect(table.ask('ann', { type: 'begin' })).toEqual(['called']);
		expect(called(table)).toEqual([{ seal: sealOf(part('ann')) }, { seal: sealOf(part('bob')) }, null]);
	});

	test('is made anew when somebody seals something else', () => {
		const table = sealed();
		table.ask('ann', open('ann'));
		expect(table.ask('bob', seal('bob', 7))).toEqual(['part-sealed', 'called']);
		expect(called(table)).toEqual([{ seal: sealOf(part('ann', 1)) }, { seal: sealOf(part('bob', 7)) }]);
		expect(table.ask('bob', open('bob', 7))).toEqual(['part-opened']);
		expect(table.ask('ann', open('ann', 1))).toEqual(['part-opened', 'began']);
	});

	test('goes on with the seat when that is moved: whoever has it now seals something else', () => {
		const table = sealed();
		table.ask('ann', open('ann'));
		expect(table.move('bob', 'phone')).toEqual(['seat-moved']);
		expect(table.ask('phone', seal('bob', 3))).toEqual(['part-sealed', 'called']);
		table.ask('ann', open('ann', 1));
		expect(table.ask('phone', open('bob', 3))).toEqual(['part-opened', 'began']);
	});

	test('of one who has given nothing for the next is in the open, and empty, from then on', () => {
		const table = sealed();
		table.ask('ann', { type: 'open-part', contribution: part('ann') });
		table.ask('bob', seal('bob', 1));
		expect(called(table)).toEqual([{ open: '' }, { seal: sealOf(part('bob', 1)) }]);
		expect(table.ask('ann', seal('ann', 1))).toEqual(['part-sealed', 'called']);
		expect(called(table)[0]).toEqual({ seal: sealOf(part('ann', 1)) });
	});

	test('is not needed by one who seals something before it: nothing is called off, and the same seal changes nothing', () => {
		const table = new TryTable(openingFor({ seats: 2 }));
		table.sit('ann');
		expect(table.ask('ann', seal('ann'))).toEqual(['part-sealed']);
		expect(table.ask('ann', seal('ann'))).toEqual([]);
		expect(table.sit('bob')).toEqual(['sat', 'called']);
		expect(table.ask('ann', open('ann'))).toEqual(['part-opened', 'began']);
	});

	test('is in the list of tables for as long as it is under way', () => {
		const table = sealed();
		table.ask('bob', open('bob'));
		expect(cardOf('t', table.state, ['ann'], 0).call).toEqual({
			version: 4,
			parts: [{ seal: sealOf(part('ann')) }, { seal: sealOf(part('bob')) }],
			opened: [1],
		});
		table.ask('ann', open('ann'));
		expect(cardOf('t', table.state, ['ann'], 0)).not.toHaveProperty('call');
	});

	test('O15 waits as long as a game does, and ends with the table', () => {
		const table = sealed();
		table.now += EXPIRES_AFTER.running - 1;
		expect(table.expire()).toEqual([]);
		table.now += 1;
		expect(table.expire()).toEqual(['over']);
		for (const each of ['ann', 'bob']) expect(table.ask(each, open(each))).toBe('not-now');
		expect(table.state.status).toBe('over');
	});

	test('is not called off by one whose other device has opened theirs meanwhile', () => {
		const table = sealed();
		table.ask('ann', open('ann'));
		expect(table.ask('ann', seal('ann', 5))).toEqual([]);
		expect(table.ask('bob', open('bob'))).toEqual(['part-opened', 'began']);
	});

	test('is not called off by a host who frees a seat that nobody has', () => {
		const before = sealed(['ann', 'bob', 'cleo']);
		for (const each of ['ann', 'bob', 'cleo']) before.ask(each, open(each));
		const table = new TryTable(openRematch(before.state, 'ann', secretOf('again')));
		for (const each of ['ann', 'bob']) table.sit(each, each, { seal: sealOf(part(each)) });
		expect(table.ask('ann', { type: 'begin' })).toEqual(['called']);
		const kept = table.state.reserved.findIndex((seat, index) => seat && !table.state.seats[index]);
		expect(table.ask('ann', { type: 'clear-seat', seat: kept })).toBe('not-now');
		expect(table.state.call).not.toBeNull();
	});

	test('is sealed for the next deal with another text, once', () => {
		const table = sealed();
		expect(table.ask('ann', { ...open('ann'), next: sealOf(part('ann')) })).toBe('bad-request');
		expect(table.ask('ann', open('ann'))).toEqual(['part-opened']);
		expect(table.ask('ann', open('ann'))).toEqual([]);
		expect(table.ask('ann', { ...open('ann'), next: sealOf(part('ann', 2)) })).toBe('not-now');
		expect(table.ask('ann', { type: 'open-part', contribution: part('ann') })).toBe('not-now');
		table.ask('bob', seal('bob', 5));
		expect(called(table)[0]).toEqual({ seal: sealOf(part('ann', 1)) });
	});

	test('is sealed anew by one after the other of those who cannot open theirs, and what the rest has opened by then is renewed', () => {
		const table = sealed(['ann', 'bob', 'cleo']);
		table.ask('cleo', open('cleo'));
		const { version } = table.state;
		expect(table.ask('ann', seal('ann', 5), version)).toEqual(['part-sealed', 'called']);
		expect(table.ask('bob', seal('bob', 5), version)).toBe('stale');
		expect(called(table)).toEqual(
			[part('ann', 5), part('bob'), part('cleo', 1)].map((text) => ({ seal: sealOf(text) })),
		);
		table.ask('cleo', open('cleo', 1));
		expect(table.ask('bob', seal('bob', 5))).toEqual(['part-sealed', 'called']);
		table.ask('cleo', open('cleo', 2));
		expect(table.ask('ann', open('ann', 5))).toEqual(['part-opened']);
		expect(table.ask('bob', open('bob', 5))).toEqual(['part-opened', 'began']);
	});

	test('O17 uses up nothing of those who open theirs', () => {
		const table = sealed();
		for (let round = 1; round < MOST_WAITING; round++) {
			table.ask('ann', open('ann', round - 1));
			expect(table.ask('bob', seal('bob', round))).toEqual(['part-sealed', 'called']);
		}
		expect(table.ask('bob', seal('bob'))).toBe('enough');
		expect(table.ask('ann', { type: 'say', text: 'are you there?' })).toEqual(['said']);
	});

	test('O17 waits for nobody who has said all that they may: they seal another part, and come back to the last seat', () => {
		const table = sealed(['ann', 'bob']);
		table.ask('ann', { type: 'clear-seat', seat: 1 });
		table.sit('bob', 'bob', { seal: sealOf(part('bob', 1)) });
		for (const each of ['ann', 'bob'])
			for (let line = 0; table.ask(each, { type: 'say', text: 'hello' }) !== 'enough'; line++)
				expect(line).toBeLessThan(MOST_OF_ONE);
		expect(table.ask('bob', seal('bob', 2))).toEqual(['part-sealed', 'called']);
		expect(table.ask('ann', seal('ann', 2))).toEqual(['part-sealed', 'called']);
		expect(table.ask('bob', { type: 'stand' })).toEqual(['stood']);
		expect(table.sit('bob', 'bob', { seal: sealOf(part('bob', 3)) })).toEqual(['sat', 'called']);
		expect(table.move('bob', 'phone')).toEqual(['seat-moved']);
		expect(table.ask('phone', { type: 'say', text: 'here I am' })).toBe('enough');
		expect(table.ask('phone', seal('bob', 4))).toEqual(['part-sealed', 'called']);
		expect(table.ask('phone', open('bob', 4))).toEqual(['part-opened']);
		expect(table.ask('ann', open('ann', 2))).toEqual(['part-opened', 'began']);
	});

	test('O17 is not called off for ever by one who takes the last seat and leaves it again', () => {
		const table = sealed(['ann', 'bob']);
		table.ask('ann', { type: 'clear-seat', seat: 1 });
		let rounds = 0;
		while (table.sit('eve', 'eve', { seal: sealOf('x') }) !== 'enough') {
			expect(table.ask('eve', { type: 'stand' })).toEqual(['stood']);
			expect(++rounds).toBeLessThanOrEqual(MOST_WAITING / 2);
		}
		expect(rounds).toBe(MOST_WAITING / 2);
		expect(table.sit('bob', 'bob', { seal: sealOf(part('bob')) })).toEqual(['sat', 'called']);
	});

	test('O17 is not called off for ever by many of them either', () => {
		const table = sealed(['ann', 'bob']);
		table.ask('ann', { type: 'clear-seat', seat: 1 });
		for (let each = 0; table.sit(`stranger ${each}`, 'eve', { seal: sealOf('x') }) !== 'enough'; each++) {
			expect(table.ask(`stranger ${each}`, { type: 'stand' })).toEqual(['stood']);
			expect(each).toBeLessThan(2 * MOST_OF_GONE);
		}
	});
});

test('the file of a game has the seals', () => {
	const table = sealed();
	for (const each of ['ann', 'bob']) table.ask(each, open(each));
	for (const each of ['ann', 'bob']) table.ask(each, { type: 'offer-end' });
	table.ask('bob', { type: 'answer', to: 'end', yes: true });
	expect(recordOf(table.state)?.fairness).toMatchObject({
		contributions: [part('ann'), part('bob')],
		seals: [sealOf(part('ann')), sealOf(part('bob'))],
	});
});

test('a table that is read again has called for the same', () => {
	const table = sealed();
	table.ask('bob', open('bob'));
	expect(table.folded()).toEqual(table.state);
	expect(table.state.asides).toBe(3);
});
