// What the page says, in the language of the moment. Reading it in a component makes the component follow a change of language.
import type { Key } from './keys.ts';
import type { Language } from './languages.ts';
import { createSpeaking, type Messages, type Topic, type Values } from './speaking.ts';

type LoadModule = () => Promise<{ readonly default: Messages }>;

const APP: Readonly<Record<Language, LoadModule>> = {
	en: () => import('virtual:words/en/app'),
	fr: () => import('virtual:words/fr/app'),
	nl: () => import('virtual:words/nl/app'),
	uk: () => import('virtual:words/uk/app'),
};

const TOPICS: Readonly<Record<Topic, Readonly<Record<Language, LoadModule>>>> = {
	learn: {
		en: () => import('virtual:words/en/learn'),
		fr: () => import('virtual:words/fr/learn'),
		nl: () => import('virtual:words/nl/learn'),
		uk: () => import('virtual:words/uk/learn'),
	},
	online: {
		en: () => import('virtual:words/en/online'),
		fr: () => import('virtual:words/fr/online'),
		nl: () => import('virtual:words/nl/online'),
		uk: () => import('virtual:words/uk/online'),
	},
	account: {
		en: () => import('virtual:words/en/account'),
		fr: () => import('virtual:words/fr/account'),
		nl: () => import('virtual:words/nl/account'),
		uk: () => import('virtual:words/uk/account'),
	},
};

const speaking = createSpeaking(
	async (language) => (await APP[language]()).default,
	async (language, topic) => (await TOPICS[topic][language]()).default,
);

export const { speak, speakOf } = speaking;

/** Whether the language that was chosen last could not be loaded; the page speaks the one before, or English. */
export const languageHasFailed = speaking.hasFailed;

/** The language of the page now. */
export const language = (): Language => speaking.spoken.value?.language ?? 'en';

/** A message, with its values put in. */
export function say(key: Key, values?: Values): string {
	const { app = {}, topics: { learn, online, account } = {} } = speaking.spoken.value ?? {};
	const message = app[key] ?? learn?.[key] ?? online?.[key] ?? account?.[key];
	if (!message) throw new Error(`no words for ${key}`);
	return message(values);
}
