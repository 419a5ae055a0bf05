import { expect, test } from 'vitest';
import { type Step, type Trouble, troubleOf, troubleWith } from './trouble.ts';

const named = (name: string): Error => Object.assign(new Error('as the browser says it'), { name });

test.each<[Step, string, Trouble]>([
	['register', 'NotAllowedError', 'cancelled'],
	['register', 'AbortError', 'cancelled'],
	['sign-in', 'NotAllowedError', 'none-chosen'],
	['register', 'InvalidStateError', 'here-already'],
	['register', 'ConstraintError', 'no-lock'],
	['sign-in', 'SecurityError', 'wrong-site'],
	['register', 'UnknownError', 'device'],
	['sign-in', 'constructor', 'device'],
])('at %s, %s of a browser is %s', (step, name, trouble) => {
	expect(troubleWith(step, named(name))).toBe(trouble);
});

test('whatever else is thrown is laid to the device', () => {
	expect(troubleWith('register', 'no error at all')).toBe('device');
});

test('the same no of the server means something else at each step', () => {
	expect(troubleOf('begin', 'not-now')).toBe('wrong-site');
	expect(troubleOf('register', 'not-now')).toBe('too-late');
	expect(troubleOf('remove', 'not-now')).toBe('last');
	expect(troubleOf('sign-in', 'not-found')).toBe('unknown');
	expect(troubleOf('sign-out', 'not-found')).toBe('gone');
	expect(troubleOf('register', 'forbidden')).toBe('not-verified');
});

test('a server that is away or asked too much is told as that at every step', () => {
	for (const step of ['look', 'begin', 'register', 'sign-in', 'remove', 'sign-out'] as const) {
		expect(troubleOf(step, 'unavailable')).toBe('unavailable');
		expect(troubleOf(step, 'too-many')).toBe('too-many');
		expect(troubleOf(step, 'account-full')).toBe('full');
		expect(troubleOf(step, 'bad-request')).toBe('odd');
	}
});
