// What a client says on a live connection.
import Type, { type Static } from 'typebox';
import { EnvelopeSchema } from './commands.ts';

export const TableIdSchema = Type.String({
	pattern: '^[A-Za-z0-9_-]{6,40}$',
	'x-must': 'be 6 to 40 of the letters A to Z and a to z, digits, - and _',
	description: 'The id of a table.',
});

export const LiveRequestSchema = Type.Union(
	[
		Type.Object(
			{
				do: Type.Literal('follow'),
				table: TableIdSchema,
				from: Type.Integer({ minimum: 1, description: 'The first version that is wanted.' }),
			},
			{ additionalProperties: false },
		),
		Type.Object({ do: Type.Literal('unfollow'), table: TableIdSchema }, { additionalProperties: false }),
		Type.Object(
			{ do: Type.Literal('command'), table: TableIdSchema, envelope: EnvelopeSchema },
			{ additionalProperties: false },
		),
		Type.Object({ do: Type.Literal('ping') }, { additionalProperties: false }),
	],
	{ title: 'LiveRequest', description: 'What a client says on a live connection.' },
);

export type LiveRequest = Static<typeof LiveRequestSchema>;
