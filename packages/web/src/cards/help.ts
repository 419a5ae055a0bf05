// What the desk does for somebody who asks: arranging the table for the cards picked, a hint, and playing the turn.
import type { Kind } from '@tessera/engine';
import { isStill, settings } from '../settings/settings.ts';
import { announce } from '../table/announcer.ts';
import { hasHints } from '../table/hints.ts';
import { type Outcome, toThePresent } from '../table/host.ts';
import { say } from '../words/say.ts';
import { type Busy, type Desk, draftOf } from './desk.ts';
import { type Arranged, arrangedFromStart, arrangedTo } from './model/arranged.ts';
import { qwirklesOn, standing } from './model/judge.ts';
import { kindsOf, touched } from './model/layout.ts';
import { heldCards, isHeldFromHand, laidOf, letGo, reset, type Turn, toAction } from './model/turn.ts';
import { cardNames, sentence, stateWords } from './words.ts';

/** Between two moves of an arrangement: long enough to follow with the eyes, the more of them the faster. */
const pauseFor = (moves: number): number => Math.max(60, Math.min(420, 3000 / moves));

/** Shows an arrangement move by move; whatever is done meanwhile shows its end at once. */
function playOut(desk: Desk, { turn, between }: Arranged): void {
	const pause = pauseFor(between.length + 1);
	const before = desk.shown.peek().now;
	desk.change(() => turn);
	const [first, ...others] = isStill.peek() ? [] : between;
	desk.onArrange(touched(before, first ?? turn.now));
	if (!first) return;
	desk.between.value = first;
	let shown = first;
	const next = (): void => {
		// A gesture, or a move of somebody else, has ended the show.
		if (desk.between.peek() !== shown) return;
		desk.onChange('gesture');
		const layout = others.shift();
		desk.onArrange(touched(shown, layout ?? turn.now));
		desk.between.value = layout ?? null;
		if (!layout) return;
		shown = layout;
		setTimeout(next, pause);
	};
	setTimeout(next, pause);
}

/** Begins something that takes a while, in the place of whatever is under way; tells later whether it is still wanted. */
function begin(desk: Desk, is: Busy['is']): { readonly signal: AbortSignal; isWanted(): boolean; end(): void } {
	const mine: Busy = { is, callOff: new AbortController() };
	const isWanted = (): boolean => desk.busy.peek() === mine;
	desk.busy.peek()?.callOff.abort();
	desk.busy.value = mine;
	return {
		signal: mine.callOff.signal,
		isWanted,
		end() {
			if (isWanted()) desk.busy.value = null;
		},
	};
}

async function arrangeHeld(desk: Desk, turn: Turn, isWanted: () => boolean): Promise<void> {
	const held = heldCards(turn);
	const found = await desk.arranging.ask({ ask: 'arrange', table: draftOf(turn), cards: kindsOf(held) });
	if (!isWanted()) return;
	if (!found) {
		const values = { count: held.length, pieces: cardNames(held) };
		desk.tell(sentence(say('cards.arrange-impossible', values)), 'amber');
		return;
	}
	const arranged = arrangedTo(turn, found.table);
	playOut(desk, arranged);
	desk.tell(say('cards.arranged', { moves: arranged.moves, qwirkles: found.qwirkles }).trim(), 'good');
}

async function mend(desk: Desk, turn: Turn, isWanted: () => boolean): Promise<void> {
	const hand = kindsOf(turn.own);
	const before = turn.start.map(({ cards }) => kindsOf(cards));
	const table = await desk.arranging.ask({ ask: 'complete', before, draft: draftOf(turn), hand });
	if (!isWanted()) return;
	if (!table) {
		desk.tell(say('cards.arrange-stuck'), 'amber');
		return;
	}
	const arranged = arrangedTo(turn, table);
	const had = new Set(laidOf(turn));
	const added = laidOf(arranged.turn).filter((card) => !had.has(card));
	playOut(desk, arranged);
	const { moves } = arranged;
	const qwirkles = qwirklesOn(arranged.turn.now);
	desk.tell(
		added.length === 0
			? say('cards.arranged', { moves, qwirkles }).trim()
			: say('cards.arranged-with', { pieces: cardNames(added) }),
		'good',
	);
}

