// Why the rules refuse an action.
import type { Refusal, SeriesProblem } from '@tessera/engine';
import Type, { type TSchema } from 'typebox';
import { CellSchema, formOf, KindSchema, KindsSchema, PlacedSchema, SeatSchema, WordSchema } from './forms.ts';

const Kind = <const Name extends string, Fields extends Readonly<Record<string, TSchema>>>(
	kind: Name,
	fields: Fields,
) => Type.Object({ kind: Type.Literal(kind), ...fields });

/** Refusals that say nothing else. */
const PLAIN = [
	'game-over',
	'no-such-action',
	'no-seed',
	'nothing-laid',
	'nothing-exchanged',
	'must-open',
	'can-place',
	'can-exchange',
	'rerolled-already',
	'must-pass',
	'can-lay',
	'must-swap',
] as const;

const clashReason = WordSchema(['same-piece', 'nothing-in-common']);
const size = Type.Integer();
const at = CellSchema;
const piece = KindSchema;

const SeriesProblemSchema = formOf<SeriesProblem>()(
	Type.Union([
		Kind('too-short', { size }),
		Kind('clash', { first: Type.Integer(), second: Type.Integer(), reason: clashReason }),
	]),
);

export const RefusalSchema = formOf<Refusal>()(
	Type.Union(
		[
			Type.Object({ kind: WordSchema(PLAIN) }),
			Kind('bad-action', { field: Type.String() }),
			Kind('not-your-turn', { turn: SeatSchema }),
			Kind('not-your-seat', { seat: SeatSchema }),
			Kind('withdrawn-already', { seat: SeatSchema }),
			Kind('not-in-hand', { piece }),
			Kind('bad-coordinate', {
				at: Type.Object({ x: Type.Number(), y: Type.Number() }, { description: 'As it was sent.' }),
			}),
			Kind('cell-taken', { at, by: KindSchema }),
			Kind('cell-twice', { at }),
			Kind('not-in-one-line', { first: CellSchema, second: CellSchema }),
			Kind('gap-in-line', { at }),
			Kind('touches-nothing', { at }),
			Kind('line-clash', {
				axis: WordSchema(['row', 'column']),
				line: Type.Array(PlacedSchema),
				first: PlacedSchema,
				second: PlacedSchema,
				reason: clashReason,
			}),
			Kind('opening-not-largest', { size }),
			Kind('opening-off-origin', { size }),
			Kind('opening-size', { size, laid: Type.Integer() }),
			Kind('bag-too-small', { asked: Type.Integer(), bag: Type.Integer() }),
			Kind('bad-series', { index: Type.Integer(), series: KindsSchema, problem: SeriesProblemSchema }),
			Kind('card-missing', { piece }),
			Kind('card-added', { piece }),
		],
		{ title: 'Refusal', description: 'Why the rules of the game refuse an action.' },
	),
);
