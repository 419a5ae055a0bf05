// Eyes on a table: somebody who listens to it, over a socket or over events, and all that they are told.
import type { Seat } from '@tessera/engine';
import { Client } from '../live/test-help.ts';
import type { Person } from './api.ts';
import { isPlain, type Plain } from './forms.ts';

/** How somebody says who they are. */
export const headOf = (person: Person | null): Record<string, string> =>
	person ? { authorization: `Bearer ${person.token}` } : {};

/** Somebody who listens to a table. Which seat they may see from changes while they do. */
export class Eyes {
	readonly person: Person | null;
	seat: Seat | null;
	/** Everything they were told, with the seat that they had then. */
	readonly told: { readonly text: string; readonly seat: Seat | null }[] = [];
	last = 0;
	/** What they had heard when they lost their seat. */
	before = 0;
	watchers = -1;
	isClosed = false;
	private wake = (): void => {};

	constructor(person: Person | null, seat: Seat | null) {
		this.person = person;
		this.seat = seat;
	}

	hear(text: string): void {
		this.told.push({ text, seat: this.seat });
		const message: Plain = JSON.parse(text);
		if (isPlain(message['happening'])) this.last = Number(message['version']);
		if (typeof message['watchers'] === 'number') this.watchers = message['watchers'];
		this.wake();
	}

	close(): void {
		this.isClosed = true;
		this.wake();
	}

	async until(isSo: () => boolean): Promise<void> {
		while (!isSo())
			await new Promise<void>((resolve) => {
				this.wake = resolve;
			});
	}
}

/** A stream to listen to, and who listens; `closings` gets what ends it. */
export interface Listening {
	readonly server: string;
	readonly closings: (() => void)[];
	readonly table: string;
	readonly person: Person | null;
	readonly seat: Seat | null;
}

export async function overSocket({ server, closings, table, person, seat }: Listening): Promise<Eyes> {
	const eyes = new Eyes(person, seat);
	const { socket } = new Client(server, headOf(person));
	socket.on('message', (data) => eyes.hear(String(data)));
	socket.on('open', () => socket.send(JSON.stringify({ do: 'follow', table, from: 1 })));
	socket.on('close', () => eyes.close());
	closings.push(() => socket.terminate());
	await eyes.until(() => eyes.watchers >= 0);
	return eyes;
}

export async function overEvents({ server, closings, table, person, seat }: Listening): Promise<Eyes> {
	const eyes = new Eyes(person, seat);
	const stopped = new AbortController();
	closings.push(() => stopped.abort());
	const { body } = await fetch(`${server}/api/tables/${table}/events`, {
		headers: headOf(person),
		signal: stopped.signal,
	});
	const read = async (): Promise<void> => {
		let rest = '';
		for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
			const blocks = (rest + part).split('\n\n');
			rest = blocks.pop() ?? '';
			for (const block of blocks) {
				const [, data] = /^data: (.*)$/m.exec(block) ?? [];
				if (data !== undefined) eyes.hear(data);
			}
		}
	};
	void read()
		.catch(() => {})
		.finally(() => eyes.close());
	await eyes.until(() => eyes.watchers >= 0);
	return eyes;
}
