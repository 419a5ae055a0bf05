// The languages one can choose, and which of them a browser asks for.
export const LANGUAGES = ['en', 'fr', 'nl', 'uk'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself; the same whatever language the page is in. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
	en: 'English',
	fr: 'Français',
	nl: 'Nederlands',
	uk: 'Українська',
};

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** The first of the wanted languages (as a browser lists them, "fr-CA" say) that there is; else English. */
export function languageFor(wanted: readonly string[]): Language {
	const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
	return codes.find(isLanguage) ?? 'en';
}
