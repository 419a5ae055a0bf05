import { expect, test } from 'vitest';
import { buildsToForget, nameOf } from './builds.ts';

const names = ['one', 'two', 'three', 'four'].map(nameOf);

test('the build that runs and the one before it are kept', () => {
	expect(buildsToForget(names, 'four')).toEqual(['one', 'two'].map(nameOf));
});

test('a first build has nothing to forget', () => {
	expect(buildsToForget([nameOf('one')], 'one')).toEqual([]);
});

test('what others keep in the browser is left alone', () => {
	expect(buildsToForget(['lunch', ...names], 'four')).not.toContain('lunch');
});
