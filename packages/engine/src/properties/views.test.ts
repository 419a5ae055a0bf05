// Nobody learns what they may not know: views and events hold nothing hidden, whatever the position.
import {
	type CardsPosition,
	type ClassicPosition,
	countKinds,
	eventFor,
	type Kind,
	type Position,
	type Seat,
	seatsOf,
	seedFromText,
	total,
	viewFor,
} from '@tessera/engine';
import { forEveryGame, positionsOf, type Random, randomFrom, sample } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';

const viewersOf = (position: Position): readonly (Seat | null)[] => [null, ...seatsOf(position.hands.length)];

/** The same position with everything that the viewer cannot see mixed anew. */
function remixed(random: Random, position: ClassicPosition | CardsPosition, viewer: Seat | null): Position {
	const stock = position.game === 'classic' ? position.bag : position.pile;
	const inStock = stock.flatMap((count, kind) => new Array<Kind>(count).fill(kind as Kind));
	const others = position.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
	const hidden = [...sample(random, [...inStock, ...others], inStock.length + others.length)];
	const hands = position.hands.map((hand, seat) => (seat === viewer ? hand : hidden.splice(0, hand.length)));
	const secret = { hands, seed: seedFromText(`another seed ${random(1000)}`) };
	return position.game === 'classic'
		? { ...position, ...secret, bag: countKinds(hidden) }
		: { ...position, ...secret, pile: countKinds(hidden) };
}

describe('a view', () => {
	test('C1, K1 is the same for positions that differ only in hidden pieces', () => {
		const random = randomFrom(11);
		let compared = 0;
		forEveryGame((game) => {
			for (const position of positionsOf(game))
				for (const viewer of viewersOf(position)) {
					if (position.game === 'cubes') continue;
					const other = remixed(random, position, viewer);
					expect(viewFor(other, viewer)).toEqual(viewFor(position, viewer));
					compared++;
				}
		});
		expect(compared).toBeGreaterThan(1000);
	});

	test('Q1 shows all cubes to everyone and hides the seed', () => {
		forEveryGame((game) => {
			for (const position of positionsOf(game)) {
				if (position.game !== 'cubes') continue;
				for (const viewer of viewersOf(position)) {
					const view = viewFor({ ...position, seed: seedFromText('another') }, viewer);
					expect(view).toEqual(viewFor(position, viewer));
					expect(view.hands).toEqual(position.hands);
				}
			}
		});
	});

	test('C1, Q1, K1 counts what it does not show', () => {
		forEveryGame((game) => {
			for (const position of positionsOf(game))
				for (const viewer of viewersOf(position)) {
					const view = viewFor(position, viewer);
					const stock = view.game === 'cards' ? view.pileSize : view.bagSize;
					const others = view.handSizes.filter((_, seat) => seat !== viewer);
					const unseen = view.game === 'cubes' ? stock : stock + total(others);
					expect(total(view.unseen)).toBe(unseen);
				}
		});
	});

	test('C1, Q1, K1 and events never hold the seed', () => {
		forEveryGame((game) => {
			const { game: name } = game.terms;
			for (const { events, position } of [game.start, ...game.steps.map(({ step }) => step)])
				for (const viewer of viewersOf(position)) {
					const told = events.map((event) => eventFor(name, event, viewer));
					expect(JSON.stringify([viewFor(position, viewer), told])).not.toContain(game.seed);
				}
		});
	});
});

describe('an event', () => {
	test('C6, C7, K4, K6 tells what was drawn to the one who drew it, and to others how many', () => {
		forEveryGame((game) => {
			const { game: name } = game.terms;
			for (const { events, position } of [game.start, ...game.steps.map(({ step }) => step)])
				for (const event of events)
					for (const viewer of viewersOf(position)) {
						const told = eventFor(name, event, viewer);
						if (told.type === 'drew' && 'pieces' in told && event.type === 'drew' && 'pieces' in event) {
							expect(told.count).toBe(event.pieces.length);
							expect(told.pieces).toEqual(event.seat === viewer ? event.pieces : null);
						}
						if (told.type === 'exchanged' && event.type === 'exchanged') {
							expect(told.count).toBe(event.given.length);
							expect(told.given).toEqual(event.seat === viewer ? event.given : null);
							expect(told.drawn).toEqual(event.seat === viewer ? event.drawn : null);
						}
						if (told.type === 'swapped' && event.type === 'swapped') {
							expect(told.shown).toEqual(event.shown);
							expect(told.drawn).toEqual(event.seat === viewer ? event.drawn : null);
						}
						if (told.type === 'dealt' && 'hand' in told && event.type === 'dealt')
							expect(told.hand).toEqual(viewer === null ? null : event.hands[viewer]);
					}
		});
	});
});
