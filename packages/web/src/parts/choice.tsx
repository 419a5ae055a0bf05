// Choices: one of a few, or yes and no. Native inputs, so that keys, screen readers and forms of help know them.
import './parts.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Choosable<T> {
	readonly value: T;
	readonly label: ComponentChildren;
	/** The language of the label where it is not that of the page. */
	readonly lang?: string;
}

interface ChoiceProps<T> {
	readonly legend: string;
	readonly options: readonly Choosable<T>[];
	readonly chosen: T;
	readonly onChoose: (value: T) => void;
	readonly hint?: string;
}

export function Choice<T extends string | number | null>({ legend, options, chosen, onChoose, hint }: ChoiceProps<T>) {
	const name = useId();
	return (
		<fieldset class="choice" aria-describedby={hint ? `${name}-hint` : undefined}>
			<legend>{legend}</legend>
			<div class="choice-options">
				{options.map(({ value, label, lang }) => (
					<label key={value} class="choice-option" lang={lang}>
						<input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
						{label}
					</label>
				))}
			</div>
			{hint && (
				<p class="hint" id={`${name}-hint`}>
					{hint}
				</p>
			)}
		</fieldset>
	);
}

interface ToggleProps {
	readonly label: string;
	readonly hint?: string;
	readonly on: boolean;
	readonly onChange: (on: boolean) => void;
}

export function Toggle({ label, hint, on, onChange }: ToggleProps) {
	const id = useId();
	return (
		<label class="toggle">
			<input
				type="checkbox"
				checked={on}
				aria-labelledby={`${id}-label`}
				aria-describedby={hint ? `${id}-hint` : undefined}
				onChange={(event) => onChange(event.currentTarget.checked)}
			/>
			<span>
				<span class="toggle-label" id={`${id}-label`}>
					{label}
				</span>
				{hint && (
					<span class="hint" id={`${id}-hint`}>
						{hint}
					</span>
				)}
			</span>
		</label>
	);
}
