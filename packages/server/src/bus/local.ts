// The bus within one process.
import type { Bus, OnFailure } from './bus.ts';

interface Subscription<Message> {
	readonly listener: (message: Message) => void;
	/** How many messages had been published before; it is told those after. */
	readonly since: number;
}

interface Published<Message> {
	readonly topic: string;
	/** Those who listen to the topic when it is delivered. */
	readonly listeners: ReadonlySet<Subscription<Message>>;
	readonly message: Message;
	readonly number: number;
}

class LocalBus<Message> implements Bus<Message> {
	readonly #onFailure: OnFailure;
	readonly #topics = new Map<string, Set<Subscription<Message>>>();
	#waiting: Published<Message>[] = [];
	#published = 0;
	#open = true;

	constructor(onFailure: OnFailure) {
		this.#onFailure = onFailure;
	}

	publish(topic: string, message: Message): void {
		const listeners = this.#topics.get(topic);
		if (!listeners) return;
		this.#published += 1;
		if (this.#waiting.length === 0) queueMicrotask(() => this.#deliver());
		this.#waiting.push({ topic, listeners, message, number: this.#published });
	}

	subscribe(topic: string, listener: (message: Message) => void): () => void {
		if (!this.#open) return () => {};
		const subscription = { listener, since: this.#published };
		const all = this.#topics.get(topic) ?? new Set();
		this.#topics.set(topic, all.add(subscription));
		return () => {
			all.delete(subscription);
			if (all.size === 0 && this.#topics.get(topic) === all) this.#topics.delete(topic);
		};
	}

	async close(): Promise<void> {
		this.#open = false;
		// Each by itself, since a listener may close the bus while others are still to be told.
		for (const all of this.#topics.values()) all.clear();
		this.#topics.clear();
	}

	/** What listeners publish meanwhile is delivered after what is waiting already. */
	#deliver(): void {
		const delivered = this.#waiting;
		this.#waiting = [];
		for (const { topic, listeners, message, number } of delivered)
			for (const { listener, since } of listeners) if (since < number) this.#tell(topic, listener, message);
	}

	#tell(topic: string, listener: (message: Message) => void, message: Message): void {
		try {
			listener(message);
		} catch (error) {
			try {
				this.#onFailure(error, topic);
			} catch {
				// Whoever is to write failures down fails too: the other listeners come first.
			}
		}
	}
}

export const localBus = <Message>(onFailure: OnFailure): Bus<Message> => new LocalBus(onFailure);
