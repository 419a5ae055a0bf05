import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A worker as a page sees it. */
class Worker extends EventTarget {
	state = 'installing';
	readonly heard: unknown[] = [];
	/** Whether it is of another build than the page. */
	private readonly isNew: boolean;

	constructor(isNew = true) {
		super();
		this.isNew = isNew;
	}
	become(state: string): void {
		this.state = state;
		this.dispatchEvent(new Event('statechange'));
	}
	postMessage(message: unknown, ports: readonly MessagePort[] = []): void {
		this.heard.push(message);
		for (const port of ports) {
			port.postMessage(this.isNew);
			port.close();
		}
	}
}

class Registration extends EventTarget {
	installing: Worker | null = null;
	waiting: Worker | null = null;
	active: Worker | null = new Worker();

	find(worker: Worker): void {
		this.installing = worker;
		this.dispatchEvent(new Event('updatefound'));
	}
}

class Container extends EventTarget {
	controller: unknown = {};
	readonly registration = new Registration();
	register = async () => this.registration;
}

let container = new Container();
let registration = container.registration;
const reload = vi.fn();

/** A page that has come up. */
async function opened() {
	const updates = await import('./updates.ts');
	await updates.keepForOffline();
	return updates;
}

beforeEach(() => {
	vi.resetModules();
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	container = new Container();
	registration = container.registration;
	reload.mockReset();
	const requestIdleCallback = (run: () => void) => run();
	vi.stubGlobal('navigator', { serviceWorker: container });
	vi.stubGlobal('location', { reload });
	vi.stubGlobal('window', { requestIdleCallback });
	vi.stubGlobal('requestIdleCallback', requestIdleCallback);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('a newer build', () => {
	test('is told of when it is kept whole, and not when that failed', async () => {
		const { newerBuild } = await opened();
		const [failing, whole] = [new Worker(), new Worker()];
		registration.find(failing);
		failing.become('redundant');
		expect(newerBuild.value).toBe('none');
		registration.find(whole);
		expect(newerBuild.value).toBe('none');
		whole.become('installed');
		expect(newerBuild.value).toBe('ready');
	});

	test('stays ready, and is the one that is loaded, when one after it cannot be kept', async () => {
		const { newerBuild, loadNewer } = await opened();
		const [second, third] = [new Worker(), new Worker()];
		registration.find(second);
		second.become('installed');
		registration.find(third);
		expect(newerBuild.value).toBe('ready');
		third.become('redundant');
		expect(newerBuild.value).toBe('ready');
		loadNewer();
		expect(second.heard).toEqual(['take over']);
		expect(third.heard).toEqual([]);
	});

	test('is told of no more once put off, until yet another is there', async () => {
		const { newerBuild, loadLater } = await opened();
		const [second, third] = [new Worker(), new Worker()];
		registration.find(second);
		second.become('installed');
		loadLater();
		expect(newerBuild.value).toBe('none');
		registration.find(third);
		second.become('redundant');
		third.become('installed');
		expect(newerBuild.value).toBe('ready');
	});

	test('is not what the first worker keeps', async () => {
		container.controller = null;
		const { newerBuild } = await opened();
		const first = new Worker();
		registration.find(first);
		first.become('installed');
		expect(newerBuild.value).toBe('none');
	});

	test.each([
		[true, 'ready'],
		[false, 'none'],
	])('that waits already is asked whether it is another than the page: %s', async (isNew, state) => {
		const waiting = new Worker(isNew);
		waiting.state = 'installed';
		registration.waiting = waiting;
		const answered = vi.fn();
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = answered;
		const { newerBuild } = await opened();
		// By the time this one has come, the answer before it has.
		waiting.postMessage('and this', [port2]);
		await vi.waitFor(() => expect(answered).toHaveBeenCalled());
		port1.close();
		await vi.waitFor(() => expect(newerBuild.value).toBe(state));
	});
});

describe('loading it', () => {
	test('is said until the page is gone, happens once, and cannot be put off any more', async () => {
		const { newerBuild, loadNewer, loadLater } = await opened();
		const worker = new Worker();
		registration.find(worker);
		worker.become('installed');
		loadNewer();
		loadNewer();
		loadLater();
		expect(worker.heard).toEqual(['take over']);
		worker.become('activating');
		worker.become('activated');
		expect(newerBuild.value).toBe('loading');
		expect(reload).not.toHaveBeenCalled();
		container.dispatchEvent(new Event('controllerchange'));
		expect(reload).toHaveBeenCalledTimes(1);
	});

	test('goes on without the worker when that cannot take over', async () => {
		const { loadNewer } = await opened();
		const worker = new Worker();
		registration.find(worker);
		worker.become('installed');
		loadNewer();
		vi.advanceTimersByTime(29_999);
		expect(reload).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(reload).toHaveBeenCalledTimes(1);
	});
});

test('a page that has come up has the worker in charge clear away what pages before it needed', async () => {
	await opened();
	expect(registration.active?.heard).toEqual(['tidy']);
});
