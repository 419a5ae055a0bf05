import { describe, expect, test } from 'vitest';
import { buildsToForget, type KeptBuild, nameOf, newestOf } from './builds.ts';

const [one, two, three, four] = ['one', 'two', 'three', 'four'].map(nameOf) as [string, string, string, string];
const builds: readonly KeptBuild[] = [one, two, three, four].map((name, index) => ({ name, completed: index + 1 }));
const broken: KeptBuild = { name: nameOf('broken'), completed: null };
const calm = { pages: [], isFetching: false };

describe('the newest build', () => {
	test('is the one completed last, though it was here before', () => {
		expect(newestOf([{ name: one, completed: 9 }, ...builds.slice(1)])).toBe(one);
	});
	test('is never one of which something is missing', () => {
		expect(newestOf([...builds, broken])).toBe(four);
		expect(newestOf([broken])).toBeNull();
	});
});

describe('a build whose worker is in charge', () => {
	test('makes those before it forgotten when no page is open', () => {
		expect(buildsToForget(builds, { ...calm, own: four })).toEqual([one, two, three]);
	});
	test('leaves what an open page is made of, and not what was never used', () => {
		expect(buildsToForget(builds, { ...calm, own: four, pages: [one, three] })).toEqual([two]);
	});
	test('leaves everything while there is a page of which nothing is known', () => {
		expect(buildsToForget(builds, { ...calm, own: four, pages: [four, null] })).toEqual([]);
	});
	test('leaves the newest after it, which the next page is made of, and none between that no page is made of', () => {
		expect(buildsToForget(builds, { ...calm, own: one })).toEqual([two, three]);
		expect(buildsToForget(builds, { ...calm, own: one, pages: [two] })).toEqual([three]);
	});
	test('leaves all that came after it while another is being fetched: which of them will wait is not settled', () => {
		expect(buildsToForget(builds, { ...calm, own: two, isFetching: true })).toEqual([one]);
	});
	test('clears away what was broken off, unless it is being fetched now', () => {
		expect(buildsToForget([...builds, broken], { ...calm, own: four })).toEqual([one, two, three, broken.name]);
		expect(buildsToForget([...builds, broken], { ...calm, own: one, isFetching: true })).toEqual([]);
	});
	test('that is the first has nothing to forget', () => {
		expect(buildsToForget([{ name: one, completed: 1 }], { ...calm, own: one })).toEqual([]);
	});
});
