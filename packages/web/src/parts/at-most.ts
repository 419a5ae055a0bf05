// A field that takes so many letters and no more, as a reader counts them: a browser counts an emoji as two or more.
import { fitted } from '@tessera/protocol';
import type { TargetedCompositionEvent, TargetedInputEvent } from 'preact';

interface Typing {
	onInput(event: TargetedInputEvent<HTMLInputElement>): void;
	onCompositionEnd(event: TargetedCompositionEvent<HTMLInputElement>): void;
}

/** What an input has instead of `maxLength`. */
export function atMost(letters: number, onType: (text: string) => void): Typing {
	const take = (field: HTMLInputElement): void => {
		const { value } = field;
		const { text, caret } = fitted(value, field.selectionStart ?? value.length, letters);
		if (text !== value) {
			field.value = text;
			field.setSelectionRange(caret, caret);
		}
		onType(text);
	};
	return {
		// A word that is still being put together, as on the keyboard of a phone, is left to it: taken from under it, it would come twice.
		onInput: ({ currentTarget, isComposing }) => (isComposing ? onType(currentTarget.value) : take(currentTarget)),
		onCompositionEnd: ({ currentTarget }) => take(currentTarget),
	};
}
