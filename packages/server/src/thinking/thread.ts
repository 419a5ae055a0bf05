// The thread that thinks for bots, apart from the server, which therefore never waits.
import { parentPort } from 'node:worker_threads';
import type { Think } from './messages.ts';
import { think } from './think.ts';

parentPort?.on('message', (asked: Think) => parentPort?.postMessage(think(asked, () => performance.now())));
