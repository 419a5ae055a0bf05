// The chat of a table: what was said, ready phrases, a line of one's own, and whom one does not want to hear. Where there is room it
// stands beside the game, which goes on meanwhile; elsewhere it is a sheet over it.
import './chat.css';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Toggle } from '../../parts/choice.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { say } from '../../words/say.ts';
import { problemWords } from '../problem-words.ts';
import { isOut, type OnlineDesk } from './desk.ts';
import { lineWords, PHRASE_WORDS } from './words.ts';

const LONGEST_LINE = 200;

interface ChatProps {
	readonly desk: OnlineDesk;
	readonly onClose: () => void;
}

export const ChatSheet = ({ desk, onClose }: ChatProps) => (
	<Dialog title={say('online.chat')} onClose={onClose}>
		<Talk desk={desk} />
	</Dialog>
);

/** A finger that opens the chat to read it does not want half of the screen to become a keyboard. */
const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches;

/** Takes the keys when it comes, and gives them back to where they were, unless they are elsewhere by then. */
function useKeys(): RefObject<HTMLElement | null> {
	const place = useRef<HTMLElement>(null);
	useEffect(() => {
		const [shown, before] = [place.current, document.activeElement];
		const field = hasKeyboard() ? shown?.querySelector<HTMLElement>('[data-first]') : null;
		(field ?? shown?.querySelector<HTMLElement>('[role="log"]'))?.focus({ preventScroll: true });
		return () => {
			if (shown?.contains(document.activeElement) && before instanceof HTMLElement)
				before.focus({ preventScroll: true });
		};
	}, []);
	return place;
}

export function ChatBeside({ desk, onClose }: ChatProps) {
	const place = useKeys();
	return (
		<section
			class="chat-beside"
			ref={place}
			data-keeps-focus
			aria-label={say('online.chat')}
			onKeyDown={(event) => {
				if (event.key === 'Escape') onClose();
			}}
		>
			<div class="chat-head">
				<h2>{say('online.chat')}</h2>
				<button type="button" class="button plain" aria-label={say('common.close')} onClick={onClose}>
					<Icon of="close" />
				</button>
			</div>
			<Talk desk={desk} />
		</section>
	);
}

function Talk({ desk }: { readonly desk: OnlineDesk }) {
	const { table, standing } = desk.known.value;
	const lines = desk.chat.value;
	const log = useRef<HTMLDivElement>(null);
	useEffect(() => {
		desk.markRead();
		log.current?.scrollTo({ top: log.current.scrollHeight });
	}, [desk, lines.length]);
	const maySpeak = table.isChatOn && desk.mine !== null && !isOut(table, desk.mine);
	const trouble = desk.session.trouble.value;
	return (
		<div class="chat">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keys too */}
			<div class="chat-log" role="log" aria-label={say('online.chat')} ref={log} tabIndex={0}>
				{lines.length === 0 && <p class="hint">{say('online.chat-empty')}</p>}
				{lines.map((line) => (
					<p
						key={line.version}
						class="chat-line"
						data-own={line.seat === desk.mine}
						style={{ '--seat': `var(--seat-${line.seat + 1})` }}
					>
						<b>{line.name}</b> <span dir="auto">{lineWords(line)}</span>
					</p>
				))}
			</div>
			{!table.isChatOn && <p class="hint">{say('online.chat-is-off')}</p>}
			{trouble && <p role="alert">{problemWords(trouble)}</p>}
			{maySpeak && <Speaking desk={desk} />}
			<Muting desk={desk} />
			{standing.isHost && table.status !== 'over' && (
				<Toggle
					label={say('online.chat-wanted')}
					hint={say('online.chat-host')}
					on={table.isChatOn}
					onChange={(on) => void desk.session.order({ type: 'set-chat', on })}
				/>
			)}
		</div>
	);
}

type PhraseName = keyof typeof PHRASE_WORDS;

function Speaking({ desk: { session } }: { readonly desk: OnlineDesk }) {
	const [text, setText] = useState('');
	const speak = async () => {
		const line = text.trim();
		if (line === '') return;
		setText('');
		const answer = await session.order({ type: 'say', text: line });
		// What could not be said is not lost, unless something else was begun meanwhile.
		if (!answer.ok) setText((now) => (now === '' ? line : now));
	};
	return (
		<>
			<ul class="chat-phrases" aria-label={say('online.phrases')}>
				{(Object.keys(PHRASE_WORDS) as PhraseName[]).map((phrase) => (
					<li key={phrase}>
						<button type="button" class="button" onClick={() => void session.order({ type: 'say-phrase', phrase })}>
							{say(PHRASE_WORDS[phrase])}
						</button>
					</li>
				))}
			</ul>
			<form
				class="chat-form"
				onSubmit={(event) => {
					event.preventDefault();
					void speak();
				}}
			>
				<input
					class="field"
					data-first=""
					aria-label={say('online.chat-line')}
					placeholder={say('online.chat-line')}
					value={text}
					maxLength={LONGEST_LINE}
					autoComplete="off"
					dir="auto"
					onInput={(event) => setText(event.currentTarget.value)}
				/>
				<button type="submit" class="button next">
					{say('online.send')}
				</button>
			</form>
		</>
	);
}

/** Everybody else who has a voice here. */
function Muting({ desk }: { readonly desk: OnlineDesk }) {
	// A seat that is still free has no name.
	const others = desk.seats.flatMap(({ kind, name }, seat) =>
		kind.type === 'person' && name !== null && seat !== desk.mine ? [name] : [],
	);
	if (others.length === 0) return null;
	return (
		<ul class="chat-muting" aria-label={say('online.muting')}>
			{others.map((name) => {
				const isMuted = desk.muted.value.includes(name);
				return (
					<li key={name}>
						<span>{name}</span>
						<button type="button" class="button" aria-pressed={isMuted} onClick={() => desk.mute(name, !isMuted)}>
							<span class="unseen">{name}: </span>
							{say('online.mute')}
						</button>
					</li>
				);
			})}
		</ul>
	);
}
