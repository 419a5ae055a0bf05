// Cards in six steps.
import type { Action } from '@tessera/engine';
import { kinds, series } from '../codes.ts';
import { cardsAt } from './positions.ts';
import { always, type Deed, type Lesson } from './step.ts';

const lay = (cards: string, ...table: readonly string[]): Action => ({
	type: 'lay',
	cards: kinds(cards),
	table: series(...table),
});

/** How many of these cards were laid. */
const laid = ({ action }: Deed, codes: string): number =>
	action.type === 'lay' ? kinds(codes).filter((card) => action.cards.includes(card)).length : 0;

/** Whether a series lies there that came from the hand altogether. */
const hasBegun = ({ action }: Deed): boolean =>
	action.type === 'lay' && action.table.some((each) => each.every((card) => action.cards.includes(card)));

export const CARDS_LESSON: Lesson = {
	game: 'cards',
	steps: [
		{
			id: 'series',
			title: 'learn.cards.series.title',
			tell: 'learn.cards.series.tell',
			task: 'learn.cards.series.task',
			position: cardsAt({ table: series('bo bq bc', 'rs ys gs'), hand: 'rd gd pd bs ox yx gc po rq' }),
			answers: [
				{ when: hasBegun, outcome: 'done', says: 'learn.cards.series.done' },
				{ when: always, outcome: 'again', says: 'learn.cards.series.slip-added' },
			],
			solution: [lay('rd gd pd', 'bo bq bc', 'rs ys gs', 'rd gd pd')],
		},
		{
			id: 'add',
			title: 'learn.cards.add.title',
			tell: 'learn.cards.add.tell',
			task: 'learn.cards.add.task',
			position: cardsAt({ table: series('oo ro go', 'ro yo go', 'px pd ps'), hand: 'oo pq bx yc rs gd bs rc od' }),
			answers: [
				{ when: (deed) => laid(deed, 'oo pq') === 2, outcome: 'done', says: 'learn.cards.add.done' },
				{ when: (deed) => laid(deed, 'oo pq') === 1, outcome: 'again', says: 'learn.cards.add.slip-one' },
				{ when: always, outcome: 'again', says: 'learn.cards.add.slip-other' },
			],
			solution: [lay('oo pq', 'oo ro go', 'ro oo yo go', 'px pd pq ps')],
		},
		{
			id: 'borrow',
			title: 'learn.cards.borrow.title',
			tell: 'learn.cards.borrow.tell',
			task: 'learn.cards.borrow.task',
			position: cardsAt({ table: series('bo bd bq bs', 'rc gc pc'), hand: 'rq yq gx ox ps yo rd gs oc' }),
			answers: [
				{ when: (deed) => laid(deed, 'rq yq') === 2, outcome: 'done', says: 'learn.cards.borrow.done' },
				{ when: always, outcome: 'again', says: 'learn.cards.borrow.slip-other' },
			],
			solution: [lay('rq yq', 'bo bd bs', 'rc gc pc', 'rq yq bq')],
		},
		{
			id: 'arrange',
			title: 'learn.cards.arrange.title',
			tell: 'learn.cards.arrange.tell',
			task: 'learn.cards.arrange.task',
			position: cardsAt({ table: series('rq gq bq', 'po px pq ps'), hand: 'gd go rc ys bx od yd rs bc' }),
			answers: [
				{ when: (deed) => laid(deed, 'gd go') === 2, outcome: 'done', says: 'learn.cards.arrange.done' },
				{ when: always, outcome: 'again', says: 'learn.cards.arrange.slip-other' },
			],
			solution: [lay('gd go', 'rq bq pq', 'po px ps', 'go gd gq')],
		},
		{
			id: 'qwirkle',
			title: 'learn.cards.qwirkle.title',
			tell: 'learn.cards.qwirkle.tell',
			task: 'learn.cards.qwirkle.task',
			position: cardsAt({ table: series('rd gd bd', 'bo bq bc'), hand: 'od yd pd rx gs yo rc os gq' }),
			answers: [
				{ when: ({ qwirkles }) => qwirkles > 0, outcome: 'done', says: 'learn.cards.qwirkle.done' },
				{ when: (deed) => laid(deed, 'od yd pd') > 0, outcome: 'again', says: 'learn.cards.qwirkle.slip-fewer' },
				{ when: always, outcome: 'again', says: 'learn.cards.qwirkle.slip-other' },
			],
			solution: [lay('od yd pd', 'rd od yd gd bd pd', 'bo bq bc')],
		},
		{
			id: 'fetch',
			title: 'learn.cards.fetch.title',
			tell: 'learn.cards.fetch.tell',
			task: 'learn.cards.fetch.task',
			position: cardsAt({ table: series('yo yx yd yq', 'rc yc gc'), hand: 'ys bc rd os px bq go po rs' }),
			answers: [
				{ when: ({ qwirkles }) => qwirkles > 0, outcome: 'done', says: 'learn.cards.fetch.done' },
				{ when: (deed) => laid(deed, 'ys') > 0, outcome: 'again', says: 'learn.cards.fetch.slip-five' },
				{ when: always, outcome: 'again', says: 'learn.cards.fetch.slip-other' },
			],
			solution: [lay('ys bc', 'yo yx yd yq ys yc', 'rc gc bc')],
		},
	],
};
