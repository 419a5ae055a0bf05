// Rulings as options: every place where tables of friends differ is named, has a default, and can be listed, parsed and checked.
import { no, ok, type Result } from './result.ts';

export type OptionSpec =
	| { readonly type: 'choice'; readonly rule: string; readonly values: readonly string[]; readonly default: string }
	| { readonly type: 'flag'; readonly rule: string; readonly default: boolean }
	| {
			readonly type: 'whole';
			readonly rule: string;
			readonly least: number;
			readonly most: number;
			readonly default: number;
	  };

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
export type OptionValue = string | boolean | number;

type ValueOf<S extends OptionSpec> = S extends { type: 'choice'; values: readonly (infer V)[] }
	? V
	: S extends { type: 'flag' }
		? boolean
		: number;

export type OptionsOf<Specs extends OptionSpecs> = { readonly [Name in keyof Specs]: ValueOf<Specs[Name]> };

export interface OptionProblem {
	readonly kind: 'bad-option';
	readonly name: string;
	readonly value: OptionValue;
	/** What would have been accepted; empty when no option has this name. */
	readonly accepted: readonly string[];
}

/** What an option accepts, as it is written. */
export function acceptedValues(spec: OptionSpec): readonly string[] {
	if (spec.type === 'choice') return spec.values;
	return spec.type === 'flag' ? ['true', 'false'] : [`${spec.least} to ${spec.most}`];
}

function isAccepted(spec: OptionSpec, value: OptionValue): boolean {
	if (spec.type === 'choice') return typeof value === 'string' && spec.values.includes(value);
	if (spec.type === 'flag') return typeof value === 'boolean';
	return Number.isInteger(value) && Number(value) >= spec.least && Number(value) <= spec.most;
}

/** A written value as the kind of value the option takes; an unfit one comes back as it was and is refused later. */
export function readOption(spec: OptionSpec | undefined, text: string): OptionValue {
	if (spec?.type === 'flag' && (text === 'true' || text === 'false')) return text === 'true';
	if (spec?.type === 'whole' && /^\d{1,9}$/.test(text)) return Number(text);
	return text;
}

/** The options of a game with the defaults filled in, or the first that does not fit. */
export function completeOptions<Specs extends OptionSpecs>(
	specs: Specs,
	chosen: Readonly<Record<string, OptionValue>> = {},
): Result<OptionsOf<Specs>, OptionProblem> {
	for (const [name, value] of Object.entries(chosen)) {
		const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
		if (!spec) return no({ kind: 'bad-option', name, value, accepted: [] });
		if (!isAccepted(spec, value)) return no({ kind: 'bad-option', name, value, accepted: acceptedValues(spec) });
	}
	const entries = Object.entries(specs).map(([name, spec]) => [name, chosen[name] ?? spec.default]);
	return ok(Object.fromEntries(entries) as OptionsOf<Specs>);
}
