// The column beside the game, which the chat takes for as long as it is open: whoever talks sees the game, and may play on.
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { say } from '../../words/say.ts';
import { type ChatProps, saidWithin, Talk } from './chat.tsx';
import type { OnlineDesk } from './desk.ts';

/** A finger that opens the chat to read it does not want half of the screen to become a keyboard. */
const hasMouse = (): boolean => matchMedia('(pointer: fine)').matches;

/** Takes the keys when it comes, and gives them back to where they were, unless they are elsewhere by then. */
function useKeys(): RefObject<HTMLElement | null> {
	const place = useRef<HTMLElement>(null);
	const before = useRef<Element | null>(null);
	// After the press that opened it has been heard by the table, which takes the keys to the game.
	useEffect(() => {
		before.current = document.activeElement;
		const field = hasMouse() ? place.current?.querySelector<HTMLElement>('[data-first]') : null;
		const first = field ?? saidWithin(place.current);
		first?.focus({ preventScroll: true });
		first?.scrollIntoView({ block: 'nearest' });
	}, []);
	// While it is still there: afterwards nobody can tell that the keys were in it.
	useLayoutEffect(() => {
		const shown = place.current;
		return () => {
			if (shown?.contains(document.activeElement) && before.current instanceof HTMLElement)
				before.current.focus({ preventScroll: true });
		};
	}, []);
	return place;
}

function ChatBeside({ desk, onClose }: ChatProps) {
	const place = useKeys();
	const id = useId();
	return (
		<section
			class="chat-beside"
			ref={place}
			data-writing
			// A press between its parts leaves the keys in it.
			tabIndex={-1}
			aria-labelledby={id}
			onKeyDown={(event) => {
				if (event.key !== 'Escape' || event.isComposing) return;
				event.preventDefault();
				onClose();
			}}
		>
			<div class="chat-head">
				<h2 id={id}>{say('online.chat')}</h2>
				<button type="button" class="button plain" aria-label={say('common.close')} onClick={onClose}>
					<Icon of="close" />
				</button>
			</div>
			<Talk desk={desk} isAlone={false} />
		</section>
	);
}

interface BesideProps {
	readonly desk: OnlineDesk;
	/** What stands there otherwise. */
	readonly children: ComponentChildren;
}

export function Beside({ desk, children }: BesideProps) {
	if (desk.sheet.value !== 'chat') return children;
	const close = () => {
		desk.sheet.value = null;
	};
	return <ChatBeside desk={desk} onClose={close} />;
}
