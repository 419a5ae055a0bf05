// Asking the server over HTTP, as any script would.
import { type Seal, sealOf } from '@tessera/engine';
import type { Answer, Command, TermsWish, Told } from '@tessera/protocol';

/** Somebody with a token. */
export interface Person {
	readonly id: string;
	readonly token: string;
}

async function post(url: string, body: unknown, token?: string): Promise<unknown> {
	const headers: Record<string, string> = { 'content-type': 'application/json' };
	if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
	const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
	const told = await answer.json();
	if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(told)}`);
	return told;
}

export async function newPerson(server: string): Promise<Person> {
	return (await post(`${server}/api/identity`, {})) as Person;
}

let requests = 0;
const nextId = (): string => `bench-${++requests}`;

export async function newTable(server: string, { token }: Person, terms: TermsWish): Promise<string> {
	const answer = (await post(`${server}/api/tables`, { id: nextId(), terms }, token)) as Extract<Answer, { ok: true }>;
	if (answer.table === undefined) throw new Error('a new table has an id');
	return answer.table;
}

/** The version that it led to. */
export async function ask(
	server: string,
	{ token }: Person,
	table: string,
	command: Command,
	seen = 0,
): Promise<number> {
	const answer = await post(`${server}/api/tables/${table}/commands`, { id: nextId(), seen, command }, token);
	return (answer as Extract<Answer, { ok: true }>).version;
}

/** What the first, second … of them adds to the chance of the deal: they sit down with its seal, and open it when all are there. */
export const partOf = (index: number): string => `the-part-of-player-${index}`;
export const sealFor = (index: number): Seal => sealOf(partOf(index));

/** All are there: each of these opens what they have sealed. */
export async function openParts(server: string, people: readonly Person[], table: string, seen: number): Promise<void> {
	for (const [index, person] of people.entries())
		await ask(server, person, table, { type: 'open-part', contribution: partOf(index) }, seen);
}

/** What happened at a table, as this person may know it. */
export async function historyOf(server: string, { token }: Person, table: string): Promise<readonly Told[]> {
	const answer = await fetch(`${server}/api/tables/${table}/history`, {
		headers: { authorization: `Bearer ${token}` },
	});
	const { entries } = (await answer.json()) as { readonly entries: readonly Told[] };
	return entries;
}

/** The first thing that is offered to the one whose turn it is, done; false where it is nobody's turn of these. */
export async function moveOnce(server: string, people: readonly Person[], table: string): Promise<boolean> {
	const url = `${server}/api/tables/${table}`;
	const { turn } = (await (await fetch(url)).json()) as { readonly turn: number | null };
	const mover = people[turn ?? -1];
	if (!mover) return false;
	const headers = { authorization: `Bearer ${mover.token}` };
	const [move = ''] = (await (await fetch(`${url}/moves`, { headers })).text()).split('\n');
	await post(`${url}/commands`, JSON.parse(move), mover.token);
	return true;
}
