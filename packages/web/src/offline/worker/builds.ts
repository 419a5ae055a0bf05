// How the kept builds are told apart, and which of them nobody can need any more.
const PREFIX = 'tessera-build-';

export const nameOf = (version: string): string => PREFIX + version;

export const isBuild = (name: string): boolean => name.startsWith(PREFIX);

export interface KeptBuild {
	readonly name: string;
	/** When the last of its files was kept, in milliseconds since 1970; null while some are missing. */
	readonly completed: number | null;
}

/** The last build that was completed; null when none is. */
export function newestOf(builds: readonly KeptBuild[]): string | null {
	const complete = builds.filter(({ completed }) => completed !== null);
	complete.sort((one, other) => Number(other.completed) - Number(one.completed));
	return complete[0]?.name ?? null;
}

export interface Surroundings {
	/** The build whose worker is in charge. */
	readonly own: string;
	/** The build of each page that is open; null where that is not known. */
	readonly pages: readonly (string | null)[];
	/** Whether yet another build is being fetched. */
	readonly isFetching: boolean;
}

/**
 * The builds that no open page was made of and no other page will be: neither the own one, nor the newest. A page of which nothing
 * is known may be of any of them. While another build is fetched, only those before the own one are surely done with.
 */
export function buildsToForget(
	builds: readonly KeptBuild[],
	{ own, pages, isFetching }: Surroundings,
): readonly string[] {
	if (pages.includes(null)) return [];
	const since = builds.find(({ name }) => name === own)?.completed ?? 0;
	const needed = [own, newestOf(builds), ...pages];
	const isBefore = ({ completed }: KeptBuild) => completed !== null && completed <= since;
	return builds
		.filter((build) => !needed.includes(build.name) && (!isFetching || isBefore(build)))
		.map(({ name }) => name);
}