/** Lays the cards picked, or completes what lies, with the moves shown. */
export async function arrangeForMe(desk: Desk): Promise<void> {
	if (desk.busy.peek()) return;
	const { turn } = desk.scene.peek();
	const isFromHand = isHeldFromHand(turn);
	const { can } = standing(turn);
	if (!isFromHand && can !== 'mend') {
		desk.tell(say(can === 'begin' ? 'cards.arrange-which' : 'cards.arrange-done'));
		return;
	}
	const work = begin(desk, 'arranging');
	const isWanted = (): boolean => work.isWanted() && desk.scene.peek().turn === turn;
	desk.note.value = { text: say('cards.arranging'), tone: 'plain' };
	try {
		await (isFromHand ? arrangeHeld(desk, turn, isWanted) : mend(desk, turn, isWanted));
	} catch {
		if (work.isWanted()) desk.tell(say('cards.arrange-failed'), 'amber');
	} finally {
		work.end();
	}
}

const namesOf = (kinds: readonly Kind[]): string => cardNames(kinds.map((kind, id) => ({ kind, id })));

/** First where to look, then how it is done. */
export async function giveHint(desk: Desk): Promise<void> {
	if (desk.busy.peek() || !hasHints(desk.host) || toThePresent(desk.host)) return;
	const shown = desk.hint.peek();
	if (shown) {
		desk.hint.value = null;
		playOut(desk, arrangedFromStart(desk.scene.peek().turn, shown.table));
		desk.tell(say('cards.hint-shown', { pieces: namesOf(shown.cards) }), 'good');
		return;
	}
	if (desk.host.state.peek().waiting.for !== 'me') {
		desk.tell(say('cards.refused-wait'));
		return;
	}
	const { step } = desk.scene.peek().turn;
	const work = begin(desk, 'hinting');
	desk.tell(say('cards.hint-thinking'));
	try {
		const [best] = await desk.host.advise(work.signal);
		if (!work.isWanted() || desk.scene.peek().turn.step !== step) return;
		if (best?.action.type !== 'lay') throw new Error('nothing to lay');
		const { cards, table } = best.action;
		const words = say('cards.hint-look', { pieces: namesOf(cards), count: cards.length, qwirkles: best.points });
		desk.hint.value = { cards, table, words };
		desk.tell(words, 'good');
	} catch {
		if (work.isWanted()) desk.tell(say('cards.hint-failed'), 'amber');
	} finally {
		work.end();
	}
}

/** Until it is known what came of a turn, nothing of it changes; one that the game did not wait for is back in the hand. */
async function settle(desk: Desk, acted: Promise<Outcome>): Promise<void> {
	const work = begin(desk, 'acting');
	let outcome: Outcome = null;
	try {
		outcome = await acted;
	} finally {
		work.end();
	}
	if (outcome === 'dropped') desk.change(reset);
	else if (outcome) desk.tell(say(outcome.kind === 'not-your-turn' ? 'cards.refused-wait' : 'cards.refused'), 'amber');
}

/** Acts at once: help that is still being thought of is not wanted any more. */
async function act(desk: Desk, action: Parameters<Desk['host']['act']>[0]): Promise<void> {
	if (desk.busy.peek()?.is !== 'acting') await settle(desk, desk.host.act(action));
}

/** Goes on with a turn that an earlier page has played and that has not got there yet. */
export function goOnActing(desk: Desk): void {
	const acting = desk.host.acting?.();
	if (acting) void settle(desk, acting);
}

/** Plays the turn if it can end; says what is missing otherwise. Returns the group to look at then. */
export function playTurn(desk: Desk, isSure = false): number | null {
	if (toThePresent(desk.host)) return null;
	const { turn } = desk.scene.peek();
	const state = standing(turn);
	if (state.can === 'mend') {
		const [group] = state.groups;
		if (group) desk.tell(stateWords(group.cards), 'amber');
		return group?.id ?? null;
	}
	if (state.can === 'begin') {
		desk.tell(say('cards.refused-nothing'));
		return null;
	}
	if (desk.host.state.peek().waiting.for !== 'me') {
		desk.tell(say('cards.refused-wait'));
		return null;
	}
	if (settings.peek().confirm && !isSure) {
		desk.change(letGo);
		desk.asking.value = true;
		announce(say('cards.sure', { count: state.cards }));
		return null;
	}
	void act(desk, toAction(turn));
	return null;
}

/** K6 */
export const giveUp = (desk: Desk, type: 'swap' | 'pass'): Promise<void> => act(desk, { type });
