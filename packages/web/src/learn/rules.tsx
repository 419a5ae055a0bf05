// The rules of a game, with figures; without a game, the choice of the three.
import './rules.css';
import { type GameName, optionSpecs } from '@tessera/engine';
import { useEffect } from 'preact/hooks';
import { Nowhere } from '../home/nowhere.tsx';
import { GAMES, gameName, isGame } from '../parts/games.ts';
import { PageHeader } from '../parts/page-header.tsx';
import { WithWords } from '../parts/with-words.tsx';
import type { ScreenProps } from '../routes/screens.tsx';
import type { LearnKey } from '../words/keys.ts';
import { say } from '../words/say.ts';
import { GameChoice } from './choice.tsx';
import { FigureDrawing } from './figures/drawing.tsx';
import { CARDS_RULES } from './rules/cards.ts';
import { CLASSIC_RULES } from './rules/classic.ts';
import { CUBES_RULES } from './rules/cubes.ts';
import type { Page, Passage, Section } from './rules/page.ts';

const PAGES: { readonly [G in GameName]: Page } = { classic: CLASSIC_RULES, cubes: CUBES_RULES, cards: CARDS_RULES };

const TITLES: Readonly<Record<Section['id'] | 'house', LearnKey>> = {
	aim: 'rules.aim',
	setup: 'rules.setup',
	turn: 'rules.turn',
	scoring: 'rules.scoring',
	end: 'rules.end',
	house: 'rules.house',
};

/** The number of a rule in the margin, by which it can be linked to. */
const RuleNumber = ({ rule }: { readonly rule: string }) => (
	<a class="rule-number" href={`#${rule}`} aria-label={say('rules.number', { rule })}>
		{rule}
	</a>
);

const PassageText = ({ rule, text, figures = [] }: Passage) => (
	<div class="rule" id={rule ?? undefined}>
		{rule !== null && <RuleNumber rule={rule} />}
		{text.map((key) => (
			<p key={key}>{say(key)}</p>
		))}
		{figures.length > 0 && (
			<div class="figures">
				{figures.map((shown) => (
					<FigureDrawing key={shown.caption} {...shown} />
				))}
			</div>
		)}
	</div>
);

const SectionText = ({ id, passages }: Section) => (
	<section id={id} aria-labelledby={`${id}-title`}>
		<h2 id={`${id}-title`}>{say(TITLES[id])}</h2>
		{passages.map((passage) => (
			<PassageText key={passage.text[0]} {...passage} />
		))}
	</section>
);

function House({ game, house }: { readonly game: GameName; readonly house: Page['house'] }) {
	const specs = optionSpecs(game);
	return (
		<section id="house" aria-labelledby="house-title">
			<h2 id="house-title">{say(TITLES.house)}</h2>
			<p>{say('rules.house-lead')}</p>
			<ul class="rules-house">
				{Object.entries(house).map(([name, key]) => {
					const rule = specs[name]?.rule;
					return (
						<li key={name}>
							{say(key)} {rule !== undefined && <a href={`#${rule}`}>{say('rules.house-see', { rule })}</a>}
						</li>
					);
				})}
			</ul>
		</section>
	);
}

const Contents = ({ sections }: Page) => (
	<nav class="rules-contents" aria-label={say('rules.contents')}>
		<ol>
			{[...sections.map(({ id }) => id), 'house' as const].map((id) => (
				<li key={id}>
					<a href={`#${id}`}>{say(TITLES[id])}</a>
				</li>
			))}
		</ol>
	</nav>
);

interface RulesPageProps {
	readonly game: GameName;
	/** The table that is being played at, to go back to. */
	readonly table: string | null;
}

const OtherGames = ({ game, table }: RulesPageProps) => (
	<nav class="rules-games" aria-label={say('rules.games')}>
		{GAMES.map((each) => (
			<a
				key={each}
				href={table === null ? `/rules/${each}` : `/rules/${each}/${table}`}
				aria-current={each === game ? 'page' : undefined}
			>
				{gameName(each)}
			</a>
		))}
	</nav>
);

/** The page is made after the browser looked for the place that the address names: it is looked for again. */
function useNamedPlace(): void {
	useEffect(() => {
		document.getElementById(location.hash.slice(1))?.scrollIntoView();
	}, []);
}

function RulesPage({ game, table }: RulesPageProps) {
	const page = PAGES[game];
	useNamedPlace();
	return (
		<main class="page rules">
			<PageHeader title={say('rules.title-of', { game: gameName(game) })} table={table} />
			<OtherGames game={game} table={table} />
			<p class="rules-lead">{say(page.lead)}</p>
			<Contents {...page} />
			<div class="rules-text">
				{page.sections.map((section) => (
					<SectionText key={section.id} {...section} />
				))}
				<House game={game} house={page.house} />
				<p class="rules-ways">
					<a class="button next" href={`/learn/${game}`}>
						{say('rules.try')}
					</a>
					<button type="button" class="button" onClick={() => print()}>
						{say('rules.print')}
					</button>
				</p>
			</div>
		</main>
	);
}

export function Rules({ part, table = null }: ScreenProps) {
	if (part !== null && part !== '' && !isGame(part)) return <Nowhere />;
	return (
		<WithWords topic="learn" part={part}>
			{() =>
				isGame(part) ? (
					<RulesPage key={part} game={part} table={table || null} />
				) : (
					<GameChoice title={say('rules.title')} lead={say('rules.which')} to="rules" />
				)
			}
		</WithWords>
	);
}
