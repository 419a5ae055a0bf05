// The import directions of docs/ARCHITECTURE.md are kept by Biome; this plants imports in a copy of the packages to see
// that it refuses the forbidden ones and no others.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
let copy = '';

beforeAll(() => {
	copy = mkdtempSync(join(tmpdir(), 'tessera-imports-'));
	for (const file of [
		'biome.json',
		'package.json',
		...readdirSync(`${root}packages`).map((name) => `packages/${name}/package.json`),
	])
		cpSync(join(root, file), join(copy, file), { recursive: true });
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What Biome says of a file of this package that imports from there. */
function lint(folder: string, from: string): string {
	const file = `packages/${folder}/planted.ts`;
	mkdirSync(join(copy, `packages/${folder}`), { recursive: true });
	writeFileSync(join(copy, file), `import { planted } from '${from}';\n\nexport const used = planted;\n`);
	const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
	const args = [biome, 'lint', '--vcs-enabled=false', file];
	const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
	return stdout + stderr;
}

test.each([
	['engine/src/core', '@tessera/notation'],
	['engine/src/core', '@tessera/testkit'],
	['engine/src/core', '../../../notation/src/pieces.ts'],
	['engine/src/core', 'node:fs'],
	['notation/src', '@tessera/bots'],
	['bots/src', '@tessera/cli'],
	['testkit/src', '@tessera/cli'],
	['cli/src', '@tessera/testkit'],
	['web/src/home', '@tessera/server'],
	['web/src/home', 'node:fs'],
	['server/src', '@tessera/web'],
	['server/src', '@tessera/cli'],
])('%s may not import %s', (folder, from) => {
	expect(lint(folder, from)).toContain('lint/style/noRestrictedImports');
});

test('a package that is not declared may not be imported', () => {
	expect(lint('cli/src', 'left-pad')).toContain('lint/correctness/noUndeclaredDependencies');
});

test.each([
	['notation/src', '@tessera/engine'],
	['bots/src', '@tessera/engine'],
	['cli/src', '@tessera/bots'],
	['cli/src', 'node:fs'],
	['web/src/table', '@tessera/engine'],
	['server/src', 'node:fs'],
])('%s may import %s', (folder, from) => {
	const said = lint(folder, from);
	expect(said).toContain('Checked 1 file');
	expect(said).not.toContain('lint/');
});
