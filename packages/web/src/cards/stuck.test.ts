// K6: whoever can lay nothing is always told so, and always has a way on.
import { signal } from '@preact/signals';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { announcements } from '../table/announcer.ts';
import { speak } from '../words/say.ts';
import { createDesk, type Desk } from './desk.ts';
import { testHost } from './testing/host.ts';
import { type Sketch, viewOf } from './testing/views.ts';

const STUCK = { table: ['ro rx rd rq rs', 'bs gs ps'], hand: 'yx gd', step: 0 };

beforeAll(async () => {
	vi.stubGlobal('document', { documentElement: {} });
	await speak('en');
});

/** A worker that takes every question and does with it what a test wants. */
function workersThat(answer: (worker: EventTarget, number: number) => void): void {
	vi.stubGlobal(
		'Worker',
		class extends EventTarget {
			postMessage({ number }: { readonly number: number }): void {
				answer(this, number);
			}
			terminate(): void {}
		},
	);
}

const broken = (): void => workersThat((worker) => worker.dispatchEvent(new Event('error')));

afterEach(() => {
	vi.unstubAllGlobals();
	vi.stubGlobal('document', { documentElement: {} });
});

const deskAt = (sketch: Sketch): Desk =>
	createDesk({
		...testHost(),
		state: signal({ view: viewOf(sketch), course: [], waiting: { for: 'me' }, notices: [] }),
	});

const said = (): string => announcements.value.at(-1)?.text ?? '';

/** A promise that is settled says so within a few turns of the queue. */
async function settled(): Promise<void> {
	for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

describe('somebody who can lay nothing', () => {
	it('is told by the worker', async () => {
		workersThat((worker, number) =>
			worker.dispatchEvent(new MessageEvent('message', { data: { number, answer: false } })),
		);
		const desk = deskAt(STUCK);
		await settled();
		expect(desk.stuck.value).toBe('swap');
		expect(said()).toMatch(/You show your hand and draw a new one\.$/);
		desk.close();
	});

	it('is told by the page where the worker fails, and where there is none', async () => {
		for (const prepare of [broken, () => vi.stubGlobal('Worker', undefined)]) {
			prepare();
			const desk = deskAt(STUCK);
			await settled();
			expect(desk.stuck.value).toBe('swap');
			desk.close();
		}
	});

	it('nobody else is', async () => {
		broken();
		const desk = deskAt({ ...STUCK, hand: 'yx rc' });
		await settled();
		expect(desk.stuck.value).toBeNull();
		desk.close();
	});

	it('is told nothing once the table is left', async () => {
		workersThat(() => undefined);
		const desk = deskAt(STUCK);
		desk.close();
		await settled();
		expect(desk.stuck.value).toBeNull();
	});

	it('passes because the pile is empty, or because the house rules say so', async () => {
		broken();
		const empty = deskAt({ ...STUCK, pileSize: 0 });
		await settled();
		expect(empty.stuck.value).toBe('pass');
		expect(said()).toMatch(/The pile is empty, so this turn passes\.$/);
		empty.close();
		const ruled = deskAt({ ...STUCK, whenStuck: 'pass' });
		await settled();
		expect(ruled.stuck.value).toBe('pass');
		expect(said()).toMatch(/By the house rules, this turn passes\.$/);
		ruled.close();
	});
});
