// The name one plays under, with what is wrong about it beside it: what a browser says by itself is in its own language.
import './name-field.css';
import type { Signal } from '@preact/signals';
import { LONGEST_NAME } from '@tessera/protocol';
import type { ComponentChildren, RefObject } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { atMost } from '../parts/at-most.ts';
import { say } from '../words/say.ts';
import { ownName } from './memory.ts';

interface TypedName {
	readonly text: string;
	readonly isMissing: boolean;
	readonly field: RefObject<HTMLInputElement | null>;
	type(letters: string): void;
	/** The name; null where there is none, which is then said, and the field is where the focus is. */
	given(): string | null;
}

/** Null until something is: one may sit down under another name meanwhile. */
export type Typed = Signal<string | null>;

export function useName(typed: Typed): TypedName {
	const text = typed.value ?? ownName();
	const [isMissing, setMissing] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	return {
		text,
		isMissing,
		field,
		type(letters) {
			typed.value = letters;
			if (letters.trim() !== '') setMissing(false);
		},
		given() {
			const name = text.trim();
			if (name !== '') return name;
			setMissing(true);
			field.current?.focus();
			return null;
		},
	};
}

interface NameFieldProps {
	readonly name: TypedName;
	/** What else is wrong. */
	readonly problem?: string | null;
	/** What stands beside the field. */
	readonly children?: ComponentChildren;
}

/** In a form that the browser does not check (`noValidate`). */
export function NameField({ name, problem = null, children }: NameFieldProps) {
	const id = useId();
	const said = name.isMissing ? say('online.name-missing') : problem;
	return (
		<div class="name-field">
			<label for={id}>{say('online.your-name')}</label>
			<div class="name-line">
				<input
					class="field"
					id={id}
					ref={name.field}
					value={name.text}
					required
					autoComplete="nickname"
					aria-invalid={name.isMissing}
					aria-describedby={said === null ? undefined : `${id}-problem`}
					{...atMost(LONGEST_NAME, name.type)}
				/>
				{children}
			</div>
			{said !== null && (
				<p class="name-problem" role="alert" id={`${id}-problem`}>
					{said}
				</p>
			)}
		</div>
	);
}
