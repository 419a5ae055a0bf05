// Somebody who plays by asking the server directly: the quick way to a table at which something has happened.
import { type APIRequestContext, expect } from '@playwright/test';
import type { Command, TermsWish } from '@tessera/protocol';

let asked = 0;

export class Caller {
	private readonly request: APIRequestContext;

	private constructor(request: APIRequestContext) {
		this.request = request;
	}

	/** Who this is, is kept with the cookies that the requests share. */
	static async by(request: APIRequestContext): Promise<Caller> {
		const caller = new Caller(request);
		await caller.post('identity', {});
		return caller;
	}

	private async post(path: string, data: unknown): Promise<unknown> {
		const answer = await this.request.post(`/api/${path}`, { data });
		expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
		return answer.json();
	}

	async open(terms: TermsWish): Promise<string> {
		const { table } = (await this.post('tables', { id: `caller-${++asked}`, terms })) as { readonly table: string };
		return table;
	}

	/** Says which version of the table it led to. Where a bot went on meanwhile, what was asked had no effect, and is asked again. */
	async ask(table: string, command: Command, seen = 0): Promise<number> {
		const path = `/api/tables/${table}/commands`;
		const answer = await this.request.post(path, { data: { id: `caller-${++asked}`, seen, command } });
		const told = await answer.json();
		if (told.problem?.code === 'stale') return this.ask(table, command, told.problem.version);
		expect(answer.ok(), `${path}: ${JSON.stringify(told)}`).toBe(true);
		return told.version;
	}

	/** Plays what brings most points, if it is this one's turn. */
	async playBest(table: string): Promise<boolean> {
		const answer = await this.request.get(`/api/tables/${table}/moves`);
		const text = await answer.text();
		expect(answer.ok(), `moves of ${table}: ${text}`).toBe(true);
		const [best = ''] = text.split('\n');
		if (best === '') return false;
		await this.post(`tables/${table}/commands`, JSON.parse(best));
		return true;
	}
}

/** Lets people play so many actions, in whatever order they are to play. */
export async function playOn(people: readonly Caller[], table: string, actions: number): Promise<void> {
	for (let played = 0; played < actions; )
		for (const person of people) if (played < actions && (await person.playBest(table))) played += 1;
}
