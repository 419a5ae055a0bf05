import { expect, test } from 'vitest';
import { Counts } from './counts.ts';

test('only so many at a time for each, and what is given back may be taken again', () => {
	const counts = new Counts(2);
	const first = counts.take('ann');
	expect(counts.take('ann')).not.toBeNull();
	expect(counts.take('ann')).toBeNull();
	expect(counts.take('ben')).not.toBeNull();
	first?.();
	first?.();
	expect(counts.take('ann')).not.toBeNull();
	expect(counts.take('ann')).toBeNull();
});
