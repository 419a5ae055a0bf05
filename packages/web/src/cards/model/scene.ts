// What this place sees of the game, followed from step to step: the turn as it is worked on, and who brought which card.
import type { CardsView, Seat } from '@tessera/engine';
import { type Card, cardsOn, type Group, type Layout } from './layout.ts';
import { parted, settle, settleHand } from './settle.ts';
import { changed, isOwn, laidOf, sortHand, type Turn } from './turn.ts';

export interface Brought {
	readonly seat: Seat;
	readonly step: number;
}

export interface Scene {
	readonly turn: Turn;
	/** Who brought a card to the table and when, as far as this place has seen it. */
	readonly brought: ReadonlyMap<number, Brought>;
	/** The step at which each seat last acted, as far as this place has seen it. */
	readonly acted: ReadonlyMap<Seat, number>;
	/** Prepared cards that had to go back to the hand because somebody changed the table under them. */
	readonly returned: number;
}

export function sceneAt(view: CardsView): Scene {
	const table = settle([], [], view.table, 0);
	const hand = settleHand([], view.hand ?? [], table.nextId);
	const { step, viewer } = view;
	const { layout } = table;
	const turn: Turn = {
		step,
		viewer,
		own: hand.own,
		sortedBy: null,
		start: layout,
		past: [],
		now: layout,
		future: [],
		held: [],
		nextId: hand.nextId,
	};
	return { turn, brought: new Map(), acted: new Map(), returned: 0 };
}

const idsOf = (cards: readonly Card[]): ReadonlySet<number> => new Set(cards.map(({ id }) => id));

const sameCards = (a: readonly Card[], b: readonly Card[]): boolean => {
	const there = idsOf(b);
	return a.length === b.length && a.every(({ id }) => there.has(id));
};

/** A prepared group on the table as it is now: it stands if nobody touched what it was built on. */
function carriedInto(layout: Layout, old: Turn, group: Group): Layout | null {
	const own = group.cards.filter(({ id }) => isOwn(old, id));
	if (own.length === group.cards.length) return [...layout, group];
	const before = old.start.find(({ id }) => id === group.id);
	const now = layout.find(({ id }) => id === group.id);
	const lying = group.cards.filter(({ id }) => !isOwn(old, id));
	if (!before || !now || !sameCards(before.cards, lying) || !sameCards(before.cards, now.cards)) return null;
	return layout.map((one) => (one.id === group.id ? { ...one, cards: [...one.cards, ...own] } : one));
}

/** What was prepared while others played, as far as it still stands. */
function carried(fresh: Turn, old: Turn): Turn {
	const prepared = old.now.filter(({ cards }) => cards.some(({ id }) => isOwn(old, id)));
	const layout = prepared.reduce((so, group) => carriedInto(so, old, group) ?? so, fresh.now);
	return changed(fresh, layout);
}

/** The scene after somebody acted, or after another pair of eyes took over; `actor` is null for the latter. */
export function followed(scene: Scene, view: CardsView, actor: Seat | null): Scene {
	const old = scene.turn;
	const isSameEyes = view.viewer === old.viewer;
	const isOwnMove = isSameEyes && actor !== null && actor === old.viewer;
	// A card that somebody else has laid may be of a kind that lies in the own hand too, and stays there.
	const coming = isOwnMove ? old.own : parted(isSameEyes ? old.own : [], view.hand ?? []).gone;
	const table = settle(isOwnMove ? old.now : old.start, coming, view.table, old.nextId);
	const onTable = idsOf(cardsOn(table.layout));
	const kept = isSameEyes ? old.own.filter(({ id }) => !onTable.has(id)) : [];
	const hand = settleHand(kept, view.hand ?? [], table.nextId);
	const plain: Turn = {
		step: view.step,
		viewer: view.viewer,
		own: hand.own,
		sortedBy: isSameEyes ? old.sortedBy : null,
		start: table.layout,
		past: [],
		now: table.layout,
		future: [],
		held: [],
		nextId: hand.nextId,
	};
	const fresh = plain.sortedBy ? sortHand(plain, plain.sortedBy) : plain;
	const turn = isSameEyes && !isOwnMove ? carried(fresh, old) : fresh;
	const before = idsOf(cardsOn(old.start));
	const brought = new Map([...scene.brought].filter(([id]) => onTable.has(id)));
	if (actor !== null) for (const id of onTable) if (!before.has(id)) brought.set(id, { seat: actor, step: view.step });
	const returned = isSameEyes && !isOwnMove ? laidOf(old).length - laidOf(turn).length : 0;
	const acted = actor === null ? scene.acted : new Map([...scene.acted, [actor, view.step]]);
	return { turn, brought, acted, returned };
}

/** Once the game is over nothing is laid any more: what lay there for now is back in the hand, and there is nothing to undo. */
export function atEnd(scene: Scene): Scene {
	const { turn } = scene;
	if (turn.now === turn.start && turn.held.length === 0) return scene;
	return { ...scene, turn: { ...turn, past: [], now: turn.start, future: [], held: [] }, returned: 0 };
}

/**
 * Who is to be seen to have brought a card: everybody since the own last turn; the own cards themselves only until somebody
 * else has played.
 */
export function halosOf({ turn, brought, acted }: Scene, players: number): ReadonlyMap<number, Seat> {
	const since = Math.max(turn.step - players, (turn.viewer === null ? null : acted.get(turn.viewer)) ?? 0);
	const recent = [...brought].filter(([, { seat, step }]) =>
		seat === turn.viewer || turn.viewer === null ? step === turn.step : step > since,
	);
	return new Map(recent.map(([id, { seat }]) => [id, seat]));
}
