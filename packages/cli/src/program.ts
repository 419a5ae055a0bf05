// The command line as commander knows it: commands, options, help, and exit codes for misuse. A command is loaded when it is
// asked for, because loading all of them takes longer than most of them run.
import { readFileSync } from 'node:fs';
import { MAX_PLAYERS, MIN_PLAYERS } from '@tessera/engine';
import { Command, CommanderError, Option } from 'commander';
import type { ArenaOptions } from './commands/arena.ts';
import type { HintOptions } from './commands/hint.ts';
import type { PlayOptions } from './commands/play.ts';
import type { ReplayOptions } from './commands/replay.ts';
import type { ReviewOptions } from './commands/review.ts';
import type { ShowOptions } from './commands/show.ts';
import type { VerifyOptions } from './commands/verify.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { HELP } from './help-texts.ts';
import type { Host } from './host.ts';
import { agesOption, gameOption, playersOption, wholeFrom } from './options.ts';

const versionOf = (): string => JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;

const PLAIN = ['--plain', 'letters only: no colours, no signs'] as const;

/** What a saved game has settled already. */
const FIXED_BY_FILE = ['game', 'seed', 'name', 'ages', 'option', 'contribution'];

const wholeNumber = (flags: string, description: string, least: number): Option =>
	new Option(flags, description).argParser(wholeFrom(least));

/** A run of the program: commands report here how they ended. */
interface Run {
	readonly host: Host;
	code: ExitCode;
}

function addPlay(program: Command, run: Run): void {
	program
		.command('play')
		.summary('play a game in the terminal')
		.description('Play a whole game in the terminal, against bots or against each other.')
		.option('--game <name>', 'classic, cubes or cards', gameOption, 'classic')
		.option('--players <list>', 'human, bot or a level for each seat (default: human,bot)', playersOption)
		.option('--seed <text>', 'play the same game as everyone with this seed')
		.option('--name <names...>', 'names for the first seats')
		.option('--ages <list>', 'ages in seat order, for ties at the start; - for untold', agesOption)
		.option('--option <name=value...>', 'play a ruling otherwise')
		.option('--contribution <texts...>', 'what the first seats add to the chance of the deal')
		.option('--save <file>', 'save after every turn')
		.addOption(new Option('--resume <file>', 'go on with a saved game').conflicts(FIXED_BY_FILE))
		.option(...PLAIN)
		.addHelpText('after', HELP.play)
		.action(async (options: PlayOptions) => {
			const { play } = await import('./commands/play.ts');
			run.code = await play(run.host, options);
		});
}

function addMoves(program: Command, run: Run): void {
	program
		.command('moves')
		.summary('answer positions in JSON with their legal moves')
		.description('Read one position as JSON per line from standard input; write its legal moves as JSON per line.')
		.addHelpText('after', HELP.moves)
		.action(async () => {
			const { moves } = await import('./commands/moves.ts');
			run.code = await moves(run.host);
		});
}

function addShow(program: Command, run: Run): void {
	program
		.command('show')
		.summary('draw a position')
		.description('Draw a position that is given as text.')
		.argument('[position]', 'the text; - or nothing reads it from standard input')
		.option('--seat <number>', 'only what this seat may know, counted from 1', wholeFrom(1))
		.option('--json', 'print it as data')
		.option(...PLAIN)
		.addHelpText('after', HELP.show)
		.action(async (position: string | undefined, options: ShowOptions) => {
			const { show } = await import('./commands/show.ts');
			run.code = await show(run.host, position, options);
		});
}

function addReplay(program: Command, run: Run): void {
	program
		.command('replay')
		.summary('go through a recorded game')
		.description('Go through a recorded game turn by turn.')
		.argument('<file>', 'the game; - reads it from standard input')
		.option('--turn <number>', 'only this turn; 0 is the deal', wholeFrom(0))
		.option('--seat <number>', 'only what this seat may know, counted from 1', wholeFrom(1))
		.option('--spectator', 'only what everyone may know')
		.option('--json', 'one JSON object for each action, with its events')
		.option('--position', 'only the position after each turn, as text')
		.option(...PLAIN)
		.addHelpText('after', HELP.replay)
		.action(async (file: string, options: ReplayOptions, command: Command) => {
			const isPartial = options.seat !== undefined || options.spectator;
			if (options.seat !== undefined && options.spectator) command.error('error: a seat is no spectator');
			if (options.position && (options.json || isPartial)) command.error('error: a position text always tells all');
			const { replay } = await import('./commands/replay.ts');
			run.code = await replay(run.host, file, options);
		});
}

function addVerify(program: Command, run: Run): void {
	program
		.command('verify')
		.summary('check a recorded game')
		.description('Check that a recorded game was played by the rules and that its chance was what was promised.')
		.argument('<file>', 'the game; - reads it from standard input')
		.option('--json', 'print the findings as data')
		.option('--strict', 'count what cannot be checked as a fault')
		.option(...PLAIN)
		.addHelpText('after', HELP.verify)
		.action(async (file: string, options: VerifyOptions) => {
			const { verify } = await import('./commands/verify.ts');
			run.code = await verify(run.host, file, options);
		});
}

