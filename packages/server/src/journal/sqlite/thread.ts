// The thread that keeps the journal: whatever the disk takes its time for, nobody waits for it who did not ask.
import { parentPort, workerData } from 'node:worker_threads';
import type { AppendAnswer } from '../journal.ts';
import type { JournalStore } from '../store.ts';
import {
	type Answered,
	type AnswerTo,
	type AppendQuestion,
	appendIn,
	type Failed,
	type Question,
	type Telling,
} from './messages.ts';
import { openStore } from './sqlite-journal.ts';

const tell = (telling: Telling): void => parentPort?.postMessage(telling);

const failed = (error: unknown): Failed =>
	error instanceof Error
		? { message: error.message, cause: String(error.cause ?? '') }
		: { message: String(error), cause: '' };

let appended: number[] = [];
let others: Answered[] = [];
let isTelling = false;

function tellAll(): void {
	isTelling = false;
	const answers: Telling = { tell: 'answers', appended, others };
	appended = [];
	others = [];
	tell(answers);
}

/** Those who were on the same way to the disk are answered together. */
function tellSoon(): void {
	if (isTelling) return;
	isTelling = true;
	setImmediate(tellAll);
}

function answer(answered: Answered): void {
	others.push(answered);
	tellSoon();
}

function answerAppend(id: number, value: AppendAnswer): void {
	if (value.kind !== 'appended') return void answer({ id, value });
	appended.push(id, value.version);
	tellSoon();
}

type Rest = Exclude<Question, AppendQuestion>;

function asked(store: JournalStore, question: Rest): Promise<AnswerTo<Rest[1]>> {
	switch (question[1]) {
		case 'create':
			return store.create(question[2]);
		case 'read':
			return store.read(question[2], question[3], question[4]);
		case 'games':
			return store.games(question[2]);
		case 'remove':
			return store.remove(question[2]);
		case 'close':
			return store.close();
	}
}

function hear(store: JournalStore, question: Question): void {
	const [id] = question;
	const fail = (error: unknown): void => answer({ id, failed: failed(error) });
	if (question[1] === 'append') store.append(appendIn(question)).then((value) => answerAppend(id, value), fail);
	else asked(store, question).then((value) => answer({ id, value }), fail);
}

const opened = openStore(String(workerData), (why) => tell({ tell: 'distrust', failed: failed(why) }));
if (opened.ok)
	parentPort?.on('message', (questions: readonly Question[]) => {
		for (const question of questions) hear(opened.value, question);
	});
tell({ tell: 'opened', problem: opened.ok ? null : opened.problem });
