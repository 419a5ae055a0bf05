// From what was asked for on the command line to the terms of a match, or what about it cannot be.
import { playerNamed, playersOf } from '@tessera/bots/about';
import { type GameName, no, ok, type Result } from '@tessera/engine';
import { titleOf } from '../words/games.ts';
import { listOf } from '../words/pieces.ts';
import { pairingOf, wholeDeals } from './deals.ts';
import { deal } from './match.ts';
import { type MatchTerms, type Side, type SideName, type Thinking, titleOfPlayer } from './terms.ts';

export interface MatchWishes {
	readonly game: GameName;
	readonly players: number;
	readonly games: number;
	readonly seed: string;
	readonly option?: readonly string[];
	readonly a?: string;
	readonly b?: string;
	readonly aCmd?: string;
	readonly bCmd?: string;
	readonly rollouts?: number;
	readonly ms?: number;
	readonly aRollouts?: number;
	readonly bRollouts?: number;
	readonly aMs?: number;
	readonly bMs?: number;
	readonly timeout?: number;
	readonly save?: string;
}

type Asked<T> = Result<T, string>;

/** What was asked for one side, its own wishes before those for both. */
interface SideWishes {
	readonly flag: string;
	readonly name: string | undefined;
	readonly command: string | undefined;
	readonly ownRollouts: number | undefined;
	readonly rollouts: number | undefined;
	readonly ms: number | undefined;
}

/** What a program is asked to think when nothing is said: as long as our strongest usually do. */
const USUAL_MS = 100;
const USUAL_TIMEOUT = 10_000;

function sideWishes(wishes: MatchWishes, side: SideName): SideWishes {
	const own =
		side === 'a'
			? { name: wishes.a, command: wishes.aCmd, rollouts: wishes.aRollouts, ms: wishes.aMs }
			: { name: wishes.b, command: wishes.bCmd, rollouts: wishes.bRollouts, ms: wishes.bMs };
	const saysItself = own.rollouts !== undefined || own.ms !== undefined;
	return {
		flag: `--${side}`,
		name: own.name,
		command: own.command,
		ownRollouts: own.rollouts,
		rollouts: saysItself ? own.rollouts : wishes.rollouts,
		ms: saysItself ? own.ms : wishes.ms,
	};
}

const titlesIn = (game: GameName): string => listOf(playersOf(game).map(titleOfPlayer));

function thinkingOf({ rollouts, ms }: SideWishes): Thinking | null {
	if (rollouts !== undefined) return { rollouts };
	return ms === undefined ? null : { milliseconds: ms };
}

function levelOf(game: GameName, wishes: SideWishes, text: string): Asked<Side> {
	const name = playerNamed(text);
	if (name === undefined) return no(`Nobody is called "${text}"; ${titleOf(game)} is played by ${titlesIn(game)}.`);
	return playersOf(game).includes(name)
		? ok({ kind: 'level', name, thinking: thinkingOf(wishes) })
		: no(`${titleOfPlayer(name)} does not play ${titleOf(game)}; ${titlesIn(game)} do.`);
}

function programOf({ flag, ownRollouts, ms }: SideWishes, command: string, timeout: number): Asked<Side> {
	if (command.trim() === '') return no(`${flag}-cmd needs a command line.`);
	if (ownRollouts !== undefined) return no(`A program counts no rollouts for us: give it time with ${flag}-ms.`);
	const milliseconds = ms ?? Math.min(USUAL_MS, timeout);
	return milliseconds > timeout
		? no(`A program that thinks for ${milliseconds} ms would miss the --timeout of ${timeout} ms.`)
		: ok({ kind: 'program', command, milliseconds });
}

function sideOf(wishes: MatchWishes, side: SideName, timeout: number): Asked<Side> {
	const asked = sideWishes(wishes, side);
	const { flag, name, command } = asked;
	if (name !== undefined && command !== undefined) return no(`${flag} and ${flag}-cmd exclude each other.`);
	if (command !== undefined) return programOf(asked, command, timeout);
	return name === undefined
		? no(`Say who plays: ${flag} NAME (${titlesIn(wishes.game)}), or ${flag}-cmd COMMAND for a program of your own.`)
		: levelOf(wishes.game, asked, name);
}

/** The terms of a match; the number of games is such that every deal is played from every seat. */
export function termsOf(wishes: MatchWishes, date: string): Asked<MatchTerms> {
	if (wishes.timeout !== undefined && wishes.aCmd === undefined && wishes.bCmd === undefined)
		return no('--timeout is for programs, and neither --a-cmd nor --b-cmd is given.');
	const { game, players, seed, option: options = [], timeout = USUAL_TIMEOUT } = wishes;
	const a = sideOf(wishes, 'a', timeout);
	if (!a.ok) return a;
	const b = sideOf(wishes, 'b', timeout);
	if (!b.ok) return b;
	const games = wholeDeals(wishes.games, players);
	const keepsTexts = wishes.save !== undefined;
	const terms: MatchTerms = { game, players, options, seed, games, a: a.value, b: b.value, timeout, keepsTexts, date };
	// The first deal shows whether the rulings can be.
	const dealt = deal(terms, pairingOf(0, players));
	return dealt.ok ? ok(terms) : dealt;
}
