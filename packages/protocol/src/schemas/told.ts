// What the server says as it happens: on a live connection, and in a stream of events.
import Type, { type TSchema } from 'typebox';
import type { CaughtUp, LiveMessage } from '../live.ts';
import {
	AnswerSchema,
	PRESENCE_FIELDS,
	PresenceSchema,
	ProblemSchema,
	STANDING_FIELDS,
	StandingSchema,
} from './answers.ts';
import { formOf } from './forms.ts';
import { TOLD_FIELDS, ToldSchema } from './happenings.ts';
import { TableIdSchema } from './live.ts';

const Message = <const Name extends string, Fields extends Readonly<Record<string, TSchema>>>(
	tell: Name,
	description: string,
	fields: Fields,
) => Type.Object({ tell: Type.Literal(tell), ...fields }, { description });

const table = TableIdSchema;
const version = Type.Integer({ description: 'Everything up to this version has been told.' });
const now = Type.Integer({ description: 'The server’s clock, in milliseconds since 1970.' });

export const LiveMessageSchema = formOf<LiveMessage>()(
	Type.Union(
		[
			Message('hello', 'The first on every connection.', {
				protocol: Type.Integer({ description: 'Raised when a client of an older build could misunderstand.' }),
				now,
			}),
			Message('entry', 'The next entry of a table that is followed.', { table, ...TOLD_FIELDS }),
			Message('caught-up', 'Told again whenever the standing changes.', {
				table,
				version,
				now,
				standing: StandingSchema,
			}),
			Message('presence', 'Who is there at the moment.', { table, ...PRESENCE_FIELDS }),
			Message('answer', 'What came of a command.', {
				table,
				id: Type.String({ description: 'That of the envelope.' }),
				answer: AnswerSchema,
			}),
			Message('problem', 'To a request that led nowhere.', { table: Type.Optional(table), problem: ProblemSchema }),
			Message('pong', 'To a ping.', {}),
			Message('closing', 'The server is about to stop: connect again, and go on from the last version seen.', {}),
		],
		{ title: 'LiveMessage', description: 'What the server says on a live connection.' },
	),
);

/** Data of an event in a stream, as text. */
const InJson = (form: TSchema) =>
	Type.String({ contentMediaType: 'application/json', contentSchema: form, description: 'In JSON.' });

const CaughtUpSchema = formOf<CaughtUp>()(Type.Object({ version, now, ...STANDING_FIELDS }, { title: 'CaughtUp' }));

const StreamEvent = <const Name extends string>(event: Name, description: string, data: TSchema, rest = {}) =>
	Type.Object({ event: Type.Literal(event), ...rest, data: InJson(data) }, { description });

export const StreamEventSchema = Type.Union(
	[
		StreamEvent('entry', 'The next entry.', ToldSchema, {
			id: Type.String({ pattern: '^[0-9]+$', description: 'Its version, for Last-Event-ID.' }),
		}),
		StreamEvent(
			'caught-up',
			'All there is has been told. Told again whenever who you are at the table changes.',
			CaughtUpSchema,
		),
		StreamEvent('presence', 'Who is there at the moment.', PresenceSchema),
		StreamEvent('closing', 'The server is about to stop: ask again.', Type.Object({})),
	],
	{ title: 'StreamEvent', description: 'One of the server-sent events about a table.' },
);
