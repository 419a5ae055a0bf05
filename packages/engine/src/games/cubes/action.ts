// An action of Cubes that came from outside, read as data.
import { fieldOf, readKinds } from '../../core/read.ts';
import { ok } from '../../core/result.ts';
import { badField, NO_SUCH_ACTION, type ReadAction } from '../common.ts';
import { readPlace } from '../laying.ts';
import { readWithdraw } from '../withdrawing.ts';
import type { CubesAction } from './types.ts';

export function readCubesAction(value: unknown): ReadAction<CubesAction> {
	switch (fieldOf(value, 'type')) {
		case 'place':
			return readPlace(value);
		case 'reroll': {
			const cubes = readKinds(fieldOf(value, 'cubes'));
			return cubes ? ok({ type: 'reroll', cubes }) : badField('cubes');
		}
		case 'pass':
			return ok({ type: 'pass' });
		case 'withdraw':
			return readWithdraw(value);
		default:
			return NO_SUCH_ACTION;
	}
}
