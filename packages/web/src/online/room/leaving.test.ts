import type { Seat } from '@tessera/engine';
import type { FollowedTable, Happening, Sitter, TableTerms, WhyOut } from '@tessera/protocol';
import { beforeAll, expect, test } from 'vitest';
import { speak, speakOf } from '../../words/say.ts';
import { seatInfos } from '../seats.ts';
import { ANNA, BOB, followedTable, TERMS } from '../testing/tables.ts';
import { endWords, isAskedAlone, leaveWords, resignWords, whyOverWords } from './leaving.ts';

beforeAll(async () => {
	await speak('en');
	await speakOf('online');
});

const CAS = { type: 'person', name: 'Cas' } as const;
const BOT = { type: 'bot', level: 'club' } as const;
const [first, second, third] = [0 as Seat, 1 as Seat, 2 as Seat];

const gone = (seat: Seat, because: WhyOut = 'resigned'): Happening => ({
	type: 'withdrew',
	seat,
	because,
	step: 1,
	events: [],
});
const over = (because: 'rules' | 'agreed' | 'expired'): Happening => ({ type: 'over', because, opened: null });

const tableOf = (sitters: readonly Sitter[], ...more: readonly Happening[]): FollowedTable => ({
	...followedTable(...more),
	sitters,
});
const asked = (sitters: readonly Sitter[], ...more: readonly Happening[]): string =>
	resignWords(tableOf(sitters, ...more), seatInfos(sitters, first), first);
const why = (sitters: readonly Sitter[], mine: Seat | null, ...more: readonly Happening[]): string | null =>
	whyOverWords(tableOf(sitters, ...more), seatInfos(sitters, mine));

test('O7 where all the others have agreed to end the game, resigning ends it as it stands', () => {
	const offered: Happening = { type: 'offered', seat: second, offer: 'end' };
	const agreed: Happening = { type: 'answered', seat: third, offer: 'end', yes: true };
	expect(asked([ANNA, BOB, CAS], offered, agreed)).toContain('It ends as it stands, as all the others have agreed.');
	expect(asked([ANNA, BOB, CAS], offered)).toContain('the others go on without you');
});

test('O8 where resigning leaves whoever offered the end alone among bots, the game goes on', () => {
	const offered: Happening = { type: 'offered', seat: second, offer: 'end' };
	expect(asked([ANNA, BOB, BOT], offered)).toContain('the others go on without you');
	expect(asked([ANNA, BOB, CAS, BOT], gone(third), offered)).toContain('the others go on without you');
});

test('O7 whoever is about to resign is told what comes of it', () => {
	expect(asked([ANNA, BOB])).toBe('You leave the game for good. It ends with that, and Bob has won.');
	expect(asked([ANNA, BOT])).toBe('You leave the game for good. It ends with that, and Club has won.');
	expect(asked([ANNA, BOB, CAS], gone(second))).toBe(
		'You leave the game for good. It ends with that, and Cas has won.',
	);
	expect(asked([ANNA, BOB, CAS])).toBe('You leave the game for good, and the others go on without you.');
	expect(asked([ANNA, BOT, BOT])).toBe(
		'You leave the game for good. It ends as it stands, since bots do not go on alone.',
	);
});

test('O8 whoever is about to agree to the end is told that it is for good, and who has not answered yet', () => {
	const offered: Happening = { type: 'offered', seat: second, offer: 'end' };
	const end = (sitters: readonly Sitter[], ...more: readonly Happening[]) =>
		endWords(tableOf(sitters, ...more), seatInfos(sitters, first), first);
	expect(end([ANNA, BOB], offered)).toBe('The game is over for good then, as it stands.');
	expect(end([ANNA, BOB, BOT], offered)).toBe('The game is over for good then, as it stands.');
	expect(end([ANNA, BOB, CAS], offered)).toContain('You cannot take your yes back.');
	expect(end([ANNA, BOB, CAS], offered)).toContain('Not answered yet: Cas.');
	expect(end([ANNA, BOB, CAS], offered, gone(third))).toBe('The game is over for good then, as it stands.');
	expect(end([ANNA, BOT])).toContain('bots agree to everything');
});

test('O8 whoever is alone among bots ends the game by offering it', () => {
	expect(isAskedAlone(tableOf([ANNA, BOB, BOT]), first)).toBe(false);
	expect(isAskedAlone(tableOf([ANNA, BOT, BOT]), first)).toBe(true);
	expect(isAskedAlone(tableOf([ANNA, BOB, BOT], gone(second)), first)).toBe(true);
});

test('O6 whoever is about to leave a table with a clock is told that the time runs on, and what comes of it', () => {
	const left = (terms: Partial<TableTerms>) => leaveWords({ ...followedTable(), terms: { ...TERMS, ...terms } });
	const clock = { per: 'turn', seconds: 60 } as const;
	expect(left({ timeout: 'out' })).toBeNull();
	expect(left({ clock })).toBe('The time runs on without you. You find the game at home.');
	expect(left({ clock, timeout: 'bot' })).toContain('when yours is up, a bot plays for you.');
	expect(left({ clock, timeout: 'out' })).toContain('when yours is up, you are out of the game.');
});

test('O7 the result says who resigned, from both sides', () => {
	const resigned = [gone(second), over('rules')];
	expect(why([ANNA, BOB], first, ...resigned)).toBe('Bob resigned.');
	expect(why([ANNA, BOB], second, ...resigned)).toBe('You resigned.');
	expect(why([ANNA, BOB], null, ...resigned)).toBe('Bob resigned.');
	expect(why([ANNA, BOB], second, gone(second, 'time'), over('rules'))).toBe('You ran out of time.');
	expect(why([ANNA, BOB, CAS], first, gone(third, 'time'), gone(first), over('rules'))).toBe(
		'Cas ran out of time. You resigned.',
	);
	expect(why([ANNA, BOT, BOT], first, gone(first), over('agreed'))).toBe('You resigned. Only bots were left.');
	expect(why([ANNA, BOB, BOT, BOT], null, gone(second, 'time'), gone(first), over('agreed'))).toBe(
		'Bob ran out of time. Anna resigned. Only bots were left.',
	);
	expect(why([ANNA, BOT], first, gone(first), over('rules'))).toBe('You resigned.');
});

test('a game that ended otherwise says so, whoever left it before', () => {
	expect(why([ANNA, BOB, CAS], first, gone(third), over('rules'))).toBeNull();
	expect(why([ANNA, BOB, CAS], first, gone(third), over('agreed'))).toBe('Everybody agreed to end the game here.');
	expect(why([ANNA, BOB], first, over('expired'))).toBe(
		'Nobody came back to this game for a long time, so it ended as it stood.',
	);
	expect(why([ANNA, BOB], first)).toBeNull();
});
