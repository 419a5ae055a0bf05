// How a game that an earlier version of the app wrote becomes one of this version, one version at a time.

/** A saved game of some version, not checked yet. */
export type Written = Readonly<Record<string, unknown>>;

/** From one version to the next; null where what is written makes no sense. */
export type Migration = (save: Written) => Written | null;

/** Version 1 kept what one seat prepared, or nothing (null); from version 2 on each seat has its own. */
const preparedBySeat: Migration = ({ prepared, ...save }) => ({
	...save,
	prepared: prepared === null ? [] : [prepared],
});

/** Up to version 2 a game began with a seed; from version 3 on with a secret that the seed follows from. */
const withoutSecret: Migration = (save) => ({ ...save, secret: null });

/** The first leads from version 1 to version 2, and so on. */
const MIGRATIONS: readonly Migration[] = [preparedBySeat, withoutSecret];

/** A saved game of one version in the form of a later one; null for versions that never were. */
export function upgraded(
	save: Written,
	from: number,
	to: number,
	migrations: readonly Migration[] = MIGRATIONS,
): Written | null {
	if (from === to) return save;
	const migrate = migrations[from - 1];
	const next = migrate?.(save) ?? null;
	return next && upgraded({ ...next, version: from + 1 }, from + 1, to, migrations);
}
