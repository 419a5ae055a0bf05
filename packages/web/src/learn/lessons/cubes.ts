// Cubes in six steps.
import type { Action } from '@tessera/engine';
import { kind, kinds, placed, rows } from '../codes.ts';
import { cubesAt, nearTheEnd } from './positions.ts';
import { always, type Deed, type Lesson } from './step.ts';

const place = (text: string): Action => ({ type: 'place', pieces: placed(text) });
const roll = (codes: string): Action => ({ type: 'reroll', cubes: kinds(codes) });

const isRoll = ({ action }: Deed): boolean => action.type === 'reroll';

const rolled = ({ action }: Deed, code: string): number =>
	action.type === 'reroll' ? action.cubes.filter((cube) => cube === kind(code)).length : 0;

const hasRolled = ({ before }: Deed): boolean => before.game === 'cubes' && before.rerolled;

const laidCount = ({ action }: Deed): number => (action.type === 'place' ? action.pieces.length : 0);

/** The best that can be had with the three red cubes: six in a line, and two more lines on the way. */
const BEST = 17;

export const CUBES_LESSON: Lesson = {
	game: 'cubes',
	steps: [
		{
			id: 'open',
			title: 'learn.cubes.open.title',
			tell: 'learn.cubes.open.tell',
			task: 'learn.cubes.open.task',
			position: cubesAt({ board: [], hand: 'ro rx rd bq gs yo' }),
			answers: [{ when: always, outcome: 'done', says: 'learn.cubes.open.done' }],
			solution: [place('ro@0,0 rx@1,0 rd@2,0')],
		},
		{
			id: 'roll',
			title: 'learn.cubes.roll.title',
			tell: 'learn.cubes.roll.tell',
			task: 'learn.cubes.roll.task',
			position: cubesAt({ board: rows('ys gs bs'), hand: 'rs rx oq pd gc bo' }),
			answers: [
				{ when: isRoll, outcome: 'on', says: 'learn.cubes.roll.on' },
				{ when: hasRolled, outcome: 'done', says: 'learn.cubes.roll.done' },
				{ when: always, outcome: 'again', says: 'learn.cubes.roll.slip-laid' },
			],
			solution: [roll('oq pd gc'), place('rs@3,0')],
		},
		{
			id: 'choose',
			title: 'learn.cubes.choose.title',
			tell: 'learn.cubes.choose.tell',
			task: 'learn.cubes.choose.task',
			position: cubesAt({ board: rows('rq rs'), hand: 'ro rd rs rs bx gc', seed: 'a lesson 8' }),
			answers: [
				{
					when: (deed) => rolled(deed, 'ro') + rolled(deed, 'rd') > 0,
					outcome: 'again',
					says: 'learn.cubes.choose.slip-good',
				},
				{ when: (deed) => rolled(deed, 'rs') === 2, outcome: 'on', says: 'learn.cubes.choose.on' },
				{ when: isRoll, outcome: 'again', says: 'learn.cubes.choose.slip-kept' },
				{ when: (deed) => hasRolled(deed) && deed.qwirkles > 0, outcome: 'done', says: 'learn.cubes.choose.done-six' },
				{ when: hasRolled, outcome: 'done', says: 'learn.cubes.choose.done' },
				{ when: always, outcome: 'again', says: 'learn.cubes.roll.slip-laid' },
			],
			solution: [roll('rs rs'), place('ro@2,0 rd@3,0 rx@4,0 rc@5,0')],
		},
		{
			id: 'count',
			title: 'learn.cubes.count.title',
			tell: 'learn.cubes.count.tell',
			task: 'learn.cubes.count.task',
			position: cubesAt({
				board: placed('gd@2,-1 ys@1,0 gs@2,0 bs@3,0 rs@0,0 rq@0,1 rc@0,2 yo@1,-3 yx@1,-2 yd@1,-1'),
				hand: 'rx rd ro gq bc ps',
				rerolled: true,
			}),
			answers: [
				{ when: ({ points }) => points >= BEST, outcome: 'done', says: 'learn.cubes.count.done' },
				{ when: ({ qwirkles }) => qwirkles > 0, outcome: 'again', says: 'learn.cubes.count.slip-six' },
				{ when: always, outcome: 'again', says: 'learn.cubes.count.slip-other' },
			],
			solution: [place('rx@0,-2 rd@0,-1 ro@0,3')],
		},
		{
			id: 'nothing-fits',
			title: 'learn.cubes.nothing.title',
			tell: 'learn.cubes.nothing.tell',
			task: 'learn.cubes.nothing.task',
			position: cubesAt({ board: rows('ro rx'), hand: 'gs bs yd pd gq bc' }),
			answers: [
				{ when: isRoll, outcome: 'on', says: 'learn.cubes.nothing.on' },
				{ when: always, outcome: 'done', says: 'learn.cubes.nothing.done' },
			],
			solution: [roll('gs bs yd pd gq bc')],
		},
		{
			id: 'last-cube',
			title: 'learn.cubes.last.title',
			tell: 'learn.cubes.last.tell',
			task: 'learn.cubes.last.task',
			position: nearTheEnd(
				cubesAt({ board: rows('bq bs', '.. ys', '.. gs'), hand: 'bo bc gx rd pq oc', rerolled: true }),
				[kinds('bo bc'), kinds('gd rq')],
			),
			answers: [
				{ when: (deed) => laidCount(deed) === 2, outcome: 'done', says: 'learn.cubes.last.done' },
				{ when: always, outcome: 'again', says: 'learn.cubes.last.slip-one' },
			],
			solution: [place('bo@-1,0 bc@2,0')],
		},
	],
};
