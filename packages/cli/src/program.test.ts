// The program as the shell sees it: help, exit codes, errors, pipes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { tessera } from './testing/child.ts';

const COMMANDS = ['play', 'moves', 'show', 'replay', 'verify', 'arena'];

describe('help', () => {
	test.each(COMMANDS)('of %s has examples and ends well', async (command) => {
		const { code, out, err } = await tessera([command, '--help']);
		expect(code).toBe(0);
		expect(out).toContain(`Usage: tessera ${command}`);
		expect(out).toMatch(/Examples?:/);
		expect(err).toBe('');
	});
	test('of the whole lists every command', async () => {
		const { code, out } = await tessera(['--help']);
		expect(code).toBe(0);
		for (const command of COMMANDS) expect(out).toContain(`  ${command} `);
	});
	test('of a command is also told by the command help', async () => {
		expect((await tessera(['help', 'play'])).out).toBe((await tessera(['play', '--help'])).out);
	});
	test('the version is told', async () => {
		expect(await tessera(['--version'])).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
	});
});

describe('misuse ends with 2 and one sentence', () => {
	const MISUSES: readonly (readonly string[])[] = [
		['fly'],
		['play', '--colour', 'red'],
		['play', '--game', 'chess'],
		['play', '--players', 'human'],
		['play', '--players', 'human,alien'],
		['play', '--option', 'stallRounds'],
		['play', '--option', 'speed=3'],
		['play', '--name', 'A', '--name', 'A'],
		['play', '--name', 'a:b'],
		['play', '--ages', 'old'],
		['play', '--seed', 'x', '--contribution', 'y'],
		['play', '--resume', 'no-such-file'],
		['play', '--resume', 'x', '--seed', 'y'],
		['play', '--resume', 'x', '--game', 'cards'],
		['replay'],
		['replay', 'no-such-file'],
		['replay', '--turn', '-1', 'x'],
		['replay', 'x', '--seat', '1', '--spectator'],
		['replay', 'x', '--position', '--json'],
		['verify'],
		['verify', 'no-such-file'],
		['verify', '.'],
		['show', '--seat', 'two'],
		['show'],
		['hint', ' '],
	];
	test.each(MISUSES.map((args) => [args.join(' '), args] as const))('%s', async (_, args) => {
		const { code, out, err } = await tessera(args);
		expect(code).toBe(2);
		expect(out).toBe('');
		expect(err).toMatch(/^tessera: [^\n]+\n$/);
		expect(err).not.toContain('    at ');
	});
	test.each([
		[['dance'], "tessera: unknown command 'dance' (tessera --help tells what there is)\n"],
		[['plya'], "tessera: unknown command 'plya' (Did you mean play?)\n"],
		[['play', '--colour'], "tessera: unknown option '--colour' (tessera --help tells what there is)\n"],
	])('whoever guesses at a word is told what is meant, or where it is to be found: %s', async (args, said) => {
		expect(await tessera(args)).toMatchObject({ code: 2, err: said });
	});
	test('no command at all shows what there is', async () => {
		const { code, err } = await tessera([]);
		expect(code).toBe(2);
		expect(err).toContain('Usage: tessera');
	});
});

test('a reader that has seen enough ends it quietly', async () => {
	const main = fileURLToPath(new URL('./main.ts', import.meta.url));
	const game = 'play --players bot,bot --seed pipe';
	const child = spawn('sh', ['-c', `'${process.execPath}' '${main}' ${game} | head -n 1; true`], {
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let err = '';
	child.stderr.on('data', (part) => (err += part));
	const [code] = await once(child, 'close');
	expect(code).toBe(0);
	expect(err).toBe('');
});

test('the command that npm installs runs the program', async () => {
	const bin = fileURLToPath(new URL('../bin/tessera.mjs', import.meta.url));
	const child = spawn(process.execPath, [bin, '--version'], { stdio: ['ignore', 'pipe', 'inherit'] });
	let out = '';
	child.stdout.on('data', (part) => (out += part));
	await once(child, 'close');
	expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
});
