// A server at the other end of the line, for tests: it says what the test tells it to, and time passes when the test says so.
import { type LiveMessage, type LiveRequest, PROTOCOL } from '@tessera/protocol';
import type { ConnectionPorts, LineEvents } from '../live.ts';

interface Timer {
	readonly at: number;
	readonly run: () => void;
}

export class TestServer {
	/** Everything the page sent, line by line. */
	readonly lines: LiveRequest[][] = [];
	private readonly timers = new Set<Timer>();
	private events: LineEvents | null = null;
	private hope: () => void = () => undefined;
	private time = 0;
	private ids = 0;

	readonly ports: ConnectionPorts = {
		open: (events) => {
			const heard: LiveRequest[] = [];
			this.lines.push(heard);
			this.events = events;
			return { send: (text) => heard.push(JSON.parse(text) as LiveRequest), close: () => undefined };
		},
		later: (milliseconds, run) => {
			const timer = { at: this.time + milliseconds, run };
			this.timers.add(timer);
			return () => this.timers.delete(timer);
		},
		now: () => this.time,
		random: () => 0.5,
		newId: () => {
			this.ids += 1;
			return `request-${this.ids}`;
		},
		onHope: (hope) => {
			this.hope = hope;
			return () => undefined;
		},
	};

	/** What the page sent on the line it has now. */
	get heard(): readonly LiveRequest[] {
		return this.lines.at(-1) ?? [];
	}

	answersTheCall(protocol = PROTOCOL): void {
		this.events?.opened();
		this.says({ tell: 'hello', protocol, now: 1_000_000 + this.time });
	}

	says(message: LiveMessage): void {
		this.events?.heard(JSON.stringify(message));
	}

	hangsUp(): void {
		this.events?.closed();
	}

	networkIsBack(): void {
		this.hope();
	}

	passes(milliseconds: number): void {
		const until = this.time + milliseconds;
		for (;;) {
			const [next] = [...this.timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
			if (!next) break;
			this.timers.delete(next);
			this.time = next.at;
			next.run();
		}
		this.time = until;
	}
}
