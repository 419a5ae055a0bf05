// Which words the page has: loads languages, and lets the last one that was wanted hold, whatever arrives first.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from './languages.ts';

export type Values = Readonly<Record<string, string | number>>;
export type Messages = Readonly<Record<string, (values?: Values) => string>>;
export type Load = (language: Language) => Promise<Messages>;

export interface Spoken {
	readonly language: Language;
	readonly app: Messages;
	/** Null until somebody learns. */
	readonly learn: Messages | null;
}

export interface Speaking {
	/** What is spoken now; null before the first words. */
	readonly spoken: ReadonlySignal<Spoken | null>;
	/** Whether the language that was wanted last could not be loaded. */
	readonly hasFailed: ReadonlySignal<boolean>;
	/**
	 * Turns the page to a language; what was loaded of the lessons follows. Where it cannot be loaded the page stays as it is, or
	 * begins in English; rejects only when there are no words at all.
	 */
	speak(wanted: Language): Promise<void>;
	/** Loads the words of the lessons, before the first of them is shown. */
	speakOfLessons(): Promise<void>;
}

export function createSpeaking(loadApp: Load, loadLearn: Load): Speaking {
	const spoken = signal<Spoken | null>(null);
	const hasFailed = signal(false);
	let requests = 0;

	async function loaded(language: Language): Promise<Spoken> {
		const app = await loadApp(language);
		// Asked only now: lessons may have been opened meanwhile.
		const learn = spoken.peek()?.learn ? await loadLearn(language) : null;
		return { language, app, learn };
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

	async function speakOfLessons(): Promise<void> {
		const before = spoken.peek();
		if (!before) throw new Error('the words of the page come first');
		if (before.learn) return;
		const learn = await loadLearn(before.language);
		const now = spoken.peek();
		if (now?.language === before.language) spoken.value = { ...now, learn };
		else await speakOfLessons();
	}

	return { spoken, hasFailed, speak, speakOfLessons };
}
