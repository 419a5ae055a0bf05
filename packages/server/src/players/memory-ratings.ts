// Ratings that are forgotten when the program ends.
import { mustBeSkills } from './checked.ts';
import { type Judge, OF_BOTS, type RatedTable, type Rating, type RatingChange } from './players.ts';

export class MemoryRatings {
	/** By subject, then by size. */
	readonly #ratings = new Map<string, Map<number, Rating>>();
	/** By table, then by account. */
	readonly #rated = new Map<string, Map<string, RatingChange>>();

	of(subject: string): readonly Rating[] {
		return [...(this.#ratings.get(subject)?.values() ?? [])].sort((a, b) => a.size - b.size);
	}

	/** False if the table was rated before. */
	rate({ table, size, subjects }: RatedTable, judge: Judge): boolean {
		if (this.#rated.has(table)) return false;
		const ratings = subjects.map((subject) => this.#ratings.get(subject)?.get(size) ?? null);
		const before = ratings.map((rating) => rating && { mu: rating.mu, sigma: rating.sigma });
		const skills = judge(before);
		mustBeSkills(skills, subjects.length);
		const changes = new Map<string, RatingChange>();
		this.#rated.set(table, changes);
		for (const [index, { mu, sigma }] of skills.entries()) {
			const subject = subjects[index] ?? '';
			const own = this.#ratings.get(subject) ?? new Map<number, Rating>();
			own.set(size, { size, mu, sigma, games: (ratings[index]?.games ?? 0) + 1 });
			this.#ratings.set(subject, own);
			if (!subject.startsWith(OF_BOTS))
				changes.set(subject, { size, before: before[index] ?? null, after: { mu, sigma } });
		}
		return true;
	}

	changeAt(table: string, subject: string): RatingChange | null {
		return this.#rated.get(table)?.get(subject) ?? null;
	}
}
