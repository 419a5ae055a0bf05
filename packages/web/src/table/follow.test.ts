import { signal } from '@preact/signals';
import { type Seat, viewFor } from '@tessera/engine';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../words/say.ts';
import { announcements, hush } from './announcer.ts';
import { follow } from './follow.ts';
import type { Moment, TableState } from './host.ts';
import { gameHeard, youAndBots } from './testing/games.ts';

const heard = vi.hoisted((): string[] => []);

// Sounds ask the browser for what Node does not have.
vi.mock('../sound/sound.ts', () => ({ sound: (name: string) => heard.push(name) }));

beforeAll(async () => {
	await speak('en');
});

afterEach(() => {
	hush();
	heard.length = 0;
});

const [ME, OTHER] = [0 as Seat, 1 as Seat];

const said = () => announcements.value.map(({ text }) => text);

test('what is told beside the game is said when it comes up, and once', () => {
	const { course, position } = gameHeard('classic', 2, 'ear', ME);
	const state = signal<TableState>({
		view: viewFor(position, ME),
		course,
		waiting: { for: 'nobody', because: 'over' },
		notices: [],
	});
	const stop = follow({ game: 'classic', seats: youAndBots(2), state });
	expect(said()).toEqual([]);
	state.value = { ...state.peek(), notices: ['not-kept'] };
	state.value = { ...state.peek(), notices: ['not-kept', 'went-on-elsewhere'] };
	state.value = { ...state.peek(), notices: [] };
	stop();
	state.value = { ...state.peek(), notices: ['bot-failed'] };
	expect(said()).toEqual([
		'This device cannot keep the game: finish it before you leave the page.',
		'This game went on in another window. You see what was played there.',
	]);
});

/** Whose turn it is after each step of a game. */
const turnsAfter = (course: readonly Moment[]): readonly (Seat | null)[] =>
	course.map(({ events }) => events.findLast((event) => event.type === 'turn')?.seat ?? null);

test('the chime is asked for each time that it has become the own turn, and no other time', () => {
	const { course, position } = gameHeard('classic', 3, 'chime', ME);
	const view = viewFor(position, ME);
	const turns = turnsAfter(course);
	const at = (step: number): TableState => ({
		view,
		course: course.slice(0, step + 1),
		waiting: turns[step] === ME ? { for: 'me' } : { for: 'other', seat: OTHER, canHurry: false },
		notices: [],
	});
	// Sitting down at a table where it is the own turn already.
	const first = turns.findIndex((seat, step) => step > 0 && seat === ME);
	const state = signal(at(first));
	const stop = follow({ game: 'classic', seats: youAndBots(3), state });
	expect(heard).toEqual([]);
	for (let step = first + 1; step < first + 10; step++) {
		state.value = at(step);
		expect(heard.splice(0).includes('turn'), `step ${step}`).toBe(turns[step] === ME);
		// What is told beside the game is no turn.
		state.value = { ...state.peek(), notices: ['not-kept'] };
		expect(heard).toEqual([]);
	}
	expect(turns.slice(first + 1, first + 10).filter((seat) => seat === ME)).toHaveLength(3);
	stop();
	state.value = at(first + 10);
	expect(heard).toEqual([]);
});

test('whoever sits down while what they missed is being shown hears that, and their turn when it is shown', () => {
	const { course, position } = gameHeard('classic', 2, 'meanwhile', ME);
	const mine = turnsAfter(course).findIndex((seat, step) => step > 1 && seat === ME);
	const state = signal<TableState>({
		view: viewFor(position, ME),
		course: course.slice(0, mine),
		waiting: { for: 'other', seat: OTHER, canHurry: true, isMissed: true },
		notices: [],
	});
	const stop = follow({ game: 'classic', seats: youAndBots(2), state });
	expect(said()).toEqual(['What happened meanwhile…']);
	expect(heard).toEqual([]);
	state.value = { ...state.peek(), course: course.slice(0, mine + 1), waiting: { for: 'me' } };
	expect(heard.at(-1)).toBe('turn');
	stop();
});
