// What the tags of a game's file say: the game and its terms, who plays, and what lets others check the deal.
import {
	type Age,
	completeOptions,
	GAMES,
	type GameName,
	isSeal,
	isSeed,
	MAX_PLAYERS,
	MIN_PLAYERS,
	type OptionValue,
	optionSpecs,
	readOption,
	type Seal,
	type Seed,
	seatsOf,
} from '@tessera/engine';
import { parseNumber } from '../numbers.ts';
import { anyOf, type Marked, misread } from '../problem.ts';
import { type GameRecord, isFreeTag, isPlayerName, NAME_EXPECTED } from './record.ts';
import type { Source } from './source.ts';
import { readTag, type Tag } from './tags.ts';

export interface Header extends Pick<GameRecord, 'names' | 'tags' | 'fairness'> {
	readonly terms: Required<GameRecord['terms']>;
	/** What the file says the game came to. */
	readonly result: Marked<string> | null;
}

export const VERSION = '1';
export const OPTION_PREFIX = 'Option.';

type Tags = ReadonlyMap<string, Tag>;

function readTags(source: Source): Tags {
	const tags = new Map<string, Tag>();
	while (source.isNext(/^\[/) || tags.size === 0) {
		const tag = readTag(source.take('[Tessera "1"]'));
		const { value: name, mark } = tag.name;
		if (tags.size === 0 && name !== 'Tessera') misread(mark, 'the tag Tessera first');
		if (tags.has(name)) misread(mark, `the tag ${name} only once`);
		tags.set(name, tag);
	}
	return tags;
}

function checkVersion(tags: Tags): void {
	const version = tags.get('Tessera')?.value;
	if (version && version.value !== VERSION) misread(version.mark, `version ${VERSION}`);
}

const required = (tags: Tags, name: string, source: Source): Marked<string> =>
	tags.get(name)?.value ?? misread(source.mark(), `the tag ${name}`);

function readGame(tags: Tags, source: Source): GameName {
	const { value, mark } = required(tags, 'Game', source);
	return GAMES.find((game) => game === value) ?? misread(mark, anyOf(GAMES));
}

/** The names of as many seats as have a tag; from the first on, without a gap. */
function readNames(tags: Tags, source: Source): readonly string[] {
	const seats = Array.from({ length: MAX_PLAYERS }, (_, index) => index + 1);
	const players = Math.max(MIN_PLAYERS, ...seats.filter((seat) => tags.has(`Player${seat}`)));
	const names: string[] = [];
	for (const seat of seatsOf(players)) {
		const { value, mark } = required(tags, `Player${seat + 1}`, source);
		if (!isPlayerName(value)) misread(mark, NAME_EXPECTED);
		if (names.includes(value)) misread(mark, 'a name that no other player has');
		names.push(value);
	}
	return names;
}

/** What stands in a tag of this name, as `read` understands it; null without the tag. */
function optional<T>(tags: Tags, name: string, read: (text: string) => T | null, expected: string): T | null {
	const value = tags.get(name)?.value;
	return value ? (read(value.value) ?? misread(value.mark, expected)) : null;
}

const readAges = (tags: Tags, players: number): readonly Age[] =>
	seatsOf(players).map((seat) => optional(tags, `Age${seat + 1}`, parseNumber, 'a number'));

/** An option with the value that the game understands. */
function readOptionTag(game: GameName, { name, value }: Tag): readonly [string, OptionValue] {
	const specs = optionSpecs(game);
	const option = name.value.slice(OPTION_PREFIX.length);
	const spec = Object.hasOwn(specs, option) ? specs[option] : undefined;
	if (!spec) misread(name.mark, anyOf(Object.keys(specs).map((each) => OPTION_PREFIX + each)));
	const chosen = readOption(spec, value.value);
	const complete = completeOptions(specs, { [option]: chosen });
	if (!complete.ok) misread(value.mark, anyOf(complete.problem.accepted), complete.problem);
	return [option, chosen];
}

const isOption = ({ name }: Tag): boolean => name.value.startsWith(OPTION_PREFIX);

const readOptions = (tags: Tags, game: GameName): Readonly<Record<string, OptionValue>> =>
	Object.fromEntries([...tags.values()].filter(isOption).map((tag) => readOptionTag(game, tag)));

const HEX_EXPECTED = '64 lower-case hexadecimal digits';
const hexOf = (text: string): Seed | null => (isSeed(text) ? text : null);
const sealIn = (text: string): Seal | null => (isSeal(text) ? text : null);

function readFairness(tags: Tags, players: number): GameRecord['fairness'] {
	const contributions = seatsOf(players).map((seat) => tags.get(`Contribution${seat + 1}`)?.value.value);
	const seals = seatsOf(players).map((seat) => optional(tags, `Seal${seat + 1}`, sealIn, HEX_EXPECTED));
	return {
		seed: optional(tags, 'Seed', hexOf, HEX_EXPECTED),
		commitment: optional(tags, 'Commitment', hexOf, HEX_EXPECTED),
		secret: optional(tags, 'Secret', hexOf, HEX_EXPECTED),
		contributions: contributions.every((each) => each === undefined) ? null : contributions.map((each) => each ?? ''),
		...(seals.some((seal) => seal !== null) ? { seals } : {}),
	};
}

const NUMBERED = /^(Player|Age|Seal|Contribution)(\d+)$/;

/** A tag for a seat that nobody sits in says something about nobody. */
function checkSeats(tags: Tags, players: number): void {
	for (const { name } of tags.values()) {
		const [, word, seat] = NUMBERED.exec(name.value) ?? [];
		if (word && !seatsOf(players).some((each) => `${each + 1}` === seat))
			misread(name.mark, `${word}1 to ${word}${players}`);
	}
}

function freeTags(tags: Tags): GameRecord['tags'] {
	const free = [...tags.values()].filter(({ name }) => isFreeTag(name.value));
	return Object.fromEntries(free.map(({ name, value }) => [name.value, value.value]));
}

/** A point in the name of a tag means an option; there is no other such tag. */
function checkNames(tags: Tags): void {
	for (const tag of tags.values())
		if (tag.name.value.includes('.') && !isOption(tag)) misread(tag.name.mark, `${OPTION_PREFIX} and its name`);
}

export function readHeader(source: Source): Header {
	const tags = readTags(source);
	checkVersion(tags);
	const game = readGame(tags, source);
	const names = readNames(tags, source);
	checkSeats(tags, names.length);
	checkNames(tags);
	return {
		terms: { game, ages: readAges(tags, names.length), options: readOptions(tags, game) },
		names,
		tags: freeTags(tags),
		fairness: readFairness(tags, names.length),
		result: tags.get('Result')?.value ?? null,
	};
}
