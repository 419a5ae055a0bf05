// Whether data from outside has the form it must have, and if not, what is wrong with it in one sentence.
import { no, ok, type Result } from '@tessera/engine';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** As much of a schema as the search for a fault looks at. */
interface Form {
	readonly anyOf?: readonly Form[];
	readonly type?: unknown;
	readonly const?: unknown;
	readonly properties?: Readonly<Record<string, Form>>;
	readonly required?: readonly string[];
	readonly additionalProperties?: unknown;
	/** What a pattern asks for, in words: what a text must do. */
	readonly 'x-must'?: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that say which of several forms is meant. */
const TELLING = ['type', 'do', 'per'] as const;

const tellingFieldOf = (forms: readonly Form[]): string | undefined =>
	TELLING.find((field) => forms.every(({ properties }) => properties?.[field]?.const !== undefined));

const placeOf = (path: readonly string[]): string => (path.length === 0 ? 'It' : path.join('.'));

/** The forms that something may be meant in: what is wrong was not meant to be null, nor one of several that are one together. */
const meantIn = (forms: readonly Form[]): readonly Form[] =>
	forms.flatMap((form) => (form.anyOf ? meantIn(form.anyOf) : form.type === 'null' ? [] : [form]));

function whyNone(forms: readonly Form[], value: unknown, path: readonly string[]): string | null {
	if (forms.every((form) => form.const !== undefined))
		return `${placeOf(path)} must be one of ${forms.map((form) => String(form.const)).join(', ')}.`;
	const field = tellingFieldOf(forms);
	if (field === undefined) return null;
	if (!isRecord(value)) return `${placeOf(path)} must be an object.`;
	const meant = forms.find(({ properties }) => properties?.[field]?.const === value[field]);
	if (meant) return whyNot(meant, value, path);
	const known = forms.map(({ properties }) => String(properties?.[field]?.const));
	return `${[...path, field].join('.')} must be one of ${known.join(', ')}.`;
}

function whyNoObject(form: Form, value: unknown, path: readonly string[]): string | null {
	const { properties = {}, required = [] } = form;
	if (!isRecord(value)) return `${placeOf(path)} must be an object.`;
	const missing = required.find((field) => !Object.hasOwn(value, field));
	if (missing !== undefined) return `${[...path, missing].join('.')} is missing.`;
	const strange = Object.keys(value).find((field) => !Object.hasOwn(properties, field));
	if (strange !== undefined && form.additionalProperties === false)
		return `${[...path, strange.slice(0, 40)].join('.')} is not known here.`;
	for (const [field, inner] of Object.entries(properties)) {
		const why = Object.hasOwn(value, field) ? whyNot(inner, value[field], [...path, field]) : null;
		if (why !== null) return why;
	}
	return null;
}

const compiled = new WeakMap<object, ReturnType<typeof Compile<TSchema>>>();

/** Compiling takes milliseconds, and whoever sends nonsense would have it done for every message: each schema is compiled once. */
function compiledOnce(schema: TSchema): ReturnType<typeof Compile<TSchema>> {
	const made = compiled.get(schema) ?? Compile<TSchema>(schema);
	compiled.set(schema, made);
	return made;
}

/** What is wrong with a value, as close to the fault as can be told; null where it is right. */
function whyNot(form: Form, value: unknown, path: readonly string[]): string | null {
	const check = compiledOnce(form as TSchema);
	if (check.Check(value)) return null;
	const inside = form.anyOf
		? whyNone(meantIn(form.anyOf), value, path)
		: form.properties
			? whyNoObject(form, value, path)
			: null;
	if (inside !== null) return inside;
	const [error] = check.Errors(value);
	const must = form['x-must'];
	if (error?.keyword === 'pattern' && must !== undefined) return `${placeOf(path)} must ${must}.`;
	return `${placeOf(path)} ${error?.message ?? 'is not what it should be'}.`;
}

/** A check that is compiled once and asked often. */
export function checking<S extends TSchema>(schema: S): (value: unknown) => Result<Static<S>, string> {
	const check = compiledOnce(schema);
	return (value) =>
		check.Check(value)
			? ok(value as Static<S>)
			: no(whyNot(schema as Form, value, []) ?? 'It is not what it should be.');
}
