// A name, and down one sits.
import { useId, useState } from 'preact/hooks';
import { say } from '../../words/say.ts';
import { ownName } from '../memory.ts';
import { problemWords } from '../problem-words.ts';
import type { Session } from '../session.ts';
import { LONGEST_NAME, sitDown } from '../sitting.ts';

interface SitFormProps {
	readonly session: Session;
	readonly isFull: boolean;
	/** Whether every seat that is free is kept for somebody else. */
	readonly isKept: boolean;
	/** Whether spectators hear of the game later than it is played. */
	readonly isLate: boolean;
}

export function SitForm({ session, isFull, isKept, isLate }: SitFormProps) {
	const id = useId();
	const [name, setName] = useState(ownName);
	const trouble = session.trouble.value;
	const isBusy = session.pending.value > 0;
	if (isKept) return <p>{say('online.all-kept')}</p>;
	if (isFull) return <p>{isLate ? say('online.full-late') : say('online.full')}</p>;
	return (
		<form
			class="sit-form"
			onSubmit={(event) => {
				event.preventDefault();
				if (name.trim() !== '' && !isBusy) void sitDown(session, name.trim());
			}}
		>
			<label for={id}>{say('online.your-name')}</label>
			<div class="sit-line">
				<input
					class="field"
					id={id}
					value={name}
					required
					maxLength={LONGEST_NAME}
					autoComplete="nickname"
					aria-describedby={trouble ? `${id}-trouble` : undefined}
					onInput={(event) => setName(event.currentTarget.value)}
				/>
				<button type="submit" class="button next" aria-disabled={isBusy}>
					{say('online.sit')}
				</button>
			</div>
			{trouble && (
				<p role="alert" id={`${id}-trouble`}>
					{problemWords(trouble)}
				</p>
			)}
		</form>
	);
}
