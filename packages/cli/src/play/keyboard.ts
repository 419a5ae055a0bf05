// Lines from a person at a terminal, or from a script: the same stream of lines, ended by the end of the input or by Ctrl-C.
import { createInterface } from 'node:readline';
import type { Host } from '../host.ts';

export interface Keyboard {
	/** Asks for the next line; null when there will be none. */
	ask(prompt: string): Promise<string | null>;
	/** Whether somebody wants to leave without being asked for a line. */
	isClosed(): boolean;
	close(): void;
}

/**
 * At a terminal the line can be edited, and earlier ones come back with the arrow keys, unless several people share the
 * keyboard: what one of them typed tells of their hand.
 */
export function keyboardOf(host: Host, isShared: boolean): Keyboard {
	const output = host.isInteractive ? { output: process.stdout } : {};
	const reader = createInterface({
		input: host.input,
		terminal: host.isInteractive,
		...(isShared && { historySize: 0 }),
		...output,
	});
	const lines = reader[Symbol.asyncIterator]();
	let isClosed = false;
	const close = (): void => {
		isClosed = true;
		reader.close();
	};
	reader.on('SIGINT', close);
	const release = host.onInterrupt(close);
	return {
		isClosed: () => isClosed,
		async ask(prompt) {
			if (host.isInteractive) {
				reader.setPrompt(prompt);
				reader.prompt();
			} else await host.write(prompt);
			const next = await lines.next();
			const line = next.done ? null : next.value;
			// A terminal shows what is typed; for a script it is written here, or the transcript could not be read. Where the
			// input ends, neither has ended the line of the prompt.
			if (!host.isInteractive || line === null) await host.write(`${line ?? ''}\n`);
			return line;
		},
		close() {
			release();
			close();
		},
	};
}
