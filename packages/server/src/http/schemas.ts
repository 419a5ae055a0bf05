// The forms of answers, for the description of the API. What is answered is made elsewhere.
import {
	ProblemSchema,
	STANDING_FIELDS,
	TableCardSchema,
	TableIdSchema,
	TermsSchema,
	ToldSchema,
} from '@tessera/protocol/schemas';
import Type from 'typebox';

/** A number in an address. */
export const NumberText = (description?: string) =>
	Type.String({
		pattern: '^[0-9]{1,9}$',
		'x-must': 'be a whole number of at most nine digits',
		...(description && { description }),
	});

export const ProblemAnswer = Type.Object({ problem: ProblemSchema }, { title: 'ProblemAnswer' });

export const IdentityAnswer = Type.Object(
	{
		id: Type.String(),
		name: Type.Union([Type.String(), Type.Null()]),
		account: Type.Union([Type.String(), Type.Null()]),
		token: Type.Optional(Type.String({ description: 'Told this once. Whoever has it is you.' })),
	},
	{ title: 'Identity' },
);

/** A place in a list of tables, as an address has it. */
export const PlaceText = Type.String({
	pattern: '^[0-9]{1,15}-[A-Za-z0-9_-]{6,40}$',
	'x-must': 'be what an earlier answer has as next',
	description: 'Where to go on: `next` of the page before.',
});

export const TablesAnswer = Type.Object(
	{
		tables: Type.Array(TableCardSchema),
		next: Type.Optional(
			Type.String({ description: 'What to send as `after` for the tables that come after these; missing at the end.' }),
		),
	},
	{ title: 'Tables' },
);

export const HistoryAnswer = Type.Object(
	{
		version: Type.Integer({ description: 'The last version there is.' }),
		...STANDING_FIELDS,
		entries: Type.Array(ToldSchema),
	},
	{ title: 'History' },
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
