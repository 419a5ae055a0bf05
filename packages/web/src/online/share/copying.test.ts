import { expect, test } from 'vitest';
import { type CopyPorts, copied } from './copying.ts';

/** What was done, in order. */
function browser({ clipboard, old }: { readonly clipboard?: 'works' | 'refuses'; readonly old: boolean | 'throws' }) {
	const done: string[] = [];
	const ports: CopyPorts = {
		clipboard: clipboard && {
			async writeText(text) {
				done.push(`wrote ${text}`);
				if (clipboard === 'refuses') throw new Error('not allowed');
			},
		},
		copySelected() {
			done.push('copied selection');
			if (old === 'throws') throw new Error('not supported');
			return old;
		},
	};
	return { done, copy: () => copied('link', () => done.push('selected'), ports) };
}

test('the clipboard takes the text where there is one', async () => {
	const { done, copy } = browser({ clipboard: 'works', old: false });
	expect(await copy()).toBe(true);
	expect(done).toEqual(['selected', 'wrote link']);
});

test('where there is none, as on a home network, what is selected is copied', async () => {
	const { done, copy } = browser({ old: true });
	expect(await copy()).toBe(true);
	expect(done).toEqual(['selected', 'copied selection']);
});

test('so it is where the clipboard refuses', async () => {
	const { done, copy } = browser({ clipboard: 'refuses', old: true });
	expect(await copy()).toBe(true);
	expect(done).toEqual(['selected', 'wrote link', 'copied selection']);
});

test('a browser that lets us do neither is known as such', async () => {
	expect(await browser({ old: false }).copy()).toBe(false);
	expect(await browser({ old: 'throws' }).copy()).toBe(false);
	expect(await browser({ clipboard: 'refuses', old: 'throws' }).copy()).toBe(false);
});
