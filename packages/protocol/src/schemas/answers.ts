// What the server says: problems, what came of a command, who is there, a table in a list.
import type { Seat } from '@tessera/engine';
import Type from 'typebox';
import type { Answer, Presence, Problem, ProblemCode, Standing, TableCard } from '../live.ts';
import { formOf, OrNull, SeatSchema, WordSchema } from './forms.ts';
import { CallSchema, ReservedSchema, SitterSchema } from './happenings.ts';
import { TableIdSchema } from './live.ts';
import { RefusalSchema } from './refusals.ts';
import { TableTermsSchema } from './terms.ts';

const CODES = [
	'bad-request',
	'not-found',
	'no-identity',
	'forbidden',
	'stale',
	'refused',
	'not-now',
	'seat-taken',
	'table-full',
	'name-taken',
	'bad-name',
	'bad-text',
	'chat-off',
	'too-many',
	'enough',
	'too-many-tables',
	'account-full',
	'too-large',
	'unavailable',
] as const;

export const ProblemSchema = formOf<Problem>()(
	Type.Object(
		{
			code: formOf<ProblemCode>()(WordSchema(CODES, 'What kind of problem, for programs: see docs/API.md.')),
			message: Type.String({ description: 'One sentence, for people.' }),
			version: Type.Optional(Type.Integer({ description: 'Of what is stale: the version the table is at.' })),
			refusal: Type.Optional(RefusalSchema),
		},
		{ title: 'Problem' },
	),
);

/** What came of a command that the server carried out. */
export const DoneSchema = formOf<Extract<Answer, { ok: true }>>()(
	Type.Object(
		{
			ok: Type.Literal(true),
			version: Type.Integer({ description: 'The version that this led to. It is on disk.' }),
			table: Type.Optional(TableIdSchema),
		},
		{ title: 'Done' },
	),
);

export const AnswerSchema = formOf<Answer>()(
	Type.Union([DoneSchema, Type.Object({ ok: Type.Literal(false), problem: ProblemSchema })], { title: 'Answer' }),
);

const ASeat = (description: string) => Type.Unsafe<Seat>(Type.Integer({ minimum: 0, maximum: 3, description }));

/** The own seat, in whatever says who somebody is at a table. */
const OwnSeat = (description: string) => Type.Union([SeatSchema, Type.Null()], { description });

export const STANDING_FIELDS = {
	seat: OwnSeat('Your seat; null for a spectator.'),
	isHost: Type.Boolean(),
	host: Type.Optional(ASeat('Where the host sits, while the table waits and they have a seat.')),
	kept: Type.Optional(ASeat('The free seat that is kept for you.')),
};

export const StandingSchema = formOf<Standing>()(
	Type.Object(STANDING_FIELDS, { title: 'Standing', description: 'Who you are at a table.' }),
);

export const PRESENCE_FIELDS = {
	seats: Type.Array(Type.Boolean(), { description: 'For each seat whether its owner is connected.' }),
	watchers: Type.Integer(),
};

export const PresenceSchema = formOf<Presence>()(
	Type.Object(PRESENCE_FIELDS, { title: 'Presence', description: 'Who is there at the moment.' }),
);

export const TableCardSchema = formOf<TableCard>()(
	Type.Object(
		{
			id: TableIdSchema,
			terms: TableTermsSchema,
			status: WordSchema(['waiting', 'running', 'over']),
			sitters: Type.Array(OrNull(SitterSchema)),
			scores: Type.Union([Type.Array(Type.Integer()), Type.Null()], {
				description: 'Points, or captured Qwirkles in Cards; null before the game begins.',
			}),
			winners: Type.Optional(
				Type.Array(SeatSchema, { description: 'Who has won, of a game that came to its end by the rules.' }),
			),
			turn: Type.Union([SeatSchema, Type.Null()], { description: 'Whose turn it is.' }),
			seat: OwnSeat('The seat of the one who asks.'),
			reserved: Type.Optional(ReservedSchema),
			kept: Type.Optional(ASeat('The free seat that is kept for the one who asks.')),
			call: Type.Optional(CallSchema),
			createdAt: Type.Integer(),
			changedAt: Type.Integer(),
			watchers: Type.Integer(),
		},
		{ title: 'Table' },
	),
);
