// Questions to the database about ratings.
import type { DatabaseSync } from 'node:sqlite';
import { number, type Row } from '../../sqlite/rows.ts';
import { mustBeSkills } from '../checked.ts';
import {
	type Judge,
	OF_BOTS,
	type RatedTable,
	type Rating,
	type RatingChange,
	type Skill,
	type TableSize,
} from '../players.ts';

const SIZES: readonly TableSize[] = [2, 3, 4];

function sizeIn(row: Row): TableSize {
	const value = number(row, 'size');
	const size = SIZES.find((known) => known === value);
	if (size === undefined) throw new TypeError(`${value} is no size of a table`);
	return size;
}

const skillIn = (row: Row): Skill => ({ mu: number(row, 'mu'), sigma: number(row, 'sigma') });

const ratingOf = (row: Row): Rating => ({ size: sizeIn(row), ...skillIn(row), games: number(row, 'games') });

const changeOf = (row: Row): RatingChange => ({
	size: sizeIn(row),
	before: row['mu_before'] === null ? null : { mu: number(row, 'mu_before'), sigma: number(row, 'sigma_before') },
	after: skillIn(row),
});

/** A judge at fault must not look like a storage that fails, and take others down with it: the fault is handed on. */
interface Faulty {
	readonly kind: 'faulty';
	readonly fault: unknown;
}

export type RateAnswer = { readonly kind: 'rated' } | { readonly kind: 'repeated' } | Faulty;

type Verdict = { readonly kind: 'skills'; readonly skills: readonly Skill[] } | Faulty;

function judged(judge: Judge, before: readonly (Rating | null)[]): Verdict {
	try {
		const skills = judge(before.map((rating) => rating && { mu: rating.mu, sigma: rating.sigma }));
		mustBeSkills(skills, before.length);
		return { kind: 'skills', skills };
	} catch (fault) {
		return { kind: 'faulty', fault };
	}
}

export function ratingStatements(database: DatabaseSync) {
	const all = database.prepare('SELECT * FROM ratings WHERE subject = ? ORDER BY size');
	const one = database.prepare('SELECT * FROM ratings WHERE subject = ? AND size = ?');
	const put = database.prepare(`
		INSERT OR REPLACE INTO ratings (subject, size, mu, sigma, games) VALUES (?, ?, ?, ?, ?)`);
	const rated = database.prepare('SELECT 1 FROM rated_tables WHERE id = ?');
	const note = database.prepare('INSERT INTO rated_tables (id, at) VALUES (?, ?)');
	const noteChange = database.prepare(`
		INSERT INTO rating_changes (subject, table_id, size, mu_before, sigma_before, mu, sigma) VALUES (?, ?, ?, ?, ?, ?, ?)`);
	const change = database.prepare('SELECT * FROM rating_changes WHERE subject = ? AND table_id = ?');

	return {
		all: (subject: string): readonly Rating[] => all.all(subject).map(ratingOf),
		rate({ table, size, subjects, at }: RatedTable, judge: Judge): RateAnswer {
			if (rated.get(table)) return { kind: 'repeated' };
			const before = subjects.map((subject) => {
				const row = one.get(subject, size);
				return row ? ratingOf(row) : null;
			});
			const verdict = judged(judge, before);
			if (verdict.kind === 'faulty') return verdict;
			note.run(table, at);
			for (const [index, { mu, sigma }] of verdict.skills.entries()) {
				const subject = subjects[index] ?? '';
				const rating = before[index] ?? null;
				put.run(subject, size, mu, sigma, (rating?.games ?? 0) + 1);
				if (!subject.startsWith(OF_BOTS))
					noteChange.run(subject, table, size, rating?.mu ?? null, rating?.sigma ?? null, mu, sigma);
			}
			return { kind: 'rated' };
		},
		changeAt(table: string, subject: string): RatingChange | null {
			const row = change.get(subject, table);
			return row ? changeOf(row) : null;
		},
	};
}
