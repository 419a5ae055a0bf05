import { signal } from '@preact/signals';
import { type Seat, viewFor } from '@tessera/engine';
import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../words/say.ts';
import { announcements, hush } from './announcer.ts';
import { follow } from './follow.ts';
import type { TableState } from './host.ts';
import { gameHeard, youAndBots } from './testing/games.ts';

// Sounds ask the browser for what Node does not have.
vi.mock('../sound/sound.ts', () => ({ sound: () => undefined }));

beforeAll(async () => {
	await speak('en');
});

const said = () => announcements.value.map(({ text }) => text);

test('what is told beside the game is said when it comes up, and once', () => {
	const { course, position } = gameHeard('classic', 2, 'ear', 0 as Seat);
	const state = signal<TableState>({
		view: viewFor(position, 0 as Seat),
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
	hush();
});
