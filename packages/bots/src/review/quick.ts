// How much better one action is than another without any search: in Classic by Careful, which weighs every placement; in Cubes
// and Cards, whose players tell only their few best, by the points of a turn and by the evaluation behind all ways to lay.
import {
	type Action,
	type ActionOf,
	type CardsView,
	type CubesView,
	countKinds,
	QWIRKLE,
	type View,
} from '@tessera/engine';
import { type Evaluate, evaluator } from '../cards/evaluation.ts';
import { FULL } from '../cards/planners.ts';
import { amongThoseLeft } from '../company.ts';
import { playerOf } from '../levels.ts';
import type { Candidate, Choice } from '../player.ts';
import { isSameAction } from './same-action.ts';
import { turnPoints } from './turn-points.ts';

/** What somebody found who weighed an action, or one that comes to the same. */
export const weighedIn = ({ candidates }: Choice, view: View, action: Action): Candidate | undefined =>
	candidates.find((candidate) => isSameAction(view, candidate.action, action));

/** How much more the first action is worth to somebody who weighed both; else null. */
export function differenceIn(choice: Choice, view: View, first: Action, second: Action): number | null {
	const [more, less] = [weighedIn(choice, view, first)?.worth, weighedIn(choice, view, second)?.worth];
	return more === undefined || less === undefined ? null : more - less;
}

type Lay = ActionOf<'cards'> & { readonly type: 'lay' };

function worthOfLay(evaluate: Evaluate, { cards, table }: Lay): number {
	const staying = table.filter(({ length }) => length < QWIRKLE);
	const { kept, risk } = evaluate({ cards, taken: [], left: countKinds(staying.flat()) });
	return table.length - staying.length + kept - risk;
}

function differenceOfLays(view: CardsView, first: Lay, second: Lay): number {
	const evaluate = evaluator(amongThoseLeft(view), FULL);
	return worthOfLay(evaluate, first) - worthOfLay(evaluate, second);
}

/** Only where one of them is a reroll: of two placements, points alone say too little. */
function differenceOfTurns(view: CubesView, first: Action, second: Action): number | null {
	if (first.type !== 'reroll' && second.type !== 'reroll') return null;
	const [more, less] = [turnPoints(view, first), turnPoints(view, second)];
	return more === undefined || less === undefined ? null : more - less;
}

const careful = playerOf('careful', 'quick');

/** Null where it cannot be told: for an exchange of Classic that is not the best one, say. */
export function quickDifference(view: View, first: Action, second: Action): number | null {
	switch (view.game) {
		case 'classic':
			return differenceIn(careful.choose(view, { rollouts: 0 }), view, first, second);
		case 'cubes':
			return differenceOfTurns(view, first, second);
		case 'cards':
			return first.type === 'lay' && second.type === 'lay' ? differenceOfLays(view, first, second) : null;
	}
}
