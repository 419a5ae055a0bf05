// Opening a data folder: what is made, what is kept, and what is refused with which words.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { versionOf } from './migrate.ts';
import { type DatabaseForm, openDatabase, openProblemText } from './open.ts';

const FORM: DatabaseForm = { file: 'some.db', migrations: ['CREATE TABLE a (x)', 'CREATE TABLE b (x)'] };
const PRESENT = FORM.migrations.length;

let parent = '';
beforeAll(() => {
	parent = mkdtempSync(join(tmpdir(), 'tessera-open-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const newFolder = (): string => mkdtempSync(join(parent, 'data-'));

function problemWith(folder: string) {
	const opened = openDatabase(folder, FORM);
	if (opened.ok) throw new Error('it could be opened');
	return opened.problem;
}

test('a folder that is not there is made', () => {
	const opened = openDatabase(join(newFolder(), 'a', 'b'), FORM);
	expect(opened.ok && versionOf(opened.value)).toBe(PRESENT);
	if (opened.ok) opened.value.close();
});

test('a place that cannot be a folder is refused', () => {
	const folder = join(newFolder(), 'file', 'data');
	writeFileSync(join(folder, '..'), '');
	expect(problemWith(folder)).toMatchObject({ kind: 'not-writable', folder });
	expect(openProblemText(problemWith(folder))).toContain(`The data folder ${folder} cannot be written: ENOTDIR`);
});

test('a place where no file can be is refused', () => {
	const folder = newFolder();
	mkdirSync(join(folder, FORM.file));
	expect(openProblemText(problemWith(folder))).toBe(
		`The data folder ${folder} cannot be written: unable to open database file.`,
	);
});

test('a database that may only be read is refused', () => {
	const folder = newFolder();
	const file = join(folder, FORM.file);
	// Whoever may do everything is not kept out by rights: the database is kept from writing by its own header instead.
	const made = openDatabase(folder, FORM);
	if (made.ok) made.value.close();
	const bytes = readFileSync(file);
	const WRITE_FORMAT_AT = 18;
	bytes[WRITE_FORMAT_AT] = 99;
	writeFileSync(file, bytes);
	expect(problemWith(folder)).toEqual({
		kind: 'not-writable',
		folder,
		reason: 'attempt to write a readonly database',
	});
});

test('something else in the place of the database is refused and left alone', () => {
	const folder = newFolder();
	const text = 'a letter, not a database\n'.repeat(50);
	writeFileSync(join(folder, FORM.file), text);
	expect(openProblemText(problemWith(folder))).toBe(
		`${join(folder, FORM.file)} cannot be read as a database: file is not a database. Nothing was changed; put back a copy of it.`,
	);
	expect(readFileSync(join(folder, FORM.file), 'utf8')).toBe(text);
});

test('a database of a newer version is refused and left alone', () => {
	const folder = newFolder();
	const database = new DatabaseSync(join(folder, FORM.file));
	database.exec(`CREATE TABLE of_tomorrow (x); PRAGMA user_version = ${PRESENT + 1}`);
	database.close();
	const before = readFileSync(join(folder, FORM.file));
	const problem = problemWith(folder);
	expect(problem).toEqual({ kind: 'newer', folder, version: PRESENT + 1, known: PRESENT });
	expect(openProblemText(problem)).toContain('was written by a newer Tessera');
	expect(readFileSync(join(folder, FORM.file))).toEqual(before);
});

test('a folder has one server at a time, in whatever process', () => {
	const folder = newFolder();
	const first = openDatabase(folder, FORM);
	expect(problemWith(folder)).toEqual({ kind: 'in-use', folder });

	const program = `
		import { openDatabase } from ${JSON.stringify(new URL('./open.ts', import.meta.url).href)};
		const opened = openDatabase(${JSON.stringify(folder)}, ${JSON.stringify(FORM)});
		console.log(opened.ok ? 'opened' : opened.problem.kind);`;
	const elsewhere = () =>
		spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }).stdout.trim();
	expect(elsewhere()).toBe('in-use');

	if (first.ok) first.value.close();
	expect(elsewhere()).toBe('opened');
	const again = openDatabase(folder, FORM);
	expect(again.ok).toBe(true);
	if (again.ok) again.value.close();
});

test('databases of different forms may be in one folder', () => {
	const folder = newFolder();
	const opened = [FORM, { ...FORM, file: 'other.db' }].map((form) => openDatabase(folder, form));
	expect(opened.map(({ ok }) => ok)).toEqual([true, true]);
	for (const one of opened) if (one.ok) one.value.close();
});

test('whoever is refused is told what to do', () => {
	expect(openProblemText({ kind: 'in-use', folder: 'data' })).toBe(
		'The data folder data is in use by another server. Stop that one, or choose another folder.',
	);
});
