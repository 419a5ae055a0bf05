// The figures of the rules of Classic.
import { kinds, placed, rows } from '../codes.ts';
import type { BoardFigure, Example, Figure } from './figure.ts';

const board = (
	id: string,
	lies: BoardFigure['board'],
	laid: string,
	{ step = 0 }: Partial<Example> = {},
): BoardFigure => ({ shows: 'board', game: 'classic', example: { id, step }, board: lies, laid: placed(laid) });

const TWO_REDS = rows('ro rx');

export const CLASSIC_FIGURES = {
	colour: { shows: 'line', look: 'tile', pieces: kinds('ro rx rs rc') },
	shape: { shows: 'line', look: 'tile', pieces: kinds('gs bs ys') },
	mixed: { shows: 'line', look: 'tile', pieces: kinds('ro rx gx') },
	twice: { shows: 'line', look: 'tile', pieces: kinds('bd bq bd') },

	'both-ends': board('001-example-3', rows('ys yc yd'), 'yo@-1,0 yq@3,0'),
	join: board('001-example-2', rows('rd .. ro', 'bd .. bo', 'gd gs go'), 'rx@1,0'),
	touch: board('001-example-1', TWO_REDS, 'gx@1,1 yx@1,2'),
	'no-touch': board('001-example-1', TWO_REDS, 'gx@1,2 yx@1,3', { step: 1 }),
	corner: board('001-wrong-4', TWO_REDS, 'rd@2,1'),
	above: board('001-wrong-3', rows('.. bs gs', 'ro bo'), 'yo@2,1'),

	four: board('002-three-to-four', rows('ro rx rd'), 'rq@3,0'),
	'four-and-two': board('002-four-and-two', rows('ro rx rd', '.. .. bd bq'), 'rq@3,0'),
	nine: board('000-three-orange', rows('rd gd bd', 'ro', 'rx .. bc', 'rq gq bq'), 'od@3,0 os@3,1 oc@3,2'),
	qwirkle: board('001-ola-12', rows('rs ys gs bs ps'), 'os@5,0'),
} as const satisfies Readonly<Record<string, Figure>>;
