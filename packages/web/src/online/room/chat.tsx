// The chat of a table: what was said, ready phrases, a line of one's own, and whom one does not want to hear.
import './chat.css';
import { LONGEST_LINE } from '@tessera/protocol';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { atMost } from '../../parts/at-most.ts';
import { Toggle } from '../../parts/choice.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { say } from '../../words/say.ts';
import { problemWords } from '../problem-words.ts';
import type { OnlineDesk } from './desk.ts';
import { lineWords, PHRASE_WORDS } from './words.ts';

export interface ChatProps {
	readonly desk: OnlineDesk;
	readonly onClose: () => void;
}

/** Over the game, where there is no room beside it. */
export const ChatSheet = ({ desk, onClose }: ChatProps) => (
	<Dialog title={say('online.chat')} onClose={onClose}>
		<Talk desk={desk} isAlone />
	</Dialog>
);

/** What was said, which can have the focus where nothing can be said. */
export const saidWithin = (chat: Element | null | undefined): HTMLElement | null =>
	chat?.querySelector<HTMLElement>('[role="log"]') ?? null;

interface TalkProps {
	readonly desk: OnlineDesk;
	/** Whether it covers the table, which else says itself what went wrong. */
	readonly isAlone: boolean;
}

/**
 * Keeps it at its end, unless somebody reads further up: where what is beside it takes more room, and when it comes, since a sheet has
 * a size only once it is open, which is after all that is in it has been told so.
 */
function useAtEnd(log: RefObject<HTMLElement | null>): void {
	useLayoutEffect(() => {
		const shown = log.current;
		if (!shown) return;
		let isAtEnd = true;
		let height = 0;
		const onScroll = () => {
			// Of another size nobody has scrolled yet.
			if (shown.clientHeight === height) isAtEnd = shown.scrollHeight - height - shown.scrollTop < 2;
		};
		const watch = new ResizeObserver(() => {
			height = shown.clientHeight;
			if (height > 0 && isAtEnd) shown.scrollTo({ top: shown.scrollHeight });
		});
		shown.addEventListener('scroll', onScroll);
		watch.observe(shown);
		return () => {
			shown.removeEventListener('scroll', onScroll);
			watch.disconnect();
		};
	}, [log]);
}

export function Talk({ desk, isAlone }: TalkProps) {
	const { table, standing } = desk.known.value;
	const lines = desk.chat.value;
	const unsent = desk.session.talk.unsent.value;
	const log = useRef<HTMLDivElement>(null);
	useEffect(() => {
		desk.markRead();
		log.current?.scrollTo({ top: log.current.scrollHeight });
	}, [desk, lines.length, unsent.length]);
	useAtEnd(log);
	const maySpeak = table.isChatOn && desk.mine !== null;
	const trouble = desk.session.trouble.value;
	return (
		<div class="chat">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keys too */}
			<div class="chat-log" role="log" aria-label={say('online.chat')} ref={log} tabIndex={0}>
				{lines.length + unsent.length === 0 && (
					<p class="hint">{say(table.chat.length === 0 ? 'online.chat-empty' : 'online.chat-muted')}</p>
				)}
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
				{unsent.map((said, index) => (
					<p key={`unsent ${index}`} class="chat-line" data-own>
						<span dir="auto">{said.type === 'say' ? said.text : say(PHRASE_WORDS[said.phrase])}</span>{' '}
						<span class="hint">{say('online.chat-unsent')}</span>
					</p>
				))}
			</div>
			{!table.isChatOn && <p class="hint">{say('online.chat-is-off')}</p>}
			{isAlone && trouble && <p role="alert">{problemWords(trouble)}</p>}
			{maySpeak && <Speaking desk={desk} />}
			{table.isChatOn && !maySpeak && <p class="hint">{say('online.chat-players')}</p>}
			<Muting desk={desk} />
			{/* O2, O12 Also after the end: whoever sat there may still talk. */}
			{standing.isHost && (
				<Toggle
					label={say('online.chat-wanted')}
					hint={say('online.chat-host', { state: table.isChatOn ? 'on' : 'off' })}
					on={table.isChatOn}
					onChange={(on) => void desk.session.order({ type: 'set-chat', on })}
				/>
			)}
		</div>
	);
}

/** By keys alone: a press would move away what is being pressed. Browsers leave what is seen in part where it is. */
function showWhole({ currentTarget: button }: { readonly currentTarget: HTMLElement }): void {
	if (button.matches(':focus-visible')) button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

type PhraseName = keyof typeof PHRASE_WORDS;

function Speaking({ desk: { session, speak } }: { readonly desk: OnlineDesk }) {
	const { draft } = session.talk;
	const form = useRef<HTMLFormElement>(null);
	const sayLine = () => {
		const line = draft.peek().trim();
		if (line === '') return;
		draft.value = '';
		void speak({ type: 'say', text: line });
	};
	// Whoever is cut off in the middle of a word types nothing into the game.
	useLayoutEffect(() => {
		const shown = form.current;
		return () => {
			if (shown?.contains(document.activeElement)) saidWithin(shown.parentElement)?.focus({ preventScroll: true });
		};
	}, []);
	return (
		<>
			<ul class="chat-phrases" aria-label={say('online.phrases')}>
				{(Object.keys(PHRASE_WORDS) as PhraseName[]).map((phrase) => (
					<li key={phrase}>
						<button
							type="button"
							class="button"
							onFocus={showWhole}
							onClick={() => void speak({ type: 'say-phrase', phrase })}
						>
							{say(PHRASE_WORDS[phrase])}
						</button>
					</li>
				))}
			</ul>
			<form
				class="chat-form"
				ref={form}
				onSubmit={(event) => {
					event.preventDefault();
					sayLine();
				}}
			>
				<input
					class="field"
					data-first=""
					aria-label={say('online.chat-line')}
					placeholder={say('online.chat-line')}
					value={draft.value}
					autoComplete="off"
					dir="auto"
					{...atMost(LONGEST_LINE, (line) => {
						draft.value = line;
					})}
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
						<button type="button" class="button" onClick={() => desk.mute(name, !isMuted)}>
							<span class="unseen">{say('common.label', { what: name })} </span>
							{say(isMuted ? 'online.unmute' : 'online.mute')}
						</button>
					</li>
				);
			})}
		</ul>
	);
}
