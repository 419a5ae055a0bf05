// `npm start`: installs what is missing and opens the game. Arguments go to `tessera play`.
import { ensureInstalled } from './install.mjs';
import { runNode } from './run.mjs';

ensureInstalled();
process.exitCode = runNode(['packages/cli/src/main.ts', 'play', ...process.argv.slice(2)]);
