import { describe, expect, test } from 'vitest';
import {
	type Choices,
	choicesFrom,
	FIRST_CHOICES,
	seatsOf,
	withName,
	withRuling,
	withSeats,
	withWho,
} from './choices.ts';

const whoOf = (choices: Choices) => choices.seats.map(({ who }) => who);

describe('at first', () => {
	test('it is Classic, against one bot of the family', () => {
		expect(FIRST_CHOICES.game).toBe('classic');
		expect(seatsOf(FIRST_CHOICES)).toEqual([
			{ name: null, kind: { type: 'person' } },
			{ name: null, kind: { type: 'bot', level: 'family' } },
		]);
	});
});

describe('how many play', () => {
	test('newcomers are like the last one there', () => {
		expect(whoOf(withSeats(withWho(FIRST_CHOICES, 1, 'club'), 4))).toEqual(['me', 'club', 'club', 'club']);
	});

	test('there is only one seat for me', () => {
		const last = withWho(FIRST_CHOICES, 1, 'me');
		expect(whoOf(withSeats(last, 3))).toEqual(['family', 'me', 'family']);
	});

	test('the last ones leave first', () => {
		const four = withWho(withSeats(FIRST_CHOICES, 4), 3, 'master');
		expect(whoOf(withSeats(four, 2))).toEqual(['me', 'family']);
	});

	test('a newcomer has no name of anybody else', () => {
		const named = withName(withWho(FIRST_CHOICES, 1, 'person'), 1, 'Anna');
		expect(withSeats(named, 3).seats[2]).toEqual({ who: 'person', name: '' });
	});
});

describe('who sits where', () => {
	test('where I sit down, the other takes my seat, and both keep their names', () => {
		const named = withName(withName(withWho(FIRST_CHOICES, 1, 'person'), 0, 'Ida'), 1, 'Anna');
		expect(withWho(named, 1, 'me').seats).toEqual([
			{ who: 'person', name: 'Anna' },
			{ who: 'me', name: 'Ida' },
		]);
	});

	test('bots may be among themselves, and I may come back', () => {
		const watched = withWho(FIRST_CHOICES, 0, 'expert');
		expect(whoOf(watched)).toEqual(['expert', 'family']);
		expect(whoOf(withWho(watched, 0, 'me'))).toEqual(['me', 'family']);
	});

	test('the same again changes nothing', () => {
		const named = withName(FIRST_CHOICES, 0, 'Ida');
		expect(withWho(named, 0, 'me')).toEqual(named);
	});

	test('names are trimmed, an empty one is none, and a bot has none', () => {
		const shared = withWho(withSeats(FIRST_CHOICES, 3), 1, 'person');
		const named = withName(withName(withName(shared, 0, ' Ida '), 1, '  '), 2, 'Robbie');
		expect(seatsOf(named).map(({ name }) => name)).toEqual(['Ida', null, null]);
	});

	test('a name is kept but not used where one plays alone', () => {
		const alone = withName(FIRST_CHOICES, 0, 'Ida');
		expect(seatsOf(alone)[0]?.name).toBeNull();
		expect(seatsOf(withWho(alone, 1, 'person'))[0]?.name).toBe('Ida');
	});
});

test('rulings belong to their game', () => {
	const cards = { ...withRuling(FIRST_CHOICES, 'voluntaryPass', true), game: 'cards' as const };
	expect(withRuling(cards, 'whenStuck', 'pass').rulings).toEqual({
		classic: { voluntaryPass: true },
		cubes: {},
		cards: { whenStuck: 'pass' },
	});
});

describe('what a browser kept', () => {
	test('comes back as it was', () => {
		const chosen = withRuling(
			withName(withSeats({ ...FIRST_CHOICES, game: 'cubes' }, 3), 0, 'Ida'),
			'whenStuck',
			'end',
		);
		expect(choicesFrom(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
	});

	test.each([null, undefined, 7, 'classic', [], {}, { seats: 'me', rulings: 3, game: 'chess' }])(
		'means the first choices where it makes no sense: %j',
		(stored) => {
			expect(choicesFrom(stored)).toEqual(FIRST_CHOICES);
		},
	);

	test.each([
		['too few', [{ who: 'me', name: '' }]],
		['too many', Array.from({ length: 5 }, () => ({ who: 'family', name: '' }))],
		['somebody unknown', [{ who: 'me' }, { who: 'grandmaster' }]],
		['me twice', [{ who: 'me' }, { who: 'me' }]],
		['nobody', [{ who: 'me' }, null]],
	])('keeps the game but not a table with %s', (_, seats) => {
		expect(choicesFrom({ game: 'cards', seats })).toEqual({ ...FIRST_CHOICES, game: 'cards' });
	});

	test('keeps the rulings that are values, and cuts a name that is no name', () => {
		const chosen = choicesFrom({
			seats: [
				{ who: 'me', name: 'x'.repeat(500) },
				{ who: 'person', name: 5 },
			],
			rulings: { classic: { voluntaryPass: true, stallRounds: {} } },
		});
		expect(chosen.rulings.classic).toEqual({ voluntaryPass: true });
		expect(chosen.seats.map(({ name }) => name.length)).toEqual([24, 0]);
	});
});
