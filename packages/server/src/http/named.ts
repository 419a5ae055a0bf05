// Each form that has a title is described once, under its name, and everywhere else it is named.

/** What the server checks is sometimes less than what makes sense: then the form says here what does. */
const MEANS = 'x-means';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** One of several words, as a list of them: then the page to try it lets one choose. */
function listed(form: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
	const { anyOf, ...rest } = form;
	const isWords = Array.isArray(anyOf) && anyOf.every((each) => isRecord(each) && typeof each['const'] === 'string');
	return isWords ? { type: 'string', enum: anyOf.map((each) => each['const']), ...rest } : form;
}

interface Described {
	readonly paths?: object;
	readonly components?: object;
}

/** The same description with its forms under their names. */
export function named<D extends Described>(description: D): D {
	const forms = new Map<string, { readonly form: object; readonly text: string }>();

	const nameOf = (title: string, form: object): { readonly $ref: string } => {
		const text = JSON.stringify(form);
		const known = forms.get(title);
		if (known && known.text !== text) throw new Error(`two forms are called ${title}`);
		forms.set(title, { form, text });
		return { $ref: `#/components/schemas/${title}` };
	};

	const inNames = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(inNames);
		if (!isRecord(value)) return value;
		if (value[MEANS] !== undefined) return inNames(value[MEANS]);
		const form = listed(Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, inNames(inner)])));
		const { title } = value;
		return typeof title === 'string' ? nameOf(title, form) : form;
	};

	const paths = inNames(description.paths);
	const schemas = Object.fromEntries(
		[...forms].sort(([one], [other]) => one.localeCompare(other)).map(([title, { form }]) => [title, form]),
	);
	return { ...description, paths, components: { ...description.components, schemas } };
}
