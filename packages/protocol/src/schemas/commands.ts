// What one may ask of a table. Whether it is allowed, the table decides; here is only its form.
import type { Seal } from '@tessera/engine';
import Type, { type Static } from 'typebox';
import { CODE_POINTS_A_LETTER, LONGEST_LINE, LONGEST_NAME } from '../letters.ts';
import { ActionSchema } from './actions.ts';
import { SEAL_PATTERN, SeatNumberSchema } from './forms.ts';
import { LevelSchema } from './terms.ts';

/** Ready phrases, which every reader sees in their own language. */
export const PHRASES = [
	'hello',
	'good-luck',
	'well-played',
	'nice-move',
	'thanks',
	'oops',
	'one-moment',
	'your-turn',
	'good-game',
	'again',
	'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];

export const PhraseSchema = Type.Unsafe<Phrase>(
	Type.Union(
		PHRASES.map((phrase) => Type.Literal(phrase)),
		{ title: 'Phrase' },
	),
);

/** Lengths are of what is sent; the server counts once more what a reader would call letters. */
export const NameSchema = Type.String({ minLength: 1, maxLength: CODE_POINTS_A_LETTER * LONGEST_NAME });

const only = { additionalProperties: false } as const;
const Plain = <T extends string>(type: T, description: string) =>
	Type.Object({ type: Type.Literal(type) }, { ...only, description });

/** What somebody adds to the chance of the deal. */
const Contribution = (description: string) =>
	Type.String({
		maxLength: 64,
		pattern: '^[A-Za-z0-9_-]*$',
		'x-must': 'be of the letters A to Z and a to z, digits, - and _',
		description,
	});

const Sealed = (description: string) =>
	Type.Unsafe<Seal>(
		Type.String({ pattern: SEAL_PATTERN, 'x-must': 'be 64 lower-case hexadecimal digits', description }),
	);

export const CommandSchema = Type.Union(
	[
		Type.Object(
			{
				type: Type.Literal('sit'),
				name: NameSchema,
				seat: Type.Optional(SeatNumberSchema),
				contribution: Type.Optional(
					Contribution('Randomness of your own, in the open: others may know it before they add theirs.'),
				),
				seal: Type.Optional(
					Sealed(
						'The fingerprint of randomness of your own, to be opened when it is called for: see docs/FAIRNESS.md.',
					),
				),
			},
			{
				...only,
				description:
					'Sits down, in the first free seat when none is named. The game begins when all are taken, and what was sealed has been opened.',
			},
		),
		Type.Object(
			{
				type: Type.Literal('open-part'),
				contribution: Contribution('What fits the seal.'),
				next: Type.Optional(Sealed('Of other randomness, for the next deal should this one be called off.')),
			},
			{ ...only, description: 'Opens what one has sealed, when it is called for. With the last the game begins.' },
		),
		Type.Object(
			{ type: Type.Literal('seal-part'), seal: Sealed('The fingerprint of randomness of your own.') },
			{
				...only,
				description:
					'Seals something else before the game begins, in place of what one can open no more. A deal that is under way is called off, and called for anew: whoever has not seen that it was called for is told that they are stale.',
			},
		),
		Plain('stand', 'Leaves the seat before the game begins.'),
		Type.Object(
			{ type: Type.Literal('seat-bot'), seat: Type.Optional(SeatNumberSchema), level: LevelSchema },
			{ ...only, description: 'The host lets a bot sit down.' },
		),
		Type.Object(
			{ type: Type.Literal('clear-seat'), seat: SeatNumberSchema },
			{ ...only, description: 'The host frees a seat before the game begins.' },
		),
		Plain('begin', 'The host begins with the seats that are taken, two at least.'),
		Type.Object(
			{
				type: Type.Literal('act'),
				action: Type.Object(
					{ type: Type.String({ maxLength: 20 }) },
					// The engine says better what is wrong with an action; the description of the API says what is right.
					{ additionalProperties: true, 'x-means': ActionSchema },
				),
			},
			{ ...only, description: 'Plays in turn.' },
		),
		Plain('resign', 'Leaves a game that has begun; the others go on.'),
		Plain('offer-end', 'Offers to end the game here, as it stands.'),
		Plain('ask-take-back', 'Asks to take the own last action back, where it has shown nothing hidden.'),
		Type.Object(
			{
				type: Type.Literal('answer'),
				to: Type.Union([Type.Literal('end'), Type.Literal('take-back')]),
				yes: Type.Boolean(),
			},
			{
				...only,
				description:
					'Answers what somebody offered or asked: it happens when everybody says yes, and is gone with one no. Whoever asked takes it back by saying no.',
			},
		),
		Type.Object(
			{
				type: Type.Literal('say'),
				text: Type.String({ minLength: 1, maxLength: CODE_POINTS_A_LETTER * LONGEST_LINE }),
			},
			{ ...only, description: 'Says something in the chat.' },
		),
		Type.Object(
			{
				type: Type.Literal('say-phrase'),
				phrase: PhraseSchema,
			},
			{ ...only, description: 'Says a ready phrase.' },
		),
		Type.Object(
			{ type: Type.Literal('set-chat'), on: Type.Boolean() },
			{ ...only, description: 'The host switches the chat on or off.' },
		),
		Plain('rematch', 'Opens a new table for the same people, everybody one seat further.'),
	],
	{ title: 'Command' },
);

export const EnvelopeSchema = Type.Object(
	{
		id: Type.String({
			minLength: 1,
			maxLength: 64,
			description: 'An id of your own for this request: sent again, it has no second effect.',
		}),
		seen: Type.Integer({ minimum: 0, description: 'The last version of the table that you have seen.' }),
		command: CommandSchema,
	},
	{ ...only, title: 'Envelope' },
);

export type Command = Static<typeof CommandSchema>;
export type Envelope = Static<typeof EnvelopeSchema>;
