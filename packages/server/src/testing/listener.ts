// Somebody who listens to a table over server-sent events and goes on after every restart, as a browser's EventSource does.
import type { Told } from '@tessera/protocol';
import type { Where } from './insist.ts';

export interface ListenerPorts {
	readonly where: Where;
	readonly table: string;
	/** The name of every event, as it comes. */
	onEvent(name: string): void;
}

/** The events of a stream, until its connection ends in whatever way. */
async function* blocksOf(answer: Response | null): AsyncGenerator<string> {
	const reader = answer?.body?.pipeThrough(new TextDecoderStream()).getReader();
	let rest = '';
	for (;;) {
		const part = await reader?.read().catch(() => null);
		if (!part || part.done) return;
		const blocks = (rest + part.value).split('\n\n');
		rest = blocks.pop() ?? '';
		yield* blocks;
	}
}

export class Listener {
	readonly table: string;
	/** Every entry, in the order in which it was told. */
	readonly told: Told[] = [];
	/** What it has come to with the server that is there, or was there last. */
	state: 'calling' | 'listening' | 'sent-away' = 'calling';
	private readonly ports: ListenerPorts;
	private readonly stopped = new AbortController();

	constructor(ports: ListenerPorts) {
		this.ports = ports;
		this.table = ports.table;
		void this.listen();
	}

	close(): void {
		this.stopped.abort();
	}

	private async listen(): Promise<void> {
		const { where, table } = this.ports;
		const { signal } = this.stopped;
		while (!signal.aborted) {
			const server = await where();
			this.state = 'calling';
			const headers = { 'last-event-id': `${this.told.at(-1)?.version ?? 0}` };
			// Where the connection is gone, the next server goes on from where it was.
			const answer = await fetch(`${server}/api/tables/${table}/events`, { headers, signal }).catch(() => null);
			for await (const block of blocksOf(answer)) this.hear(block);
		}
	}

	private hear(block: string): void {
		const [, name] = /^event: (.*)$/m.exec(block) ?? [];
		const [, data] = /^data: (.*)$/m.exec(block) ?? [];
		if (name === undefined || data === undefined) return;
		this.state = name === 'closing' ? 'sent-away' : 'listening';
		if (name === 'entry') this.learn(JSON.parse(data));
		this.ports.onEvent(name);
	}

	private learn(told: Told): void {
		const expected = (this.told.at(-1)?.version ?? 0) + 1;
		if (told.version !== expected) throw new Error(`${this.table}: ${told.version} was told in place of ${expected}`);
		this.told.push(told);
	}
}
