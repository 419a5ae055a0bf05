// The one live connection of the page. It comes back by itself after every kind of interruption, goes on with every table from
// the last version seen, and sends what was not answered once more, by the same id: nothing is lost and nothing happens twice.
import { signal } from '@preact/signals';
import { type Answer, type Envelope, type LiveMessage, type LiveRequest, PROTOCOL } from '@tessera/protocol';
import type { Connection, ConnectionPorts, ConnectionStatus, Line, TableListener } from './live.ts';

const FIRST_WAIT = 400;
/** Somebody sits there and waits: a server that is back is found within seconds. */
const LONGEST_WAIT = 8000;
/** A line is asked for a sign of life after so long a silence, and given up after as long again without one. */
export const SILENCE = 20_000;
/** How long a server that is asked too much is left alone. */
const REST = 3000;

/** How long to wait before the next try: twice as long each time, and no two pages at the same moment. */
export const waitBefore = (tries: number, random: number): number =>
	Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + random);

interface Followed {
	readonly listener: TableListener;
	/** The last version that was told. */
	version: number;
	/** Whether what comes after it has been asked for and has not come yet: until then another stream may still be heard. */
	isAsked: boolean;
}

interface Sent {
	readonly table: string;
	readonly envelope: Envelope;
	readonly answer: Promise<Answer>;
	readonly resolve: (answer: Answer) => void;
}

/** What was not understood is passed over: a later server may say more than this page knows. */
function read(text: string): LiveMessage | null {
	try {
		return JSON.parse(text) as LiveMessage;
	} catch {
		return null;
	}
}

export function connect(ports: ConnectionPorts): Connection {
	const status = signal<ConnectionStatus>('connecting');
	const ahead = signal(0);
	const tables = new Map<string, Followed>();
	const sent = new Map<string, Sent>();
	let line: Line | null = null;
	let isOpen = false;
	let tries = 0;
	let stopTimer: () => void = () => undefined;
	let stopRest: () => void = () => undefined;

	const post = (request: LiveRequest): void => {
		if (isOpen) line?.send(JSON.stringify(request));
	};

	const askFor = (table: string, followed: Followed): void => {
		followed.isAsked = true;
		post({ do: 'follow', table, from: followed.version + 1 });
	};

	/** A line may die without a word: it is asked now and then whether it lives. */
	const listenForLife = (): void => {
		stopTimer();
		stopTimer = ports.later(SILENCE, () => {
			post({ do: 'ping' });
			stopTimer = ports.later(SILENCE, lost);
		});
	};

	function hearTable(table: string, act: (followed: Followed) => void): void {
		const followed = tables.get(table);
		if (followed) act(followed);
	}

	/** Whether not all was told up to a version; what is missing is asked for, unless it is on its way. */
	function hasMissed(table: string, followed: Followed, upTo: number): boolean {
		if (upTo <= followed.version) return false;
		if (!followed.isAsked) askFor(table, followed);
		return true;
	}

	function hear(message: LiveMessage): void {
		switch (message.tell) {
			case 'hello':
				ahead.value = message.now - ports.now();
				if (message.protocol === PROTOCOL) begin();
				else giveUp();
				return;
			case 'entry':
				hearTable(message.table, (followed) => {
					const { version, at, happening } = message;
					// What comes twice is passed over.
					if (version <= followed.version || hasMissed(message.table, followed, version - 1)) return;
					followed.version = version;
					followed.isAsked = false;
					followed.listener.told({ version, at, happening });
				});
				return;
			case 'caught-up':
				ahead.value = message.now - ports.now();
				hearTable(message.table, (followed) => {
					if (hasMissed(message.table, followed, message.version)) return;
					followed.isAsked = false;
					followed.listener.caughtUp(message.version, message.standing);
				});
				return;
			case 'presence':
				hearTable(message.table, ({ listener }) =>
					listener.presence({ seats: message.seats, watchers: message.watchers }),
				);
				return;
			case 'answer': {
				const { answer, id } = message;
				// The server was stopping, or its disk was full: nothing is decided yet.
				if (!answer.ok && answer.problem.code === 'unavailable') {
					askAllLater();
					return;
				}
				sent.get(id)?.resolve(answer);
				sent.delete(id);
				return;
			}
			case 'problem':
				if (message.problem.code === 'too-many' || message.problem.code === 'unavailable') askAllLater();
				else if (message.table) hearTable(message.table, ({ listener }) => listener.problem(message.problem));
				return;
			case 'pong':
			case 'closing':
				return;
		}
	}

	/** Something was not heard, and it is not said what: everything is asked for once more, when the server has had a rest. */
	function askAllLater(): void {
		stopRest();
		stopRest = ports.later(REST, askAll);
	}

	/** The server is there: everything goes on from where it was. */
	function begin(): void {
		tries = 0;
		status.value = 'live';
		askAll();
	}

	function askAll(): void {
		for (const [table, followed] of tables) askFor(table, followed);
		for (const { table, envelope } of sent.values()) post({ do: 'command', table, envelope });
	}

	function giveUp(): void {
		status.value = 'outdated';
		drop();
	}

	function drop(): void {
		stopTimer();
		stopRest();
		isOpen = false;
		const dropped = line;
		line = null;
		dropped?.close();
	}

	function lost(): void {
		drop();
		if (status.peek() === 'outdated') return;
		status.value = 'away';
		stopTimer = ports.later(waitBefore(tries, ports.random()), dial);
		tries += 1;
	}

	function dial(): void {
		stopTimer();
		let mine: Line | null = null;
		// The last words of a line that was given up already mean nothing.
		const isMine = (): boolean => mine !== null && mine === line;
		mine = ports.open({
			opened: () => {
				if (!isMine()) return;
				isOpen = true;
				listenForLife();
			},
			heard: (text) => {
				if (!isMine()) return;
				listenForLife();
				const message = read(text);
				if (message) hear(message);
			},
			closed: () => isMine() && lost(),
		});
		line = mine;
		// One that never opens is given up like one that dies.
		stopTimer = ports.later(SILENCE, lost);
	}

	const stopHoping = ports.onHope(() => {
		if (status.peek() === 'live') {
			// It may only seem so, after a sleep.
			post({ do: 'ping' });
			stopTimer();
			stopTimer = ports.later(SILENCE / 5, lost);
		} else if (status.peek() === 'away' && line === null) dial();
	});

	dial();

	return {
		status,
		ahead,
		follow(table, listener) {
			const followed: Followed = { listener, version: 0, isAsked: false };
			tables.set(table, followed);
			if (status.peek() === 'live') askFor(table, followed);
			return () => {
				if (tables.get(table) !== followed) return;
				tables.delete(table);
				post({ do: 'unfollow', table });
			};
		},
		again(table) {
			hearTable(table, (followed) => {
				followed.version = 0;
				post({ do: 'unfollow', table });
				if (status.peek() === 'live') askFor(table, followed);
			});
		},
		envelope: (seen, command) => ({ id: ports.newId(), seen, command }),
		send(table, envelope) {
			const before = sent.get(envelope.id);
			if (before) return before.answer;
			let resolve: Sent['resolve'] = () => undefined;
			// Not every browser that is still about has Promise.withResolvers.
			const answer = new Promise<Answer>((settle) => {
				resolve = settle;
			});
			sent.set(envelope.id, { table, envelope, answer, resolve });
			if (status.peek() === 'live') post({ do: 'command', table, envelope });
			return answer;
		},
		close() {
			stopHoping();
			drop();
		},
	};
}
