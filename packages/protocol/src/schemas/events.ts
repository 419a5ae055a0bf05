// What happens in a game, as one seat or a spectator may know it.
import {
	type CardsOptions,
	type CardsViewEvent,
	type ClassicOptions,
	type ClassicViewEvent,
	type Colour,
	type CubesOptions,
	type CubesViewEvent,
	type EndReason,
	type GameName,
	type OptionSpec,
	optionSpecs,
	type ViewEvent,
} from '@tessera/engine';
import Type, { type TSchema } from 'typebox';
import { formOf, KindsSchema, OrNull, PlacedSchema, SeatSchema, Variant, WordSchema } from './forms.ts';

function optionForm(spec: OptionSpec): TSchema {
	const description = `Rule ${spec.rule}.`;
	const rest = { default: spec.default, description };
	if (spec.type === 'choice') return Type.Enum([...spec.values], { type: 'string', ...rest });
	return spec.type === 'flag' ? Type.Boolean(rest) : Type.Integer({ minimum: spec.least, maximum: spec.most, ...rest });
}

/** The rulings of a game, as the engine has them. */
const OptionsSchema = <Options>(game: GameName, title: string) =>
	Type.Unsafe<Options>(
		Type.Object(Object.fromEntries(Object.entries(optionSpecs(game)).map(([name, spec]) => [name, optionForm(spec)])), {
			title,
			description: 'Every ruling, the usual ones too: see docs/RULES.md.',
		}),
	);

const ages = Type.Array(OrNull(Type.Number()), { description: 'For each seat; null where it is not told.' });

const Started = <const Game extends GameName, Options extends TSchema>(game: Game, options: Options) =>
	Variant('started', { game: Type.Literal(game), options, ages }, 'The first event of a game: its terms.');

const END_REASONS = [
	'last-piece',
	'nobody-can-move',
	'player-stuck',
	'everybody-passed',
	'stalled',
	'final-round',
	'others-withdrew',
] as const satisfies readonly EndReason[];

const seat = SeatSchema;
const count = Type.Integer();
const points = Type.Integer();
const sizes = Type.Array(Type.Integer(), { description: 'The largest line that each seat announced.' });
const placed = Type.Array(PlacedSchema);
const series = Type.Array(KindsSchema);
const OwnKinds = (description: string) => Type.Union([KindsSchema, Type.Null()], { description });
const own = OwnKinds('Null where they are somebody else’s.');

const Opened = Variant(
	'opened',
	{ seat, sizes, decidedBy: WordSchema(['size', 'age', 'lot']) },
	'Who begins, and by what it was decided.',
);
const Turn = Variant('turn', { seat }, 'Whose turn it is now.');
const Passed = Variant('passed', { seat });
const Ended = Variant(
	'ended',
	{ reason: WordSchema(END_REASONS), winners: Type.Array(SeatSchema) },
	'The game has come to its end by the rules.',
);

const Dealt = Variant(
	'dealt',
	{ counts: Type.Array(Type.Integer()), hand: OwnKinds('Your own; null for a spectator.') },
	'How many pieces each was dealt, and your own.',
);
const Drew = Variant('drew', { seat, count, pieces: own }, 'Filled up the hand.');
const Withdrew = Variant('withdrew', { seat, count, pieces: own }, 'Left the game: so many pieces are set aside.');

const Line = Type.Object({
	axis: WordSchema(['row', 'column']),
	pieces: placed,
	points,
	qwirkle: Type.Boolean(),
});
const Placed = Variant('placed', { seat, pieces: placed });
const Scored = Variant(
	'scored',
	{
		seat,
		lines: Type.Array(Line),
		single: Type.Integer({ description: 'For an opening of one piece, which makes no line.' }),
		points,
	},
	'What was placed scores so many points.',
);
const Bonus = Variant('bonus', { seat, points }, 'For the last piece.');

const ClassicEventSchema = formOf<ClassicViewEvent>()(
	Type.Union(
		[
			Started('classic', OptionsSchema<ClassicOptions>('classic', 'ClassicOptions')),
			Dealt,
			Opened,
			Turn,
			Placed,
			Scored,
			Bonus,
			Drew,
			Variant('exchanged', { seat, count, given: own, drawn: own }, 'Changed so many pieces.'),
			Passed,
			Withdrew,
			Ended,
		],
		{ title: 'ClassicEvent' },
	),
);

const CubesEventSchema = formOf<CubesViewEvent>()(
	Type.Union(
		[
			Started('cubes', OptionsSchema<CubesOptions>('cubes', 'CubesOptions')),
			Variant('dealt', { hands: series }, 'What each was dealt and has rolled.'),
			Opened,
			Turn,
			Variant(
				'rerolled',
				{ seat, cause: WordSchema(['chosen', 'forced']), from: KindsSchema, to: KindsSchema },
				'What these cubes show now, in the same order.',
			),
			Placed,
			Scored,
			Bonus,
			Variant(
				'drew',
				{ seat, colours: Type.Array(Type.Unsafe<Colour>(Type.Integer({ minimum: 0, maximum: 5 }))) },
				'Cubes of these colours, not rolled yet.',
			),
			Variant('rolled', { seat, cubes: KindsSchema }, 'What the cubes that were drawn show.'),
			Passed,
			Variant('withdrew', { seat, count, pieces: KindsSchema }, 'Left the game: these cubes are set aside.'),
			Ended,
		],
		{ title: 'CubesEvent' },
	),
);

const CardsEventSchema = formOf<CardsViewEvent>()(
	Type.Union(
		[
			Started('cards', OptionsSchema<CardsOptions>('cards', 'CardsOptions')),
			Dealt,
			Variant('misdealt', { sizes }, 'Nobody held a series of three: all is dealt again.'),
			Opened,
			Turn,
			Variant('laid', { seat, cards: KindsSchema }),
			Variant('rearranged', { seat, table: series }, 'Every series on the table now.'),
			Variant('captured', { seat, qwirkles: series }, 'Took these Qwirkles from the table.'),
			Drew,
			Variant(
				'swapped',
				{ seat, shown: KindsSchema, count, drawn: own },
				'Showed the old hand and drew so many cards.',
			),
			Variant('final-round', { turns: Type.Integer() }, 'The last card was drawn: so many more turns, one each.'),
			Passed,
			Withdrew,
			Ended,
		],
		{ title: 'CardsEvent' },
	),
);

export const EventSchema = formOf<ViewEvent>()(
	Type.Union([ClassicEventSchema, CubesEventSchema, CardsEventSchema], {
		title: 'Event',
		description: 'What happens in a game, as its viewer may know it.',
	}),
);
