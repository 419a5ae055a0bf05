// What the forms of answers are made of. A form is written beside a type of TypeScript, and neither can change without the other.
import type { Kind, Seat } from '@tessera/engine';
import Type, { type Static, type TSchema, type TUnsafe } from 'typebox';

/** A type with nothing left of how it is written: what is read only and what may be missing, the same way everywhere. */
type Bare<T> = T extends string | number | boolean | null | undefined
	? T
	: T extends readonly (infer Item)[]
		? readonly Bare<Item>[]
		: { readonly [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K> ? { maybe: Bare<T[K]> } : Bare<T[K]> };

type IsSame<One, Other> = [Bare<One>] extends [Bare<Other>]
	? [Bare<Other>] extends [Bare<One>]
		? true
		: false
	: false;

/** The form of a type: the compiler refuses one that allows more than the type, or less. */
export const formOf =
	<T>() =>
	<S extends TSchema>(schema: IsSame<Static<S>, T> extends true ? S : { readonly differs: Static<S> }): TUnsafe<T> =>
		Type.Unsafe<T>(schema as S);

/** One of these words. */
export const WordSchema = <const Words extends readonly string[]>(words: Words, description?: string) =>
	Type.Unsafe<Words[number]>(Type.Enum([...words], { type: 'string', ...(description && { description }) }));

export const OrNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** A seat as somebody asks for it, who need not know that it is one. */
export const SeatNumberSchema = Type.Integer({ minimum: 0, maximum: 3, title: 'Seat', description: 'Counted from 0.' });

export const SeatSchema = Type.Unsafe<Seat>(SeatNumberSchema);

export const KindSchema = Type.Unsafe<Kind>(
	Type.Integer({
		minimum: 0,
		maximum: 35,
		title: 'Kind',
		description: 'A piece: 6 × colour + shape, both counted from 0 in the order of docs/API.md.',
	}),
);

export const KindsSchema = Type.Array(KindSchema);

export const PlacedSchema = Type.Object(
	{ kind: KindSchema, x: Type.Integer(), y: Type.Integer() },
	{ title: 'Placed', description: 'A piece and its cell: x grows to the right, y downwards.' },
);

export const CellSchema = Type.Object({ x: Type.Integer(), y: Type.Integer() }, { title: 'Cell' });

/** A fingerprint. */
export const SEAL_PATTERN = '^[0-9a-f]{64}$';

/** One form of several: its type says which. */
export const Variant = <const Name extends string, Fields extends Readonly<Record<string, TSchema>>>(
	type: Name,
	fields: Fields,
	description?: string,
) => Type.Object({ type: Type.Literal(type), ...fields }, description === undefined ? {} : { description });
