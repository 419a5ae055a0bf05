// All settings, each holding as soon as it is chosen. Stands on its page, and may stand in a sheet over a table.
import './panel.css';
import { Choice, Toggle } from '../parts/choice.tsx';
import { LANGUAGES, OWN_NAMES } from '../words/languages.ts';
import { languageHasFailed, say } from '../words/say.ts';
import { PieceSample } from './sample.tsx';
import { change, settings } from './settings.ts';

const THEMES = ['system', 'light', 'dark'] as const;
const PALETTES = ['default', 'colour-blind'] as const;
const MARKS = ['quiet', 'strong'] as const;
const MOTIONS = ['system', 'full', 'reduced'] as const;

const languages = () => [
	{ value: null, label: say('settings.language-of-browser') },
	...LANGUAGES.map((language) => ({ value: language, label: OWN_NAMES[language], lang: language })),
];

export function SettingsPanel() {
	const chosen = settings.value;
	return (
		<div class="settings">
			<section class="settings-group">
				<h2>{say('settings.page')}</h2>
				<Choice
					legend={say('settings.language')}
					options={languages()}
					chosen={chosen.language}
					onChoose={(language) => change({ language })}
				/>
				{languageHasFailed.value && <p role="alert">{say('common.not-loaded')}</p>}
				<Choice
					legend={say('settings.theme')}
					options={THEMES.map((theme) => ({ value: theme, label: say('settings.theme-is', { theme }) }))}
					chosen={chosen.theme}
					onChoose={(theme) => change({ theme })}
				/>
			</section>
			<section class="settings-group">
				<h2>{say('settings.pieces')}</h2>
				<PieceSample />
				<Choice
					legend={say('settings.palette')}
					options={PALETTES.map((palette) => ({ value: palette, label: say('settings.palette-is', { palette }) }))}
					chosen={chosen.palette}
					onChoose={(palette) => change({ palette })}
				/>
				<Choice
					legend={say('settings.marks')}
					options={MARKS.map((marks) => ({ value: marks, label: say('settings.marks-are', { marks }) }))}
					chosen={chosen.marks}
					onChoose={(marks) => change({ marks })}
				/>
			</section>
			<section class="settings-group">
				<h2>{say('settings.play')}</h2>
				<Choice
					legend={say('settings.motion')}
					options={MOTIONS.map((motion) => ({ value: motion, label: say('settings.motion-is', { motion }) }))}
					chosen={chosen.motion}
					onChoose={(motion) => change({ motion })}
				/>
				<Toggle
					label={say('settings.sound')}
					hint={say('settings.sound-is')}
					on={chosen.sound}
					onChange={(sound) => change({ sound })}
				/>
				<Toggle
					label={say('settings.confirm')}
					hint={say('settings.confirm-is')}
					on={chosen.confirm}
					onChange={(confirm) => change({ confirm })}
				/>
				<Toggle
					label={say('settings.turning')}
					hint={say('settings.turning-is')}
					on={chosen.turning}
					onChange={(turning) => change({ turning })}
				/>
			</section>
		</div>
	);
}
