// The forms of actions, events and refusals against the engine: whatever it accepts, tells or refuses has them.
import {
	type Action,
	ALL_KINDS,
	type Event,
	eventFor,
	type GameName,
	type Position,
	playAs,
	type Seat,
	seatsOf,
	seedFromText,
	start,
} from '@tessera/engine';
import { forEveryGame } from '@tessera/testkit';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { ActionSchema } from './actions.ts';
import { EventSchema } from './events.ts';
import { RefusalSchema } from './refusals.ts';

/** Fails where something has not the form. */
function formCheck(schema: TSchema): (value: unknown) => void {
	const check = Compile(schema);
	return (value) => {
		if (!check.Check(value)) expect.fail(`${JSON.stringify(value)} is not described`);
	};
}

const isEvent = formCheck(EventSchema);
const isAction = formCheck(ActionSchema);
const isRefusal = formCheck(RefusalSchema);

interface Form {
	readonly anyOf?: readonly Form[];
	readonly properties?: { readonly type?: { readonly const?: string } };
}

const typesIn = ({ anyOf, properties }: Form): readonly string[] =>
	anyOf?.flatMap(typesIn) ?? [properties?.type?.const ?? expect.fail('a form without a type')];

test('every action, and every event as anybody may know it, has its form; and there are no forms of anything else', () => {
	const acted = new Set<string>();
	const happened = new Set<string>();
	const told = (game: GameName, players: number, events: readonly Event[]): void => {
		for (const event of events) {
			happened.add(event.type);
			for (const viewer of [...seatsOf(players), null]) isEvent(eventFor<GameName>(game, event, viewer));
		}
	};
	forEveryGame(({ start: begun, steps }) => {
		const { game, ages } = begun.position;
		told(game, ages.length, begun.events);
		for (const { action, step } of steps) {
			told(game, ages.length, step.events);
			// Leaving is no action of a table but a command of its own.
			if (action.type === 'withdraw') continue;
			isAction(action);
			acted.add(action.type);
		}
	});
	// What happens in few games: dealt again where nobody holds a series, and a hand of which nothing can be laid.
	const misdealt = start({ game: 'cards', ages: [null, null] }, seedFromText('misdeal 8'));
	if (misdealt.ok) told('cards', 2, misdealt.value.events);
	const [seat = 0 as Seat] = seatsOf(2);
	told('cards', 2, [{ type: 'swapped', seat, shown: ALL_KINDS.slice(0, 6), drawn: ALL_KINDS.slice(6, 12) }]);
	isAction({ type: 'swap' });
	expect([...happened].toSorted()).toEqual([...new Set(typesIn(EventSchema as Form))].toSorted());
	expect([...acted, 'swap'].toSorted()).toEqual(typesIn(ActionSchema as Form).toSorted());
});

test('every refusal has its form', () => {
	const why = new Set<string>();
	const ask = (position: Position, seat: Seat, action: unknown): void => {
		const played = playAs(position, seat, action as Action as never);
		if (played.ok) return;
		why.add(played.problem.kind);
		isRefusal(played.problem);
	};
	forEveryGame(({ start: begun, steps }) => {
		const some = steps.filter((_, index) => index % 8 === 0);
		for (const { position } of [begun, ...some.map(({ step }) => step)])
			for (const seat of seatsOf(position.ages.length)) {
				const [held = 0, other = 0, third = 0] = position.hands[seat] ?? [];
				for (const action of [
					{ type: 'dance' },
					{ type: 'pass' },
					{ type: 'swap' },
					{ type: 'reroll', cubes: [] },
					{ type: 'exchange', pieces: [] },
					{ type: 'exchange', pieces: [held, other, third] },
					{ type: 'place', pieces: [] },
					{ type: 'place', pieces: [{ kind: held, x: 0, y: 0 }] },
					{ type: 'place', pieces: [{ kind: held, x: 50, y: 0.5 }] },
					{ type: 'place', pieces: [{ kind: held, x: 50, y: 50 }] },
					{ type: 'place', pieces: [{ kind: held, x: 1, y: 0 }] },
					{ type: 'place', pieces: [{ kind: held, x: 0, y: 1 }] },
					{
						type: 'place',
						pieces: [
							{ kind: held, x: 0, y: -1 },
							{ kind: other, x: 0, y: -2 },
						],
					},
					{
						type: 'place',
						pieces: [
							{ kind: held, x: 50, y: 50 },
							{ kind: other, x: 50, y: 50 },
						],
					},
					{
						type: 'place',
						pieces: [
							{ kind: held, x: 50, y: 50 },
							{ kind: other, x: 51, y: 51 },
						],
					},
					{
						type: 'place',
						pieces: [
							{ kind: held, x: 0, y: 0 },
							{ kind: other, x: 9, y: 0 },
						],
					},
					{ type: 'place', pieces: [{ kind: 35 - held, x: 0, y: 0 }] },
					{ type: 'lay', cards: [], table: [] },
					{ type: 'lay', cards: [held], table: [] },
					{ type: 'lay', cards: [held], table: [[held], [other]] },
					{ type: 'lay', cards: [held], table: position.game === 'cards' ? [...position.table, [held]] : [] },
					{ type: 'lay', cards: [held, other, third], table: [[held, other, third]] },
					{ type: 'withdraw', seat: 0 },
				])
					ask(position, seat, action);
			}
	});
	expect(why.size).toBeGreaterThan(20);
});
