// The choices of the last game, kept in the browser: Play begins with them.
import { signal } from '@preact/signals';
import { type Choices, choicesFrom } from './choices.ts';

const KEY = 'tessera.last-used';

function stored(): unknown {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? 'null');
	} catch {
		return null;
	}
}

export const lastUsed = signal<Choices>(choicesFrom(stored()));

export function remember(choices: Choices): void {
	lastUsed.value = choices;
	try {
		localStorage.setItem(KEY, JSON.stringify(choices));
	} catch {
		// A full or forbidden storage: the choices hold until the page is closed.
	}
}
