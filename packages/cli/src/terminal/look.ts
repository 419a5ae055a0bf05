// What the terminal can show: how many colours, whether more than ASCII, how wide. Decided once, from what the terminal says
// of itself and from what its owner asked for.

export interface Look {
	/** Colours to choose from; 0 for none, and then no escape sequence is written at all. */
	readonly colours: 0 | 16 | 256;
	/** Letters only, no signs: for terminals that have no others. */
	readonly ascii: boolean;
	readonly columns: number;
	readonly rows: number;
	/** Whether sentences are broken at the terminal's edge; in a pipe or a file they stay whole. */
	readonly wraps: boolean;
	/** Whether the screen can be cleared. */
	readonly canClear: boolean;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Screen {
	readonly isTTY: boolean;
	readonly columns: number | undefined;
	readonly rows: number | undefined;
}

const USUAL_COLUMNS = 80;
const USUAL_ROWS = 24;

const isDumb = (env: Environment): boolean => env['TERM'] === 'dumb';

/** FORCE_COLOR as it is usually read: 0 or false for none, 1 for sixteen, more for more. */
function forcedColours(value: string): Look['colours'] {
	if (value === '0' || value === 'false') return 0;
	return value === '1' ? 16 : 256;
}

function coloursOf(env: Environment, isTTY: boolean): Look['colours'] {
	if (env['NO_COLOR']) return 0;
	if (env['FORCE_COLOR'] !== undefined) return forcedColours(env['FORCE_COLOR']);
	if (!isTTY || isDumb(env)) return 0;
	return env['COLORTERM'] || /256|kitty|truecolor/.test(env['TERM'] ?? '') ? 256 : 16;
}

/** A locale that is set and is not UTF-8 has no signs; one that is not set at all says nothing. */
function isLocaleNarrow(env: Environment): boolean {
	const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'];
	return locale !== undefined && locale !== '' && !/utf-?8/i.test(locale);
}

export function lookOf(env: Environment, screen: Screen, plain: boolean): Look {
	const ascii = plain || isDumb(env) || isLocaleNarrow(env);
	return {
		colours: plain ? 0 : coloursOf(env, screen.isTTY),
		ascii,
		columns: screen.columns || USUAL_COLUMNS,
		rows: screen.rows || USUAL_ROWS,
		wraps: screen.isTTY,
		canClear: screen.isTTY && !plain && !isDumb(env),
	};
}
