// What every bus does, whatever it is made of: a suite that the tests of each implementation run.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bus, OnFailure } from './bus.ts';

/** A listener that keeps what it was told, and says when it was told something. */
function ear(): {
	readonly told: string[];
	readonly listen: (message: string) => void;
	hears(message: string): Promise<void>;
} {
	const told: string[] = [];
	const waiting = new Map<string, () => void>();
	return {
		told,
		listen: (message) => {
			told.push(message);
			waiting.get(message)?.();
		},
		hears: (message) =>
			told.includes(message) ? Promise.resolve() : new Promise((resolve) => waiting.set(message, resolve)),
	};
}

const numbered = (count: number): readonly string[] => Array.from({ length: count }, (_, number) => `m${number}`);

export function busContract(name: string, open: (onFailure: OnFailure) => Bus<string>): void {
	describe(`${name}, as any bus`, () => {
		let bus: Bus<string>;
		let failures: [unknown, string][];
		beforeEach(() => {
			failures = [];
			bus = open((error, topic) => failures.push([error, topic]));
		});
		afterEach(() => bus.close());

		/** When this is over, everything that was published before has reached whom it may reach. */
		async function settled(topic: string): Promise<void> {
			const last = ear();
			const stop = bus.subscribe(topic, last.listen);
			bus.publish(topic, 'settled');
			await last.hears('settled');
			stop();
		}

		test('everybody who subscribed to a topic is told, once and in order', async () => {
			const [ann, ben] = [ear(), ear()];
			bus.subscribe('a', ann.listen);
			bus.subscribe('a', ben.listen);
			for (const message of numbered(100)) bus.publish('a', message);
			await Promise.all([ann.hears('m99'), ben.hears('m99')]);
			expect([ann.told, ben.told]).toEqual([numbered(100), numbered(100)]);
			expect(failures).toEqual([]);
		});

		test('topics do not mix', async () => {
			const [ann, ben] = [ear(), ear()];
			bus.subscribe('a', ann.listen);
			bus.subscribe('b', ben.listen);
			bus.publish('a', 'to a');
			bus.publish('b', 'to b');
			bus.publish('nobody', 'to nobody');
			await Promise.all([settled('a'), settled('b')]);
			expect([ann.told, ben.told]).toEqual([
				['to a', 'settled'],
				['to b', 'settled'],
			]);
		});

		test('nobody is told while something is published', () => {
			const ann = ear();
			bus.subscribe('a', ann.listen);
			bus.publish('a', 'm');
			expect(ann.told).toEqual([]);
		});

		test('who subscribes later is not told what was before', async () => {
			const ann = ear();
			bus.publish('a', 'before');
			bus.subscribe('a', ann.listen);
			bus.publish('a', 'after');
			await settled('a');
			expect(ann.told).toEqual(['after', 'settled']);
		});

		test('who stopped is told nothing more, and the others are; stopping twice is nothing', async () => {
			const [ann, ben] = [ear(), ear()];
			const stop = bus.subscribe('a', ann.listen);
			bus.subscribe('a', ben.listen);
			bus.publish('a', 'on its way');
			stop();
			stop();
			await settled('a');
			expect([ann.told, ben.told]).toEqual([[], ['on its way', 'settled']]);
		});

		test('the same listener twice is told twice, until each has stopped', async () => {
			const ann = ear();
			const stop = bus.subscribe('a', ann.listen);
			bus.subscribe('a', ann.listen);
			bus.publish('a', 'twice');
			await settled('a');
			stop();
			bus.publish('a', 'once');
			await ann.hears('once');
			expect(ann.told).toEqual(['twice', 'twice', 'settled', 'settled', 'once']);
		});

		test('a listener that fails disturbs nobody, and is told the next all the same', async () => {
			const [before, behind] = [ear(), ear()];
			const heard: string[] = [];
			bus.subscribe('a', before.listen);
			bus.subscribe('a', (message) => {
				heard.push(message);
				throw new Error(`cannot hear ${message}`);
			});
			bus.subscribe('a', behind.listen);
			bus.publish('a', 'm1');
			bus.publish('a', 'm2');
			await Promise.all([before.hears('m2'), behind.hears('m2')]);
			expect([before.told, heard, behind.told]).toEqual(Array(3).fill(['m1', 'm2']));
			expect(failures).toEqual([
				[new Error('cannot hear m1'), 'a'],
				[new Error('cannot hear m2'), 'a'],
			]);
		});

		test('a listener may publish, subscribe and stop', async () => {
			const [ann, late] = [ear(), ear()];
			const stop = bus.subscribe('a', (message) => {
				if (message !== 'm1') return;
				bus.publish('a', 'answer');
				bus.subscribe('a', late.listen);
				stop();
			});
			bus.subscribe('a', ann.listen);
			bus.publish('a', 'm1');
			bus.publish('a', 'm2');
			await ann.hears('answer');
			await settled('a');
			expect(ann.told).toEqual(['m1', 'm2', 'answer', 'settled']);
			expect(late.told).toEqual(['settled']);
		});

		test('a listener may close it, and those behind are not told', async () => {
			const behind = ear();
			const closed = new Promise<void>((resolve) => {
				bus.subscribe('a', () => resolve(bus.close()));
			});
			bus.subscribe('a', behind.listen);
			bus.publish('a', 'm');
			await closed;
			expect(behind.told).toEqual([]);
		});

		test('after closing nobody is told anything', async () => {
			const ann = ear();
			bus.subscribe('a', ann.listen);
			bus.publish('a', 'on its way');
			await bus.close();
			bus.publish('a', 'late');
			bus.subscribe('a', ann.listen)();
			await bus.close();
			expect(ann.told).toEqual([]);
		});
	});
}
