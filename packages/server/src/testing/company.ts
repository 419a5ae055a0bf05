// People who play one game after the other at a server that goes away and comes back, somebody who listens to them, and what the
// server told each of them that it had done.
import type { Answer, Command, Envelope, LiveMessage, TermsWish } from '@tessera/protocol';
import { type Person, partOf, sealFor } from './api.ts';
import { insist, type Where } from './insist.ts';
import type { Acknowledged } from './kept.ts';
import { Listener } from './listener.ts';
import { Player } from './player.ts';

export interface CompanyPorts {
	readonly where: Where;
	readonly people: readonly [Person, Person];
	readonly terms: TermsWish;
	/** Whether a bot plays too. */
	readonly hasBot: boolean;
	/** Whether they talk while they play. */
	readonly talks: boolean;
	onAcknowledged(done: Acknowledged): void;
	/** Something was told to one of them. */
	onNews(): void;
}

/** Moves from one line of chat to the next. */
const BETWEEN_LINES = 4;

/** Asks for something at a table until it is answered, and keeps what was acknowledged. */
export async function done(
	{ where, onAcknowledged }: Pick<CompanyPorts, 'where' | 'onAcknowledged'>,
	person: Person,
	table: string,
	envelope: Envelope,
): Promise<Answer> {
	const answer = await insist(where, person, `/tables/${table}/commands`, envelope);
	if (!answer.ok) throw new Error(`${JSON.stringify(envelope)}: ${JSON.stringify(answer)}`);
	onAcknowledged({ table, who: person.id, version: answer.version, envelope });
	return answer;
}

export async function opened(where: Where, person: Person, id: string, terms: TermsWish): Promise<string> {
	const answer = await insist(where, person, '/tables', { id, terms });
	if (!answer.ok || answer.table === undefined) throw new Error(JSON.stringify(answer));
	return answer.table;
}

/** One of them, and what they heard of the server that is there, or was there last. */
interface Playing {
	readonly player: Player;
	heard: ReadonlySet<LiveMessage['tell']>;
}

export class Company {
	table: string;
	listener: Listener;
	private moves = 0;
	private movesInAll = 0;
	readonly people: readonly [Person, Person];
	private heard = 0;
	private readonly ports: CompanyPorts;
	private readonly playing: readonly Playing[];
	private talking: Promise<unknown> = Promise.resolve();
	/** The next table by the one before, opened by the first who comes from there. */
	private readonly nexts = new Map<string, Promise<string>>();

	private constructor(ports: CompanyPorts, table: string) {
		this.ports = ports;
		this.people = ports.people;
		this.table = table;
		this.listener = this.listenTo(table);
		this.playing = ports.people.map((person) => this.play(person));
	}

	static async sitDown(ports: CompanyPorts): Promise<Company> {
		return new Company(ports, await begun(ports, 'first'));
	}

	/** Ends it once nothing is under way. */
	async close(): Promise<void> {
		for (const { player } of this.playing) player.close();
		await Promise.all([this.talking, ...this.nexts.values()]);
		this.listener.close();
	}

	/** The server has just been started: what went on before proves nothing. */
	restarted(): void {
		this.moves = 0;
		this.heard = 0;
		for (const one of this.playing) one.heard = new Set();
	}

	/** What is still missing for all of it to go on: everybody listens, a move is acknowledged, and whoever watches hears of one. */
	get missing(): readonly string[] {
		const isThere = this.playing.every(({ heard }) => heard.has('caught-up'));
		return this.named({ 'somebody who plays': !isThere, 'a move': this.moves === 0, 'an entry': this.heard === 0 });
	}

	/** Whoever was not told that the server stops. Who was only just calling it had nothing to hear. */
	get untold(): readonly string[] {
		return this.named({
			'a goodbye to somebody who plays': this.playing.some(({ heard }) => !heard.has('closing')),
			'a goodbye to whoever watches': this.listener.state === 'listening',
		});
	}

	get game(): TermsWish['game'] {
		return this.ports.terms.game;
	}

	private named(missing: Readonly<Record<string, boolean>>): readonly string[] {
		return Object.keys(missing).flatMap((what) => (missing[what] ? [`${what} at ${this.game} ${this.table}`] : []));
	}

	private listenTo(table: string): Listener {
		const { where, onNews } = this.ports;
		return new Listener({
			where,
			table,
			onEvent: (name) => {
				if (name === 'entry') this.heard++;
				onNews();
			},
		});
	}

	private play(person: Person): Playing {
		const { where, onAcknowledged, onNews } = this.ports;
		const player = new Player({
			server: where,
			person,
			table: this.table,
			pace: async () => {},
			onMove: (version, _, envelope) => {
				onAcknowledged({ table: player.place, who: person.id, version, envelope });
				this.moves++;
				if (++this.movesInAll % BETWEEN_LINES === 0 && this.ports.talks) this.say(person, player.place);
			},
			onOver: () => {},
			next: () => this.next(player.place),
			onMessage: (text) => {
				const { tell }: LiveMessage = JSON.parse(text);
				playing.heard = new Set([...playing.heard, tell]);
				onNews();
			},
			onRefused(problem, { command }) {
				// What was written but not answered is told by the stream first, and others may have acted meanwhile.
				if (!/^(stale|refused|not-now|unavailable)$/.test(problem.code))
					throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(problem)}`);
			},
		});
		const playing: Playing = { player, heard: new Set() };
		return playing;
	}

	private say(person: Person, table: string): void {
		const text = `after ${this.movesInAll} moves`;
		const said = done(this.ports, person, table, { id: text, seen: 0, command: { type: 'say', text } });
		this.talking = Promise.all([this.talking, said]);
	}

	private next(table: string): Promise<string> {
		const known = this.nexts.get(table);
		if (known) return known;
		const next = begun(this.ports, table).then((found) => {
			this.listener.close();
			this.table = found;
			this.listener = this.listenTo(found);
			return found;
		});
		this.nexts.set(table, next);
		return next;
	}
}

/** A new table, with everybody in their seats; named after the one before, so that asking twice opens one. */
async function begun(ports: CompanyPorts, after: string): Promise<string> {
	const { where, people, terms, hasBot } = ports;
	const [host] = people;
	const table = await opened(where, host, `after ${after}`, terms);
	let seen = 0;
	const asked = async (person: Person, what: string, command: Command): Promise<void> => {
		const answer = await done(ports, person, table, { id: what, seen, command });
		if (answer.ok) seen = answer.version;
	};
	if (hasBot) await asked(host, 'bot', { type: 'seat-bot', level: 'family' });
	for (const [index, person] of people.entries())
		await asked(person, 'sit', { type: 'sit', name: `P${index}`, seal: sealFor(index) });
	for (const [index, person] of people.entries())
		await asked(person, 'open', { type: 'open-part', contribution: partOf(index) });
	return table;
}
