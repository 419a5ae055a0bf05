// A dialog: a sheet from below on a phone, a card in the middle elsewhere. Escape and a tap beside it close it.
import './parts.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../words/say.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
	readonly title: string;
	readonly onClose: () => void;
	readonly children: ComponentChildren;
}

/** Tells the page what lies behind the dialogs that are open, if any are. */
function markBehind(): void {
	const { dataset, style, clientWidth } = document.documentElement;
	if (!document.querySelector('.dialog[open]')) {
		delete dataset['behind'];
		style.removeProperty('--scrollbar');
	} else if (dataset['behind'] === undefined) {
		// A page that has a scrollbar loses it now, and keeps its room; one that has none has nothing to keep.
		style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`);
		dataset['behind'] = '';
	}
}

/** Open for as long as it is rendered. */
export function Dialog({ title, onClose, children }: DialogProps) {
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const shown = dialog.current;
		shown?.showModal();
		markBehind();
		// Otherwise it is on the button that closes it.
		shown?.querySelector<HTMLElement>('button[data-first]')?.focus({ preventScroll: true });
	}, []);
	// While it is still there: one that is gone already gives the keys back to nobody.
	useLayoutEffect(() => {
		const shown = dialog.current;
		return () => {
			shown?.close();
			markBehind();
		};
	}, []);
	return (
		<dialog
			class="dialog"
			ref={dialog}
			aria-labelledby={id}
			onClose={onClose}
			onClick={(event) => {
				if (event.target === event.currentTarget) onClose();
			}}
			onKeyDown={(event) => {
				// The browser closes it by itself; this keeps the key from whatever lies behind.
				if (event.key === 'Escape') event.stopPropagation();
			}}
		>
			<div class="dialog-head">
				<h2 id={id}>{title}</h2>
				<button type="button" class="button plain" aria-label={say('common.close')} onClick={onClose}>
					<Icon of="close" />
				</button>
			</div>
			{children}
		</dialog>
	);
}
