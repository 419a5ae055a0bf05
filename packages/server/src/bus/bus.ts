// Who is told when something has happened: a port, so that several servers may tell each other one day.
// `contract.ts` says what every implementation does, `local.ts` does it within one process.

/**
 * What is published to a topic reaches everyone who subscribed to it before, once and in the order of publishing, soon but never
 * while `publish` is running. A listener that fails disturbs nobody. Nothing is kept: who was not there reads the journal.
 * Messages may go to another machine, so they are what JSON can hold, and nobody changes them.
 */
export interface Bus<Message> {
	publish(topic: string, message: Message): void;
	/** Until the answer is called; afterwards nothing more is told, not even what was published before. */
	subscribe(topic: string, listener: (message: Message) => void): () => void;
	/** Nobody is told anything any more; what is published later goes nowhere. */
	close(): Promise<void>;
}

/** Where the errors of listeners go. */
export type OnFailure = (error: unknown, topic: string) => void;
