// The chat of a table that waits: what was said while one was elsewhere, and a word to those who come. O12
import { useEffect, useState } from 'preact/hooks';
import { laterHere } from '../../thinking/later.ts';
import { ChatButton, hasTalk } from '../room/bar-buttons.tsx';
import { ChatSheet } from '../room/chat.tsx';
import { type OnlineDesk, openDesk } from '../room/desk.ts';
import type { Known, Session } from '../session.ts';

interface WaitingChatProps {
	readonly session: Session;
	readonly known: Known;
}

export function WaitingChat({ session, known }: WaitingChatProps) {
	const [desk, setDesk] = useState<OnlineDesk | null>(null);
	const [isOpen, setOpen] = useState(false);
	const { seat } = known.standing;
	const { sitters } = known.table;
	// Who sits where changes until the game begins.
	useEffect(() => {
		const opened = openDesk(session, session.known.peek() ?? known, laterHere);
		setDesk(opened);
		return () => opened.close();
	}, [session, seat, sitters]);
	if (!desk || !hasTalk(desk)) return null;
	return (
		<div class="waiting-chat">
			<ChatButton desk={desk} onPress={() => setOpen(true)} />
			{isOpen && <ChatSheet desk={desk} onClose={() => setOpen(false)} />}
		</div>
	);
}
