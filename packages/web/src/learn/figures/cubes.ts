// The figures of the rules of Cubes.
import { kinds, placed, rows } from '../codes.ts';
import type { BoardFigure, Example, Figure } from './figure.ts';

const board = (
	id: string,
	lies: BoardFigure['board'],
	laid: string,
	{ step = 0 }: Partial<Example> = {},
): BoardFigure => ({ shows: 'board', game: 'cubes', example: { id, step }, board: lies, laid: placed(laid) });

const RED_ROW = placed('rq@0,0 rs@1,0 yq@0,1 ys@1,1 yd@2,1 gc@-2,2 gx@-1,2 gq@0,2 gd@2,2 bq@0,3 bx@1,3');
const STARS = placed('gd@2,-1 ys@1,0 gs@2,0 bs@3,0 rs@0,0 rq@0,1 rc@0,2 yo@1,-3 yx@1,-2 yd@1,-1');
const YELLOW_ROW = rows('yd ys yq', '.. .. bq pq');

export const CUBES_FIGURES = {
	colour: { shows: 'line', look: 'cube', pieces: kinds('ro rx rs rc') },
	shape: { shows: 'line', look: 'cube', pieces: kinds('gs bs ys') },
	twice: { shows: 'line', look: 'cube', pieces: kinds('gc bc gc') },

	ends: board('003-two-left-one-right', RED_ROW, 'ro@-2,0 rc@-1,0 rd@2,0'),
	apart: board('003-two-left-one-right', RED_ROW, 'rd@2,0 bo@1,4', { step: 2 }),
	'both-ways': board('003-wrong-5', YELLOW_ROW, 'po@3,0'),
	'both-ways-right': board('003-wrong-5', YELLOW_ROW, 'po@3,2', { step: 1 }),

	'two-and-two': board('003-anne-4', rows('gx', 'rx ro'), 'go@1,0'),
	seventeen: board('003-7-6-17', STARS, 'rx@0,-2 rd@0,-1 ro@0,3', { step: 2 }),
} as const satisfies Readonly<Record<string, Figure>>;
