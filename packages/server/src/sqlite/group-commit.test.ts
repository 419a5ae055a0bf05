// Groups: who belongs to one, and what becomes of it.
import { expect, test } from 'vitest';
import { groupCommit, type Transactions } from './group-commit.ts';

class Failure extends Error {}
const failureOf = (message: string, options: ErrorOptions) => new Failure(message, options);

/** Transactions that only note what was asked of them. */
function noted(rest: Partial<Transactions> = {}): { readonly course: string[]; readonly transactions: Transactions } {
	const course: string[] = [];
	const note = (what: string) => () => {
		course.push(what);
	};
	return {
		course,
		transactions: {
			begin: note('begin'),
			commit: note('commit'),
			rollback: note('rollback'),
			sync: async () => note('sync')(),
			end: () => {},
			...rest,
		},
	};
}

test('what is asked for in one turn is carried out in order, in one transaction, in the next', async () => {
	const { course, transactions } = noted();
	const { ask } = groupCommit(transactions, failureOf);
	const work = (name: string) => ask(() => course.push(name));
	const asked = [work('a'), Promise.resolve().then(() => work('b')), work('c')];
	expect(course).toEqual([]);
	await Promise.all(asked);
	await work('d');
	expect(course).toEqual(['begin', 'a', 'c', 'b', 'commit', 'sync', 'begin', 'd', 'commit', 'sync']);
});

test('nothing waiting is no transaction', async () => {
	const { course, transactions } = noted();
	await groupCommit(transactions, failureOf).settled();
	expect(course).toEqual([]);
});

test('what is asked for by those who were just answered is the next group', async () => {
	const { course, transactions } = noted();
	const { ask } = groupCommit(transactions, failureOf);
	const twice = async (name: string) => {
		await ask(() => course.push(name));
		await ask(() => course.push(name));
	};
	await Promise.all([twice('a'), twice('b')]);
	expect(course).toEqual(['begin', 'a', 'b', 'commit', 'sync', 'begin', 'a', 'b', 'commit', 'sync']);
});

test('where nothing can be undone, nothing is believed any more, and everybody is told, with the cause', async () => {
	const cause = new Error('the disk is gone');
	const { transactions } = noted({
		rollback: () => {
			throw new Error('cannot roll back');
		},
	});
	const group = groupCommit(transactions, failureOf);
	const { ask } = group;
	const fails = ask(() => {
		throw cause;
	});
	const beside = ask(() => 1);
	const settled = await Promise.allSettled([fails, beside]);
	expect(settled).toEqual(Array(2).fill({ status: 'rejected', reason: expect.any(Failure) }));
	await expect(fails).rejects.toMatchObject({ cause });
	expect(group.distrust).toMatchObject({ cause });
	await expect(group.read(() => 1)).rejects.toMatchObject({ cause });
});

/** A disk that is waited for by hand. */
function slowDisk() {
	const waits: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
	const sync = () => new Promise<void>((resolve, reject) => void waits.push({ resolve, reject }));
	return { waits, ...noted({ sync }) };
}

test('while the disk is waited for, nobody is answered, and what is asked for is the next group', async () => {
	const { course, transactions, waits } = slowDisk();
	const { ask, settled } = groupCommit(transactions, failureOf);
	const work = (name: string) => ask(() => course.push(name)).then(() => course.push(`${name} answered`));
	const first = work('a');
	await expect.poll(() => waits.length).toBe(1);
	const others = [work('b'), work('c')];
	const all = settled().then(() => course.push('settled'));
	await new Promise(setImmediate);
	expect(course).toEqual(['begin', 'a', 'commit']);
	waits[0]?.resolve();
	await first;
	await expect.poll(() => waits.length).toBe(2);
	waits[1]?.resolve();
	await Promise.all([...others, all]);
	const rest = ['a answered', 'begin', 'b', 'c', 'commit', 'b answered', 'c answered', 'settled'];
	expect(course).toEqual(['begin', 'a', 'commit', ...rest]);
});

test('once the disk did not take something, nothing is believed any more, whether it waited already or comes later', async () => {
	const { course, transactions, waits } = slowDisk();
	const told: Error[] = [];
	const { ask, read, settled } = groupCommit(transactions, failureOf, (why) => told.push(why));
	const asked = ask(() => 1);
	const cause = new Error('input/output error');
	await expect.poll(() => waits.length).toBe(1);
	const waited = ask(() => course.push('never'));
	const reading = read(() => course.push('never'));
	waits[0]?.reject(cause);
	for (const each of [asked, waited, reading, ask(() => 2), read(() => 3)])
		await expect(each).rejects.toMatchObject({ cause });
	await settled();
	expect(course).toEqual(['begin', 'commit']);
	expect(told).toEqual([expect.any(Failure)]);
});

test('whoever reads waits for what is on its way, and hurries nothing', async () => {
	const { course, transactions, waits } = slowDisk();
	const { ask, read, settled } = groupCommit(transactions, failureOf);
	const first = ask(() => course.push('a'));
	await read(() => course.push('read'));
	expect(course).toEqual(['read']);
	await expect.poll(() => waits.length).toBe(1);
	const second = ask(() => course.push('b'));
	const reading = read(() => course.push('read'));
	waits[0]?.resolve();
	await Promise.all([first, reading]);
	expect(course).toEqual(['read', 'begin', 'a', 'commit', 'read']);
	// Even when everything is hurried because the end is near.
	await expect.poll(() => waits.length).toBe(2);
	const third = ask(() => course.push('c'));
	const ending = settled();
	const late = read(() => course.push('late'));
	waits[1]?.resolve();
	await second;
	await expect.poll(() => waits.length).toBe(3);
	expect(course.slice(5)).toEqual(['begin', 'b', 'commit', 'begin', 'c', 'commit']);
	waits[2]?.resolve();
	await Promise.all([third, ending, late]);
	expect(course.at(-1)).toBe('late');
});
