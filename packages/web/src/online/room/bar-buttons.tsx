// More buttons below the game: the chat, and for spectators the hands where the host lets them see those.
import './bar-buttons.css';
import { Drawing } from '../../parts/drawing.tsx';
import { isWide } from '../../table/wide.ts';
import { say } from '../../words/say.ts';
import { handsShown, type OnlineDesk, type SheetName } from './desk.ts';

const CHAT =
	'M6.5 5h11A2.5 2.5 0 0 1 20 7.5v6a2.5 2.5 0 0 1-2.5 2.5H12l-4.2 3.4V16H6.5A2.5 2.5 0 0 1 4 13.5v-6A2.5 2.5 0 0 1 6.5 5z';
const HAND =
	'M4.5 8.5 8 7.2l3.4 9.4-3.5 1.3a1.2 1.2 0 0 1-1.5-.7L3.8 10a1.2 1.2 0 0 1 .7-1.5zM9.5 6h4v11h-2M15 6.6l4 1a1.2 1.2 0 0 1 .8 1.5l-2 7.6a1.2 1.2 0 0 1-1.5.8l-1.5-.4';

/** Whether there is anything to read, to say or to switch on. */
export function hasTalk({ known }: OnlineDesk): boolean {
	const { table, standing } = known.value;
	return table.isChatOn || table.chat.length > 0 || standing.isHost;
}

interface ChatButtonProps {
	readonly desk: OnlineDesk;
	/** Beside the game, where the same button closes it: whether it is open. */
	readonly isOpen?: boolean | undefined;
	readonly onPress: () => void;
}

/** Opens the chat, closes it where it stands beside the game, and says how much of it was not read yet. */
export function ChatButton({ desk, isOpen, onPress }: ChatButtonProps) {
	const unread = desk.unread.value;
	return (
		<button type="button" class="button plain bar-button" aria-expanded={isOpen} onClick={onPress}>
			<Drawing path={CHAT} />
			<span class="bar-words">{say('online.chat')}</span>
			{unread > 0 && (
				<span class="bar-badge">
					<span aria-hidden="true">{unread}</span>
					<span class="unseen">{say('online.unread', { count: unread })}</span>
				</span>
			)}
		</button>
	);
}

export function BarButtons({ desk }: { readonly desk: OnlineDesk }) {
	const open = (sheet: SheetName | null) => {
		desk.sheet.value = sheet;
	};
	const isTalking = desk.sheet.value === 'chat';
	return (
		<>
			{handsShown(desk) && (
				<button type="button" class="button plain bar-button" onClick={() => open('hands')}>
					<Drawing path={HAND} />
					<span class="bar-words">{say('online.hands')}</span>
				</button>
			)}
			{hasTalk(desk) && (
				<ChatButton
					desk={desk}
					isOpen={isWide.value ? isTalking : undefined}
					onPress={() => open(isTalking ? null : 'chat')}
				/>
			)}
		</>
	);
}
