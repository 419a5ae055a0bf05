// What a person has chosen for this device. Kept in the browser; anything damaged or from another version falls back to the default.
import { computed, effect, signal } from '@preact/signals';
import { fieldsOf } from '../parts/fields.ts';
import { isLanguage, type Language } from '../words/languages.ts';

export interface Settings {
	/** null: as the browser asks for. */
	readonly language: Language | null;
	readonly theme: 'system' | 'light' | 'dark';
	readonly palette: 'default' | 'colour-blind';
	/** How plainly a piece wears the mark of its colour. */
	readonly marks: 'quiet' | 'strong';
	readonly motion: 'system' | 'reduced' | 'full';
	readonly sound: boolean;
	/** Whether a turn is asked about once more before it is played. */
	readonly confirm: boolean;
	/** Whether a tablet that several people share turns the hand to whoever is to move. */
	readonly turning: boolean;
}

const DEFAULTS: Settings = {
	language: null,
	theme: 'system',
	palette: 'default',
	marks: 'quiet',
	motion: 'system',
	sound: true,
	confirm: false,
	turning: true,
};

const KEY = 'tessera.settings';

const CHOICES = {
	theme: ['system', 'light', 'dark'],
	palette: ['default', 'colour-blind'],
	marks: ['quiet', 'strong'],
	motion: ['system', 'reduced', 'full'],
	sound: [true, false],
	confirm: [true, false],
	turning: [true, false],
} as const satisfies { readonly [K in keyof Omit<Settings, 'language'>]: readonly Settings[K][] };

/** Settings from whatever was stored: each that makes sense is taken over. */
function settingsFrom(stored: unknown): Settings {
	const given = fieldsOf(stored);
	const known = Object.entries(CHOICES).filter(([name, choices]) => choices.some((choice) => choice === given[name]));
	const language = isLanguage(given['language']) ? given['language'] : null;
	return { ...DEFAULTS, ...Object.fromEntries(known.map(([name]) => [name, given[name]])), language };
}

function stored(): unknown {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? 'null');
	} catch {
		return null;
	}
}

export const settings = signal<Settings>(settingsFrom(stored()));

export function change(part: Partial<Settings>): void {
	settings.value = { ...settings.peek(), ...part };
	try {
		localStorage.setItem(KEY, JSON.stringify(settings.peek()));
	} catch {
		// A full or forbidden storage: the choice holds until the page is closed.
	}
}

const still = matchMedia('(prefers-reduced-motion: reduce)');
const systemIsStill = signal(still.matches);
still.addEventListener('change', () => {
	systemIsStill.value = still.matches;
});

/** Whether things are to move on the screen at all. */
export const isStill = computed(() =>
	settings.value.motion === 'system' ? systemIsStill.value : settings.value.motion === 'reduced',
);

/** Keeps the page dressed as chosen: style sheets look at these attributes. */
export const dressPage = (): (() => void) =>
	effect(() => {
		const { dataset } = document.documentElement;
		dataset['theme'] = settings.value.theme;
		dataset['palette'] = settings.value.palette;
		dataset['marks'] = settings.value.marks;
		dataset['motion'] = isStill.value ? 'reduced' : 'full';
	});
