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

	/** Asks for a rematch: its table. */
	async playAgain(table: string): Promise<string> {
		const rematch = { id: `caller-${++asked}`, seen: 0, command: { type: 'rematch' } };
		const answer = (await this.post(`tables/${table}/commands`, rematch)) as { readonly table: string };
		return answer.table;
	}

	async isRunning(table: string): Promise<boolean> {
		const answer = await this.request.get(`/api/tables/${table}`);
		return (await answer.json()).status === 'running';
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

/** Lets people play so many actions, in whatever order they are to play. Whether the game goes on after them. */
export async function playOn(people: readonly [Caller, ...Caller[]], table: string, actions: number): Promise<boolean> {
	const [anyone] = people;
	let played = 0;
	while (played < actions && (await anyone.isRunning(table))) {
		let isPlayed = false;
		for (const person of people) isPlayed ||= await person.playBest(table);
		if (isPlayed) played += 1;
	}
	return anyone.isRunning(table);
}

/**
 * A game that goes on, so many actions old. Another one is begun where one is over before: in Cubes that may be after two
 * turns, when all that lies there is a block of one colour, and nobody has a cube of it (Q4).
 */
export async function gameUnderWay(
	people: readonly [Caller, ...Caller[]],
	begin: () => Promise<string>,
	actions: number,
): Promise<string> {
	for (;;) {
		const table = await begin();
		if (await playOn(people, table, actions)) return table;
	}
}
