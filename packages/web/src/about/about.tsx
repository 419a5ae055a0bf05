// What this is, to whom names belong, what it is made of, and what it keeps.
import './about.css';
import ownLicence from '../../../../LICENSE?raw';
import { PageHeader } from '../parts/page-header.tsx';
import { WithWords } from '../parts/with-words.tsx';
import { say } from '../words/say.ts';

/** What reaches a browser; names and notices are the same in every language. */
const BUILT_IN = [
	{ name: 'Tessera', licence: 'MIT', holder: '© 2026 The Tessera authors' },
	{ name: 'Preact', licence: 'MIT', holder: '© 2015-present Jason Miller' },
	{ name: 'Preact Signals', licence: 'MIT', holder: '© 2022-present Preact Team' },
	{ name: 'messageformat runtime', licence: 'MIT', holder: '© OpenJS Foundation and contributors' },
	{ name: 'noble-hashes', licence: 'MIT', holder: '© 2022 Paul Miller' },
] as const;

/** The words of the licence, the same for all of them but for the holder. */
const LICENCE = ownLicence.slice(ownLicence.indexOf('Permission')).split('\n\n');

function AboutPage() {
	return (
		<main class="page about">
			<PageHeader title={say('about.title')} />
			<p class="about-lead">{say('about.what')}</p>
			<section>
				<h2>{say('about.privacy-title')}</h2>
				<p>{say('about.privacy')}</p>
			</section>
			<section>
				<h2>{say('about.fair-title')}</h2>
				<p>{say('about.fair')}</p>
			</section>
			<section>
				<h2>{say('about.unofficial-title')}</h2>
				<p>{say('about.unofficial')}</p>
			</section>
			<section>
				<h2>{say('about.licences-title')}</h2>
				<p>{say('about.licences')}</p>
				<ul>
					{BUILT_IN.map((part) => (
						<li key={part.name}>
							{say('about.licence', part)} <span class="hint">{part.holder}</span>
						</li>
					))}
				</ul>
				<details>
					<summary>{say('about.licence-text')}</summary>
					<div class="about-licence" lang="en">
						{LICENCE.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
				</details>
			</section>
		</main>
	);
}

export const About = () => (
	<WithWords topic="learn" part={null}>
		{() => <AboutPage />}
	</WithWords>
);
