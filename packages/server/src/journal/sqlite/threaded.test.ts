// A journal in a thread of its own: what is told when it cannot be opened, and when the thread ends under it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type CreateAnswer, type Journal, JournalFailure } from '../journal.ts';
import { newGame } from '../test-help.ts';
import { openJournal } from './threaded.ts';

let folder = '';
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'tessera-thread-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder that is in use is not opened, and nothing goes on', async () => {
	const first = await openJournal(folder);
	if (!first.ok) return expect.fail(first.problem.kind);
	expect(await openJournal(folder)).toEqual({ ok: false, problem: { kind: 'in-use', folder } });
	expect(await first.value.create(newGame('g'))).toEqual({ kind: 'created', version: 1 });
	await first.value.close();
	const again = await openJournal(folder);
	if (!again.ok) return expect.fail(again.problem.kind);
	expect((await again.value.read('g', 1, 9))?.entries).toHaveLength(1);
	await again.value.close();
});

/** A thread that opens, and does this with what it is asked. */
const thread = (hear: string) => (): Worker =>
	new Worker(
		`const { parentPort } = require('node:worker_threads');
		parentPort.on('message', (questions) => { ${hear} });
		parentPort.postMessage({ tell: 'opened', problem: null });`,
		{ eval: true },
	);

test.each([
	['ends', 'process.exit(3)', 'the thread of the journal ended'],
	['fails', 'throw new Error("no memory")', 'the thread of the journal failed'],
])('when the thread %s, all it was asked is rejected, and nothing is believed any more', async (_, hear, message) => {
	const heard: Error[] = [];
	const opened = await openJournal(folder, (why) => heard.push(why), thread(hear));
	if (!opened.ok) return expect.fail(opened.problem.kind);
	const journal = opened.value;
	const asked = await Promise.allSettled([journal.create(newGame('g')), journal.create(newGame('h'))]);
	const failure = expect.any(JournalFailure);
	expect(asked).toEqual([
		{ status: 'rejected', reason: failure },
		{ status: 'rejected', reason: failure },
	]);
	await expect(journal.read('g', 1, 1)).rejects.toThrow(message);
	await journal.close();
	expect(heard.map((why) => why.message)).toEqual([message]);
});

test('what the thread says of the disk is passed on', async () => {
	const heard: Error[] = [];
	const hear = `parentPort.postMessage({ tell: 'distrust', failed: { message: 'refused', cause: 'EIO' } });
		parentPort.postMessage({ tell: 'answers', appended: [], others: questions.map(([id]) => ({ id, failed: { message: 'refused', cause: 'EIO' } })) });`;
	const opened = await openJournal(folder, (why) => heard.push(why), thread(hear));
	if (!opened.ok) return expect.fail(opened.problem.kind);
	await expect(opened.value.create(newGame('g'))).rejects.toEqual(new JournalFailure('refused', { cause: 'EIO' }));
	expect(heard).toEqual([new JournalFailure('refused', { cause: 'EIO' })]);
	// Closing it fails as all else does, and is the end of it all the same.
	await expect(opened.value.close()).rejects.toThrow('refused');
	await expect(opened.value.read('g', 1, 1)).rejects.toThrow('closed');
});

/** Asks for so many games, each in a turn of the event loop of its own. */
async function askedInTurns(journal: Journal, name: string, count: number): Promise<Promise<CreateAnswer>[]> {
	const asked: Promise<CreateAnswer>[] = [];
	for (let turn = 0; turn < count; turn++) {
		asked.push(journal.create(newGame(`${name}${turn}`)));
		await new Promise((resolve) => setImmediate(resolve));
	}
	return asked;
}

test('what is asked for while something is under way is gathered and goes over together; a thread that has answered all is asked at once', async () => {
	// It answers nothing before the second message, and says of each game how many messages it has had by then, and which game it is.
	const hear = `
		this.held = [...(this.held ?? []), ...questions];
		this.count = (this.count ?? 0) + 1;
		if (this.count >= 2) parentPort.postMessage({ tell: 'answers', appended: [], others: this.held.splice(0).reverse().map(([id, , { game }]) =>
			({ id, value: { kind: 'created', version: 100 * this.count + Number(game.slice(1)) } })) });`;
	const opened = await openJournal(folder, () => {}, thread(hear));
	if (!opened.ok) return expect.fail(opened.problem.kind);
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
	onTestFinished(() => void vi.useRealTimers());
	const asked = await askedInTurns(opened.value, 'g', 12);
	vi.advanceTimersByTime(10);
	const created = (message: number, number: number) => ({ kind: 'created', version: 100 * message + number });
	expect(await Promise.all(asked)).toEqual(asked.map((_, number) => created(2, number)));
	// Those who ask now are known by the numbers of those who were answered, and no time passes.
	expect(await opened.value.create(newGame('g12'))).toEqual(created(3, 12));
});

test('what was appended and what was answered otherwise may come together, and whoever asks next is known by their numbers', async () => {
	// It answers an append by twice what was seen, and all else by the number of the question.
	const hear = `
		const appends = questions.filter(([, ask]) => ask === 'append');
		parentPort.postMessage({
			tell: 'answers',
			appended: appends.flatMap(([id, , , seen]) => [id, 2 * seen]),
			others: questions.filter(([, ask]) => ask === 'create').map(([id]) => ({ id, value: { kind: 'created', version: id } })),
		});`;
	const opened = await openJournal(folder, () => {}, thread(hear));
	if (!opened.ok) return expect.fail(opened.problem.kind);
	const { value: journal } = opened;
	const append = (seen: number) => journal.append({ ...newGame('g'), seen });
	for (const [seen, number] of [
		[10, 1],
		// Those who were answered last are free first.
		[20, 2],
	] as const)
		expect(await Promise.all([append(seen), journal.create(newGame('g')), append(seen + 1)])).toEqual([
			{ kind: 'appended', version: 2 * seen },
			{ kind: 'created', version: number },
			{ kind: 'appended', version: 2 * seen + 2 },
		]);
});

test('what was not yet sent is answered before the journal is closed, and rejected when the thread ends', async () => {
	const real = await openJournal(folder);
	if (!real.ok) return expect.fail(real.problem.kind);
	let worker: Worker | null = null;
	const dying = await openJournal(
		folder,
		() => {},
		() => (worker = thread('')()),
	);
	if (!dying.ok) return expect.fail(dying.problem.kind);
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
	onTestFinished(() => void vi.useRealTimers());
	const asked = await askedInTurns(real.value, 'g', 30);
	const closing = real.value.close();
	vi.advanceTimersByTime(10);
	await closing;
	expect(await Promise.all(asked)).toEqual(Array.from({ length: 30 }, () => ({ kind: 'created', version: 1 })));

	const lost = await askedInTurns(dying.value, 'h', 12);
	void (worker as Worker | null)?.terminate();
	const ends = await Promise.allSettled(lost);
	expect(ends.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 'rejected'));
	await dying.value.close();
});
