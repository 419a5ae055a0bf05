// What a page of rules is made of, as data: sections of numbered rules with their figures, and the rulings that can be chosen.
import type { LearnKey } from '../../words/keys.ts';
import type { Figure } from '../figures/figure.ts';

export interface Shown {
	readonly figure: Figure;
	readonly caption: LearnKey;
}

/** One rule, or a part of the page that no rule of its own number tells. */
export interface Passage {
	/** By which it can be linked to; null for what is common knowledge of all rules. */
	readonly rule: string | null;
	readonly text: readonly LearnKey[];
	readonly figures?: readonly Shown[];
}

export interface Section {
	readonly id: 'aim' | 'setup' | 'turn' | 'scoring' | 'end';
	readonly passages: readonly Passage[];
}

export interface Page {
	readonly lead: LearnKey;
	readonly sections: readonly Section[];
	/** By the engine's name of the ruling. */
	readonly house: Readonly<Record<string, LearnKey>>;
}
