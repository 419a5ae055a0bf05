// A name, and down one sits. Whoever has a seat that is kept for them takes it there, by one button, unless they want another name.
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../words/say.ts';
import { NameField, useName } from '../name-field.tsx';
import { problemWords } from '../problem-words.ts';
import type { Session } from '../session.ts';
import { sitDown } from '../sitting.ts';

interface SitFormProps {
	readonly session: Session;
	readonly isFull: boolean;
	/** Whether every seat that is free is kept for somebody else. */
	readonly isKept: boolean;
	/** Whether a seat is kept for whoever looks. */
	readonly isKeptForMe: boolean;
	/** Whether spectators hear of the game later than it is played. */
	readonly isLate: boolean;
}

export function SitForm({ session, isFull, isKept, isKeptForMe, isLate }: SitFormProps) {
	const name = useName();
	const [isOtherwise, setOtherwise] = useState(false);
	useEffect(() => {
		if (isOtherwise) name.field.current?.focus();
	}, [isOtherwise]);
	const trouble = session.trouble.value;
	const isBusy = session.pending.value > 0;
	if (isKept) return <p>{say('online.all-kept')}</p>;
	if (isFull) return <p>{isLate ? say('online.full-late') : say('online.full')}</p>;
	// What is wrong with the name that the seat was kept under is said where another can be given.
	if (isKeptForMe && !isOtherwise && !trouble)
		return (
			<p>
				<button type="button" class="button" onClick={() => setOtherwise(true)}>
					{say('online.sit-otherwise')}
				</button>
			</p>
		);
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				const given = isBusy ? null : name.given();
				if (given !== null) void sitDown(session, given);
			}}
		>
			<NameField name={name} problem={trouble && problemWords(trouble)}>
				<button type="submit" class={isKeptForMe ? 'button' : 'button next'} aria-disabled={isBusy}>
					{say('online.sit')}
				</button>
			</NameField>
		</form>
	);
}
