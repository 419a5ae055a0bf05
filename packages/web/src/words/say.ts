// What the page says, in the language of the moment. Reading it in a component makes the component follow a change of language.
import { signal } from '@preact/signals';
import type { Key } from './keys.ts';
import type { Language } from './languages.ts';

export type Values = Readonly<Record<string, string | number>>;
type Messages = Readonly<Record<string, (values?: Values) => string>>;
type Load = () => Promise<{ readonly default: Messages }>;

const APP: Readonly<Record<Language, Load>> = {
	en: () => import('virtual:words/en/app'),
	fr: () => import('virtual:words/fr/app'),
	nl: () => import('virtual:words/nl/app'),
	uk: () => import('virtual:words/uk/app'),
};

const LEARN: Readonly<Record<Language, Load>> = {
	en: () => import('virtual:words/en/learn'),
	fr: () => import('virtual:words/fr/learn'),
	nl: () => import('virtual:words/nl/learn'),
	uk: () => import('virtual:words/uk/learn'),
};

interface Spoken {
	readonly language: Language;
	readonly app: Messages;
	readonly learn: Messages | null;
}

const spoken = signal<Spoken>({ language: 'en', app: {}, learn: null });

/** The language of the page now. */
export const language = (): Language => spoken.value.language;

/** Loads a language and turns the page to it; what was loaded of the lessons follows. */
export async function speak(wanted: Language): Promise<void> {
	const withLessons = spoken.peek().learn !== null;
	const [app, learn] = await Promise.all([APP[wanted](), withLessons ? LEARN[wanted]() : null]);
	spoken.value = { language: wanted, app: app.default, learn: learn?.default ?? null };
	document.documentElement.lang = wanted;
}

/** Loads the words of the lessons, before the first of them is shown. */
export async function speakOfLessons(): Promise<void> {
	const before = spoken.peek();
	if (before.learn) return;
	const learn = await LEARN[before.language]();
	if (spoken.peek().language === before.language) spoken.value = { ...spoken.peek(), learn: learn.default };
	else await speakOfLessons();
}

/** A message, with its values put in. */
export function say(key: Key, values?: Values): string {
	const { app, learn } = spoken.value;
	const message = app[key] ?? learn?.[key];
	if (!message) throw new Error(`no words for ${key}`);
	return message(values);
}
