// What happened at a table, as its viewer may know it.
import type { Seal, Seat, Seed } from '@tessera/engine';
import Type from 'typebox';
import type {
	Actor,
	Call,
	Happening,
	Offer,
	Opened,
	OpenHands,
	Part,
	Sitter,
	Told,
	WhyOut,
	WhyOver,
} from '../happenings.ts';
import { PhraseSchema } from './commands.ts';
import { EventSchema } from './events.ts';
import { formOf, KindsSchema, OrNull, SEAL_PATTERN, SeatSchema, Variant, WordSchema } from './forms.ts';
import { TableIdSchema } from './live.ts';
import { LevelSchema, TableTermsSchema } from './terms.ts';

export const SitterSchema = formOf<Sitter>()(
	Type.Union([Variant('person', { name: Type.String() }), Variant('bot', { level: LevelSchema })], { title: 'Sitter' }),
);

const hash = Type.Unsafe<Seed>(Type.String({ pattern: SEAL_PATTERN }));

export const OpenedSchema = formOf<Opened>()(
	Type.Object(
		{ secret: hash, contributions: Type.Array(Type.String()), seed: hash },
		{ title: 'Opened', description: 'What proves that no draw was chosen: see docs/FAIRNESS.md.' },
	),
);

export const ReservedSchema = Type.Array(OrNull(Type.String()), {
	description: 'At the table of a rematch: for each seat the name of whom it is kept for.',
});

export const PartSchema = formOf<Part>()(
	OrNull(
		Type.Union(
			[
				Type.Object({ seal: Type.Unsafe<Seal>(Type.String({ pattern: SEAL_PATTERN })) }),
				Type.Object({ open: Type.String() }),
			],
			{
				title: 'Part',
				description: 'What a player adds to the chance of the deal: sealed, or in the open, empty for nothing.',
			},
		),
	),
);

export const CallSchema = formOf<Call>()(
	Type.Object(
		{
			parts: Type.Array(PartSchema, { description: 'For each seat; null for bots and free seats.' }),
			opened: Type.Array(SeatSchema, { description: 'Who has opened theirs.' }),
			version: Type.Integer({ description: 'The version in which they were fixed.' }),
		},
		{
			title: 'Call',
			description: 'While all who play are there, and the game begins as soon as all that was sealed is open.',
		},
	),
);

const OpenHandsSchema = formOf<OpenHands>()(
	Type.Array(KindsSchema, {
		description: 'What everybody held after it; only for spectators of a table with open hands.',
	}),
);

const seat = SeatSchema;
const events = Type.Array(EventSchema);
const hands = Type.Optional(OpenHandsSchema);
const offer = formOf<Offer>()(WordSchema(['end', 'take-back']));
const step = Type.Integer({ description: 'Number of the action in the game: 1 for the first.' });

export const HappeningSchema = formOf<Happening>()(
	Type.Union(
		[
			Variant(
				'created',
				{
					terms: TableTermsSchema,
					commitment: Type.String({ description: 'Binds the server to its secret: see docs/FAIRNESS.md.' }),
					reserved: Type.Optional(ReservedSchema),
				},
				'The table was opened: the first entry of every table.',
			),
			Variant(
				'sat',
				{
					seat,
					sitter: SitterSchema,
					frees: Type.Optional(
						Type.Unsafe<Seat>(
							Type.Integer({ minimum: 0, maximum: 3, description: 'Another seat, which was kept for them until now.' }),
						),
					),
				},
				'Somebody sat down.',
			),
			Variant('stood', { seat }, 'The seat is free again. A deal that was under way is called off.'),
			Variant(
				'called',
				{ parts: Type.Array(PartSchema, { description: 'For each seat; null for bots and free seats.' }) },
				'All who play are there, and what they add is fixed: whoever has sealed theirs is asked to open it.',
			),
			Variant('part-opened', { seat }, 'Somebody has opened theirs. With the last one the game begins.'),
			Variant('part-sealed', { seat }, 'Somebody has sealed something else. A deal that was under way is called off.'),
			Variant(
				'began',
				{
					sitters: Type.Array(SitterSchema, {
						description: 'Who plays, in playing order. Seats count in it from here on.',
					}),
					from: Type.Array(SeatSchema, { description: 'For each player the seat they had while the table waited.' }),
					contributions: Type.Array(Type.String()),
					events,
					hands,
				},
				'The game began: the deal as events.',
			),
			Variant(
				'acted',
				{
					seat,
					by: formOf<Actor>()(
						WordSchema(
							['owner', 'bot', 'stand-in'],
							'Its owner, the bot that sits there, or a bot for one whose time ran out.',
						),
					),
					step,
					events,
					hands,
				},
				'Somebody played.',
			),
			Variant(
				'withdrew',
				{ seat, because: formOf<WhyOut>()(WordSchema(['resigned', 'time'])), step, events, hands },
				'Somebody left the game; the others go on.',
			),
			Variant('offered', { seat, offer }, 'Somebody offers to end, or asks to take back.'),
			Variant('answered', { seat, offer, yes: Type.Boolean() }, 'With one no it is gone.'),
			Variant(
				'taken-back',
				{ step: Type.Integer({ description: 'The game stands again as it was after this step.' }) },
				'Everybody agreed.',
			),
			Variant('said', { seat, text: Type.String() }),
			Variant('said-phrase', { seat, phrase: PhraseSchema }),
			Variant('chat-set', { on: Type.Boolean() }, 'The host switched the chat on or off.'),
			Variant(
				'clock-moved',
				{ by: Type.Integer({ description: 'Milliseconds.' }) },
				'The server was not there for so long: time runs out as much later.',
			),
			Variant('seat-moved', { seat }, 'The seat is played from another device now.'),
			Variant(
				'over',
				{
					because: formOf<WhyOver>()(
						WordSchema(
							['rules', 'agreed', 'expired'],
							'By its rules, because all agreed, or because nobody came back.',
						),
					),
					opened: OrNull(OpenedSchema),
				},
				'The game is over. Where no piece was dealt, nothing is opened.',
			),
			Variant('rematch', { table: TableIdSchema }, 'The table at which the same people play again.'),
		],
		{ title: 'Happening' },
	),
);

const told = {
	version: Type.Integer({ minimum: 1, description: '1, 2, 3 … without gaps.' }),
	at: Type.Integer({ description: 'When, in milliseconds since 1970.' }),
	happening: HappeningSchema,
};

export const ToldSchema = formOf<Told>()(
	Type.Object(told, { title: 'Entry', description: 'One entry of what happened at a table.' }),
);

/** The same fields, for a message that has more. */
export const TOLD_FIELDS = told;
