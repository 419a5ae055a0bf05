// `tessera moves` as a process: a stream in, a stream out.
import { readFileSync } from 'node:fs';
import { digestOf } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { talk, tessera } from '../testing/child.ts';

const fixture = (name: string): string =>
	readFileSync(new URL(`../../../../fixtures/cases/${name}`, import.meta.url), 'utf8');

const QUERY = '{"game":"classic","board":[["ro",0,0],["rx",1,0]],"hand":["bq","bs"]}';
const ANSWER = '{"moves":[]}';

describe('the stream', () => {
	test('answers every line, in order, whatever the line ends with', async () => {
		const { code, out, err } = await tessera(['moves'], `${QUERY}\r\n\n${QUERY}`);
		expect(out.split('\n')).toEqual([ANSWER, '{"error":"the line is empty"}', ANSWER, '']);
		expect({ code, err }).toEqual({ code: 0, err: '' });
	});
	test('says nothing to nothing', async () => {
		expect(await tessera(['moves'])).toEqual({ code: 0, out: '', err: '' });
	});
	test('answers at once while the pipe stays open', async () => {
		const program = talk(['moves']);
		for (const _ of [1, 2, 3]) {
			program.type(QUERY);
			expect(await program.hear(/\n$/)).toBe(`${ANSWER}\n`);
		}
		program.hangUp();
		expect((await program.end()).code).toBe(0);
	});
	test('takes a line of several megabytes', async () => {
		const { out } = await tessera(['moves'], `{"game":"classic","x":"${'y'.repeat(5_000_000)}"}\n${QUERY}\n`);
		expect(out.split('\n')).toEqual(['{"error":"\\"board\\" is a list, not missing"}', ANSWER, '']);
	});
});

describe('the fixtures', () => {
	test.each(['public', 'public-perft', 'errors'])('%s.jsonl', async (name) => {
		const { out } = await tessera(['moves'], fixture(`${name}.jsonl`));
		const answers = out.trimEnd().split('\n');
		const expected = fixture(`${name}.expected.jsonl`).trimEnd().split('\n');
		expect(answers).toHaveLength(expected.length);
		const shortened = answers.map((line, index) => {
			const wanted = JSON.parse(expected[index] ?? '');
			if ('error' in wanted) return 'error' in JSON.parse(line) ? expected[index] : line;
			return 'sha256' in wanted ? JSON.stringify(digestOf(JSON.parse(line))) : line;
		});
		expect(shortened).toEqual(expected);
	});
});
