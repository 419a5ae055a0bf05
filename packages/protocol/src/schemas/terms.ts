// What the host of a table chooses before anyone sits down.
import Type, { type Static } from 'typebox';
import type { BotLevel, TableTerms } from '../terms.ts';
import { formOf, WordSchema } from './forms.ts';

export const GameSchema = Type.Union([Type.Literal('classic'), Type.Literal('cubes'), Type.Literal('cards')]);

const LEVELS = ['first-steps', 'family', 'greedy', 'club', 'expert', 'master'] as const satisfies readonly BotLevel[];

/** A union of this many literals is told to the compiler in one word. */
export const LevelSchema = Type.Unsafe<BotLevel>(
	Type.Union(
		LEVELS.map((level) => Type.Literal(level)),
		{ title: 'Level' },
	),
);

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Times are whole seconds. */
export const ClockSchema = Type.Union([
	Type.Object(
		{ per: Type.Literal('turn'), seconds: Type.Integer({ minimum: 5, maximum: 60 * MINUTE }) },
		{ additionalProperties: false, description: 'Every turn anew. Days are slow-turn.' },
	),
	Type.Object(
		{ per: Type.Literal('slow-turn'), days: Type.Integer({ minimum: 1, maximum: 30 }) },
		{ additionalProperties: false, description: 'Days for every turn.' },
	),
	Type.Object(
		{
			per: Type.Literal('game'),
			seconds: Type.Integer({ minimum: 30, maximum: DAY }),
			increment: Type.Integer({ minimum: 0, maximum: 10 * MINUTE, description: 'Given back after each turn.' }),
		},
		{ additionalProperties: false, description: 'For the whole game, for each player.' },
	),
]);

export const TermsSchema = Type.Object(
	{
		game: GameSchema,
		seats: Type.Integer({ minimum: 2, maximum: 4 }),
		options: Type.Optional(
			Type.Record(
				Type.String({ maxLength: 40 }),
				Type.Union([Type.String({ maxLength: 40 }), Type.Number(), Type.Boolean()]),
				{
					description: 'Rulings that differ from the usual ones, by name: see docs/RULES.md.',
				},
			),
		),
		clock: Type.Optional(Type.Union([ClockSchema, Type.Null()])),
		timeout: Type.Optional(
			Type.Union([Type.Literal('nothing'), Type.Literal('bot'), Type.Literal('out')], {
				description: 'What running out of time does: nothing, a bot plays the turn, or the player is out.',
			}),
		),
		listed: Type.Optional(Type.Boolean({ description: 'Whether the lobby shows the table.' })),
		chat: Type.Optional(Type.Boolean()),
		openHands: Type.Optional(Type.Boolean({ description: 'Whether spectators see all hands, some turns behind.' })),
	},
	{ additionalProperties: false, title: 'Terms' },
);

/** As somebody asks for them: what is left out is as usual. */
export type TermsWish = Static<typeof TermsSchema>;

/** As a table has them: nothing is left out. */
export const TableTermsSchema = formOf<TableTerms>()(
	Type.Object(
		{
			game: GameSchema,
			seats: Type.Integer({ minimum: 2, maximum: 4 }),
			options: Type.Unsafe<TableTerms['options']>(
				Type.Object(
					{},
					{
						additionalProperties: Type.Union([Type.String(), Type.Boolean(), Type.Number()]),
						description: 'Rulings that differ from the usual ones.',
					},
				),
			),
			clock: Type.Union([ClockSchema, Type.Null()]),
			timeout: WordSchema(['nothing', 'bot', 'out']),
			listed: Type.Boolean(),
			chat: Type.Boolean(),
			openHands: Type.Boolean(),
		},
		{ title: 'TableTerms', description: 'The terms of a table, complete.' },
	),
);
