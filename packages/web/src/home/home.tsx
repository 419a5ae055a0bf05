// Home: one button to play at once, the three games, and the games one has.
import './home.css';
import type { GameName } from '@tessera/engine';
import { useMemo, useState } from 'preact/hooks';
import { hasPlayedOnline } from '../online/played.ts';
import { GAMES, gameName } from '../parts/games.ts';
import { Icon } from '../parts/icon.tsx';
import { listed } from '../parts/list.ts';
import { useTitle } from '../parts/title.ts';
import type { SavedSummary } from '../saves/games.ts';
import { namesOf } from '../table/names.ts';
import { say } from '../words/say.ts';
import { AsideNotice } from './aside.tsx';
import { begin, expectTable } from './begin.ts';
import { type Choices, seatsOf } from './choices.ts';
import { type Keeping, keeping } from './kept.ts';
import { lastUsed } from './last-used.ts';
import { OnlineGames } from './online-games.tsx';
import { GamePicture, HeroPicture } from './pictures.tsx';
import { detailsOf, FinishedGames, UnfinishedGames } from './saved-games.tsx';
import { Setup } from './setup.tsx';

function tableInWords(choices: Choices): string {
	const players = listed(namesOf(seatsOf(choices)));
	return say('home.play-what', { game: gameName(choices.game), players });
}

function gameInWords(game: SavedSummary): string {
	const players = listed(namesOf(game.seats));
	return [say('home.play-what', { game: gameName(game.game), players }), ...detailsOf(game)].join(' · ');
}

/** The list has the last played first; one that was removed is only there to be brought back. */
const unfinishedOf = ({ games }: Keeping): SavedSummary | null =>
	games.value.find(({ game, removed }) => !game.isOver && removed === null)?.game ?? null;

const Pages = () => (
	<nav class="home-nav" aria-label={say('home.pages')}>
		<a href="/learn">{say('common.learn')}</a>
		<a href="/settings">{say('common.settings')}</a>
		<a href="/about">{say('common.about')}</a>
	</nav>
);

interface HeroProps {
	/** The game that was played last and is not over. */
	readonly unfinished: SavedSummary | null;
	readonly onChange: () => void;
}

/** Whoever left a game in the middle most likely comes back for it. */
const GoOn = ({ game }: { readonly game: SavedSummary }) => (
	<>
		<a class="button next hero-play" href={`/play/${game.id}`} aria-describedby="go-on-what">
			<Icon of="play" />
			{say('home.go-on')}
		</a>
		<p class="hero-what" id="go-on-what">
			{gameInWords(game)}
		</p>
	</>
);

function Hero({ unfinished, onChange }: HeroProps) {
	const [hasFailed, setFailed] = useState(false);
	return (
		<div class="hero">
			<div class="hero-words">
				<h1>{say('common.tessera')}</h1>
				<p class="hero-lead">{say('home.lead')}</p>
				<div class="hero-start">
					{unfinished && <GoOn game={unfinished} />}
					<button
						type="button"
						class={unfinished ? 'button hero-new' : 'button next hero-play'}
						aria-describedby="play-what"
						onPointerEnter={expectTable}
						onFocus={expectTable}
						onClick={() => begin(lastUsed.value).catch(() => setFailed(true))}
					>
						{!unfinished && <Icon of="play" />}
						{unfinished ? say('home.new-game') : say('home.play')}
					</button>
					<p class="hero-what">
						<span id="play-what">{tableInWords(lastUsed.value)}</span>{' '}
						<button type="button" class="link" onClick={onChange}>
							{say('home.change')}
						</button>
					</p>
				</div>
				{hasFailed && <p role="alert">{say('home.not-started')}</p>}
				<p class="hero-friends">
					<a class="button" href="/online/new">
						<Icon of="people" />
						{say('home.friends')}
					</a>
					<a class="hero-lobby" href="/online">
						{say('home.lobby')}
					</a>
				</p>
			</div>
			<HeroPicture />
		</div>
	);
}

interface GameCardProps {
	readonly game: GameName;
	readonly onChoose: () => void;
}

function GameCard({ game, onChoose }: GameCardProps) {
	const name = gameName(game);
	return (
		<li class="game">
			<GamePicture game={game} />
			<div class="game-words">
				<h3>{name}</h3>
				<p>{say('home.game-is', { game })}</p>
			</div>
			<div class="game-ways">
				<button
					type="button"
					class="button game-choose"
					aria-label={say('home.choose-for', { game: name })}
					onClick={onChoose}
				>
					{say('home.choose')}
				</button>
				<span class="game-reads">
					<a href={`/learn/${game}`} aria-label={say('home.learn-of', { game: name })}>
						{say('home.learn')}
					</a>
					<a href={`/rules/${game}`} aria-label={say('home.rules-of', { game: name })}>
						{say('home.rules')}
					</a>
				</span>
			</div>
		</li>
	);
}

export function Home() {
	useTitle(null);
	const [chosen, setChosen] = useState<GameName | null>(null);
	const kept = useMemo(() => keeping(), []);
	return (
		// Whoever has been at a table elsewhere knows what this is; on a phone the list of such tables has the room.
		<div class="home" data-brief={hasPlayedOnline()}>
			<Pages />
			<main class="home-main">
				<Hero unfinished={unfinishedOf(kept)} onChange={() => setChosen(lastUsed.value.game)} />
				<AsideNotice keeping={kept} />
				<UnfinishedGames keeping={kept} />
				<OnlineGames />
				<section class="home-section">
					<h2>{say('home.games')}</h2>
					<ul class="games">
						{GAMES.map((game) => (
							<GameCard key={game} game={game} onChoose={() => setChosen(game)} />
						))}
					</ul>
				</section>
				<FinishedGames keeping={kept} />
				<p class="home-foot">
					<a href="/account">{say('home.account')}</a>
				</p>
			</main>
			{chosen && <Setup first={{ ...lastUsed.value, game: chosen }} onClose={() => setChosen(null)} />}
		</div>
	);
}
