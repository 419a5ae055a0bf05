// The examples in docs/CLI.md are true: commands print what the page shows, questions get the answers the page gives.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { answerLine } from './moves/answer.ts';

const PAGE = readFileSync(new URL('../../../docs/CLI.md', import.meta.url), 'utf8');
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

const blocksOf = (language: string): readonly string[] =>
	[...PAGE.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, text = '']) => text);

const folder = mkdtempSync(join(tmpdir(), 'tessera-docs-'));
const program = join(folder, 'tessera');
writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${MAIN}' "$@"\n`);
chmodSync(program, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { NODE_COMPILE_CACHE } = process.env;
const cache = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};

/** What a shell in an empty folder prints, with `tessera` on its path. */
function printed(command: string): string {
	const PATH = `${folder}${delimiter}${process.env['PATH']}`;
	const env = { PATH, ...cache, LANG: 'C.UTF-8', TERM: 'xterm' };
	return spawnSync('sh', ['-c', command], { cwd: folder, env, encoding: 'utf8' }).stdout;
}

/** The commands of a block with what the page shows below each. */
const sessionsOf = (block: string): readonly (readonly [command: string, output: string])[] =>
	block
		.split(/^\$ /m)
		.slice(1)
		.map((part) => {
			const end = part.indexOf('\n');
			return [part.slice(0, end), part.slice(end + 1)] as const;
		});

const sessions = blocksOf('console').flatMap(sessionsOf);
const questions = blocksOf('jsonl').map((block) => block.trimEnd().split('\n'));

describe('docs/CLI.md', () => {
	test('has examples', () => {
		expect(sessions.length).toBeGreaterThan(4);
		expect(questions.length).toBeGreaterThan(4);
	});
	test.each(sessions)('$ %s', (command, output) => {
		expect(printed(command)).toBe(output);
	});
	test.each(questions)('%s', (question, answer) => {
		expect(answerLine(question ?? '')).toBe(answer);
	});
});
