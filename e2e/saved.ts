// Games under way, to begin a test in the middle or near the end of one: played here by bots, written down as the board does.

import type { Page } from '@playwright/test';
import { playerOf } from '@tessera/bots';
import {
	type Action,
	type GameName,
	legalInView,
	type OptionValue,
	type Position,
	seedFromText,
	type View,
	viewFor,
} from '@tessera/engine';
import { mostPoints } from '../packages/bots/src/most-points.ts';
import { VERSION, writeSave } from '../packages/web/src/saves/format.ts';
import { keyOf } from '../packages/web/src/saves/games.ts';
import type { SeatInfo } from '../packages/web/src/table/host.ts';
import { actionsOf, type Course, dealt, lastOf, played, standingOf } from '../packages/web/src/table/local/course.ts';

const ME: SeatInfo = { name: null, kind: { type: 'person' } };
const BOT: SeatInfo = { name: null, kind: { type: 'bot', level: 'greedy' } };
export const person = (name: string): SeatInfo => ({ name, kind: { type: 'person' } });

/**
 * Where a game was left: after its middle, with so many turns of the first seat to come, before a seat first takes Qwirkles, or
 * when it was over.
 */
export type Left = 'middle' | 'over' | { readonly turns: number } | { readonly beforeQwirklesOf: number };

export interface Wanted {
	readonly game: GameName;
	readonly left: Left;
	readonly seats?: readonly SeatInfo[];
	readonly options?: Readonly<Record<string, OptionValue>>;
}

export interface SavedText {
	readonly id: string;
	readonly key: string;
	readonly text: string;
}

const SEED = seedFromText('games to test with');

/** In Classic by a plain rule: a level may be calibrated anew, but the positions that tests are written for stay as they are. */
function actionIn(view: View): Action {
	const best = view.game === 'classic' ? mostPoints(legalInView(view)?.placements ?? []) : undefined;
	if (best) return { type: 'place', pieces: best.pieces };
	return playerOf('greedy', SEED).choose(view, { rollouts: 0 }).action;
}

function wholeGame(terms: Parameters<typeof dealt>[0]): Course {
	let course = dealt(terms, SEED);
	while (course) {
		const { position } = lastOf(course);
		if (position.ending) return course;
		const next = played(course, position.turn, actionIn(viewFor<Position>(position, position.turn)));
		course = next.ok ? next.value : null;
	}
	throw new Error('the rules refuse what a bot plays');
}

/** The numbers of the steps after which the first seat begins a turn. */
const turnsOfFirst = (course: Course): readonly number[] =>
	course.flatMap(({ seat, position }, step) => (position.turn === 0 && seat !== 0 && !position.ending ? [step] : []));

/** After how many steps a game is left. */
function stepOf(course: Course, left: Exclude<Left, 'over'>): number | undefined {
	const turns = turnsOfFirst(course);
	if (left === 'middle') return turns[Math.floor(turns.length * 0.6)];
	if ('turns' in left) return turns.at(-left.turns);
	const [, ...steps] = course;
	return steps.findIndex(({ events }) =>
		events.some((event) => event.type === 'captured' && event.seat === left.beforeQwirklesOf),
	);
}

function leftAt(course: Course, left: Left): Course {
	if (left === 'over') return course;
	const [deal, ...steps] = course;
	return [deal, ...steps.slice(0, stepOf(course, left))];
}

export function savedGame({ game, left, seats = [ME, BOT], options = {} }: Wanted): SavedText {
	const terms = { game, seats, options, ages: seats.map(() => null) };
	const course = leftAt(wholeGame(terms), left);
	const id = `${game}-${typeof left === 'string' ? left : 'ending'}-${seats.length}`;
	const standing = standingOf(lastOf(course).position);
	const text = writeSave({
		version: VERSION,
		id,
		terms,
		secret: null,
		seed: SEED,
		actions: actionsOf(course),
		prepared: [],
		touched: Date.now(),
		standing,
	});
	return { id, key: keyOf(id), text };
}

/** Puts texts into the storage of the browser before the page first looks at it. */
export async function keep(page: Page, ...texts: readonly Omit<SavedText, 'id'>[]): Promise<void> {
	await page.addInitScript((entries) => {
		if (sessionStorage.getItem('kept-before')) return;
		sessionStorage.setItem('kept-before', 'yes');
		for (const { key, text } of entries) localStorage.setItem(key, text);
	}, texts);
}

/** Keeps a game and opens its table. */
export async function openSaved(page: Page, wanted: Wanted): Promise<void> {
	const saved = savedGame(wanted);
	await keep(page, saved);
	await page.goto(`/play/${saved.id}`);
}
