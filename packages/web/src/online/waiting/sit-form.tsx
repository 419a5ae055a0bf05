// A name, and down one sits. Whoever has a seat that is kept for them takes it there, by one button, unless they want another name.
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Key } from '../../words/keys.ts';
import { say } from '../../words/say.ts';
import { ownName } from '../memory.ts';
import { NameField, type Typed, useName } from '../name-field.tsx';
import { problemWords, type Trouble } from '../problem-words.ts';
import type { Session } from '../session.ts';
import { sitDown } from '../sitting.ts';
import type { Missing, WhyNoSeat } from './missed.ts';

interface SitFormProps {
	readonly session: Session;
	/** Kept by the room: the form goes while there is no seat, and stands elsewhere for whoever is invited. */
	readonly typed: Typed;
	readonly isFull: boolean;
	/** What the game waits for when nobody can sit down any more; null where it begins in a moment. */
	readonly waits: string | null;
	/** Whether every seat that is free is kept for somebody else. */
	readonly isKept: boolean;
	/** Whether a seat is kept for whoever looks. */
	readonly isKeptForMe: boolean;
	/** Whether spectators hear of the game later than it is played. */
	readonly isLate: boolean;
	readonly missing: Missing;
}

/** What another name may mend. */
const OF_NAME: ReadonlySet<Trouble['code']> = new Set<Trouble['code']>(['bad-name', 'name-taken']);

export function SitForm({ session, typed, isFull, waits, isKept, isKeptForMe, isLate, missing }: SitFormProps) {
	const name = useName(typed);
	const [isOtherwise, setOtherwise] = useState(false);
	useEffect(() => {
		if (isOtherwise) name.field.current?.focus();
	}, [isOtherwise]);
	const trouble = session.trouble.value;
	const isBusy = session.pending.value > 0;
	// What is wrong with the name that the seat was kept under is said where another can be given, and that stays while it is asked for.
	useEffect(() => {
		if (trouble && OF_NAME.has(trouble.code)) setOtherwise(true);
	}, [trouble]);
	if (isKept) return <Full words={say('online.all-kept')} missed={missing.missed} />;
	if (isFull) {
		const words = waits ?? say(isLate ? 'online.full-late' : 'online.full');
		return <Full words={words} missed={missing.missed} />;
	}
	if (isKeptForMe && !isOtherwise)
		return (
			<>
				{trouble && <p role="alert">{problemWords(trouble)}</p>}
				<p>
					<button type="button" class="button" onClick={() => setOtherwise(true)}>
						{say('online.sit-otherwise')}
					</button>
				</p>
			</>
		);
	return (
		<Writing
			missing={missing}
			onDone={() => {
				const given = isBusy ? null : name.given();
				if (given !== null) void sitDown(session, given, { troubleOf: missing.troubleOf });
			}}
		>
			<NameField name={name} problem={trouble && problemWords(trouble)}>
				<button type="submit" class={isKeptForMe ? 'button' : 'button next'} aria-disabled={isBusy}>
					{say('online.sit')}
				</button>
			</NameField>
		</Writing>
	);
}

interface WritingProps {
	readonly missing: Missing;
	readonly onDone: () => void;
	readonly children: ComponentChildren;
}

/** Tells when it goes while somebody is writing in it: the keys are there, or something is that they have typed. */
function Writing({ missing, onDone, children }: WritingProps) {
	const place = useRef<HTMLFormElement>(null);
	useLayoutEffect(() => {
		const shown = place.current;
		missing.onThere();
		return () => {
			const hadKeys = shown?.contains(document.activeElement) ?? false;
			const hasTyped = shown?.querySelector('input')?.value !== ownName();
			if (hadKeys || hasTyped) missing.onGone(hadKeys);
		};
	}, [missing]);
	return (
		<form
			noValidate
			ref={place}
			onSubmit={(event) => {
				event.preventDefault();
				onDone();
			}}
		>
			{children}
		</form>
	);
}

interface FullProps {
	readonly words: string;
	readonly missed: Missing['missed'];
}

const MISSED: Readonly<Record<WhyNoSeat, Key>> = { seat: 'online.missed-seat', begun: 'online.missed-begun' };

/** In the place of the form. Whoever was writing in it is told why it went, and finds the keys here. */
function Full({ words, missed }: FullProps) {
	const told = useRef<HTMLParagraphElement>(null);
	const seat = missed.value;
	useEffect(() => {
		if (seat?.hadKeys) told.current?.focus();
	}, [seat]);
	return (
		<>
			{seat && (
				<p class="waiting-missed" role="alert" tabIndex={-1} ref={told}>
					{say(MISSED[seat.what])}
				</p>
			)}
			<p>{words}</p>
		</>
	);
}
