// A game as a file that people can read: tags, the deal, one line a turn, the end.
import type { Event, OpenedEvent, PlayedStep, Position, Seat } from '@tessera/engine';
import { formatNumber } from '../numbers.ts';
import { spacedCodes } from '../pieces.ts';
import { formatPart } from './format-turn.ts';
import { OPTION_PREFIX, VERSION } from './header.ts';
import { type GameRecord, isFreeTag, isPlayerName, lastStep, resultOf, winnersText } from './record.ts';
import { formatTag } from './tags.ts';

/** What a file cannot hold is a fault of the caller. */
function checkNames({ names, tags }: GameRecord): void {
	const name = names.find((each, seat) => !isPlayerName(each) || names.indexOf(each) !== seat);
	if (name !== undefined) throw new RangeError(`not a name for a player of this game: ${JSON.stringify(name)}`);
	const tag = Object.keys(tags).find((each) => !isFreeTag(each));
	if (tag !== undefined) throw new RangeError(`not a name for a free tag: ${JSON.stringify(tag)}`);
}

type TagText = readonly [name: string, value: string | null];

const numbered = (word: string, values: readonly (string | null)[]): readonly TagText[] =>
	values.map((value, index) => [`${word}${index + 1}`, value]);

function tagsOf(record: GameRecord): readonly TagText[] {
	const { terms, names, tags, fairness } = record;
	const options = Object.entries(terms.options ?? {});
	const last = lastStep(record);
	return [
		['Tessera', VERSION],
		['Game', terms.game],
		...numbered('Player', names),
		...numbered(
			'Age',
			terms.ages.map((age) => (age === null ? null : formatNumber(age))),
		),
		...options.map(([name, value]): TagText => [OPTION_PREFIX + name, String(value)]),
		['Commitment', fairness.commitment],
		...numbered('Seal', fairness.seals ?? []),
		...numbered('Contribution', fairness.contributions ?? []),
		['Secret', fairness.secret],
		['Seed', fairness.seed],
		...Object.entries(tags),
		['Result', last.position.ending && resultOf(last)],
	];
}

const headLines = (record: GameRecord): readonly string[] =>
	tagsOf(record).flatMap(([name, value]) => (value === null ? [] : [formatTag(name, value)]));

const openText = (names: readonly string[], { seat, sizes, decidedBy }: OpenedEvent): string =>
	`open ${names[seat]}: ${sizes.join(',')}${decidedBy === 'size' ? '' : ` by ${decidedBy}`}`;

/** The deal, and once more after each deal that did not count; who opens. C2, K2 */
function dealLines(names: readonly string[], event: Event): readonly string[] {
	switch (event.type) {
		case 'dealt':
			return event.hands.map((hand, seat) => `deal ${names[seat]}: ${spacedCodes(hand)}`);
		case 'misdealt':
			return [`misdeal ${event.sizes.join(',')}`];
		case 'opened':
			return [openText(names, event)];
		default:
			return [];
	}
}

/** Whose line it is: whoever withdraws does so in whatever turn. */
const seatOf = ({ action }: PlayedStep, before: Position): Seat =>
	action.type === 'withdraw' ? action.seat : before.turn;

/** In Cubes a reroll and the placement after it share a line, unless somebody withdraws in between. */
const goesOn = ({ action }: PlayedStep, next: PlayedStep | undefined): boolean =>
	action.type === 'reroll' && next !== undefined && next.action.type !== 'withdraw';

/** One line a turn, or a withdrawal: in Cubes a turn may have two parts, the reroll and the placement. */
function turnLines({ names, start, steps }: GameRecord): readonly string[] {
	const lines: string[] = [];
	let before: Position = start.position;
	let parts: readonly string[] = [];
	for (const [index, played] of steps.entries()) {
		parts = [...parts, formatPart(played)];
		if (!goesOn(played, steps[index + 1])) {
			lines.push(`${lines.length + 1}. ${names[seatOf(played, before)]}: ${parts.join('; ')}`);
			parts = [];
		}
		before = played.step.position;
	}
	return lines;
}

function endLines(record: GameRecord): readonly string[] {
	const { ending } = lastStep(record).position;
	return ending ? [`end ${ending.reason}: ${winnersText(record.names, ending)}`] : [];
}

/** The text of a game's file. Names and tags must be such as a file can hold (`isPlayerName`, `isFreeTag`). */
export function formatGame(record: GameRecord): string {
	checkNames(record);
	const deal = record.start.events.flatMap((event) => dealLines(record.names, event));
	const lines = [...headLines(record), '', ...deal, ...turnLines(record), ...endLines(record)];
	return `${lines.join('\n')}\n`;
}
