// The description of the API as a book in which everything that is asked and told can be looked up; for tests only.
import type { ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import type { Serving } from '../live/test-help.ts';

interface Answered {
	readonly headers?: Readonly<Record<string, unknown>>;
	readonly content?: Readonly<Record<string, unknown>>;
}

interface Operation {
	readonly security?: readonly object[];
	readonly requestBody?: unknown;
	readonly responses: Readonly<Record<string, Answered>>;
}

interface Form {
	readonly anyOf?: readonly Form[];
	readonly $ref?: string;
	readonly properties?: Readonly<Record<string, { readonly const?: string; readonly contentSchema?: Form }>>;
}

interface Description {
	readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
	readonly components: { readonly schemas: Readonly<Record<string, Form>> };
}

/** The same with nothing allowed that is not named: what is told and not described would be found by nobody else. */
function closed(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(closed);
	if (typeof value !== 'object' || value === null) return value;
	const inside = Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, closed(inner)]));
	const isObject = inside['type'] === 'object' && inside['additionalProperties'] === undefined;
	return isObject ? { ...inside, additionalProperties: false } : inside;
}

const inPointer = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

export class Book {
	readonly description: Description;
	readonly #ajv = new Ajv2020({ strict: false, allErrors: false });

	constructor(description: Description) {
		this.description = description;
		this.#ajv.addSchema(description, 'asked').addSchema(closed(description) as object, 'told');
	}

	/** Why what is told, or asked, has not the form at this place of the description; null where it has. */
	why(place: readonly string[], value: unknown, which: 'told' | 'asked' = 'told'): readonly ErrorObject[] | null {
		const check = this.#ajv.getSchema(`${which}#/${place.map(inPointer).join('/')}`);
		if (!check) return expect.fail(`nothing is described at ${place.join(' ')}`);
		return check(value) ? null : (check.errors ?? []);
	}

	/** Fails where something has not the form of this name. */
	fits(name: string, value: unknown): void {
		const why = this.why(['components', 'schemas', name], value);
		if (why) expect.fail(`${JSON.stringify(value)} is no ${name}: ${JSON.stringify(why.at(-1))}`);
	}

	/** The path that an address belongs to. */
	pathOf(address: string): string {
		const [asked = ''] = address.split('?');
		const found = Object.keys(this.description.paths)
			.toSorted((one, other) => one.split('{').length - other.split('{').length)
			.find((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked));
		return found ?? expect.fail(`${address} is not described`);
	}

	/** What its field says of each form in a union. */
	kindsOf(name: string, field: string): readonly string[] {
		const formOf = ({ $ref }: Form): Form | undefined =>
			$ref === undefined ? undefined : this.description.components.schemas[$ref.split('/').at(-1) ?? ''];
		const kindsIn = (form: Form): readonly string[] =>
			form.anyOf?.flatMap((each) => kindsIn(formOf(each) ?? each)) ?? [form.properties?.[field]?.const ?? ''];
		return [...new Set([kindsIn(this.description.components.schemas[name] ?? {})].flat())];
	}
}

export async function bookOf(app: Serving['app']): Promise<Book> {
	return new Book((await app.inject('/api/openapi.json')).json());
}
