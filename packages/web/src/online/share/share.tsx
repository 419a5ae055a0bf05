// A link to send: as text to copy, by the ways of the device, and as a code for a phone at hand.
import './share.css';
import { useRef, useState } from 'preact/hooks';
import { announce } from '../../table/announcer.ts';
import { say } from '../../words/say.ts';
import { copied } from './copying.ts';
import { Qr } from './qr.tsx';

export interface ShareProps {
	readonly link: string;
	/** What goes along with the link where the device sends it. */
	readonly text: string;
	/** What it leads to. */
	readonly to: keyof typeof LABELS;
}

const LABELS = {
	table: { link: 'online.link', qr: 'online.qr' },
	seat: { link: 'online.link-seat', qr: 'online.qr-seat' },
} as const;

const canShare = (): boolean => typeof navigator.share === 'function';

export function Share({ link, text, to }: ShareProps) {
	const field = useRef<HTMLInputElement>(null);
	const [isCopied, setCopied] = useState<boolean | null>(null);
	const copy = async (button: HTMLElement) => {
		setCopied(null);
		const isDone = await copied(link, () => {
			// Only where it has the keys a selection counts as that of the page.
			field.current?.focus();
			field.current?.select();
		});
		setCopied(isDone);
		if (!isDone) return;
		button.focus({ preventScroll: true });
		announce(say('online.copied'));
	};
	return (
		<div class="share">
			<Qr text={link} label={say(LABELS[to].qr)} />
			<div class="share-ways">
				<input
					class="field share-link"
					ref={field}
					readOnly
					value={link}
					aria-label={say(LABELS[to].link)}
					onFocus={(event) => event.currentTarget.select()}
				/>
				<div class="share-buttons">
					<button type="button" class="button" onClick={(event) => void copy(event.currentTarget)}>
						{isCopied ? say('online.copied') : say('online.copy')}
					</button>
					{canShare() && (
						<button
							type="button"
							class="button"
							// Whoever changes their mind rejects it: that is no failure.
							onClick={() => void navigator.share({ url: link, text }).catch(() => undefined)}
						>
							{say('online.share')}
						</button>
					)}
				</div>
				{/* The link is selected, for the keys everybody knows. */}
				{isCopied === false && (
					<p class="share-by-hand" role="alert">
						{say('online.copy-by-hand')}
					</p>
				)}
			</div>
		</div>
	);
}
