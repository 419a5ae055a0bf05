// `npm start`: installs what is missing, builds the board if need be, and serves it. HOST and PORT choose where.
import { built, ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { startNode } from './run.mjs';
import { serverProgram } from './server-program.mjs';

ensureInstalled();
if (!ensureBuilt()) process.exit(1);

const server = startNode(serverProgram(built), 'inherit');
const stop = () => server.kill('SIGTERM');
server.on('exit', (code, signal) => {
	// Nobody else would say it: a server that is killed has no last word.
	if (signal !== null) console.error(`The server was ended by ${signal}.`);
	process.exit(code ?? 1);
});

// A terminal sends Ctrl-C to both; a stop from elsewhere reaches only us. Either way the server ends first, and we with it.
process.on('SIGINT', () => {});
process.on('SIGTERM', stop);

// A stop that npm is given ends at the shell between npm and us. That we then have another parent is all we notice of it.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop(), 500);
