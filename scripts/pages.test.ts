// The pages are true: what the README shows is what comes out, and the table of rulings in docs/RULES.md is the code's.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { acceptedValues, GAMES, optionSpecs } from '@tessera/engine';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(`${root}README.md`, 'utf8');

/** The blocks of the README with their language, in order. */
const blocks = [...readme.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language = '', text = '']) => ({
	language,
	text,
}));

/** The output that the README shows after the first block that holds this. */
function shownAfter(wanted: string): string {
	const at = blocks.findIndex(({ text }) => text.includes(wanted));
	return blocks.slice(at).find(({ language }) => language === 'text')?.text ?? '';
}

const output = (args: readonly string[]): string => {
	const env = { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8' };
	return spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' }).stdout;
};

test('the example in code prints what the README says', () => {
	const source = blocks.find(({ language }) => language === 'ts')?.text ?? '';
	// Beside the packages, because that is where they can be imported from.
	const folder = mkdtempSync(join(root, 'example-'));
	try {
		writeFileSync(join(folder, 'example.ts'), source);
		expect(output([join(folder, 'example.ts')])).toBe(shownAfter('npx node example.ts'));
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});

test('the position is drawn as the README shows it', () => {
	const [, position = ''] = /tessera show '(.*)' --seat 1/.exec(readme) ?? [];
	const args = ['packages/cli/src/main.ts', 'show', position, '--seat', '1'];
	expect(output(args)).toBe(shownAfter('tessera show'));
});

test('the table of rulings has every option with its default, values and rule', () => {
	const page = readFileSync(`${root}docs/RULES.md`, 'utf8');
	const rows = [...page.matchAll(/^\| `(\w+)` \| (\w+) \| `(\w+)` \| (.*) \| (\w+) \|$/gm)].map(
		([, ...cells]) => cells,
	);
	const expected = GAMES.flatMap((game) =>
		Object.entries(optionSpecs(game)).map(([name, spec]) => {
			const values = acceptedValues(spec).map((value) => (spec.type === 'whole' ? value : `\`${value}\``));
			return [name, game.charAt(0).toUpperCase() + game.slice(1), String(spec.default), values.join(', '), spec.rule];
		}),
	);
	const sorted = (table: readonly (readonly (string | undefined)[])[]) => table.map((row) => row.join(' ')).sort();
	expect(sorted(rows)).toEqual(sorted(expected));
});
