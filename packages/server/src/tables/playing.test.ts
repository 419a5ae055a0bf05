import { type Action, type Position, total } from '@tessera/engine';
import { randomAction, randomFrom } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { writtenAs } from './entries.ts';
import { tableFrom } from './evolve.ts';
import { begun, fail, openingFor, others, playUntil, TryTable, toMove } from './test-help.ts';

const positionOf = ({ state }: TryTable): Position => state.game?.position ?? fail();
const anAction = (table: TryTable): Action => randomAction(randomFrom(1), positionOf(table));
const acts = (table: TryTable, who = toMove(table)) => ({
	who,
	command: { type: 'act', action: anAction(table) } as const,
});
const randomly = (seed: number) => {
	const random = randomFrom(seed);
	return (position: Position): Action => randomAction(random, position);
};
const bagOf = (table: TryTable): number => {
	const position = positionOf(table);
	return position.game === 'classic' ? total(position.bag) : fail();
};

describe('acting', () => {
	test('is written down with what it led to', () => {
		const table = begun();
		const { who, command } = acts(table);
		expect(table.ask(who, command)).toEqual(['acted']);
		expect(table.journal.at(-1)?.entry).toMatchObject({ by: 'owner', step: 1, action: command.action });
		expect(positionOf(table).step).toBe(1);
	});

	test('is for the one whose turn it is', () => {
		const table = begun();
		const [other = fail()] = others(table);
		const { command } = acts(table);
		expect(table.decided(other, command)).toMatchObject({
			problem: { code: 'refused', refusal: { kind: 'not-your-turn' } },
		});
		expect(table.ask('nobody', command)).toBe('forbidden');
	});

	test.each([
		{ type: 'place' },
		{ type: 'place', pieces: [] },
		{ type: 'fly' },
		{ type: 'place', pieces: [{ kind: 99, x: 0, y: 0 }] },
		{ type: 'exchange', pieces: [0, 1, 2, 3, 4, 5, 6] },
	])('is refused by the rules where it is not legal: %j', (action) => {
		const table = begun();
		expect(table.decided(toMove(table), { type: 'act', action })).toMatchObject({
			problem: { code: 'refused', refusal: expect.anything() },
		});
	});

	test('cannot put anybody out', () => {
		const table = begun();
		for (const seat of [0, 1])
			expect(table.ask(toMove(table), { type: 'act', action: { type: 'withdraw', seat } as never })).toBe(
				'bad-request',
			);
	});

	test('O4 is stale when the game went on, and never because of talk', () => {
		const table = begun();
		const seen = table.state.version;
		table.ask('bob', { type: 'say', text: 'hello' });
		const { who, command } = acts(table);
		expect(table.ask(who, command, seen)).toEqual(['acted']);
		expect(table.decided(toMove(table), acts(table).command, seen)).toMatchObject({
			problem: { code: 'stale', version: table.state.version },
		});
		expect(table.ask(toMove(table), acts(table).command, table.state.version + 1)).toBe('stale');
		expect(table.ask(toMove(table), { type: 'ask-take-back' }, seen)).toBe('stale');
		expect(table.ask(toMove(table), { type: 'answer', to: 'end', yes: true }, seen)).toBe('stale');
	});

	test('makes no sense before or after the game', () => {
		const table = new TryTable(openingFor({ seats: 3 }));
		table.sit('ann');
		expect(table.ask('ann', { type: 'act', action: { type: 'pass' } })).toBe('not-now');
		table.sit('bob');
		table.ask('ann', { type: 'begin' });
		table.ask('ann', { type: 'resign' });
		expect(table.state.status).toBe('over');
		expect(table.ask('bob', { type: 'act', action: { type: 'pass' } })).toBe('not-now');
		for (const type of ['resign', 'offer-end', 'ask-take-back'] as const)
			expect(table.ask('bob', { type })).toBe('not-now');
	});

	test('to the end of the game ends the table and opens the secret', () => {
		const table = begun();
		playUntil(table, randomly(3), ({ state }) => state.status === 'over');
		expect(table.state.over).toMatchObject({ because: 'rules', opened: { secret: table.state.secret } });
		expect(table.journal.at(-2)?.entry.type).toBe('acted');
	});
});

