// The own ratings, and how one stands among the bots of a game, on the same scale.
import type { GameName } from '@tessera/engine';
import { useEffect, useState } from 'preact/hooks';
import { myTables } from '../online/api.ts';
import { Choice } from '../parts/choice.tsx';
import { GAMES, gameName } from '../parts/games.ts';
import { levelName } from '../parts/levels.ts';
import { say } from '../words/say.ts';
import { type BotRatings, botRatings, type Rating } from './api.ts';
import { Group } from './group.tsx';
import { gameBeside, ladder, type Rung, ratingFor } from './ladder.ts';

const SIZES = [2, 3, 4] as const;

interface Bots {
	readonly of: Readonly<Record<GameName, readonly BotRatings[]>>;
	/** The game played last, where there is one, then the others. */
	readonly order: readonly GameName[];
}

/** What cannot be fetched is left out: one's own numbers are there without it. */
async function askBots(): Promise<Bots> {
	const ratingsOf = async (game: GameName) => {
		const asked = await botRatings(game);
		return asked.ok ? asked.value : [];
	};
	const [tables, classic, cubes, cards] = await Promise.all([
		myTables(),
		ratingsOf('classic'),
		ratingsOf('cubes'),
		ratingsOf('cards'),
	]);
	const over = tables.ok ? tables.value.cards.filter(({ status }) => status === 'over') : [];
	const last = over.toSorted((one, other) => other.changedAt - one.changedAt)[0]?.terms.game;
	return { of: { classic, cubes, cards }, order: last ? [last, ...GAMES] : GAMES };
}

/** Null until they are known. */
function useBots(): Bots | null {
	const [bots, setBots] = useState<Bots | null>(null);
	useEffect(() => {
		let isWanted = true;
		void askBots().then((asked) => isWanted && setBots(asked));
		return () => {
			isWanted = false;
		};
	}, []);
	return bots;
}

const mostPlayed = (ratings: readonly Rating[]): number =>
	ratings.toSorted((one, other) => other.games - one.games)[0]?.size ?? 2;

export function Ratings({ ratings }: { readonly ratings: readonly Rating[] }) {
	const [size, setSize] = useState(() => mostPlayed(ratings));
	const [wanted, setWanted] = useState<GameName | null>(null);
	const bots = useBots();
	const game = wanted ?? (bots && gameBeside(bots.order, bots.of, size));
	return (
		<Group title={say('account.ratings')} class="account-ratings">
			<p class="hint">{say('account.ratings-are')}</p>
			<Choice
				legend={say('account.players')}
				options={SIZES.map((each) => ({ value: each, label: <Own size={each} rating={ratingFor(ratings, each)} /> }))}
				chosen={size}
				onChoose={setSize}
			/>
			<Choice<GameName | null>
				legend={say('account.bots-of')}
				options={GAMES.map((each) => ({ value: each, label: gameName(each) }))}
				chosen={game}
				onChoose={setWanted}
			/>
			{bots && game && <Ladder rungs={ladder(ratings, bots.of[game], size)} />}
		</Group>
	);
}

function Ladder({ rungs }: { readonly rungs: readonly Rung[] }) {
	if (rungs.every(({ number }) => number === null)) return <p class="hint">{say('account.nobody-rated')}</p>;
	return (
		<ol class="account-ladder">
			{rungs.map((rung) => (
				<Step key={rung.who} rung={rung} />
			))}
		</ol>
	);
}

const Own = ({ size, rating }: { readonly size: number; readonly rating: Rating | null }) => (
	<span class="account-own">
		<span class="account-size">{say('account.size', { count: size })}</span>{' '}
		<b class="account-number">{rating ? rating.number : say('account.unrated-short')}</b>{' '}
		<span class="account-games hint">{say('account.games', { count: rating?.games ?? 0 })}</span>
	</span>
);

const Step = ({ rung: { who, number, share } }: { readonly rung: Rung }) => (
	<li class="account-rung" data-you={who === 'you'}>
		<span class="account-who">{who === 'you' ? say('account.you') : levelName(who)}</span>
		<span class="account-bar" aria-hidden="true">
			<span style={{ inlineSize: `${share * 100}%` }} />
		</span>
		<span class="account-points">{number ?? <span class="hint">{say('account.unrated')}</span>}</span>
	</li>
);
