// What this is, to whom names belong, what it is made of, and what it keeps.
import './about.css';
import { PageHeader } from '../parts/page-header.tsx';
import { say } from '../words/say.ts';

/** What reaches a browser; names are names in every language. */
const BUILT_IN = [
	{ name: 'Tessera', licence: 'MIT' },
	{ name: 'Preact', licence: 'MIT' },
	{ name: 'Preact Signals', licence: 'MIT' },
	{ name: 'messageformat runtime', licence: 'MIT' },
	{ name: 'noble-hashes', licence: 'MIT' },
] as const;

export function About() {
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
						<li key={part.name}>{say('about.licence', part)}</li>
					))}
				</ul>
			</section>
		</main>
	);
}
