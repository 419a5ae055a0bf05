import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { speak } from '../words/say.ts';
import { createDesk, type Desk } from './desk.ts';
import { watchKeys } from './keys.ts';
import { eventOn, TestElement, testPage } from './testing/elements.ts';
import { testHost } from './testing/host.ts';

// The real ones ask the browser.
vi.mock(import('../settings/settings.ts'), async () => {
	const { signal } = await import('@preact/signals');
	return { isStill: signal(true) };
});

let page: EventTarget;
let root: TestElement;
let desk: Desk;
let stop: () => void;

beforeAll(async () => {
	testPage();
	await speak('en');
});
beforeEach(() => {
	vi.useFakeTimers();
	page = testPage();
	root = new TestElement();
	desk = createDesk(testHost());
	stop = watchKeys({ desk, root: root as unknown as HTMLElement, look: () => undefined, help: () => undefined });
});
afterEach(() => {
	stop();
	desk.close();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const press = (where: EventTarget, key: string): boolean => where.dispatchEvent(eventOn(where, 'keydown', { key }));

it('a key does something where the game is played, and nowhere else on the page', () => {
	press(page, '1');
	expect(desk.scene.value.turn.held).toHaveLength(0);
	expect(press(root, '1')).toBe(false);
	expect(desk.scene.value.turn.held).toHaveLength(1);
});

it('a key that means nothing is left to the browser', () => {
	expect(press(root, 'q')).toBe(true);
	expect(press(root, 'Tab')).toBe(true);
});
