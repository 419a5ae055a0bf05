// What somebody may be told of a game, judged by the journal alone, so that what the server tells can be held against it.
import type { Seat } from '@tessera/engine';
import type { Entry } from '../journal/index.ts';

export type Plain = Readonly<Record<string, unknown>>;
export const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Every object anywhere in a value. */
export function* objectsIn(value: unknown): Generator<Plain> {
	if (!isPlain(value)) return;
	yield value;
	for (const inner of Object.values(value)) yield* objectsIn(inner);
}

const isOver = ({ type }: Plain): boolean => type === 'over';

/** Cards may be dealt more than once (K2). */
const isDealtTo = (hand: unknown, seat: Seat, entries: readonly Entry[]): boolean =>
	entries.some(({ payload }) =>
		[...objectsIn(JSON.parse(payload))].some(
			({ type, hands }) =>
				type === 'dealt' && Array.isArray(hands) && JSON.stringify(hands[seat]) === JSON.stringify(hand),
		),
	);

/** Whether an event tells a seat, or somebody without one, nothing that they must not know; in Cubes all cubes are open (Q1). */
export function hidesWell(event: Plain, seat: Seat | null, entries: readonly Entry[]): boolean {
	const isOwn = event['seat'] === seat && seat !== null;
	switch (event['type']) {
		case 'dealt':
			return seat === null ? event['hand'] === null : !('hands' in event) && isDealtTo(event['hand'], seat, entries);
		case 'drew':
			return isOwn || event['pieces'] === null;
		case 'exchanged':
			return isOwn || (event['given'] === null && event['drawn'] === null);
		default:
			return !('hand' in event) && !('bag' in event) && !('pile' in event) && !('secret' in event && !isOver(event));
	}
}

export const secretsIn = (entries: readonly Entry[]): readonly string[] =>
	entries.flatMap(({ payload }) => {
		const happened: unknown = JSON.parse(payload);
		return isPlain(happened) ? [happened['secret'], happened['seed']].filter((each) => typeof each === 'string') : [];
	});
