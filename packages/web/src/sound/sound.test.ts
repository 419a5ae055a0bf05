import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const context = vi.fn();

beforeEach(() => {
	vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
	vi.stubGlobal('AudioContext', context);
	context.mockReset();
	context.mockImplementation(function refused() {
		throw new DOMException('no more of them', 'NotSupportedError');
	});
});

afterEach(() => vi.unstubAllGlobals());

test('a browser that can make no sound stops nothing', async () => {
	vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
	const { sound } = await import('./sound.ts');
	expect(() => sound('piece')).not.toThrow();
	expect(context).toHaveBeenCalled();
});

test('a browser that does not say whether it was touched is asked for sound all the same', async () => {
	vi.stubGlobal('navigator', {});
	const { sound } = await import('./sound.ts');
	expect(() => sound('piece')).not.toThrow();
	expect(context).toHaveBeenCalled();
});

test('nothing sounds before the first touch', async () => {
	vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
	const { sound } = await import('./sound.ts');
	sound('piece');
	expect(context).not.toHaveBeenCalled();
});
