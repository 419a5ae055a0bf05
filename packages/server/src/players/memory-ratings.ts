// Ratings that are forgotten when the program ends.
import { mustBeSkills } from './checked.ts';
import type { Judge, RatedTable, Rating } from './players.ts';

export class MemoryRatings {
	/** By subject, then by size. */
	readonly #ratings = new Map<string, Map<number, Rating>>();
	readonly #rated = new Set<string>();

	of(subject: string): readonly Rating[] {
		return [...(this.#ratings.get(subject)?.values() ?? [])].sort((a, b) => a.size - b.size);
	}

	/** False if the table was rated before. */
	rate({ table, size, subjects }: RatedTable, judge: Judge): boolean {
		if (this.#rated.has(table)) return false;
		const before = subjects.map((subject) => this.#ratings.get(subject)?.get(size) ?? null);
		const skills = judge(before.map((rating) => rating && { mu: rating.mu, sigma: rating.sigma }));
		mustBeSkills(skills, subjects.length);
		this.#rated.add(table);
		for (const [index, { mu, sigma }] of skills.entries()) {
			const ratings = this.#ratings.get(subjects[index] ?? '') ?? new Map<number, Rating>();
			ratings.set(size, { size, mu, sigma, games: (before[index]?.games ?? 0) + 1 });
			this.#ratings.set(subjects[index] ?? '', ratings);
		}
		return true;
	}
}
