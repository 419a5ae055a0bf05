// What a tap, a drop or a key does at the desk, and what is said of it.
import { announce } from '../table/announcer.ts';
import { say } from '../words/say.ts';
import type { Desk } from './desk.ts';
import type { Would } from './drag.ts';
import { fansOf } from './model/fans.ts';
import { verdictOn, verdictWith } from './model/judge.ts';
import { groupWith } from './model/layout.ts';
import {
	canTakeBack,
	cardsOf,
	handOf,
	heldCards,
	letGo,
	lift,
	move,
	pick,
	put,
	redo,
	reset,
	sortHand,
	type Target,
	type Turn,
	undo,
} from './model/turn.ts';
import { cardNames, lineWords, sentence, stateWords, wouldWords } from './words.ts';

const pickedWords = (turn: Turn): string => {
	const held = heldCards(turn);
	return held.length === 0
		? say('cards.let-go')
		: sentence(say('cards.picked', { count: held.length, pieces: cardNames(held) }));
};

/** Where these cards have come to, and how that series stands now. */
function movedWords(turn: Turn, ids: readonly number[], isNew: boolean): string {
	const pieces = cardNames(cardsOf(turn, ids));
	const group = groupWith(turn.now, ids[0] ?? -1);
	if (!group) return sentence(say('cards.taken-back', { pieces }));
	const state = stateWords(group.cards);
	if (isNew) return sentence(say('cards.moved-new', { count: ids.length, pieces, state }));
	const { colours, shapes, fresh } = fansOf(turn);
	const fan = [...colours, ...shapes, ...fresh].find((one) => one.group === group);
	return sentence(say('cards.moved', { pieces, line: lineWords(fan?.line ?? null), state }));
}

/** Brings cards somewhere. */
export function bring(desk: Desk, ids: readonly number[], target: Target): void {
	if (ids.length === 0) return;
	desk.change(
		(turn) => move(turn, ids, target),
		(turn) => movedWords(turn, ids, target.to === 'new'),
	);
}

/** Puts down what is held. */
export function putDown(desk: Desk, target: Target): void {
	const { held } = desk.scene.peek().turn;
	if (held.length === 0) return;
	desk.change(
		(turn) => put(turn, target),
		(turn) => movedWords(turn, held, target.to === 'new'),
	);
}

/** With something in hand, a card of another series means that series; otherwise the card itself. */
export function tapCard(desk: Desk, card: number): void {
	const { turn } = desk.scene.peek();
	const group = groupWith(turn.now, card);
	const isElsewhere =
		group !== null && turn.held.length > 0 && !turn.held.some((id) => groupWith(turn.now, id) === group);
	if (isElsewhere) putDown(desk, { to: 'group', group: group.id });
	else desk.change((now) => pick(now, card), pickedWords);
}

/** The nth card of the hand. */
export function tapNth(desk: Desk, at: number): void {
	const card = handOf(desk.scene.peek().turn)[at];
	if (card) desk.change((turn) => pick(turn, card.id), pickedWords);
}

export function liftCard(desk: Desk, card: number): readonly number[] {
	desk.change((turn) => lift(turn, card));
	return desk.scene.peek().turn.held;
}

/** What would come of putting down there what is held. */
export function wouldBe(desk: Desk, target: Target): Would | null {
	const { turn } = desk.scene.peek();
	const held = heldCards(turn);
	if (target.to === 'hand')
		return canTakeBack(turn, turn.held) ? { text: say('cards.here-hand'), tone: 'plain' } : null;
	if (target.to === 'new') {
		const verdict = verdictOn(held);
		return { text: verdict.is === 'invalid' ? wouldWords(held, verdict) : say('cards.here-new'), tone: verdict.is };
	}
	const group = turn.now.find(({ id }) => id === target.group);
	if (!group || turn.held.every((id) => group.cards.some((card) => card.id === id))) return null;
	const verdict = verdictWith(group, held);
	const others = group.cards.filter(({ id }) => !turn.held.includes(id));
	return { text: wouldWords([...others, ...held], verdict), tone: verdict.is };
}

/** Back to the hand: what is held, or this card; what was done last where neither may. K3 */
export function takeBack(desk: Desk, focused: number | null): void {
	const { turn } = desk.scene.peek();
	if (canTakeBack(turn, turn.held)) bring(desk, turn.held, { to: 'hand' });
	else if (focused !== null && canTakeBack(turn, [focused])) bring(desk, [focused], { to: 'hand' });
	else if (turn.held.length > 0) desk.change(letGo, pickedWords);
	else undoLast(desk);
}

export const undoLast = (desk: Desk): void => desk.change(undo, () => say('cards.undone'));
export const redoNext = (desk: Desk): void => desk.change(redo, () => say('cards.redone'));
export const allBack = (desk: Desk): void => desk.change(reset, () => say('cards.all-back'));
export const drop = (desk: Desk): void => desk.change(letGo);

/** By colour first, then the other way round each time. */
export function sort(desk: Desk): void {
	const by = desk.scene.peek().turn.sortedBy === 'colour' ? 'shape' : 'colour';
	desk.change((turn) => sortHand(turn, by));
	announce(say('cards.sorted', { by }));
}
