import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SOUNDS, type SoundName } from './recipes.ts';

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

/** A browser that makes sounds, and counts them. */
class Room {
	state: 'running' | 'suspended' | 'interrupted' | 'closed' = 'running';
	/** Whether it runs when asked to; a call on the phone keeps it from that. */
	mayRun = true;
	readonly sampleRate = 1;
	readonly currentTime = 0;
	readonly destination = {};
	starts = 0;
	suspends = 0;
	private waiting: (() => void)[] = [];

	private node = () => ({
		connect: (to: unknown) => to,
		gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
		frequency: {},
		Q: {},
		start: () => {
			this.starts += 1;
		},
		stop() {},
	});
	createGain = this.node;
	createBiquadFilter = this.node;
	createBufferSource = this.node;
	createOscillator = this.node;
	createBuffer = () => ({ getChannelData: () => [] });

	/** As in a browser, it runs on until the promise is kept. */
	async suspend(): Promise<void> {
		this.suspends += 1;
		await null;
		this.state = 'suspended';
	}
	async resume(): Promise<void> {
		if (!this.mayRun) await new Promise<void>((resolve) => this.waiting.push(resolve));
		this.state = 'running';
	}
	endCall(): void {
		this.mayRun = true;
		for (const go of this.waiting.splice(0)) go();
	}
}

describe('a browser that makes sounds', () => {
	/** In the parts that the sound of a piece is made of. */
	const PIECE = SOUNDS.piece.length;
	let room = new Room();
	let sound: (name: SoundName) => void = () => {};

	beforeEach(async () => {
		vi.useFakeTimers();
		vi.resetModules();
		vi.stubGlobal('navigator', {});
		room = new Room();
		context.mockImplementation(function made() {
			return room;
		});
		({ sound } = await import('./sound.ts'));
	});
	afterEach(() => {
		vi.useRealTimers();
	});
	const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

	test('goes on between pieces, and plays no silence when none has come for a while', async () => {
		sound('piece');
		await pass(3000);
		sound('piece');
		await pass(3000);
		expect(room.suspends).toBe(0);
		await pass(3000);
		expect(room).toMatchObject({ state: 'suspended', suspends: 1 });
		await pass(60_000);
		expect(room.suspends).toBe(1);
	});

	test('rests only after the longest sound', async () => {
		const longest = Math.max(...Object.values(SOUNDS).flatMap((parts) => parts.map(({ at, length }) => at + length)));
		sound('end');
		await pass(1000 * longest + 1000);
		expect(room.suspends).toBe(0);
	});

	test.each(['suspended', 'interrupted'] as const)('is woken by a sound when it is %s', async (state) => {
		room.state = state;
		sound('piece');
		await pass(0);
		expect(room).toMatchObject({ state: 'running', starts: PIECE });
		await pass(10_000);
		expect(room.state).toBe('suspended');
	});

	test('lets a sound be heard that begins just as it goes to rest', async () => {
		sound('piece');
		vi.advanceTimersByTime(5000);
		expect(room).toMatchObject({ state: 'running', suspends: 1 });
		sound('piece');
		await pass(0);
		expect(room).toMatchObject({ state: 'running', starts: 2 * PIECE });
	});

	test('keeps no sounds for when it can run again', async () => {
		Object.assign(room, { state: 'interrupted', mayRun: false });
		for (let count = 0; count < 3; count += 1) {
			sound('piece');
			await pass(1000);
		}
		await pass(10_000);
		expect(room.suspends).toBe(0);
		room.endCall();
		await pass(0);
		expect(room).toMatchObject({ state: 'running', starts: 0 });
		sound('piece');
		expect(room.starts).toBe(PIECE);
	});

	test('is replaced when it was closed', async () => {
		sound('piece');
		room.state = 'closed';
		room = new Room();
		sound('piece');
		expect(room.starts).toBe(PIECE);
		await pass(10_000);
		expect(room.state).toBe('suspended');
	});
});
