// A turn that was left in the middle, as plain data, and back: with every step that undo and redo know.
import { isKind, type Kind } from '@tessera/engine';
import { type Card, cardsOn, type Layout } from './layout.ts';
import { sortHand, type Turn } from './turn.ts';

const VERSION = 1;

/** Group numbers with the numbers of their cards. */
type KeptLayout = readonly (readonly [number, readonly number[]])[];

export interface Kept {
	readonly version: typeof VERSION;
	readonly step: number;
	readonly viewer: number | null;
	/** Number and kind of every card there is. */
	readonly cards: readonly (readonly [number, Kind])[];
	readonly own: readonly number[];
	readonly sortedBy: 'colour' | 'shape' | null;
	readonly start: KeptLayout;
	readonly layouts: readonly KeptLayout[];
	/** Which of the layouts lies on the table. */
	readonly at: number;
}

const keptLayout = (layout: Layout): KeptLayout => layout.map(({ id, cards }) => [id, cards.map((card) => card.id)]);

/** Null when there is nothing to keep. */
export function keep({ step, viewer, own, sortedBy, start, past, now, future }: Turn): Kept | null {
	if (past.length === 0 && future.length === 0 && sortedBy === null) return null;
	const all = new Map([...own, ...cardsOn(start)].map(({ id, kind }) => [id, kind]));
	return {
		version: VERSION,
		step,
		viewer,
		cards: [...all],
		own: own.map(({ id }) => id),
		sortedBy,
		start: keptLayout(start),
		layouts: [...past, now, ...future].map(keptLayout),
		at: past.length,
	};
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isNumber = (value: unknown): value is number => Number.isInteger(value);

const isLayout = (value: unknown): value is KeptLayout =>
	isList(value) &&
	value.every((group) => isList(group) && isNumber(group[0]) && isList(group[1]) && group[1].every(isNumber));

function isKept(value: unknown): value is Kept {
	if (typeof value !== 'object' || value === null) return false;
	const given: Partial<Record<keyof Kept, unknown>> = value;
	return (
		given.version === VERSION &&
		isNumber(given.step) &&
		(given.viewer === null || isNumber(given.viewer)) &&
		isList(given.cards) &&
		given.cards.every((card) => isList(card) && isNumber(card[0]) && isKind(card[1])) &&
		isList(given.own) &&
		given.own.every(isNumber) &&
		[null, 'colour', 'shape'].some((sort) => sort === given.sortedBy) &&
		isLayout(given.start) &&
		isList(given.layouts) &&
		given.layouts.every(isLayout) &&
		isNumber(given.at)
	);
}

/** Which card of this moment each kept one is: of those of its kind the next in the same place, hand or table. */
function cardsAgain(turn: Turn, kept: Kept): ReadonlyMap<number, Card> | null {
	const kinds = new Map(kept.cards);
	const again = new Map<number, Card>();
	const pair = (ids: readonly number[], cards: readonly Card[]): boolean => {
		const left = [...cards];
		return (
			ids.length === cards.length &&
			ids.every((id) => {
				const at = left.findIndex(({ kind }) => kind === kinds.get(id));
				const [card] = at < 0 ? [] : left.splice(at, 1);
				if (card) again.set(id, card);
				return card !== undefined;
			})
		);
	};
	if (!pair(kept.own, turn.own)) return null;
	const groups = [...turn.start];
	for (const [, ids] of kept.start) {
		const wanted = JSON.stringify(ids.map((id) => kinds.get(id)).sort());
		const at = groups.findIndex(({ cards }) => JSON.stringify(cards.map(({ kind }) => kind).sort()) === wanted);
		const [group] = at < 0 ? [] : groups.splice(at, 1);
		if (!group || !pair(ids, group.cards)) return null;
	}
	return groups.length === 0 ? again : null;
}

/** Whether a layout holds each card of the table once, and otherwise own ones, each at most once. */
function isWhole(layout: Layout, turn: Turn): boolean {
	const ids = cardsOn(layout).map(({ id }) => id);
	const there = new Set(ids);
	const may = new Set([...cardsOn(turn.start), ...turn.own].map(({ id }) => id));
	return (
		there.size === ids.length &&
		ids.every((id) => may.has(id)) &&
		cardsOn(turn.start).every(({ id }) => there.has(id)) &&
		layout.every(({ cards }) => cards.length > 0)
	);
}

/**
 * The turn with what was kept of it; as it is where that does not belong to it or is damaged. Of an earlier turn only the way in
 * which the hand is sorted is left.
 */
export function restored(turn: Turn, prepared: unknown): Turn {
	if (!isKept(prepared) || prepared.viewer !== turn.viewer) return turn;
	if (prepared.step !== turn.step) return prepared.sortedBy ? sortHand(turn, prepared.sortedBy) : turn;
	const again = cardsAgain(turn, prepared);
	if (!again) return turn;
	let { nextId } = turn;
	const groups = new Map<number, number>();
	for (const [id, ids] of prepared.start) {
		const first = again.get(ids[0] ?? -1);
		const group = turn.start.find(({ cards }) => cards.some((card) => card === first));
		if (group) groups.set(id, group.id);
	}
	const layoutAgain = (kept: KeptLayout): Layout =>
		kept.map(([id, ids]) => {
			if (!groups.has(id)) groups.set(id, nextId++);
			return { id: groups.get(id) ?? id, cards: ids.flatMap((card) => again.get(card) ?? []) };
		});
	const layouts = prepared.layouts.map(layoutAgain);
	const now = layouts[prepared.at];
	const first = layouts[0];
	if (!now || !first || !layouts.every((layout) => isWhole(layout, turn))) return turn;
	return {
		...turn,
		own: prepared.own.flatMap((id) => again.get(id) ?? []),
		sortedBy: prepared.sortedBy,
		past: layouts.slice(0, prepared.at),
		now,
		future: layouts.slice(prepared.at + 1),
		nextId,
	};
}
