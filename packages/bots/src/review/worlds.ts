// Games that could be going on as far as one seat knows: what it cannot see is dealt anew, and chance goes on otherwise.
import {
	countKinds,
	type Kind,
	type KindCounts,
	listKinds,
	type Position,
	type Seat,
	seedFromText,
	viewFor,
} from '@tessera/engine';
import { Random } from '../random.ts';

function shuffled(kinds: readonly Kind[], random: Random): readonly Kind[] {
	const left = [...kinds];
	return kinds.flatMap(() => left.splice(random.below(left.length), 1));
}

interface Hidden {
	readonly hands: readonly (readonly Kind[])[];
	readonly stock: KindCounts;
}

function dealtAnew(unseen: KindCounts, hands: readonly (readonly Kind[])[], seat: Seat, random: Random): Hidden {
	const hidden = [...shuffled(listKinds(unseen), random)];
	const dealt = hands.map((hand, owner) => (owner === seat ? hand : hidden.splice(0, hand.length)));
	return { hands: dealt, stock: countKinds(hidden) };
}

/** Another world that looks the same to this seat. In Cubes everything is open (Q1): only what is rolled later differs. */
export function worldOf(position: Position, seat: Seat, name: string): Position {
	const seed = seedFromText(name);
	if (position.game === 'cubes') return { ...position, seed };
	const { hands, stock } = dealtAnew(viewFor(position, seat).unseen, position.hands, seat, new Random(name));
	return position.game === 'classic'
		? { ...position, seed, hands, bag: stock }
		: { ...position, seed, hands, pile: stock };
}

/** So many of them, the same ones for the same name. */
export const worldsOf = (position: Position, seat: Seat, name: string, count: number): readonly Position[] =>
	Array.from({ length: count }, (_, index) => worldOf(position, seat, `${name} ${index}`));
