// `tessera play`: a whole game in the terminal. Everything that happens is decided by pure functions in ../play; here lines are
// read, effects are printed, and the game is saved.
import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Age, type GameName, no, ok, type Result, seedFromBytes } from '@tessera/engine';
import { formatGame, parseGame } from '@tessera/notation';
import { EXIT, type ExitCode } from '../exit.ts';
import { isFolder, isThere, readText, writeWhole } from '../files.ts';
import { type Host, print } from '../host.ts';
import { beginGame, playersIn, seatedAnew } from '../play/begin.ts';
import { type Keyboard, keyboardOf } from '../play/keyboard.ts';
import { proceed } from '../play/progress.ts';
import { promiseLines, render } from '../play/render.ts';
import { hangUp, respond } from '../play/respond.ts';
import { type Effect, type Outcome, openSession, type PlayerKind, type Session, type Table } from '../play/session.ts';
import type { Look } from '../terminal/look.ts';
import { OTHER_SCREEN, OWN_SCREEN } from '../terminal/style.ts';
import { nameOf } from '../words/events.ts';
import { textProblemWords } from '../words/text-problems.ts';
import { misuse } from './input.ts';

export interface PlayOptions {
	readonly game: GameName;
	readonly players?: readonly PlayerKind[];
	readonly seed?: string;
	readonly name?: readonly string[];
	readonly ages?: readonly Age[];
	readonly option?: readonly string[];
	readonly contribution?: readonly string[];
	readonly save?: string;
	readonly resume?: string;
	readonly plain?: boolean;
}

const DEFAULT_PLAYERS: readonly PlayerKind[] = ['human', 'bot'];

function resumed(file: string, { players }: PlayOptions): Result<Table, string> {
	const text = readText(file);
	if (!text.ok) return text;
	const parsed = parseGame(text.value);
	if (!parsed.ok) return no(`${file}, ${textProblemWords(text.value, parsed.problem)}`);
	const record = parsed.value;
	if (record.fairness.seed === null) return no(`${file} has no seed, so nothing more can be drawn in this game.`);
	if (players && players.length !== record.names.length)
		return no(`${file} is a game of ${record.names.length} players, not of ${players.length}.`);
	return ok(players ? seatedAnew(record, players) : { record, players: playersIn(record) });
}

const begun = (options: PlayOptions): Result<Table, string> =>
	beginGame(
		{
			game: options.game,
			players: options.players ?? DEFAULT_PLAYERS,
			names: options.name ?? [],
			ages: options.ages ?? [],
			options: options.option ?? [],
			seed: options.seed ?? null,
			contributions: options.contribution ?? [],
			date: new Date().toISOString().slice(0, 10),
		},
		seedFromBytes(randomBytes(32)),
	);

/** A resumed game is not told again; the table shows what was laid last. */
const sessionOf = (table: Table, { save, resume }: PlayOptions): Session =>
	openSession(table, save ?? resume ?? null, resume === undefined ? 0 : table.record.steps.length + 1);

/** Carries out effects; gives false when something could not be saved. */
type Perform = (session: Session, effect: Effect) => Promise<boolean>;

/** Prints, and saves to files that are new or this game's own: nobody's other file is written over. */
function performer(host: Host, look: Look, own: readonly string[]): Perform {
	const owned = new Set(own);
	const save = (session: Session, file: string): Result<null, string> => {
		if (!owned.has(file) && isThere(file)) return no(`${file} is there already; choose another name.`);
		const written = writeWhole(file, formatGame(session.record));
		if (written.ok) owned.add(file);
		return written;
	};
	return async (session, effect) => {
		await print(host, look, render(look, session, effect));
		if (effect.type !== 'save') return true;
		const saved = save(session, effect.file);
		if (!saved.ok) host.complain(saved.problem);
		else if (effect.aloud) await print(host, look, [`Saved in ${effect.file}.`]);
		return saved.ok;
	};
}

/** Carries out what a line led to; a file that cannot be written is not kept as the game's file. */
async function settle(perform: Perform, before: Session, { session, effects }: Outcome): Promise<Session> {
	let now = session;
	for (const effect of effects)
		if (!(await perform(now, effect))) now = { ...now, file: before.file === now.file ? null : before.file };
	return now;
}

const promptOf = ({ record, seated }: Session): string =>
	seated === null ? '> ' : `${nameOf(record.names, seated)}> `;

const isRunning = ({ phase }: Session): boolean => phase !== 'over' && phase !== 'left';

/** What comes next: bots among themselves go on by themselves, everybody else is asked for a line. */
async function nextOf(keyboard: Keyboard, session: Session): Promise<Outcome> {
	if (session.phase === 'watched') {
		// Ctrl-C is heard only between two actions.
		await nextTurn();
		return keyboard.isClosed() ? hangUp(session) : proceed(session);
	}
	const line = await keyboard.ask(promptOf(session));
	return line === null ? hangUp(session) : respond(session, line);
}

async function playOn(keyboard: Keyboard, perform: Perform, first: Session): Promise<Session> {
	let session = await settle(perform, first, proceed(first));
	while (isRunning(session)) session = await settle(perform, session, await nextOf(keyboard, session));
	return session;
}

/** Why the game cannot be saved there, found before anybody has played in vain; null when it can be and now is. */
function saveProblem({ record }: Table, file: string): string | null {
	if (isFolder(file)) return `${file} is a folder.`;
	if (isThere(file)) return `${file} is there already; where it is a saved game, --resume ${file} goes on with it.`;
	const written = writeWhole(file, formatGame(record));
	return written.ok ? null : written.problem;
}

/** Several people get a screen of their own, with no scrollback to look hands up in; what matters is told again after it. */
async function onOtherScreen(host: Host, look: Look, game: () => Promise<Session>): Promise<Session> {
	await host.write(OTHER_SCREEN);
	const last = await game().finally(() => host.write(OWN_SCREEN));
	if (last.phase === 'over') await print(host, look, render(look, last, { type: 'result' }));
	return last;
}

async function playAt(host: Host, look: Look, first: Session, own: readonly string[]): Promise<Session> {
	const isShared = first.players.filter((kind) => kind === 'human').length > 1;
	const keyboard = keyboardOf(host, isShared);
	const game = () => playOn(keyboard, performer(host, look, own), first).finally(() => keyboard.close());
	return isShared && look.canClear ? onOtherScreen(host, look, game) : game();
}

export async function play(host: Host, options: PlayOptions): Promise<ExitCode> {
	const { save, resume } = options;
	const table = resume === undefined ? begun(options) : resumed(resume, options);
	if (!table.ok) return misuse(host, table.problem);
	const unsaved = save !== undefined && save !== resume ? saveProblem(table.value, save) : null;
	if (unsaved !== null) return misuse(host, unsaved);
	const look = host.look(options.plain === true);
	await print(host, look, promiseLines(table.value.record));
	const session = sessionOf(table.value, options);
	const last = await playAt(
		host,
		look,
		session,
		[save, resume].filter((file) => file !== undefined),
	);
	return session.file !== null && last.file === null ? EXIT.misuse : EXIT.ok;
}
