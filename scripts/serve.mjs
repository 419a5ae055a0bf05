// The real server on a free port, for whoever tries or measures the board.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built } from './build.mjs';
import { startNode } from './run.mjs';
import { serverProgram } from './server-program.mjs';

/**
 * @param {string} folder a build of the board
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function serve(folder = built) {
	const data = mkdtempSync(join(tmpdir(), 'tessera-data-'));
	const env = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: data, LIMIT_FACTOR: '1000' };
	const server = startNode(serverProgram(folder), 'pipe', env);
	const ended = new Promise((resolve) => server.once('exit', resolve));
	const address = await new Promise((resolve, reject) => {
		let said = '';
		server.stdout?.on('data', (text) => {
			said += text;
			const [found] = /http:\S+(?=\s)/.exec(said) ?? [];
			if (found) resolve(found);
		});
		server.once('exit', () => reject(new Error('the server ended before it said where it is')));
	});
	const stop = async () => {
		server.kill('SIGTERM');
		await ended;
		rmSync(data, { recursive: true, force: true });
	};
	return { address, stop };
}
