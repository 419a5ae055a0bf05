import { beforeAll, expect, test } from 'vitest';
import { speak, speakOf } from '../words/say.ts';
import { listTerms } from './terms-words.ts';
import { TERMS } from './testing/tables.ts';

beforeAll(async () => {
	await speak('en');
	await speakOf('online');
});

test('a list says what one wants to know before one sits down: the clock, that it puts one out, and that hands are shown', () => {
	const clock = { per: 'turn', seconds: 30 } as const;
	expect(listTerms(TERMS)).toEqual(['No clock']);
	expect(listTerms({ ...TERMS, clock, timeout: 'bot' })).toEqual(['30 seconds per turn']);
	expect(listTerms({ ...TERMS, clock, timeout: 'out', openHands: true })).toEqual([
		'30 seconds per turn',
		'out of time: out',
		'hands shown',
	]);
	expect(listTerms({ ...TERMS, timeout: 'out' })).toEqual(['No clock']);
});
