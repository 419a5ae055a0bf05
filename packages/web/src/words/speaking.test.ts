import { describe, expect, test } from 'vitest';
import type { Language } from './languages.ts';
import { createSpeaking, type Messages } from './speaking.ts';

/** Loads that end when the test says so. */
class Loads {
	private readonly waiting = new Map<Language, PromiseWithResolvers<Messages>>();

	readonly load = (language: Language): Promise<Messages> => {
		const promise = Promise.withResolvers<Messages>();
		this.waiting.set(language, promise);
		return promise.promise;
	};
	arrives(language: Language): void {
		this.waiting.get(language)?.resolve({ 'common.hello': () => language });
	}
	fails(language: Language): void {
		this.waiting.get(language)?.reject(new Error('no network'));
	}
}

const at = async (language: Language): Promise<Messages> => ({ 'common.hello': () => language });
const broken = async (): Promise<Messages> => {
	throw new Error('no network');
};

describe('a language', () => {
	test('is spoken once it is there', async () => {
		const { speak, spoken } = createSpeaking(at, at);
		await speak('fr');
		expect(spoken.peek()).toMatchObject({ language: 'fr', topics: {} });
	});

	test('that comes late does not replace the one chosen after it', async () => {
		const loads = new Loads();
		const { speak, spoken } = createSpeaking(loads.load, at);
		const slow = speak('fr');
		const quick = speak('nl');
		loads.arrives('nl');
		await quick;
		loads.arrives('fr');
		await slow;
		expect(spoken.peek()?.language).toBe('nl');
	});

	test('that failed late is nobody’s concern', async () => {
		const loads = new Loads();
		const { speak, spoken, hasFailed } = createSpeaking(loads.load, at);
		const slow = speak('fr');
		const quick = speak('nl');
		loads.arrives('nl');
		await quick;
		loads.fails('fr');
		await slow;
		expect(spoken.peek()?.language).toBe('nl');
		expect(hasFailed.peek()).toBe(false);
	});

	test('that cannot be loaded leaves the page as it is, and says so until another can', async () => {
		const { speak, spoken, hasFailed } = createSpeaking((wanted) => (wanted === 'uk' ? broken() : at(wanted)), at);
		await speak('fr');
		await speak('uk');
		expect(spoken.peek()?.language).toBe('fr');
		expect(hasFailed.peek()).toBe(true);
		await speak('nl');
		expect(spoken.peek()?.language).toBe('nl');
		expect(hasFailed.peek()).toBe(false);
	});

	test('that cannot be loaded at the very beginning gives way to English', async () => {
		const { speak, spoken, hasFailed } = createSpeaking((wanted) => (wanted === 'uk' ? broken() : at(wanted)), at);
		await speak('uk');
		expect(spoken.peek()?.language).toBe('en');
		expect(hasFailed.peek()).toBe(true);
	});

	test('of any kind that is not there is told to whoever waits', async () => {
		const { speak } = createSpeaking(broken, broken);
		await expect(speak('fr')).rejects.toThrow('no network');
		await expect(speak('en')).rejects.toThrow('no network');
	});
});

describe('the words of a topic', () => {
	test('follow the page to another language', async () => {
		const { speak, speakOf, spoken } = createSpeaking(at, at);
		await speak('fr');
		await speakOf('learn');
		await speak('nl');
		expect(spoken.peek()?.topics.learn?.['common.hello']?.()).toBe('nl');
	});

	test('follow also when they were opened while the language was on its way', async () => {
		const loads = new Loads();
		const { speak, speakOf, spoken } = createSpeaking(loads.load, at);
		const first = speak('fr');
		loads.arrives('fr');
		await first;
		const next = speak('nl');
		await speakOf('learn');
		loads.arrives('nl');
		await next;
		expect(spoken.peek()).toMatchObject({ language: 'nl' });
		expect(spoken.peek()?.topics.learn?.['common.hello']?.()).toBe('nl');
	});

	test('are those of the language that the page has turned to meanwhile', async () => {
		const loads = new Loads();
		const { speak, speakOf, spoken } = createSpeaking(at, loads.load);
		await speak('fr');
		const lessons = speakOf('learn');
		await speak('nl');
		loads.arrives('fr');
		await Promise.resolve();
		await Promise.resolve();
		loads.arrives('nl');
		await lessons;
		expect(spoken.peek()?.topics.learn?.['common.hello']?.()).toBe('nl');
	});
});
