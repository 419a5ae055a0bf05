// The games on this device: to go on with, to look back at, to remove and bring back.
import './saved-games.css';
import { useEffect, useId, useRef } from 'preact/hooks';
import { gameName } from '../parts/games.ts';
import { Icon } from '../parts/icon.tsx';
import { listed } from '../parts/list.ts';
import type { SavedSummary } from '../saves/games.ts';
import { nameOf, namesOf, whoIs, youAt } from '../table/names.ts';
import { say } from '../words/say.ts';
import type { Keeping, Kept } from './kept.ts';
import { GameToken } from './pictures.tsx';
import { timeAgo } from './when.ts';

function standingOf({ seats, turn, winners }: SavedSummary): string | null {
	if (winners) {
		const [winner] = winners;
		if (winner === undefined) return null;
		if (winners.length === 1) return say('home.won', whoIs(seats, winner));
		return say('home.shared-win', { names: listed(winners.map((seat) => nameOf(seats, seat))) });
	}
	return turn !== null && turn === youAt(seats) ? say('home.your-turn') : null;
}

/** What there is to say of a game beside who plays: how it stands, and when it was played. */
export const detailsOf = (game: SavedSummary): readonly string[] =>
	[standingOf(game), timeAgo(game.touched, Date.now())].filter((detail) => detail !== null);

interface GameRowProps {
	readonly kept: Kept;
	readonly keeping: Keeping;
}

/** Keeps the focus on a row whose button has gone: what was pressed is there no more. */
function useFocusAfter(isRemoved: boolean) {
	const row = useRef<HTMLLIElement>(null);
	const before = useRef(isRemoved);
	useEffect(() => {
		if (before.current !== isRemoved) row.current?.querySelector<HTMLElement>('a, button')?.focus();
		before.current = isRemoved;
	}, [isRemoved]);
	return row;
}

function GameRow({ kept: { game, removed }, keeping }: GameRowProps) {
	const id = useId();
	const row = useFocusAfter(removed !== null);
	const names = namesOf(game.seats);
	const values = { game: gameName(game.game), players: listed(names) };
	if (removed !== null)
		return (
			<li class="kept kept-removed" ref={row}>
				<span id={id}>{say('home.removed', values)}</span>
				<button type="button" class="button" aria-describedby={id} onClick={() => keeping.restore(game.id)}>
					{say('home.undo')}
				</button>
			</li>
		);
	return (
		<li class="kept" ref={row}>
			<a
				class="kept-open"
				href={`/play/${game.id}`}
				aria-label={say(game.isOver ? 'home.look-game' : 'home.resume-game', values)}
			>
				<span class="kept-token">
					<GameToken game={game.game} />
				</span>
				<span class="kept-words">
					<span class="kept-scores">
						{names.map((name, seat) => (
							<span class="kept-score" key={seat}>
								<span class="kept-name">{name}</span> <b>{game.scores[seat]}</b>
							</span>
						))}
					</span>
					<span class="hint">{[values.game, ...detailsOf(game)].join(' · ')}</span>
				</span>
			</a>
			<button
				type="button"
				class="button plain kept-remove"
				aria-label={say('home.remove-game', values)}
				onClick={() => keeping.remove(game.id)}
			>
				<Icon of="bin" />
			</button>
		</li>
	);
}

interface GameListProps {
	readonly title: string;
	readonly games: readonly Kept[];
	readonly keeping: Keeping;
}

const GameList = ({ title, games, keeping }: GameListProps) =>
	games.length > 0 && (
		<section class="home-section">
			<h2>{title}</h2>
			<ul class="kept-list">
				{games.map((kept) => (
					<GameRow key={kept.game.id} kept={kept} keeping={keeping} />
				))}
			</ul>
		</section>
	);

const isOver = ({ game }: Kept): boolean => game.isOver;

export function UnfinishedGames({ keeping }: { readonly keeping: Keeping }) {
	useEffect(() => keeping.follow(), [keeping]);
	const games = keeping.games.value.filter((kept) => !isOver(kept));
	return <GameList title={say('home.unfinished')} games={games} keeping={keeping} />;
}

export const FinishedGames = ({ keeping }: { readonly keeping: Keeping }) => (
	<GameList title={say('home.finished')} games={keeping.games.value.filter(isOver)} keeping={keeping} />
);
