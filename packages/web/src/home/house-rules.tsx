// The rulings of a game, to be chosen otherwise. Loaded when somebody opens them: they come from the engine.
import { type GameName, type OptionSpec, type OptionValue, optionSpecs } from '@tessera/engine';
import { Choice, Toggle } from '../parts/choice.tsx';
import type { Key } from '../words/keys.ts';
import { say } from '../words/say.ts';
import type { Rulings } from './choices.ts';

/** Decided by ages, which nobody is asked for here: among seats without one the lot falls, whatever the ruling. */
const BY_AGE = 'openingTie';

interface RulingWords {
	readonly label: Key;
	/** Of the values that can be chosen, where they have names. */
	readonly values?: Readonly<Record<string, Key>>;
}

const LAYING: Readonly<Record<string, RulingWords>> = {
	openingQwirkleBonus: { label: 'home.rule-opening-six' },
	openingSinglePoints: { label: 'home.rule-opening-single' },
};

export const RULING_WORDS: { readonly [G in GameName]: Readonly<Record<string, RulingWords>> } = {
	classic: {
		...LAYING,
		voluntaryPass: { label: 'home.rule-voluntary-pass' },
		stallRounds: { label: 'home.rule-exchange-rounds' },
	},
	cubes: {
		...LAYING,
		whenStuck: { label: 'home.rule-stuck-cubes', values: { pass: 'home.stuck-pass', end: 'home.stuck-end' } },
	},
	cards: {
		whenStuck: { label: 'home.rule-stuck-cards', values: { swap: 'home.stuck-swap', pass: 'home.stuck-pass' } },
		stallRounds: { label: 'home.rule-idle-rounds' },
	},
};

export interface HouseRulesProps {
	readonly game: GameName;
	readonly rulings: Rulings;
	readonly onRuling: (name: string, value: OptionValue) => void;
}

interface RulingProps {
	readonly spec: OptionSpec;
	readonly words: RulingWords;
	readonly value: OptionValue;
	readonly onValue: (value: OptionValue) => void;
}

function Ruling({ spec, words, value, onValue }: RulingProps) {
	const label = say(words.label);
	if (spec.type === 'flag') return <Toggle label={label} on={value === true} onChange={onValue} />;
	if (spec.type === 'choice') {
		const options = spec.values.map((name) => {
			const key = words.values?.[name];
			return { value: name, label: key ? say(key) : name };
		});
		return <Choice legend={label} options={options} chosen={String(value)} onChoose={onValue} />;
	}
	return (
		<label class="ruling-number">
			<span>{label}</span>
			<input
				class="field"
				type="number"
				inputMode="numeric"
				min={spec.least}
				max={spec.most}
				value={Number(value)}
				onChange={(event) => {
					const { valueAsNumber, validity } = event.currentTarget;
					if (validity.valid && Number.isInteger(valueAsNumber)) onValue(valueAsNumber);
					else event.currentTarget.value = String(value);
				}}
			/>
		</label>
	);
}

export function HouseRules({ game, rulings, onRuling }: HouseRulesProps) {
	const specs = Object.entries(optionSpecs(game)).filter(([name]) => name !== BY_AGE);
	return (
		<div class="house-rules">
			<p class="hint">{say('home.house-rules-are')}</p>
			{specs.map(([name, spec]) => {
				const words = RULING_WORDS[game][name];
				return (
					words && (
						<Ruling
							key={`${game} ${name}`}
							spec={spec}
							words={words}
							value={rulings[name] ?? spec.default}
							onValue={(value) => onRuling(name, value)}
						/>
					)
				);
			})}
		</div>
	);
}
