// From what was asked for on the command line to a game at the table: who plays, by which rulings, and where chance comes from.
import {
	type Age,
	commitTo,
	deriveSeed,
	type Fairness,
	type GameName,
	no,
	type OptionValue,
	ok,
	optionSpecs,
	type Result,
	readOption,
	type Secret,
	seedFromText,
	start,
	type Terms,
} from '@tessera/engine';
import { type GameRecord, isPlayerName } from '@tessera/notation';
import { setupWords } from '../words/setup-problems.ts';
import { defaultName, kindNamed, type PlayerKind } from './kinds.ts';
import type { Table } from './session.ts';

export interface Wishes {
	readonly game: GameName;
	readonly players: readonly PlayerKind[];
	/** For the first seats; the others get a name of their kind. */
	readonly names: readonly string[];
	readonly ages: readonly Age[];
	/** `name=value` each. */
	readonly options: readonly string[];
	/** Makes the game the same each time; null for a fresh one that can be checked afterwards. */
	readonly seed: string | null;
	/** What the first seats add to the chance of a fresh game. */
	readonly contributions: readonly string[];
	/** For the tag Date. */
	readonly date: string;
}

type Asked<T> = Result<T, string>;

function namesFor({ players, names }: Wishes): Asked<readonly string[]> {
	if (names.length > players.length) return no(`There are ${names.length} names for ${players.length} players.`);
	const all = players.map((_, seat) => names[seat] ?? defaultName(players, seat));
	const bad = all.find((name) => !isPlayerName(name));
	if (bad !== undefined) return no(`"${bad}" cannot be a name: 1 to 60 characters, no colon, no control characters.`);
	const twice = all.find((name, seat) => all.indexOf(name) !== seat);
	return twice === undefined ? ok(all) : no(`Two players cannot both be called ${twice}.`);
}

function optionsFor({ game, options }: Wishes): Asked<Readonly<Record<string, OptionValue>>> {
	const entries = options.map((text) => {
		const [name = '', ...value] = text.split('=');
		return [name, readOption(optionSpecs(game)[name], value.join('='))] as const;
	});
	const wrong = options.find((text) => !text.includes('='));
	return wrong === undefined ? ok(Object.fromEntries(entries)) : no(`"${wrong}" is not name=value.`);
}

function agesFor({ players, ages }: Wishes): Asked<readonly Age[]> {
	return ages.length > players.length
		? no(`There are ${ages.length} ages for ${players.length} players.`)
		: ok(players.map((_, seat) => ages[seat] ?? null));
}

/** Where chance comes from: a seed that was given, or a secret nobody has seen with what the players add to it. */
function fairnessFor({ seed, contributions, players }: Wishes, secret: Secret): Asked<Fairness> {
	if (contributions.length > players.length)
		return no(`There are ${contributions.length} contributions for ${players.length} players.`);
	if (seed !== null)
		return contributions.length > 0
			? no('A game with a given seed takes no contributions.')
			: ok({ seed: seedFromText(seed), commitment: null, secret: null, contributions: null });
	const added = players.map((_, seat) => contributions[seat] ?? '');
	return ok({ seed: deriveSeed(secret, added), commitment: commitTo(secret), secret, contributions: added });
}

const TYPE_TAG = 'Type';

/** Who is a person and who is a bot of which level, as tags of the saved game. */
const typeTags = (players: readonly PlayerKind[]): Readonly<Record<string, string>> =>
	Object.fromEntries(players.map((kind, seat) => [`${TYPE_TAG}${seat + 1}`, kind]));

/** The kinds of players that a saved game tells; people where it tells nothing. */
export const playersIn = ({ names, tags }: GameRecord): readonly PlayerKind[] =>
	names.map((_, seat) => kindNamed(tags[`${TYPE_TAG}${seat + 1}`] ?? '') ?? 'human');

/** A saved game with others in its seats from here on; saved again, it tells of them. */
export const seatedAnew = (record: GameRecord, players: readonly PlayerKind[]): Table => ({
	players,
	record: { ...record, tags: { ...record.tags, ...typeTags(players) } },
});

function deal(terms: Terms, names: readonly string[], fairness: Fairness, wishes: Wishes): Asked<Table> {
	const { players, date } = wishes;
	if (fairness.seed === null) return no('A game needs a seed.');
	const begun = start(terms, fairness.seed);
	if (!begun.ok) return no(setupWords(terms.game, begun.problem));
	const tags = { Date: date, ...typeTags(players) };
	return ok({ players, record: { terms, names, tags, fairness, start: begun.value, steps: [] } });
}

/** A new game, or what about the wishes cannot be. */
export function beginGame(wishes: Wishes, secret: Secret): Asked<Table> {
	const names = namesFor(wishes);
	if (!names.ok) return names;
	const options = optionsFor(wishes);
	if (!options.ok) return options;
	const ages = agesFor(wishes);
	if (!ages.ok) return ages;
	const fairness = fairnessFor(wishes, secret);
	if (!fairness.ok) return fairness;
	const terms: Terms = { game: wishes.game, ages: ages.value, options: options.value };
	return deal(terms, names.value, fairness.value, wishes);
}
