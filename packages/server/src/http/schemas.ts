// The forms of answers, for the description of the API. What is answered is made elsewhere.
import { CommandSchema, EnvelopeSchema, TableIdSchema, TermsSchema } from '@tessera/protocol/schemas';
import Type from 'typebox';

export { CommandSchema, EnvelopeSchema, TermsSchema };

/** A number in an address. */
export const NumberText = (description?: string) =>
	Type.String({
		pattern: '^[0-9]{1,9}$',
		'x-must': 'be a whole number of at most nine digits',
		...(description && { description }),
	});

const Seat = Type.Integer({ minimum: 0, maximum: 3 });

export const ProblemAnswer = Type.Object(
	{
		problem: Type.Object({
			code: Type.String({ description: 'What kind of problem, for programs.' }),
			message: Type.String({ description: 'One sentence, for people.' }),
			version: Type.Optional(Type.Integer({ description: 'The version the table is at.' })),
			refusal: Type.Optional(Type.Unknown({ description: 'What the rules of the game say.' })),
		}),
	},
	{ title: 'Problem' },
);

export const IdentityAnswer = Type.Object(
	{
		id: Type.String(),
		name: Type.Union([Type.String(), Type.Null()]),
		account: Type.Union([Type.String(), Type.Null()]),
		token: Type.Optional(Type.String({ description: 'Told this once. Whoever has it is you.' })),
	},
	{ title: 'Identity' },
);

export const DoneAnswer = Type.Object(
	{
		ok: Type.Literal(true),
		version: Type.Integer({ description: 'The version that this led to. It is on disk.' }),
		table: Type.Optional(TableIdSchema),
	},
	{ title: 'Done' },
);

const Sitter = Type.Union([
	Type.Object({ type: Type.Literal('person'), name: Type.String() }),
	Type.Object({ type: Type.Literal('bot'), level: Type.String() }),
	Type.Null(),
]);

export const TableAnswer = Type.Object(
	{
		id: TableIdSchema,
		terms: TermsSchema,
		status: Type.Union([Type.Literal('waiting'), Type.Literal('running'), Type.Literal('over')]),
		sitters: Type.Array(Sitter),
		scores: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
		winners: Type.Optional(
			Type.Array(Seat, { description: 'Who has won, of a game that came to its end by the rules.' }),
		),
		turn: Type.Union([Seat, Type.Null()], { description: 'Whose turn it is.' }),
		seat: Type.Union([Seat, Type.Null()], { description: 'The seat of the one who asks.' }),
		reserved: Type.Optional(
			Type.Array(Type.Union([Type.String(), Type.Null()]), {
				description: 'For each seat of a rematch the name of whom it is kept for.',
			}),
		),
		kept: Type.Optional(
			Type.Integer({ minimum: 0, maximum: 3, description: 'The free seat that is kept for the one who asks.' }),
		),
		createdAt: Type.Integer(),
		changedAt: Type.Integer(),
		watchers: Type.Integer(),
	},
	{ title: 'Table' },
);

export const TablesAnswer = Type.Object({ tables: Type.Array(TableAnswer) }, { title: 'Tables' });

export const EventsAnswer = Type.Object(
	{
		version: Type.Integer({ description: 'The last version there is.' }),
		seat: Type.Union([Seat, Type.Null()]),
		isHost: Type.Boolean(),
		host: Type.Optional(
			Type.Integer({
				minimum: 0,
				maximum: 3,
				description: 'Where the host sits, while the table waits and they have a seat.',
			}),
		),
		kept: Type.Optional(Type.Integer({ minimum: 0, maximum: 3, description: 'The free seat that is kept for you.' })),
		entries: Type.Array(
			Type.Object({
				version: Type.Integer(),
				at: Type.Integer({ description: 'Milliseconds since 1970.' }),
				happening: Type.Object({ type: Type.String() }, { additionalProperties: true }),
			}),
		),
	},
	{ title: 'Events' },
);

export const TableParams = Type.Object({ table: TableIdSchema });
export const KeyBody = Type.Object(
	{ key: Type.String({ minLength: 8, maxLength: 100 }) },
	{ additionalProperties: false },
);
export const KeyAnswer = Type.Object({ key: Type.String() }, { title: 'Key' });
export const NewTableBody = Type.Object(
	{
		id: Type.String({
			minLength: 1,
			maxLength: 64,
			description: 'An id of your own: sent again, it makes no second table.',
		}),
		terms: TermsSchema,
	},
	{ additionalProperties: false, title: 'NewTable' },
);
export const IdentityBody = Type.Object(
	{ name: Type.Optional(Type.String({ maxLength: 96 })) },
	{ additionalProperties: false },
);