describe('resigning', () => {
	test('O7 of one of two ends the game', () => {
		const table = begun();
		expect(table.ask('bob', { type: 'resign' })).toEqual(['withdrew', 'over']);
		expect(table.state.over?.because).toBe('rules');
	});

	test('O7 of one of three lets the others go on', () => {
		const table = begun({}, ['ann', 'bob', 'cleo']);
		expect(table.ask('bob', { type: 'resign' })).toEqual(['withdrew']);
		expect(table.ask('bob', { type: 'resign' })).toBe('not-now');
		expect(table.ask('bob', { type: 'offer-end' })).toBe('not-now');
		expect(toMove(table)).not.toBe('bob');
		expect(table.ask('bob', { type: 'say', text: 'good luck' })).toEqual(['said']);
	});

	test('O7 of the last person ends what bots would only play among themselves', () => {
		const table = new TryTable(openingFor({ seats: 3 }));
		table.ask('ann', { type: 'seat-bot', level: 'club' });
		table.ask('ann', { type: 'seat-bot', level: 'club' });
		table.sit('ann');
		expect(table.ask('ann', { type: 'resign' })).toEqual(['withdrew', 'over']);
		expect(table.state.over?.because).toBe('agreed');
	});
});

describe('an offer to end', () => {
	test('O8 ends the game when everybody agrees', () => {
		const table = begun({}, ['ann', 'bob', 'cleo']);
		expect(table.ask('bob', { type: 'answer', to: 'end', yes: true })).toBe('not-now');
		expect(table.ask('ann', { type: 'offer-end' })).toEqual(['offered']);
		expect(table.ask('bob', { type: 'offer-end' })).toBe('not-now');
		expect(table.ask('ann', { type: 'answer', to: 'end', yes: true })).toBe('not-now');
		expect(table.ask('bob', { type: 'answer', to: 'end', yes: true })).toEqual(['answered']);
		expect(table.ask('bob', { type: 'answer', to: 'end', yes: true })).toBe('not-now');
		expect(table.ask('cleo', { type: 'answer', to: 'end', yes: true })).toEqual(['answered', 'over']);
		expect(table.state.over).toMatchObject({ because: 'agreed', opened: { seed: table.state.game?.seed } });
	});

	test('O8 is gone with one no', () => {
		const table = begun({}, ['ann', 'bob', 'cleo']);
		table.ask('ann', { type: 'offer-end' });
		expect(table.ask('bob', { type: 'answer', to: 'end', yes: false })).toEqual(['answered']);
		expect(table.ask('cleo', { type: 'answer', to: 'end', yes: true })).toBe('not-now');
	});

	test('O8 is taken back by the one who made it, not by one who has agreed', () => {
		const table = begun({}, ['ann', 'bob', 'cleo']);
		table.ask('ann', { type: 'offer-end' });
		table.ask('bob', { type: 'answer', to: 'end', yes: true });
		expect(table.ask('bob', { type: 'answer', to: 'end', yes: false })).toBe('not-now');
		expect(table.ask('ann', { type: 'answer', to: 'end', yes: false })).toEqual(['answered']);
		expect(table.state.offers).toEqual([]);
		expect(table.ask('ann', { type: 'answer', to: 'end', yes: false })).toBe('not-now');
		expect(table.ask('cleo', { type: 'offer-end' })).toEqual(['offered']);
	});

	const stale = (message: RegExp) => ({ problem: { code: 'stale', message: expect.stringMatching(message) } });
	const NOT_YET = stale(/^There is no version/);
	const ASKED_SINCE = stale(/^That was asked after/);

	test('O8 is declined by whoever has seen it, however far the game has gone on, and by nobody else', () => {
		const table = begun({}, ['ann', 'bob', 'cleo']);
		table.ask('ann', { type: 'offer-end' });
		const seen = table.state.version;
		const { who, command } = acts(table);
		table.ask(who, command);
		expect(table.ask('bob', { type: 'answer', to: 'end', yes: true }, seen)).toBe('stale');
		expect(table.ask('bob', { type: 'answer', to: 'end', yes: false }, seen + 10)).toBe('stale');
		expect(table.decided('bob', { type: 'answer', to: 'end', yes: false }, seen + 10)).toMatchObject(NOT_YET);
		expect(table.ask('bob', { type: 'answer', to: 'end', yes: false }, seen)).toEqual(['answered']);
		table.ask('cleo', { type: 'offer-end' });
		for (const yes of [true, false])
			expect(table.decided('ann', { type: 'answer', to: 'end', yes }, seen)).toMatchObject(ASKED_SINCE);
		expect(table.state.offers).toMatchObject([{ by: expect.anything(), offer: 'end' }]);
	});

	/** Ann and Bob with a bot, at the seat in between. */
	function withBot(wish: Parameters<typeof openingFor>[0] = {}): TryTable {
		const table = new TryTable(openingFor({ seats: 3, ...wish }));
		table.sit('ann');
		table.ask('ann', { type: 'seat-bot', level: 'club' });
		table.sit('bob');
		return table;
	}

	/** Plays for whoever is to move. */
	function moveOn(table: TryTable): void {
		const { turn } = positionOf(table);
		const action = anAction(table);
		expect(turn === 1 ? table.actFor(1, action) : table.ask(toMove(table), { type: 'act', action })).toEqual(['acted']);
	}

	test('O8 ends the game of whoever is alone among bots only if they have seen that the others left', () => {
		const table = withBot();
		const seen = table.state.version;
		table.ask('bob', { type: 'resign' });
		expect(table.ask('ann', { type: 'offer-end' }, seen)).toBe('stale');
		expect(table.ask('ann', { type: 'offer-end' }, table.state.version + 1)).toBe('stale');
		expect(table.ask('ann', { type: 'offer-end' })).toEqual(['offered', 'over']);
	});

	test('O8 needs no more than that: how far the game has gone on since makes no difference', () => {
		const table = withBot();
		table.ask('bob', { type: 'resign' });
		const seen = table.state.version;
		for (let turns = 0; turns < 4; turns++) moveOn(table);
		expect(table.ask('ann', { type: 'offer-end' }, seen)).toEqual(['offered', 'over']);
	});

	test.each(['resigned', 'time'] as const)(
		'O8 lapses where whoever made it is left alone among bots, and the game goes on: %s',
		(because) => {
			const table = withBot({ clock: { per: 'turn', seconds: 60 }, timeout: 'out' });
			while (positionOf(table).turn !== 2) moveOn(table);
			expect(table.ask('ann', { type: 'offer-end' })).toEqual(['offered']);
			table.now += 60_000;
			expect(because === 'time' ? table.timeout() : table.ask('bob', { type: 'resign' })).toEqual(['withdrew']);
			expect(table.journal.at(-1)?.entry).toMatchObject({ because });
			expect(table.state).toMatchObject({ status: 'running', offers: [] });
			expect(table.folded()).toEqual(table.state);
			moveOn(table);
			expect(table.ask('ann', { type: 'offer-end' })).toEqual(['offered', 'over']);
		},
	);

	test('O8 a journal in which such a game was ended by an earlier version is read as it was', () => {
		const table = withBot();
		table.ask('ann', { type: 'offer-end' });
		const { secret, game } = table.state;
		table.ask('bob', { type: 'resign' });
		const { contributions, seed } = game ?? fail();
		const over = { type: 'over', because: 'agreed', opened: { secret, contributions, seed } } as const;
		const journal = [...table.journal, writtenAs(over, table.journal.length + 1, table.now)];
		expect(tableFrom(journal)).toMatchObject({ status: 'over', offers: [], over: { because: 'agreed' } });
	});

	test('O8 waits for nobody who has left, and lapses with the one who made it', () => {
		const table = begun({}, ['ann', 'bob', 'cleo', 'dan']);
		table.ask('ann', { type: 'offer-end' });
		table.ask('ann', { type: 'resign' });
		expect(table.state.offers).toEqual([]);
		table.ask('bob', { type: 'offer-end' });
		table.ask('dan', { type: 'answer', to: 'end', yes: true });
		expect(table.ask('cleo', { type: 'resign' })).toEqual(['withdrew', 'over']);
		expect(table.state.over?.because).toBe('agreed');
	});

	test('O8 needs nobody else among bots', () => {
		const table = new TryTable();
		table.ask('ann', { type: 'seat-bot', level: 'club' });
		table.sit('ann');
		expect(table.ask('ann', { type: 'offer-end' })).toEqual(['offered', 'over']);
	});
});

