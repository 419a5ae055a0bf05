// Each broken player must really be broken.
import { expect, test } from 'vitest';
import { insistsOn, MISBEHAVING, saysNothing, throws } from './misbehaving.ts';

test('broken players throw, say nothing, talk nonsense or insist', () => {
	expect(() => throws({})).toThrow();
	expect(saysNothing({})).toBeUndefined();
	expect(insistsOn('pass')({})).toBe('pass');
	expect(Object.keys(MISBEHAVING)).toEqual(['throws', 'saysNothing', 'talksNonsense']);
});
