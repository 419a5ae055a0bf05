// How the kept builds are told apart, and which of them nobody can need any more.
const PREFIX = 'tessera-build-';

export const nameOf = (version: string): string => PREFIX + version;

/** All builds but this one and the one before it, of names in the order in which they were made. */
export function buildsToForget(names: readonly string[], version: string): readonly string[] {
	const others = names.filter((name) => name.startsWith(PREFIX) && name !== nameOf(version));
	return others.slice(0, -1);
}
