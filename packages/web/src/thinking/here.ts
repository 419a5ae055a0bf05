// The thinking of this page: one worker for all its tables, started when a bot is first asked.
import { createThinking, type Thinking } from './client.ts';
import { laterHere } from './later.ts';
import type { FromThinker, OpenPort } from './messages.ts';

const openWorker: OpenPort = (hear, crashed) => {
	const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
	worker.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => hear(data));
	worker.addEventListener('error', (event) => {
		event.preventDefault();
		crashed(event.message);
	});
	worker.addEventListener('messageerror', () => crashed('a message could not be read'));
	return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
};

let here: Thinking | null = null;

export function thinkingHere(): Thinking {
	here ??= createThinking(openWorker, laterHere);
	return here;
}
