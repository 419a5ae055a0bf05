// What one may do in a game, for whoever reads the description of the API. The engine reads actions itself, and says better what
// is wrong with one.
import type { Action, WithdrawAction } from '@tessera/engine';
import Type from 'typebox';
import { formOf, KindsSchema, PlacedSchema, Variant } from './forms.ts';

/** Leaving a game is a command of its own. */
export const ActionSchema = formOf<Exclude<Action, WithdrawAction>>()(
	Type.Union(
		[
			Variant('place', { pieces: Type.Array(PlacedSchema) }, 'Classic, Cubes: lays these pieces.'),
			Variant('exchange', { pieces: KindsSchema }, 'Classic: changes these pieces for others.'),
			Variant('reroll', { cubes: KindsSchema }, 'Cubes: the one reroll of the turn; of none, to keep all as they are.'),
			Variant(
				'lay',
				{ cards: KindsSchema, table: Type.Array(KindsSchema) },
				'Cards: lays these cards; every series on the table after it, new Qwirkles included.',
			),
			Variant('swap', {}, 'Cards: changes the whole hand, when nothing can be laid.'),
			Variant('pass', {}, 'When nothing else can be done.'),
		],
		{ title: 'Action' },
	),
);