describe('taking back', () => {
	/** Just after the first action that drew nothing, the bag being empty. */
	function late(people: readonly string[]): { readonly table: TryTable; readonly who: string } {
		const table = begun({}, people, 'late');
		playUntil(table, randomly(5), (each) => bagOf(each) === 0);
		const who = toMove(table);
		table.ask(who, acts(table).command);
		return { table, who };
	}

	test('O9 is for what has shown nothing hidden', () => {
		const table = begun();
		const who = toMove(table);
		expect(table.ask(who, { type: 'ask-take-back' })).toBe('not-now');
		table.ask(who, acts(table).command);
		expect(bagOf(table)).toBeGreaterThan(0);
		expect(table.ask(who, { type: 'ask-take-back' })).toBe('not-now');
	});

	test('O9 happens when all others agree: the game stands as it stood', () => {
		const { table, who } = late(['ann', 'bob', 'cleo']);
		const step = positionOf(table).step;
		const [second = fail(), third = fail()] = ['ann', 'bob', 'cleo'].filter((each) => each !== who);
		expect(table.ask(second, { type: 'ask-take-back' })).toBe('not-now');
		expect(table.ask(who, { type: 'ask-take-back' })).toEqual(['offered']);
		expect(table.ask(who, { type: 'ask-take-back' })).toBe('not-now');
		expect(table.ask(second, { type: 'answer', to: 'take-back', yes: true })).toEqual(['answered']);
		expect(table.ask(third, { type: 'answer', to: 'take-back', yes: true })).toEqual(['answered', 'taken-back']);
		expect(positionOf(table).step).toBe(step - 1);
		expect(toMove(table)).toBe(who);
		expect(table.ask(who, acts(table).command)).toEqual(['acted']);
	});

	test('O9 is over once somebody else has laid what they held', () => {
		const { table, who } = late(['ann', 'bob']);
		table.ask(toMove(table), acts(table).command);
		expect(table.ask(who, { type: 'ask-take-back' })).toBe('not-now');
	});

	test('O9 is not asked any more once somebody acts or says no', () => {
		const { table, who } = late(['ann', 'bob']);
		table.ask(who, { type: 'ask-take-back' });
		const other = toMove(table);
		expect(table.ask(other, { type: 'answer', to: 'take-back', yes: false })).toEqual(['answered']);
		expect(table.ask(who, { type: 'ask-take-back' })).toEqual(['offered']);
		table.ask(other, acts(table).command);
		expect(table.state.offers).toEqual([]);
	});

	test('O9 cannot undo that somebody left', () => {
		const { table, who } = late(['ann', 'bob', 'cleo']);
		const [leaving = fail()] = ['ann', 'bob', 'cleo'].filter((each) => each !== who);
		table.ask(leaving, { type: 'resign' });
		expect(table.ask(who, { type: 'ask-take-back' })).toBe('not-now');
	});

	test('O9 of cubes that were kept as they were needs no one but bots', () => {
		const table = new TryTable(openingFor({ game: 'cubes' }, 'keep'));
		table.ask('ann', { type: 'seat-bot', level: 'club' });
		table.sit('ann');
		const random = randomFrom(2);
		const isToChoose = (each: Position) => each.game === 'cubes' && each.turn === 1 && !each.rerolled;
		for (let turns = 0; turns < 2 || !isToChoose(positionOf(table)); turns++) {
			const { turn } = positionOf(table);
			const action = randomAction(random, positionOf(table));
			if (turn === 0) table.actFor(0, action);
			else table.ask('ann', { type: 'act', action });
		}
		const before = positionOf(table);
		const keep: Action = { type: 'reroll', cubes: [] };
		expect(table.ask('ann', { type: 'act', action: keep })).toEqual(['acted']);
		expect(table.ask('ann', { type: 'ask-take-back' })).toEqual(['offered', 'taken-back']);
		expect(positionOf(table)).toEqual(before);
	});
});
