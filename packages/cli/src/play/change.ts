// What a command of a turn comes to, before it is applied.
import type { Action, GameName, Kind, Result, View } from '@tessera/engine';
import type { CardsDraft } from './cards-turn.ts';
import type { Command } from './commands.ts';
import type { Laid } from './grid-turn.ts';
import { hintWords } from './hint.ts';
import type { Effect, TurnDraft } from './session.ts';

/** Something put down differently, an action to play, something to show, or a refusal in words. */
export type Change =
	| { readonly type: 'draft'; readonly draft: TurnDraft }
	| { readonly type: 'act'; readonly action: Action }
	| { readonly type: 'show'; readonly effect: Effect }
	| { readonly type: 'refuse'; readonly text: string };

export const refuse = (text: string): Change => ({ type: 'refuse', text });
export const act = (action: Action): Change => ({ type: 'act', action });
export const show = (effect: Effect): Change => ({ type: 'show', effect });
export const onGrid = (laid: Laid): Change => ({ type: 'draft', draft: { on: 'grid', laid } });
export const onTable = (cards: CardsDraft): Change => ({ type: 'draft', draft: { on: 'table', cards } });

export const orRefuse = <T>(result: Result<T, string>, change: (value: T) => Change): Change =>
	result.ok ? change(result.value) : refuse(result.problem);

/** What to say to somebody who plays before putting anything down. */
export const EMPTY_TURN: Readonly<Record<GameName, string>> = {
	classic: 'Put down a tile first, like rd 2,0. Type help for what else you can do.',
	cubes: 'Put down a cube first, like rd 2,0, or reroll some. Type help for more.',
	cards: 'Lay a card first: lay rq arranges the table for it, rq 3 adds it to series 3. Type help for more.',
};

export const NOTHING_TO_UNDO = 'There is nothing to take back.';

export const chosen = (hand: readonly Kind[], pieces: readonly Kind[] | 'all'): readonly Kind[] =>
	pieces === 'all' ? hand : pieces;

/** What every game has. */
export function commonChange(view: View, command: Command): Change {
	switch (command.type) {
		case 'pass':
			return act({ type: 'pass' });
		case 'hint':
			return show({ type: 'say', text: hintWords(view) });
		case 'unseen':
		case 'score':
		case 'rules':
		case 'help':
			return show({ type: command.type });
		default:
			return show({ type: 'screen' });
	}
}
