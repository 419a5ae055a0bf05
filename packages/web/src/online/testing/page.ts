// A page with a table elsewhere, for tests: the real connection, session and host, a server that says what the test wants.
import type { Seat } from '@tessera/engine';
import type { Happening, LiveMessage } from '@tessera/protocol';
import { gameHeard } from '../../table/testing/games.ts';
import { testParts } from '../../table/testing/parts.ts';
import type { Later } from '../../thinking/client.ts';
import { connect } from '../connection.ts';
import { RemoteHost } from '../remote-host.ts';
import { openSession } from '../session.ts';
import { TestServer } from './server.ts';
import { beginning } from './tables.ts';

export const TABLE = 'table-one';
export const ME = 0 as Seat;
export const { course } = gameHeard('classic', 2, 'far away', ME);

const PARTS = testParts();

/** The step of a real game, as its first seat hears of it. */
export function acted(step: number): Happening {
	const { seat, events } = course[step] ?? { seat: null, events: [] };
	if (seat === null) throw new Error(`nobody acted in step ${step}`);
	return { type: 'acted', seat, by: 'owner', step, events };
}

export const BEGINNING = beginning(course[0]?.events ?? []);

const atOnce: Later = (_, run) => {
	run();
	return () => undefined;
};

export class Page {
	readonly server = new TestServer();
	readonly session = openSession(TABLE, connect(this.server.ports));
	private version = 0;
	kept: unknown = null;
	/** The text that storage holds of what waits to be sent. */
	unsent = 'null';
	/** Who the server says this browser is. */
	identity = 'anna';
	/** The same, as far as the page knows: null until the server has said so. */
	told: string | null = null;
	/** The same of the last step that was shown. */
	shown: number | null = null;
	/** How often whoever does not look was called. */
	calls = 0;
	private seenBy = true;
	private look: () => void = () => undefined;
	/** Storage that takes nothing more. */
	isFull = false;

	/** `nobody`: the server cannot be reached when the page is loaded. */
	constructor(seat: Seat | null | 'nobody' = ME, happened = BEGINNING) {
		if (seat === 'nobody') this.server.hangsUp();
		else this.isTold(seat, happened);
	}

	/** The server is there, and tells all that has happened. */
	isTold(seat: Seat | null = ME, happened = BEGINNING): void {
		this.told ??= this.identity;
		this.server.networkIsBack();
		this.server.answersTheCall();
		for (const happening of happened) this.happens(happening);
		this.caughtUp(seat);
	}

	/** The same browser after a reload, with what has happened at the table until then. */
	reloaded(seat: Seat | null = ME, happened = BEGINNING): Page {
		const page = new Page(seat, happened);
		page.unsent = this.unsent;
		page.shown = this.shown;
		return page;
	}

	get commands() {
		return this.server.heard.flatMap((request) => (request.do === 'command' ? [request.envelope] : []));
	}

	happens(happening: Happening): number {
		this.version += 1;
		this.server.says({ tell: 'entry', table: TABLE, version: this.version, at: this.version, happening });
		return this.version;
	}

	/** What the server says from here on comes after so much. */
	isSetBackTo(version: number): void {
		this.version = version;
	}

	caughtUp(seat: Seat | null): void {
		const standing = { seat, isHost: false };
		this.server.says({ tell: 'caught-up', table: TABLE, version: this.version, now: 0, standing });
	}

	answers(answer: Extract<LiveMessage, { tell: 'answer' }>['answer']): void {
		const request = this.server.heard.findLast((each) => each.do === 'command');
		if (request?.do !== 'command') throw new Error('nothing was sent');
		this.server.says({ tell: 'answer', table: TABLE, id: request.envelope.id, answer });
	}

	/** Somebody looks at the page, or at something else. */
	isSeen(seen: boolean): void {
		this.seenBy = seen;
		this.look();
	}

	/** `isHasty`: whoever looks needs no time to take in what they missed. */
	host(isHasty = false): RemoteHost {
		const known = this.session.known.peek();
		if (!known) throw new Error('the table is not known');
		return new RemoteHost(this.session, known, PARTS, {
			thinking: {
				ask: () => ({ answer: new Promise(() => undefined), hurry: () => undefined, drop: () => undefined }),
			},
			later: isHasty ? atOnce : this.server.ports.later,
			isSeen: () => this.seenBy,
			watchSeen: (look) => {
				this.look = look;
				return () => {
					this.look = () => undefined;
				};
			},
			shown: () => this.shown,
			keepShown: (at) => {
				this.shown = at;
			},
			call: () => {
				this.calls += 1;
			},
			prepared: () => this.kept,
			prepare: (prepared) => {
				this.kept = prepared;
			},
			unsent: () => JSON.parse(this.unsent),
			keepUnsent: (unsent) => {
				if (!this.isFull) this.unsent = JSON.stringify(unsent);
			},
			identity: () => this.identity,
			gameText: async () => 'text',
		});
	}
}

const hosts: RemoteHost[] = [];
export const opened = (page: Page, isHasty = false): RemoteHost => {
	const host = page.host(isHasty);
	hosts.push(host);
	return host;
};

/** After each test. */
export function leaveAll(): void {
	for (const host of hosts.splice(0)) host.leave();
}
