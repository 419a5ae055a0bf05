// The column beside the game, which the chat takes for as long as it is open: whoever talks sees the game, and may play on.
import type { ComponentChildren } from 'preact';
import { ChatBeside } from './chat.tsx';
import type { OnlineDesk } from './desk.ts';

interface BesideProps {
	readonly desk: OnlineDesk;
	readonly children: ComponentChildren;
}

export function Beside({ desk, children }: BesideProps) {
	if (desk.sheet.value !== 'chat') return children;
	const close = () => {
		desk.sheet.value = null;
	};
	return <ChatBeside desk={desk} onClose={close} />;
}