function addArena(program: Command, run: Run): void {
	program
		.command('arena')
		.summary('let two players play a match')
		.description('Let two players play many games, and tell how much stronger one is than the other.')
		.option('--a <name>', 'the player that is measured')
		.option('--b <name>', 'the player in all other seats')
		.option('--a-cmd <command>', 'a program of your own as A')
		.option('--b-cmd <command>', 'a program of your own as B')
		.option('--game <name>', 'classic, cubes or cards', gameOption, 'classic')
		.option('--players <number>', 'two to four', wholeFrom(MIN_PLAYERS, MAX_PLAYERS), 2)
		.option('--games <number>', 'how many games', wholeFrom(1), 120)
		.option('--seed <text>', 'what the deals come from', '1')
		.option('--option <name=value...>', 'play a ruling otherwise')
		.addOption(wholeNumber('--rollouts <number>', 'how much bots think about a move, at most', 0).conflicts('ms'))
		.addOption(wholeNumber('--ms <number>', 'how long players think about a move instead, in milliseconds', 0))
		.addOption(wholeNumber('--a-rollouts <number>', 'the same for A alone', 0).conflicts('aMs'))
		.addOption(wholeNumber('--a-ms <number>', 'the same for A alone', 0))
		.addOption(wholeNumber('--b-rollouts <number>', 'the same for B alone', 0).conflicts('bMs'))
		.addOption(wholeNumber('--b-ms <number>', 'the same for B alone', 0))
		.addOption(wholeNumber('--timeout <number>', 'milliseconds a program has for an answer (default: 10000)', 1))
		.addOption(wholeNumber('--jobs <number>', 'processes that play at once (default: one for each processor)', 1))
		.option('--save <folder>', 'save every game in this new folder')
		.option('--json', 'print the result as data')
		.option(...PLAIN)
		.addHelpText('after', HELP.arena)
		.action(async (options: ArenaOptions) => {
			const { arena } = await import('./commands/arena.ts');
			run.code = await arena(run.host, options);
		});
}

function addHint(program: Command, run: Run): void {
	program
		.command('hint')
		.summary('advise what to do in a position')
		.description('Tell what the player to move could do best, from what that player may know.')
		.argument('[position]', 'the text; - or nothing reads it from standard input')
		.option('--level <name>', 'whom to ask', 'master')
		.addOption(wholeNumber('--rollouts <number>', 'how much it thinks, at most', 0).conflicts('ms'))
		.addOption(wholeNumber('--ms <number>', 'how long it thinks instead, in milliseconds, at most', 0))
		.option('--top <number>', 'how many moves to show', wholeFrom(1), 5)
		.option('--json', 'print the moves as data')
		.option(...PLAIN)
		.addHelpText('after', HELP.hint)
		.action(async (position: string | undefined, options: HintOptions) => {
			const { hint } = await import('./commands/hint.ts');
			run.code = await hint(run.host, position, options);
		});
}

function addReview(program: Command, run: Run): void {
	program
		.command('review')
		.summary('tell skill from luck in a recorded game')
		.description('Tell for every turn of a recorded game what would have been best, what was lost, and what was luck.')
		.argument('<file>', 'the game; - reads it from standard input')
		.option('--level <name>', 'who reviews', 'master')
		.option('--rollouts <number>', 'how much it thinks about an action, at most', wholeFrom(1), 1000)
		.option('--seat <number>', 'only this seat, counted from 1', wholeFrom(1))
		.option('--turn <number>', 'only this turn', wholeFrom(1))
		.option('--json', 'print the review as data')
		.option(...PLAIN)
		.addHelpText('after', HELP.review)
		.action(async (file: string, options: ReviewOptions) => {
			const { review } = await import('./commands/review.ts');
			run.code = await review(run.host, file, options);
		});
}

/** Commander puts a suggestion on a line of its own; where it has none, whoever guesses at words is told where they are. */
function inOneLine(text: string): string {
	const sentence = text
		.trim()
		.replace(/^error: /, 'tessera: ')
		.replaceAll('\n', ' ');
	const isLost = sentence.startsWith('tessera: unknown ') && !sentence.endsWith('?)');
	return `${sentence}${isLost ? ' (tessera --help tells what there is)' : ''}\n`;
}

function programFor(run: Run): Command {
	const program = new Command('tessera')
		.description('Three games of one family: Classic (tiles), Cubes and Cards.')
		.version(versionOf(), '-V, --version', 'print the version')
		.helpOption('-h, --help', 'explain a command')
		.helpCommand('help [command]', 'explain a command')
		.exitOverride()
		.configureOutput({ outputError: (text, write) => write(inOneLine(text)) })
		.addHelpText('after', HELP.tessera);
	for (const add of [addPlay, addMoves, addShow, addReplay, addVerify, addHint, addReview, addArena]) add(program, run);
	return program;
}

/** Runs the command line and gives the exit code. */
export async function run(args: readonly string[], host: Host): Promise<ExitCode> {
	const state: Run = { host, code: EXIT.ok };
	try {
		await programFor(state).parseAsync([...args], { from: 'user' });
		return state.code;
	} catch (error) {
		if (!(error instanceof CommanderError)) throw error;
		return error.exitCode === 0 ? EXIT.ok : EXIT.misuse;
	}
}
