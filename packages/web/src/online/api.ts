// What is asked of the server outside the live connection. Every answer is data or a problem; a server that cannot be reached
// is a problem too.
import type { Answer, Problem, TableCard, TermsWish } from '@tessera/protocol';
import { fieldsOf } from '../parts/fields.ts';
import { noticeAccount } from './left.ts';

export type Asked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

interface Me {
	readonly id: string;
	readonly name: string | null;
	readonly account: string | null;
}

const UNREACHABLE: Problem = { code: 'unavailable', message: 'the server could not be reached' };

function problemIn(body: unknown): Problem {
	const { problem = body } = fieldsOf(body);
	const { code, message } = fieldsOf(problem);
	return typeof code === 'string' && typeof message === 'string' ? (problem as Problem) : UNREACHABLE;
}

type Method = 'GET' | 'POST' | 'DELETE';

async function ask(path: string, body?: unknown, method: Method = body === undefined ? 'GET' : 'POST') {
	const said = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
	const init: RequestInit = { method, ...(body !== undefined && said) };
	try {
		return await fetch(`/api/${path}`, { credentials: 'same-origin', cache: 'no-store', ...init });
	} catch {
		return null;
	}
}

/** What the server answers to this; with something to say, it is said by POST. */
export async function data<T>(path: string, body?: unknown): Promise<Asked<T>> {
	const response = await ask(path, body);
	// A server that knows no tables answers with the page of the app.
	const value: unknown = await response?.json().catch(() => null);
	if (!response || value === null) return { ok: false, problem: UNREACHABLE };
	return response.ok ? { ok: true, value: value as T } : { ok: false, problem: problemIn(value) };
}

/** The same for what has nothing to tell when it is done. */
export async function done(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<Asked<null>> {
	const response = await ask(path, body, method);
	if (response?.ok) return { ok: true, value: null };
	return { ok: false, problem: problemIn(await response?.json().catch(() => null)) };
}

/** Answers to commands are the same over HTTP, whatever the status says. */
async function answer(path: string, body: unknown): Promise<Answer> {
	const asked = await data<Answer>(path, body);
	return asked.ok ? asked.value : asked;
}

let known: Promise<Asked<Me>> | null = null;
let own: Me | null = null;

/** Who this browser is to the server, which introduces a new one. Asked once, unless it fails. */
export function identify(): Promise<Asked<Me>> {
	known ??= data<Me>('identity', {}).then((me) => {
		if (me.ok) {
			own = me.value;
			noticeAccount(own.account);
		} else known = null;
		return me;
	});
	return known;
}

/** Looks whether this device is in the account that it was in: another of its devices may have signed it out. */
export async function lookForAccount(): Promise<void> {
	const me = await data<Me>('me');
	if (me.ok) noticeAccount(me.value.account);
	else if (me.problem.code === 'no-identity') noticeAccount(null);
}

/** Who this browser is, as far as that is known by now: it is before anything is heard of a table. */
export const ownIdentity = (): string | null => own?.id ?? null;

export const createTable = (id: string, terms: TermsWish): Promise<Answer> => answer('tables', { id, terms });

/** The same as over the live connection, for who has none. */
export const commandAt = (table: string, envelope: unknown): Promise<Answer> =>
	answer(`tables/${encodeURIComponent(table)}/commands`, envelope);

export interface TablesPage {
	readonly tables: readonly TableCard[];
	readonly next?: string;
}

/** A list of tables, as far down as was asked for. */
export interface TableList {
	readonly cards: readonly TableCard[];
	/** Whether it goes on below. */
	readonly hasMore: boolean;
}

/** The same, as far down as it could be had. */
export interface ListSoFar extends TableList {
	/** Why a page of those that were asked for is missing, with all below it; null where none is. */
	readonly missing: Problem | null;
}

type AskPage = (after?: string) => Promise<Asked<TablesPage>>;

/** So many pages of a list, or as many of them as can be had, if any can. A table that moves to the front meanwhile is in it once. */
export async function pagesOf(ask: AskPage, pages: number): Promise<Asked<ListSoFar>> {
	const cards = new Map<string, TableCard>();
	let next: string | undefined;
	let missing: Problem | null = null;
	for (let page = 0; page < pages && (page === 0 || next !== undefined); page++) {
		const answer = await ask(next);
		if (!answer.ok) {
			if (page === 0) return answer;
			missing = answer.problem;
			break;
		}
		for (const card of answer.value.tables) if (!cards.has(card.id)) cards.set(card.id, card);
		next = answer.value.next;
	}
	return { ok: true, value: { cards: [...cards.values()], hasMore: next !== undefined, missing } };
}

const pagesAt =
	(path: string, asked: Readonly<Record<string, string>>): AskPage =>
	(after) => {
		const query = `${new URLSearchParams(after === undefined ? asked : { ...asked, after })}`;
		return data<TablesPage>(query === '' ? path : `${path}?${query}`);
	};

/** Whoever looks on further down is told where that cannot be had. */
async function whole(ask: AskPage, pages: number): Promise<Asked<TableList>> {
	const list = await pagesOf(ask, pages);
	return list.ok && list.value.missing ? { ok: false, problem: list.value.missing } : list;
}

export const listTables = (status: 'waiting' | 'running', pages = 1) => whole(pagesAt('tables', { status }), pages);

export const myTables = (pages = 1) => whole(pagesAt('me/tables', {}), pages);

export const myTablesSoFar = (pages: number) => pagesOf(pagesAt('me/tables', {}), pages);

/** A table as a list shows it. */
export const tableCard = (table: string) => data<TableCard>(`tables/${encodeURIComponent(table)}`);

export const seatLink = (table: string) =>
	data<{ readonly key: string }>(`tables/${encodeURIComponent(table)}/seat-link`, {});

export const claimSeat = (table: string, key: string): Promise<Answer> =>
	answer(`tables/${encodeURIComponent(table)}/claim`, { key });

/** What a finished game did to one's own rating. */
export interface RatingChange {
	/** How many played: each number has a rating of its own. */
	readonly size: number;
	readonly number: number;
	readonly before: number;
}

/** Null where it moved none, as for whoever has no account. */
export async function ratingChange(table: string): Promise<Asked<RatingChange | null>> {
	const asked = await data<{ readonly rating: RatingChange | null }>(`tables/${encodeURIComponent(table)}/rating`);
	return asked.ok ? { ok: true, value: asked.value.rating } : asked;
}

/** The whole game as the text of a file; rejects before the end. */
export async function gameText(table: string): Promise<string> {
	const response = await ask(`tables/${encodeURIComponent(table)}/game.txt`);
	if (!response?.ok) throw new Error('the server gave no text of the game');
	return response.text();
}
