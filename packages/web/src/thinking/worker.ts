// The worker that thinks for the bots, apart from the page, which therefore never waits.
import type { FromThinker, ToThinker } from './messages.ts';
import { createThinker } from './thinker.ts';

const hear = createThinker({
	send: (message: FromThinker) => postMessage(message),
	breathe: (run) => setTimeout(run, 0),
	clock: () => performance.now(),
});

addEventListener('message', ({ data }: MessageEvent<ToThinker>) => hear(data));
