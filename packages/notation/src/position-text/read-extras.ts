// What follows the five fields of a position: `key=value`, in any order, each key once.
import { type Age, type GameName, isSeed, type OptionValue, optionSpecs, readOption, type Seed } from '@tessera/engine';
import { parseNumber } from '../numbers.ts';
import { anyOf, type Marked, misread } from '../problem.ts';
import { expectText, quoted, type Scanner, take } from '../scanner.ts';

/** The values as they are written, by key. */
export type Extras = ReadonlyMap<string, Marked<string>>;

const OWN_KEYS: Readonly<Record<GameName, readonly string[]>> = {
	classic: ['idle'],
	cubes: ['rerolled'],
	cards: ['idle', 'final'],
};

const keysOf = (game: GameName): readonly string[] => [
	'step',
	'withdrawn',
	...OWN_KEYS[game],
	'ages',
	...Object.keys(optionSpecs(game)),
	'seed',
];

const KEY = /[A-Za-z]+/y;
const VALUE = /[^/\s#]+/y;

export function readExtras(scanner: Scanner, game: GameName): Extras {
	const extras = new Map<string, Marked<string>>();
	while (scanner.accept('/')) {
		const known = keysOf(game).filter((key) => !extras.has(key));
		const mark = scanner.mark();
		const key = scanner.match(KEY) ?? '';
		if (!known.includes(key)) misread(mark, extras.has(key) ? `${key} only once` : anyOf(known));
		expectText(scanner, '=');
		extras.set(key, take(scanner, VALUE, `a value for ${key}`));
	}
	return extras;
}

const COUNT = /^\d{1,16}$/;

/** A whole number, or what holds when it is not written. */
export function countIn<D>(extras: Extras, key: string, byDefault: D): number | D {
	const written = extras.get(key);
	if (!written) return byDefault;
	return COUNT.test(written.value) ? Number(written.value) : misread(written.mark, 'a whole number');
}

export function isYes(extras: Extras, key: string): boolean {
	const written = extras.get(key);
	return written !== undefined && (written.value === 'yes' || misread(written.mark, 'yes'));
}

export function seedIn(extras: Extras): Seed | null {
	const written = extras.get('seed');
	if (!written) return null;
	return isSeed(written.value) ? written.value : misread(written.mark, '64 lower-case hexadecimal digits');
}

/** The parts of a list, each with its own place. */
function partsOf({ value, mark }: Marked<string>): readonly Marked<string>[] {
	let column = mark.column;
	return value.split(',').map((part) => {
		const marked = { value: part, mark: { ...mark, column, found: quoted(part) } };
		column += part.length + 1;
		return marked;
	});
}

const readAge = ({ value, mark }: Marked<string>): Age =>
	value === '-' ? null : (parseNumber(value) ?? misread(mark, 'an age, or - where it is not told'));

/** One age a seat; none is told when none is written. */
export function agesIn(extras: Extras, players: number): readonly Age[] {
	const written = extras.get('ages');
	if (!written) return new Array<null>(players).fill(null);
	const ages = partsOf(written).map(readAge);
	return ages.length === players ? ages : misread(written.mark, `${players} ages, one for each hand`);
}

const SEAT = /^[1-9]$/;

const readSeat = ({ value, mark }: Marked<string>): number =>
	SEAT.test(value) ? Number(value) - 1 : misread(mark, 'the number of a seat');

/** Who has left the game, in the order in which they did; nobody when it is not written. */
export function withdrawnIn(extras: Extras): readonly number[] {
	const written = extras.get('withdrawn');
	return written ? partsOf(written).map(readSeat) : [];
}

export function optionsIn(extras: Extras, game: GameName): Readonly<Record<string, OptionValue>> {
	const specs = Object.entries(optionSpecs(game));
	return Object.fromEntries(
		specs.flatMap(([name, spec]) => {
			const written = extras.get(name);
			return written ? [[name, readOption(spec, written.value)]] : [];
		}),
	);
}
