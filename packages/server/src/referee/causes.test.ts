// What was asked for, told apart from what was asked for under the same id.
import { expect, test } from 'vitest';
import { actionOf, Causes, hashOf } from './causes.ts';

const place = (x: number) => ({ type: 'act', action: { type: 'place', pieces: [{ kind: 3, x, y: -1 }] } });

test('the same things have one hash, in whatever order an object names them', () => {
	const turned = { action: { pieces: [{ y: -1, kind: 3, x: 5 }], type: 'place' }, type: 'act' };
	expect(hashOf(turned)).toBe(hashOf(place(5)));
});

test('other things have other hashes', () => {
	const others = [
		...Array.from({ length: 2000 }, (_, x) => place(x - 1000)),
		{ type: 'act', action: { type: 'place', pieces: [] } },
		{ type: 'act', action: { type: 'pass' } },
		...['', 'a', 'aa', 'ab', 'ba', '1'].map((text) => ({ type: 'say', text })),
		...[1, true, null, [], {}, ['1']].map((text) => ({ type: 'say', text })),
		{ type: 'say', text: [1, 2] },
		{ type: 'say', text: [2, 1] },
		{ type: 'x', text: 'y' },
		{ type: 'y', text: 'x' },
		{ type: 0.5 },
		{ type: 1.5 },
	];
	expect(new Set(others.map(hashOf)).size).toBe(others.length);
});

test('of all the ways to lay a piece, hardly any two have one hash', () => {
	const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
	const ways = numbers(36).flatMap((kind) =>
		numbers(24).flatMap((x) =>
			numbers(24).map((y) => ({
				type: 'act',
				action: { type: 'place', pieces: [{ kind, x: x - 12, y: y - 12 }] },
			})),
		),
	);
	// By chance there would be one pair in twenty such lists.
	expect(new Set(ways.map(hashOf)).size).toBeGreaterThanOrEqual(ways.length - 2);
});

test('what is nested otherwise is another thing', () => {
	const others = [[[1], 2], [[1, 2]], [[], 1], [1, []], '', 0, 3, 4, 5, [], {}, [''], [[]], [{}], { a: {} }, { a: [] }];
	expect(new Set(others.map(hashOf)).size).toBe(others.length);
});

test('an id that was used before is known again, and another thing under it is noticed', () => {
	const causes = new Causes();
	const asked = { identity: 'ann', id: 'a\n1', asked: hashOf(place(1)) };
	causes.take({ version: 7, cause: actionOf(asked) });
	expect(causes.versionAfter(asked)).toBe(7);
	expect(causes.versionAfter({ ...asked, asked: hashOf(place(2)) })).toBe('other');
	expect(causes.versionAfter({ ...asked, identity: 'ben' })).toBeNull();
});

test('a hash of before is of another kind: the id alone is believed', () => {
	const causes = new Causes();
	causes.take({ version: 7, cause: { identity: 'ann', id: `#${'a'.repeat(22)}\nid` } });
	expect(causes.versionAfter({ identity: 'ann', id: 'id', asked: hashOf(place(1)) })).toBe(7);
});
