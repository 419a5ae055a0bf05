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

test('when the last sound is over the browser plays no silence, and the next sound wakes it', async () => {
	vi.resetModules();
	vi.stubGlobal('navigator', {});
	const sources: { onended: () => void }[] = [];
	const node = () => ({
		connect: (to: unknown) => to,
		gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
		frequency: {},
		Q: {},
		start() {},
		stop() {},
		onended() {},
	});
	const source = () => {
		const made = node();
		sources.push(made);
		return made;
	};
	const suspended = vi.fn();
	const room = {
		state: 'running',
		sampleRate: 1,
		currentTime: 0,
		destination: {},
		createGain: node,
		createBiquadFilter: node,
		createBufferSource: source,
		createOscillator: source,
		createBuffer: () => ({ getChannelData: () => [] }),
		async suspend() {
			suspended();
			// As in a browser, it runs on until the promise is kept.
			await null;
			room.state = 'suspended';
		},
		async resume() {
			room.state = 'running';
		},
	};
	context.mockImplementation(function made() {
		return room;
	});
	const settled = () => new Promise((resolve) => setImmediate(resolve));
	const { sound } = await import('./sound.ts');
	sound('piece');
	sound('piece');
	const [first, ...others] = sources.splice(0);
	first?.onended();
	await settled();
	expect(others.length).toBeGreaterThan(0);
	expect(suspended).not.toHaveBeenCalled();
	for (const { onended } of others) onended();
	await settled();
	expect(room.state).toBe('suspended');
	sound('piece');
	expect(room.state).toBe('running');
	// One that begins just as it goes to rest is heard as well.
	for (const { onended } of sources.splice(0)) onended();
	sound('piece');
	await settled();
	expect(room.state).toBe('running');
});
