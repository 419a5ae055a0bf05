// Which words the page has: loads languages, and lets the last one that was wanted hold, whatever arrives first.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from './languages.ts';

export type Values = Readonly<Record<string, string | number>>;
export type Messages = Readonly<Record<string, (values?: Values) => string>>;
export type Load = (language: Language) => Promise<Messages>;

/** Words that only some screens need: those of what is there to be read, of tables elsewhere, and of accounts. */
export type Topic = 'learn' | 'online' | 'account';
export type LoadTopic = (language: Language, topic: Topic) => Promise<Messages>;

export interface Spoken {
	readonly language: Language;
	readonly app: Messages;
	/** Each topic from when it was first spoken of. */
	readonly topics: Readonly<Partial<Record<Topic, Messages>>>;
}

export interface Speaking {
	/** What is spoken now; null before the first words. */
	readonly spoken: ReadonlySignal<Spoken | null>;
	/** Whether the language that was wanted last could not be loaded. */
	readonly hasFailed: ReadonlySignal<boolean>;
	/**
	 * Turns the page to a language; the topics that were loaded follow. Where it cannot be loaded the page stays as it is, or
	 * begins in English; rejects only when there are no words at all.
	 */
	speak(wanted: Language): Promise<void>;
	/** Loads the words of a topic, before the first of its screens is shown. */
	speakOf(topic: Topic): Promise<void>;
}

export function createSpeaking(loadApp: Load, loadTopic: LoadTopic): Speaking {
	const spoken = signal<Spoken | null>(null);
	const hasFailed = signal(false);
	let requests = 0;

	async function loaded(language: Language): Promise<Spoken> {
		const app = await loadApp(language);
		// Asked only now: a topic may have been opened meanwhile.
		const wanted = Object.keys(spoken.peek()?.topics ?? {}) as Topic[];
		const topics = await Promise.all(wanted.map(async (topic) => [topic, await loadTopic(language, topic)] as const));
		return { language, app, topics: Object.fromEntries(topics) };
	}

	async function speak(wanted: Language): Promise<void> {
		const request = ++requests;
		try {
			const words = await loaded(wanted);
			if (request !== requests) return;
			spoken.value = words;
			hasFailed.value = false;
		} catch (error) {
			if (request !== requests) return;
			hasFailed.value = true;
			if (spoken.peek()) return;
			if (wanted === 'en') throw error;
			const english = await loaded('en');
			if (request === requests) spoken.value = english;
		}
	}

	async function speakOf(topic: Topic): Promise<void> {
		const before = spoken.peek();
		if (!before) throw new Error('the words of the page come first');
		if (before.topics[topic]) return;
		const words = await loadTopic(before.language, topic);
		const now = spoken.peek();
		if (now?.language === before.language) spoken.value = { ...now, topics: { ...now.topics, [topic]: words } };
		else await speakOf(topic);
	}

	return { spoken, hasFailed, speak, speakOf };
}
