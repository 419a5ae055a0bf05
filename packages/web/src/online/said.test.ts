import { expect, test } from 'vitest';
import { memoryDevice } from '../saves/testing/memory.ts';
import { remember, tableMemory } from './memory.ts';
import { forgetLine, type KeptLine, keepLine, keptLines } from './said.ts';

const line = (id: string, by = 'anna'): KeptLine => ({
	by,
	envelope: { id, seen: 3, command: { type: 'say', text: `Hello ${id}` } },
});

test('O12 what was said is kept until it is forgotten, in its order', () => {
	const device = memoryDevice();
	const phrase: KeptLine = {
		by: 'anna',
		envelope: { id: 'b', seen: 0, command: { type: 'say-phrase', phrase: 'oops' } },
	};
	keepLine('one', line('a'), device);
	keepLine('one', phrase, device);
	keepLine('two', line('c'), device);
	expect(keptLines('one', device)).toEqual([line('a'), phrase]);
	forgetLine('one', 'a', device);
	forgetLine('one', 'c', device);
	expect(keptLines('one', device)).toEqual([phrase]);
	expect(keptLines('two', device)).toEqual([line('c')]);
});

test('O12 only the last few lines are kept, each once', () => {
	const device = memoryDevice();
	for (const id of ['1', '2', '3', '4', '5', '6', '6']) keepLine('one', line(id), device);
	expect(keptLines('one', device).map(({ envelope }) => envelope.id)).toEqual(['2', '3', '4', '5', '6']);
});

test('to forget what was never kept writes nothing down', () => {
	const device = memoryDevice();
	forgetLine('one', 'a', device);
	expect(device.memory.texts.size).toBe(0);
});

const { envelope } = line('a');

test.each([
	['text'],
	[{ by: 7, envelope }],
	[{ by: 'anna', envelope: null }],
	[{ by: 'anna', envelope: { ...envelope, id: '' } }],
	[{ by: 'anna', envelope: { ...envelope, id: 'a'.repeat(65) } }],
	[{ by: 'anna', envelope: { ...envelope, seen: -1 } }],
	[{ by: 'anna', envelope: { ...envelope, command: { type: 'say', text: '' } } }],
	[{ by: 'anna', envelope: { ...envelope, command: { type: 'say-phrase', phrase: 'toString' } } }],
	[{ by: 'anna', envelope: { ...envelope, command: { type: 'resign' } } }],
])('what is damaged is passed over: %j', (damaged) => {
	const device = memoryDevice();
	remember('one', { said: [damaged, line('b')] }, device);
	expect(keptLines('one', device)).toEqual([line('b')]);
	keepLine('one', line('c'), device);
	expect(tableMemory('one', device).said).toEqual([line('b'), line('c')]);
});
