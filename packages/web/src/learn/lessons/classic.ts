// Classic in six steps.
import type { Action } from '@tessera/engine';
import { kind, kinds, placed, rows } from '../codes.ts';
import { classicAt, nearTheEnd } from './positions.ts';
import { always, type Deed, type Lesson } from './step.ts';

const place = (text: string): Action => ({ type: 'place', pieces: placed(text) });

const laidCount = ({ action }: Deed): number => (action.type === 'place' ? action.pieces.length : 0);

const laid = ({ action }: Deed, code: string): boolean =>
	action.type === 'place' && action.pieces.some((piece) => piece.kind === kind(code));

const longest = ({ lines }: Deed): number => Math.max(0, ...lines.map(({ pieces }) => pieces.length));

const isExchange = ({ action }: Deed): boolean => action.type === 'exchange';

export const CLASSIC_LESSON: Lesson = {
	game: 'classic',
	steps: [
		{
			id: 'line',
			title: 'learn.classic.line.title',
			tell: 'learn.classic.line.tell',
			task: 'learn.classic.line.task',
			position: classicAt({ board: rows('ro rx rd'), hand: 'rs ro gx bc ys pd' }),
			answers: [
				// With another tile beside it, the points would be more than those for the row, which are all that is told of.
				{
					when: (deed) => longest(deed) === 4 && deed.lines.length === 1,
					outcome: 'done',
					says: 'learn.classic.line.done',
				},
				{ when: (deed) => longest(deed) === 4, outcome: 'again', says: 'learn.classic.line.slip-more' },
				{ when: isExchange, outcome: 'again', says: 'learn.not-exchange' },
				{ when: always, outcome: 'again', says: 'learn.classic.line.slip-elsewhere' },
			],
			solution: [place('rs@3,0')],
		},
		{
			id: 'shape',
			title: 'learn.classic.shape.title',
			tell: 'learn.classic.shape.tell',
			task: 'learn.classic.shape.task',
			position: classicAt({ board: rows('go bo', 'gs'), hand: 'ro yo bx pd oc rq' }),
			answers: [
				{ when: (deed) => longest(deed) === 4, outcome: 'done', says: 'learn.classic.shape.done' },
				{ when: isExchange, outcome: 'again', says: 'learn.not-exchange' },
				{ when: (deed) => longest(deed) === 3, outcome: 'again', says: 'learn.classic.shape.slip-one' },
				{ when: always, outcome: 'again', says: 'learn.classic.shape.slip-elsewhere' },
			],
			solution: [place('ro@2,0 yo@3,0')],
		},
		{
			id: 'two-lines',
			title: 'learn.classic.two.title',
			tell: 'learn.classic.two.tell',
			task: 'learn.classic.two.task',
			position: classicAt({ board: placed('go@0,0 gs@0,1 rs@1,1 rd@1,2'), hand: 'gd yx bc oq ps bq' }),
			answers: [
				{ when: (deed) => laid(deed, 'gd') && deed.lines.length > 1, outcome: 'done', says: 'learn.classic.two.done' },
				{ when: isExchange, outcome: 'again', says: 'learn.not-exchange' },
				{ when: (deed) => laid(deed, 'gd'), outcome: 'again', says: 'learn.classic.two.slip-one' },
				{ when: always, outcome: 'again', says: 'learn.classic.two.slip-other' },
			],
			solution: [place('gd@0,2')],
		},
		{
			id: 'qwirkle',
			title: 'learn.classic.qwirkle.title',
			tell: 'learn.classic.qwirkle.tell',
			task: 'learn.classic.qwirkle.task',
			position: classicAt({ board: rows('rs ys gs bs', '.. yo'), hand: 'os ps gx rc bd pq' }),
			answers: [
				{ when: ({ qwirkles }) => qwirkles > 0, outcome: 'done', says: 'learn.classic.qwirkle.done' },
				{ when: isExchange, outcome: 'again', says: 'learn.not-exchange' },
				{ when: (deed) => longest(deed) === 5, outcome: 'again', says: 'learn.classic.qwirkle.slip-five' },
				{ when: always, outcome: 'again', says: 'learn.classic.qwirkle.slip-elsewhere' },
			],
			solution: [place('ps@-1,0 os@4,0')],
		},
		{
			id: 'exchange',
			title: 'learn.classic.exchange.title',
			tell: 'learn.classic.exchange.tell',
			task: 'learn.classic.exchange.task',
			position: classicAt({ board: rows('ro rx'), hand: 'gs gs bq bq yd pc' }),
			answers: [{ when: always, outcome: 'done', says: 'learn.classic.exchange.done' }],
			solution: [{ type: 'exchange', pieces: kinds('gs bq yd pc') }],
		},
		{
			id: 'last-tile',
			title: 'learn.classic.last.title',
			tell: 'learn.classic.last.tell',
			task: 'learn.classic.last.task',
			position: nearTheEnd(classicAt({ board: rows('bq bs', '.. ys', '.. gs'), hand: 'bo bc gx rd pq oc' }), [
				kinds('bo bc'),
				kinds('gd rq'),
			]),
			answers: [
				{ when: (deed) => laidCount(deed) === 2, outcome: 'done', says: 'learn.classic.last.done' },
				{ when: always, outcome: 'again', says: 'learn.classic.last.slip-one' },
			],
			solution: [place('bo@-1,0 bc@2,0')],
		},
	],
};
