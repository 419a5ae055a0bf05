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
		transactions: { begin: note('begin'), commit: note('commit'), rollback: note('rollback'), ...rest },
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
	expect(course).toEqual(['begin', 'a', 'c', 'b', 'commit', 'begin', 'd', 'commit']);
});

test('nothing waiting is no transaction', () => {
	const { course, transactions } = noted();
	groupCommit(transactions, failureOf).flush();
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
	expect(course).toEqual(['begin', 'a', 'b', 'commit', 'begin', 'a', 'b', 'commit']);
});

test('even if nothing can be undone, everybody is told of the failure, with its cause', async () => {
	const cause = new Error('the disk is gone');
	const { transactions } = noted({
		rollback: () => {
			throw new Error('cannot roll back');
		},
	});
	const { ask, flush } = groupCommit(transactions, failureOf);
	const fails = ask(() => {
		throw cause;
	});
	const beside = ask(() => 1);
	expect(flush).not.toThrow();
	const settled = await Promise.allSettled([fails, beside]);
	expect(settled).toEqual(Array(2).fill({ status: 'rejected', reason: expect.any(Failure) }));
	await expect(fails).rejects.toMatchObject({ cause });
});
