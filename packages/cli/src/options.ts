// Values on the command line, read into what the commands take; what cannot be read is refused with what could be.
import { type Age, GAMES, type GameName, MAX_PLAYERS, MIN_PLAYERS } from '@tessera/engine';
import { InvalidArgumentError } from 'commander';
import type { PlayerKind } from './play/session.ts';

export function gameOption(text: string): GameName {
	const game = GAMES.find((each) => each === text);
	if (!game) throw new InvalidArgumentError(`It is ${GAMES.join(', ')}.`);
	return game;
}

const playerKind = (text: string): PlayerKind => {
	if (text === 'human' || text === 'bot') return text;
	throw new InvalidArgumentError('Each player is human or bot, with commas between them.');
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

export function wholeOption(text: string): number {
	if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('It is a whole number.');
	return Number(text);
}
