import type { Answer, ProblemCode } from '@tessera/protocol';
import { expect, test } from 'vitest';
import { claimFrom } from './claiming.ts';

/** As long as those that the server makes. */
const KEY = 'abc-_'.padEnd(43, 'x');
const LINK = `#seat=${KEY}`;

/** A page whose address holds a personal link, and a server that answers so. */
function page(answer: Answer, hash = LINK) {
	const claimed: string[] = [];
	const state = { hash };
	const ports = {
		hash: () => state.hash,
		clear: () => {
			state.hash = '';
		},
		identify: async () => ({ ok: true, value: null }) as const,
		claim: async (key: string) => {
			claimed.push(key);
			return answer;
		},
	};
	return { state, ports, claimed };
}

const no = (code: ProblemCode): Answer => ({ ok: false, problem: { code, message: code } });

test('O13 a seat that has moved needs its key no more', async () => {
	const { state, ports, claimed } = page({ ok: true, version: 5 });
	expect(await claimFrom(ports)).toBeNull();
	expect(claimed).toEqual([KEY]);
	expect(state.hash).toBe('');
	expect(await claimFrom(ports)).toBeNull();
	expect(claimed).toHaveLength(1);
});

test.each<[ProblemCode, boolean]>([
	['unavailable', true],
	['too-many', true],
	['not-found', false],
	['not-now', false],
])('O13 a key that met with %s stays for another try: %s', async (code, stays) => {
	const { state, ports } = page(no(code));
	expect(await claimFrom(ports)).toMatchObject({ problem: { code }, canTryAgain: stays });
	expect(state.hash).toBe(stays ? LINK : '');
});

test('O13 a key stays where nobody says who this browser is', async () => {
	const { state, ports, claimed } = page({ ok: true, version: 5 });
	const lost = { ok: false, problem: { code: 'unavailable', message: 'away' } } as const;
	expect(await claimFrom({ ...ports, identify: async () => lost })).toMatchObject({ canTryAgain: true });
	expect(claimed).toEqual([]);
	expect(state.hash).toBe(LINK);
});

test.each(['#seat=bad', '#seat=', LINK.slice(0, -1), `${LINK}x`, LINK.replace('abc', 'a%c')])(
	'O13 what cannot be a whole key is no question for the server: %s',
	async (hash) => {
		const { state, ports, claimed } = page(no('not-found'), hash);
		expect(await claimFrom(ports)).toMatchObject({ problem: { code: 'bad-request' }, canTryAgain: false });
		expect(claimed).toEqual([]);
		expect(state.hash).toBe('');
	},
);

test('an address without a personal link moves no seat', async () => {
	const { state, ports, claimed } = page(no('not-found'), '#seats');
	expect(await claimFrom(ports)).toBeNull();
	expect(claimed).toEqual([]);
	expect(state.hash).toBe('#seats');
});
