// The luck of the draw, apart from skill: how much better than usual what was drawn or rolled is. A hand is worth what the
// best it could do right now is worth, to a player who judges without search; what is usual is the mean over other draws
// that were as likely as far as the seat knew. Everyone's luck in every turn is measured alike.
import {
	type Action,
	type GameName,
	outcomesOf,
	type Position,
	type Recorded,
	type Seat,
	seedFromText,
	start,
	viewFor,
} from '@tessera/engine';
import { playerOf } from '../levels.ts';
import type { Player } from '../player.ts';
import { after } from './course.ts';
import { worldsOf } from './worlds.ts';

const SAMPLES = 30;

/** They judge without search; in Cubes Expert is the first who knows what a reroll may bring. */
const VALUERS: Readonly<Record<GameName, Player>> = {
	classic: playerOf('careful', 'luck'),
	cubes: playerOf('expert', 'luck'),
	cards: playerOf('club', 'luck'),
};

/** What a seat's hand is good for as things lie, were it to move; nothing counts any more when the game is over. */
function valueFor(position: Position, seat: Seat): number | null {
	if (position.ending) return null;
	const { candidates } = VALUERS[position.game].choose({ ...viewFor(position, seat), turn: seat }, { rollouts: 0 });
	return candidates[0]?.worth ?? null;
}

function surplus(got: Position, usual: readonly Position[], seat: Seat): number {
	const value = valueFor(got, seat);
	const values = usual.flatMap((position) => valueFor(position, seat) ?? []);
	if (value === null || values.length === 0) return 0;
	return value - values.reduce((sum, each) => sum + each, 0) / values.length;
}

/** The luck of the seat to move in what its action made it draw or roll. */
export function luckOf(
	before: Position,
	action: Action,
	{ position, events }: Recorded['start'],
	seed: string,
): number {
	if (outcomesOf<GameName>(before.game, events).length === 0) return 0;
	const worlds = worldsOf(before, before.turn, `${seed} luck ${before.step}`, SAMPLES);
	return surplus(
		position,
		worlds.map((world) => after(world, action)),
		before.turn,
	);
}

/** The luck of a seat in the deal, as if it were to open. */
export function luckOfDeal({ terms, start: begun }: Recorded, seat: Seat, seed: string): number {
	const deals = Array.from({ length: SAMPLES }, (_, index) => start(terms, seedFromText(`${seed} deal ${index}`)));
	return surplus(
		begun.position,
		deals.flatMap((deal) => (deal.ok ? [deal.value.position] : [])),
		seat,
	);
}
