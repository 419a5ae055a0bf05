// What several commands do first: get their text, and find out whose eyes it is for.
import { type Kind, no, ok, type Position, type Result, type Seat, type View, viewFor } from '@tessera/engine';
import type { GameRecord } from '@tessera/notation';
import { EXIT, type ExitCode } from '../exit.ts';
import { readText } from '../files.ts';
import { type Host, harmless } from '../host.ts';
import { knownHands } from '../terminal/screen.ts';

/** Says what is wrong and gives the exit code for it. */
export function fail(host: Host, code: ExitCode, sentence: string): ExitCode {
	host.complain(sentence);
	return code;
}

export const misuse = (host: Host, sentence: string): ExitCode => fail(host, EXIT.misuse, sentence);

async function readAll(host: Host): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of host.input) parts.push(Buffer.from(part));
	return Buffer.concat(parts).toString('utf8');
}

/** A file's text; `-` stands for standard input. */
export const textOf = async (host: Host, file: string): Promise<Result<string, string>> =>
	file === '-' ? ok(await readAll(host)) : readText(file);

/** The text of a position: given with the command, or on standard input. */
export async function positionText(host: Host, given: string | undefined): Promise<Result<string, string>> {
	const text = given === undefined || given === '-' ? await textOf(host, '-') : ok(given);
	if (!text.ok) return text;
	return text.value.trim() === ''
		? no('There is no position: give its text with the command, or on standard input.')
		: text;
}

/** Who forfeited a game of the arena and why, as its file tells; null where nobody did. */
export function forfeitIn({ tags }: GameRecord): string | null {
	const told = tags['Forfeit'];
	return told === undefined ? null : harmless(told);
}

/** Who looks: a seat, a spectator (null), or somebody who may know everything. */
export type Eyes = Seat | null | 'all';

export interface EyesOptions {
	/** Counted from 1. */
	readonly seat?: number;
	readonly spectator?: boolean;
}

export function eyesOf({ seat, spectator }: EyesOptions, players: number): Result<Eyes, string> {
	if (seat === undefined) return ok(spectator ? null : 'all');
	return seat >= 1 && seat <= players
		? ok((seat - 1) as Seat)
		: no(`There is no seat ${seat}: this game has ${players} players.`);
}

/** What these eyes see of a position: the view, and the hands that go with it. */
export interface Seen {
	readonly view: View;
	readonly hands: readonly (readonly Kind[] | number)[];
}

export function seenBy(position: Position, eyes: Eyes): Seen {
	if (eyes === 'all') return { view: viewFor(position, null), hands: position.hands };
	const view = viewFor(position, eyes);
	return { view, hands: knownHands(view) };
}
