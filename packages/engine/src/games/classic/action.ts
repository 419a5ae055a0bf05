// An action of Classic that came from outside, read as data.
import { fieldOf, readKinds } from '../../core/read.ts';
import { ok } from '../../core/result.ts';
import { badField, NO_SUCH_ACTION, type ReadAction } from '../common.ts';
import { readPlace } from '../laying.ts';
import { readWithdraw } from '../withdrawing.ts';
import type { ClassicAction } from './types.ts';

export function readClassicAction(value: unknown): ReadAction<ClassicAction> {
	switch (fieldOf(value, 'type')) {
		case 'place':
			return readPlace(value);
		case 'exchange': {
			const pieces = readKinds(fieldOf(value, 'pieces'));
			return pieces ? ok({ type: 'exchange', pieces }) : badField('pieces');
		}
		case 'pass':
			return ok({ type: 'pass' });
		case 'withdraw':
			return readWithdraw(value);
		default:
			return NO_SUCH_ACTION;
	}
}
