import { GAMES, type Kind, type Seat, type ViewEvent } from '@tessera/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { speak } from '../../words/say.ts';
import { turnsOf } from '../course.ts';
import { gameHeard, youAndBots } from '../testing/games.ts';
import { eventWords, type Teller } from './events.ts';
import { momentFull, turnBrief } from './moments.ts';

beforeAll(async () => {
	await speak('en');
});

const seats = youAndBots(2);
const me = 0 as Seat;
const bot = 1 as Seat;
const teller: Teller = { game: 'classic', seats, detail: 'full' };
const redCircle = 0 as Kind;
const redCross = 1 as Kind;
const redStar = 4 as Kind;
const blueStar = 28 as Kind;

const isSentence = (words: string) =>
	/^[\p{Lu}\d].*[.!]$/u.test(words) && !/undefined|null|NaN|\[object|\{|\}| {2}| \./.test(words);

describe('every event of whole games, to everyone who hears of it', () => {
	const seen = new Set<ViewEvent['type']>();
	test.each(GAMES.flatMap((game) => [2, 3, 4].map((players) => [game, players] as const)))(
		'%s with %i players',
		(game, players) => {
			const all = youAndBots(players);
			for (const viewer of [me, bot, null]) {
				const { course } = gameHeard(game, players, `words ${players}`, viewer, players === 2 ? 'random' : 'greedy');
				for (const { events } of course)
					for (const event of events) {
						seen.add(event.type);
						for (const detail of ['brief', 'full'] as const) {
							const words = eventWords({ game, seats: all, detail }, event, events);
							if (words !== null) expect(words).toSatisfy(isSentence);
						}
					}
			}
		},
	);
	test('among them everything that happens in most games', () => {
		expect([...seen]).toEqual(
			expect.arrayContaining([
				'bonus',
				'captured',
				'dealt',
				'drew',
				'ended',
				'final-round',
				'laid',
				'opened',
				'placed',
				'rearranged',
				'rerolled',
				'rolled',
				'scored',
				'started',
				'turn',
			]),
		);
	});
});

const told = (event: ViewEvent, part: Partial<Teller> = {}, all: readonly ViewEvent[] = [event]) =>
	eventWords({ ...teller, ...part }, event, all);

test('a laying says who, what, where and points', () => {
	const placed: ViewEvent = {
		type: 'placed',
		seat: bot,
		pieces: [
			{ kind: redCircle, x: 1, y: 1 },
			{ kind: redCross, x: 2, y: 1 },
			{ kind: redStar, x: 3, y: 1 },
		],
	};
	const scored: ViewEvent = { type: 'scored', seat: bot, lines: [], single: 0, points: 7 };
	expect(told(placed, {}, [placed, scored])).toBe(
		'Greedy laid 3 red tiles, circle, cross and star, row 1 down, from column 1 right to column 3 right, 7 points.',
	);
	expect(told(placed, { detail: 'brief' }, [placed, scored])).toBe('Greedy laid 3 red tiles, 7 points.');
});

test('one tile, two stars, a gap, a column', () => {
	const one: ViewEvent = { type: 'placed', seat: me, pieces: [{ kind: redStar, x: -1, y: 0 }] };
	expect(told(one)).toBe('You laid 1 tile, red star, middle row, column 1 left, 0 points.');
	const two: ViewEvent = {
		type: 'placed',
		seat: me,
		pieces: [
			{ kind: redStar, x: 0, y: 0 },
			{ kind: blueStar, x: 0, y: 2 },
		],
	};
	expect(told(two)).toBe('You laid 2 stars, red and blue, middle column, middle row and row 2 down, 0 points.');
});

test('what seldom happens has its words too', () => {
	const hand = [redStar, redStar, blueStar];
	expect(told({ type: 'misdealt', sizes: [2, 2] })).toBe(
		'Nobody holds a series of three, so the cards are dealt again.',
	);
	expect(told({ type: 'exchanged', seat: bot, count: 3, given: null, drawn: null })).toBe('Greedy exchanged 3 tiles.');
	expect(told({ type: 'exchanged', seat: me, count: 3, given: hand, drawn: [redCross] })).toBe(
		'You exchanged red star (2 times) and blue star for red cross.',
	);
	expect(told({ type: 'passed', seat: me })).toBe('You passed.');
	expect(told({ type: 'withdrew', seat: bot, count: 6, pieces: null })).toBe('Greedy left the game.');
	expect(told({ type: 'ended', reason: 'others-withdrew', winners: [me] })).toBe(
		'The game is over. Only one player is left in the game. You won!',
	);
	expect(told({ type: 'swapped', seat: bot, shown: hand, count: 3, drawn: null })).toBe(
		'Greedy could lay nothing, showed red star (2 times) and blue star and drew a new hand.',
	);
	expect(told({ type: 'swapped', seat: me, shown: hand, count: 3, drawn: hand })).toBe(
		'You could lay nothing and drew a new hand: red star (2 times) and blue star.',
	);
	expect(told({ type: 'rerolled', seat: bot, cause: 'forced', from: hand, to: hand }, { detail: 'brief' })).toBe(
		'Nothing fitted, so all of Greedy’s cubes were rolled again.',
	);
	expect(told({ type: 'rerolled', seat: me, cause: 'chosen', from: [], to: [] })).toBe('You kept all cubes.');
	expect(told({ type: 'ended', reason: 'stalled', winners: [me, bot] })).toBe(
		'The game is over. Nothing was laid for too many turns. You and Greedy share the win.',
	);
});

test.each([
	['en', 'You have laid your last piece. You won!', 'Greedy has laid their last piece. Greedy won.'],
	['fr', 'Vous avez posé votre dernière pièce.', 'Glouton a posé sa dernière pièce. Glouton a gagné.'],
	['nl', 'Je laatste stuk ligt. Je hebt gewonnen!', 'Het laatste stuk van Hebberd ligt. Hebberd heeft gewonnen.'],
	['uk', 'Ви виклали свою останню фішку.', 'Жаднюга викладає свою останню фішку. Перемагає Жаднюга.'],
] as const)(
	'C8 Q5 whose last piece has ended the game is told, since the others may hold more (%s)',
	async (language, mine, theirs) => {
		await speak(language);
		const over = (seat: Seat) => {
			const bonus: ViewEvent = { type: 'bonus', seat, points: 6 };
			const ended: ViewEvent = { type: 'ended', reason: 'last-piece', winners: [seat] };
			return told(ended, {}, [bonus, ended]);
		};
		expect(over(me)).toContain(mine);
		expect(over(bot)).toContain(theirs);
		await speak('en');
	},
);

test('who begins, of as many as have a line as long', () => {
	const opened: ViewEvent = { type: 'opened', seat: me, sizes: [3, 3], decidedBy: 'lot' };
	expect(told(opened)).toBe('You begin with a line of 3. Both have one as long, so it was decided by lot.');
	expect(told({ ...opened, sizes: [3, 3, 2] }, { seats: youAndBots(3) })).toBe(
		'You begin with a line of 3. Someone else has one as long, so it was decided by lot.',
	);
});

test('the words for the ear end with whose turn it is', () => {
	const { course } = gameHeard('classic', 2, 'ear', me);
	const [, second] = turnsOf(course, 2);
	const moment = second?.moments[0];
	if (!second || !moment) throw new Error('a game has two turns');
	expect(momentFull({ game: 'classic', seats }, moment, course)).toMatch(/^(You|Greedy) laid .* points?\..*turn\.$/);
	expect(turnBrief({ game: 'classic', seats }, second)).toMatch(
		/^(You|Greedy) laid \d [a-z ]+, \d+ points?\.( Qwirkle!)?$/,
	);
});

test('in Cubes a roll by choice and the laying after it are one sentence for the eye', () => {
	const { course } = gameHeard('cubes', 2, 'one sentence', me);
	const turns = turnsOf(course, 2).map((turn) => turnBrief({ game: 'cubes', seats }, turn));
	expect(turns.some((words) => /^(You|Greedy) rolled \d again and laid \d [a-z ]+, \d+ points?\./.test(words))).toBe(
		true,
	);
	for (const words of turns) expect(words).toSatisfy(isSentence);
});
