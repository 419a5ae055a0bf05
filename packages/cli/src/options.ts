// Values on the command line, read into what the commands take; what cannot be read is refused with what could be.
import { type Age, GAMES, type GameName, MAX_PLAYERS, MIN_PLAYERS } from '@tessera/engine';
import { InvalidArgumentError } from 'commander';
import { kindNamed, PLAYER_KINDS, type PlayerKind } from './play/kinds.ts';
import { listOf } from './words/pieces.ts';

export function gameOption(text: string): GameName {
	const game = GAMES.find((each) => each === text);
	if (!game) throw new InvalidArgumentError(`It is ${listOf(GAMES, 'or')}.`);
	return game;
}

const playerKind = (text: string): PlayerKind => {
	const kind = kindNamed(text);
	if (kind) return kind;
	throw new InvalidArgumentError(
		`There is no "${text}"; each player is ${listOf(PLAYER_KINDS, 'or')}, with commas between them.`,
	);
};

export function playersOption(text: string): readonly PlayerKind[] {
	const players = text.split(',').map((each) => playerKind(each.trim()));
	if (players.length < MIN_PLAYERS || players.length > MAX_PLAYERS)
		throw new InvalidArgumentError('Two to four can play.');
	return players;
}

const ageOf = (text: string): Age => {
	if (text === '-' || text === '') return null;
	if (!/^\d{1,3}$/.test(text)) throw new InvalidArgumentError('Each age is a number, or - where it is not told.');
	return Number(text);
};

export const agesOption = (text: string): readonly Age[] => text.split(',').map((each) => ageOf(each.trim()));

const MOST = 999_999;

/** Reads whole numbers that are neither less nor more. */
export const wholeFrom =
	(least: number, most = MOST) =>
	(text: string): number => {
		const value = /^\d{1,6}$/.test(text) ? Number(text) : -1;
		if (value >= least && value <= most) return value;
		throw new InvalidArgumentError(`It is a whole number from ${least} to ${most}.`);
	};
