// The outside world as commands see it: input, output and the terminal's abilities. Commands
// touch process nowhere else.
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
	/** Where to draw how far something has come: standard error, where that is a terminal. */
	sketchpad(plain: boolean): Sketchpad | null;
	/** Calls back when somebody wants to end the program, until what it returns is called. */
	onInterrupt(stop: () => void): () => void;
}

export interface Sketchpad {
	readonly look: Look;
	write(text: string): void;
}

const INTERRUPTS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A text from outside may hold what a terminal would obey. */
export const harmless = (text: string): string => text.replace(/\p{Cc}/gu, '?');

export function processHost(): Host {
	const { stdin, stdout, stderr, env } = process;
	const lookAt = ({ isTTY, columns, rows }: Pick<typeof stdout, 'isTTY' | 'columns' | 'rows'>, plain: boolean): Look =>
		lookOf(env, { isTTY: isTTY === true, columns, rows }, plain);
	return {
		input: stdin,
		isInteractive: stdin.isTTY === true && stdout.isTTY === true,
		look: (plain) => lookAt(stdout, plain),
		async write(text) {
			if (!stdout.write(text)) await once(stdout, 'drain');
		},
		complain(sentence) {
			stderr.write(`tessera: ${harmless(sentence)}\n`);
		},
		sketchpad: (plain) =>
			stderr.isTTY ? { look: lookAt(stderr, plain), write: (text) => void stderr.write(text) } : null,
		onInterrupt(stop) {
			for (const signal of INTERRUPTS) process.on(signal, stop);
			return () => {
				for (const signal of INTERRUPTS) process.off(signal, stop);
			};
		},
	};
}

/** Lines for people: signs that the terminal does not have are replaced. */
export const print = (host: Host, look: Look, lines: readonly string[]): Promise<void> =>
	lines.length === 0 ? Promise.resolve() : host.write(`${fitted(look, wrapped(look, lines).join('\n'))}\n`);

/** One line of data. */
export const printJson = (host: Host, value: unknown): Promise<void> => host.write(`${JSON.stringify(value)}\n`);
