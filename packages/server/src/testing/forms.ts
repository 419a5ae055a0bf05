// What somebody is told, field by field: a form names every field that there may be, and says what may stand in it. Whatever no form
// names is a fault, so that nothing new is told without somebody saying who may know it.
export type Plain = Readonly<Record<string, unknown>>;
export const isPlain = (value: unknown): value is Plain =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object anywhere in a value. */
export function* objectsIn(value: unknown): Generator<Plain> {
	if (typeof value !== 'object' || value === null) return;
	if (isPlain(value)) yield value;
	for (const inner of Object.values(value)) yield* objectsIn(inner);
}

/** What is wrong with something that is told; nothing, where it is well. */
export type Rule = (value: unknown) => readonly string[];

export const fault = (what: string, value: unknown): readonly string[] => [`${what}: ${JSON.stringify(value)}`];

/** A word, a switch, or one number that is no piece. */
export const plain: Rule = (value) =>
	typeof value === 'object' && value !== null ? fault('more than a word', value) : [];

export const listOf =
	(rule: Rule): Rule =>
	(value) =>
		Array.isArray(value) ? value.flatMap((each) => rule(each)) : fault('no list', value);

export const orNull =
	(rule: Rule): Rule =>
	(value) =>
		value === null ? [] : rule(value);

/** An object with these fields and no others; any of them may be missing. */
export const form =
	(fields: Readonly<Record<string, Rule>>): Rule =>
	(value) => {
		if (!isPlain(value)) return fault('no object', value);
		return Object.entries(value).flatMap(([name, inner]) => {
			const rule = Object.hasOwn(fields, name) ? fields[name] : undefined;
			return rule ? rule(inner).map((each) => `${name}: ${each}`) : fault(`nothing says who may know ${name}`, inner);
		});
	};

/** Plain fields by their names. */
export const words = (...names: readonly string[]): Readonly<Record<string, Rule>> =>
	Object.fromEntries(names.map((name) => [name, plain]));

/** The rule of the first of these fields that the object has. */
export const byField =
	(rules: Readonly<Record<string, Rule>>): Rule =>
	(value) => {
		if (!isPlain(value)) return fault('no object', value);
		const [, rule] = Object.entries(rules).find(([name]) => name in value) ?? [];
		return rule ? rule(value) : fault('of no known form', value);
	};

/** The rule that a name in the object chooses. */
export const byName =
	(field: string, rules: Readonly<Record<string, Rule>>): Rule =>
	(value) => {
		const name = isPlain(value) ? String(value[field]) : '';
		const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
		return rule ? rule(value) : fault(`no known ${field}`, value);
	};
