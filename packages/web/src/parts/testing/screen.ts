// A page for tests without a browser: it paints when it is told to, and hears what a hand does.
import { vi } from 'vitest';
import { afterPaint } from '../after-paint.ts';

export interface Screen {
	/** Begins a frame; resolves once what waited for it is done. */
	paint(): Promise<void>;
	gesture(type: string, detail?: number): void;
	/** Another page is looked at, or this one again. */
	hide(isHidden: boolean): void;
}

export function stubScreen(): Screen {
	const page = new EventTarget();
	const shown = { hidden: false };
	const frames: (() => void)[] = [];
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
	vi.stubGlobal('document', shown);
	vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
	return {
		paint() {
			const done = new Promise<void>((resolve) => afterPaint(resolve));
			for (const frame of frames.splice(0)) frame();
			return done;
		},
		gesture(type, detail = 0) {
			page.dispatchEvent(Object.assign(new Event(type), { detail }));
		},
		hide(isHidden) {
			shown.hidden = isHidden;
			page.dispatchEvent(new Event('visibilitychange'));
		},
	};
}
