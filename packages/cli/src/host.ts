// The outside world as commands see it: input, output and the terminal's abilities. The only place that touches process.
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { type Look, lookOf } from './terminal/look.ts';
import { fitted } from './terminal/style.ts';
import { wrapped } from './terminal/wrap.ts';

export interface Host {
	readonly input: Readable;
	readonly isInteractive: boolean;
	look(plain: boolean): Look;
	/** Writes as it is; waits while the reader is slower than we are. */
	write(text: string): Promise<void>;
	/** One sentence to standard error. */
	complain(sentence: string): void;
}

/** A text from outside may hold what a terminal would obey. */
export const harmless = (text: string): string => text.replace(/\p{Cc}/gu, '?');

export function processHost(): Host {
	const { stdin, stdout, stderr, env } = process;
	return {
		input: stdin,
		isInteractive: stdin.isTTY === true && stdout.isTTY === true,
		look: (plain) => lookOf(env, { isTTY: stdout.isTTY === true, columns: stdout.columns, rows: stdout.rows }, plain),
		async write(text) {
			if (!stdout.write(text)) await once(stdout, 'drain');
		},
		complain(sentence) {
			stderr.write(`tessera: ${harmless(sentence)}\n`);
		},
	};
}

/** Lines for people: signs that the terminal does not have are replaced. */
export const print = (host: Host, look: Look, lines: readonly string[]): Promise<void> =>
	lines.length === 0 ? Promise.resolve() : host.write(`${fitted(look, wrapped(look, lines).join('\n'))}\n`);

/** One line of data. */
export const printJson = (host: Host, value: unknown): Promise<void> => host.write(`${JSON.stringify(value)}\n`);
