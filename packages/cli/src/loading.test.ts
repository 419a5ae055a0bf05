// What starting the program loads. The bots' players take longer to load than most commands run.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatGame } from '@tessera/notation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { botGame } from './testing/table.ts';

const PROGRAM = fileURLToPath(new URL('./testing/loading.ts', import.meta.url));
const POSITION = 'classic/0,0;rorx/rdboyqgsbcpc,gxgdgqgcyoyx/4,2/1';

let folder = '';
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'tessera-loading-'));
	writeFileSync(join(folder, 'game.txt'), formatGame(botGame('cards')));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ran {
	readonly command: string;
	readonly code: number;
	readonly bots: readonly string[];
}

async function runAll(commands: readonly (readonly string[])[]): Promise<readonly Ran[]> {
	const child = fork(PROGRAM, [JSON.stringify(commands)], {
		execArgv: [],
		stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
	});
	child.stdin?.end();
	const ran: Ran[] = [];
	child.on('message', (each: Ran) => ran.push(each));
	await once(child, 'close');
	return ran;
}

test('only a command that asks a bot loads the players', async () => {
	const game = join(folder, 'game.txt');
	const light = [['--help'], ['show', POSITION], ['replay', game], ['verify', game], ['moves']];
	const ran = await runAll([...light, ['hint', POSITION, '--rollouts', '1']]);
	const names = ['about.ts', 'minds.ts'];
	expect(ran.slice(0, -1)).toEqual(light.map(([command]) => ({ command, code: 0, bots: names })));
	// The same look finds them once they are wanted.
	expect(ran.at(-1)).toMatchObject({ command: 'hint', code: 0 });
	expect(ran.at(-1)?.bots).toContain('levels.ts');
});
