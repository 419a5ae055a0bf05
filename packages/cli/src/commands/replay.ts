// `tessera replay`: a recorded game turn by turn, in words and pictures, as data, or as position texts.
import { type Event, eventFor, type GameName, type Kind, type PlayedStep, type Position } from '@tessera/engine';
import { formatAction, formatPosition, type GameRecord, parseGame } from '@tessera/notation';
import { eventData, type Json, seatNumber } from '../data/events.ts';
import { eventsOf, positionAfter, type Turn, turnsOf } from '../data/turns.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { type Host, print, printJson } from '../host.ts';
import { drawnTable } from '../terminal/changes.ts';
import type { Look } from '../terminal/look.ts';
import { drawPiece } from '../terminal/pieces.ts';
import { drawGround, drawHands, drawStatus, type Marks } from '../terminal/screen.ts';
import { toned } from '../terminal/style.ts';
import { type AnyEvent, tell } from '../words/events.ts';
import { countOf } from '../words/pieces.ts';
import { textProblemWords } from '../words/text-problems.ts';
import { type Eyes, type EyesOptions, eyesOf, fail, forfeitIn, misuse, seenBy, textOf } from './input.ts';

export interface ReplayOptions extends EyesOptions {
	readonly turn?: number;
	readonly json?: boolean;
	readonly position?: boolean;
	readonly plain?: boolean;
}

/** The whole of what a replay prints: the deal is turn 0. */
interface Showing {
	readonly host: Host;
	readonly record: GameRecord;
	readonly turns: readonly Turn[];
	readonly eyes: Eyes;
}

const seenEvents = ({ record, eyes }: Showing, events: readonly Event[]): readonly AnyEvent[] =>
	eyes === 'all' ? events : events.map((event) => eventFor<GameName>(record.terms.game, event, eyes));

/** An exchange tells which pieces left a hidden hand: only its owner may read that. */
const isActionOpen = ({ eyes }: Showing, { action }: PlayedStep, before: Position): boolean =>
	eyes === 'all' || action.type !== 'exchange' || eyes === before.turn;

function stepData(showing: Showing, turn: Turn, played: PlayedStep): Json {
	const { before } = turn;
	return {
		turn: turn.number,
		seat: seatNumber(played.action.type === 'withdraw' ? played.action.seat : before.turn),
		action: isActionOpen(showing, played, before) ? formatAction(played.action) : played.action.type,
		events: seenEvents(showing, played.step.events).map(eventData),
	};
}

const dealData = (showing: Showing): Json => ({
	turn: 0,
	names: showing.record.names,
	forfeit: forfeitIn(showing.record),
	events: seenEvents(showing, showing.record.start.events).map(eventData),
});

async function printData(showing: Showing, chosen: readonly Turn[], withDeal: boolean): Promise<void> {
	if (withDeal) await printJson(showing.host, dealData(showing));
	for (const turn of chosen)
		for (const played of turn.steps) await printJson(showing.host, stepData(showing, turn, played));
}

function marksOf(events: readonly Event[], before: Position, after: Position): Marks {
	if (before.game !== 'cards' || after.game !== 'cards')
		return { board: { last: events.flatMap((event) => (event.type === 'placed' ? event.pieces : [])) } };
	const cards = events.flatMap((event) => (event.type === 'laid' ? event.cards : []));
	return { table: drawnTable(before.table, after.table, cards, 'last', 'settled') };
}

function drawAfter(look: Look, { record, eyes }: Showing, position: Position, marks: Marks): readonly string[] {
	const { view, hands } = seenBy(position, eyes);
	const { names } = record;
	return [
		...drawStatus(look, view, names),
		'',
		...drawGround(look, view, marks),
		'',
		...drawHands(look, names, hands),
		'',
	];
}

function toldEvents(look: Look, showing: Showing, events: readonly Event[]): readonly string[] {
	const { terms, names } = showing.record;
	const teller = { game: terms.game, names, piece: (kind: Kind) => drawPiece(look, kind) };
	return tell(teller, seenEvents(showing, events));
}

const drawDeal = (look: Look, showing: Showing): readonly string[] => [
	toned(look, 'strong', 'The deal'),
	...toldEvents(look, showing, showing.record.start.events),
	...drawAfter(look, showing, showing.record.start.position, {}),
];

const drawTurn = (look: Look, showing: Showing, turn: Turn): readonly string[] => [
	toned(look, 'strong', `Turn ${turn.number}`),
	...toldEvents(look, showing, eventsOf(turn)),
	...drawAfter(look, showing, positionAfter(turn), marksOf(eventsOf(turn), turn.before, positionAfter(turn))),
];

async function printDrawn(showing: Showing, chosen: readonly Turn[], withDeal: boolean, look: Look): Promise<void> {
	if (withDeal) await print(showing.host, look, drawDeal(look, showing));
	for (const turn of chosen) await print(showing.host, look, drawTurn(look, showing, turn));
	const forfeit = forfeitIn(showing.record);
	const hasLast = chosen.at(-1) === showing.turns.at(-1);
	if (forfeit !== null && hasLast) await print(showing.host, look, [toned(look, 'caution', `Forfeited by ${forfeit}`)]);
}

function printPositions({ host, record }: Showing, chosen: readonly Turn[], withDeal: boolean): Promise<void> {
	const positions = [...(withDeal ? [record.start.position] : []), ...chosen.map(positionAfter)];
	return host.write(positions.map((position) => `${formatPosition(position)}\n`).join(''));
}

async function present(showing: Showing, options: ReplayOptions): Promise<ExitCode> {
	const { host, turns } = showing;
	const { turn } = options;
	if (turn !== undefined && turn > turns.length)
		return misuse(host, `There is no turn ${turn}: this game has ${countOf(turns.length, 'turn')}.`);
	const chosen = turn === undefined ? turns : turns.filter(({ number }) => number === turn);
	const withDeal = turn === undefined || turn === 0;
	if (options.position) await printPositions(showing, chosen, withDeal);
	else if (options.json) await printData(showing, chosen, withDeal);
	else await printDrawn(showing, chosen, withDeal, host.look(options.plain === true));
	return EXIT.ok;
}

export async function replay(host: Host, file: string, options: ReplayOptions): Promise<ExitCode> {
	const text = await textOf(host, file);
	if (!text.ok) return misuse(host, text.problem);
	const parsed = parseGame(text.value);
	if (!parsed.ok) return fail(host, EXIT.no, `${file}, ${textProblemWords(text.value, parsed.problem)}`);
	const record = parsed.value;
	const eyes = eyesOf(options, record.names.length);
	if (!eyes.ok) return misuse(host, eyes.problem);
	return present({ host, record, turns: turnsOf(record), eyes: eyes.value }, options);
}
