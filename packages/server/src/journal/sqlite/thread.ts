// The thread that keeps the journal: whatever the disk takes its time for, nobody waits for it who did not ask.
import { parentPort, workerData } from 'node:worker_threads';
import type { JournalStore } from '../store.ts';
import type { Answered, AnswerTo, Failed, Question, Telling } from './messages.ts';
import { openStore } from './sqlite-journal.ts';

const tell = (telling: Telling): void => parentPort?.postMessage(telling);

const failed = (error: unknown): Failed =>
	error instanceof Error
		? { message: error.message, cause: String(error.cause ?? '') }
		: { message: String(error), cause: '' };

let answers: Answered[] = [];

/** Those who were on the same way to the disk are answered together. */
function answer(answered: Answered): void {
	if (answers.push(answered) > 1) return;
	setImmediate(() => {
		const all = answers;
		answers = [];
		tell({ tell: 'answers', answers: all });
	});
}

function asked(store: JournalStore, question: Question): Promise<AnswerTo<Question['ask']>> {
	switch (question.ask) {
		case 'create':
			return store.create(...question.given);
		case 'append':
			return store.append(...question.given);
		case 'read':
			return store.read(...question.given);
		case 'games':
			return store.games(...question.given);
		case 'remove':
			return store.remove(...question.given);
		case 'close':
			return store.close();
	}
}

const opened = openStore(String(workerData), (why) => tell({ tell: 'distrust', failed: failed(why) }));
if (opened.ok)
	parentPort?.on('message', (questions: readonly Question[]) => {
		for (const question of questions) {
			const { id } = question;
			asked(opened.value, question).then(
				(value) => answer({ id, value }),
				(error: unknown) => answer({ id, failed: failed(error) }),
			);
		}
	});
tell({ tell: 'opened', problem: opened.ok ? null : opened.problem });
