// A server of a test's own, on a copy of the build that the test may change.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../scripts/serve.mjs';
import { built } from './environment.ts';

export interface OwnServer {
	readonly address: string;
	/** Changes a text of the build, as a newer build would have it. */
	readonly change: (file: string, edit: (text: string) => string) => void;
	readonly stop: () => Promise<void>;
}

export async function startServer(): Promise<OwnServer> {
	const folder = mkdtempSync(join(tmpdir(), 'tessera-e2e-'));
	cpSync(built, folder, { recursive: true });
	const { address, stop } = await serve(folder);
	return {
		address,
		change(file, edit) {
			const path = join(folder, file);
			writeFileSync(path, edit(readFileSync(path, 'utf8')));
			for (const ending of ['br', 'gz']) rmSync(`${path}.${ending}`, { force: true });
		},
		async stop() {
			await stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
