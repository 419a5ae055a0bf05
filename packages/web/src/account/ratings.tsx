// The own ratings, and how one stands among the bots of a game, on the same scale.
import type { GameName } from '@tessera/engine';
import { useEffect, useState } from 'preact/hooks';
import { Choice } from '../parts/choice.tsx';
import { GAMES, gameName } from '../parts/games.ts';
import { levelName } from '../parts/levels.ts';
import { say } from '../words/say.ts';
import { type BotRatings, botRatings, type Rating } from './api.ts';
import { Group } from './group.tsx';
import { ladder, type Rung, ratingFor } from './ladder.ts';

const SIZES = [2, 3, 4] as const;

/** Null until they are known. What cannot be fetched is left out: one's own numbers are there without it. */
function useBots(game: GameName): readonly BotRatings[] | null {
	const [bots, setBots] = useState<readonly BotRatings[] | null>(null);
	useEffect(() => {
		let isWanted = true;
		void botRatings(game).then((asked) => {
			if (isWanted) setBots(asked.ok ? asked.value : []);
		});
		return () => {
			isWanted = false;
		};
	}, [game]);
	return bots;
}

const mostPlayed = (ratings: readonly Rating[]): number =>
	ratings.toSorted((one, other) => other.games - one.games)[0]?.size ?? 2;

export function Ratings({ ratings }: { readonly ratings: readonly Rating[] }) {
	const [size, setSize] = useState(() => mostPlayed(ratings));
	const [game, setGame] = useState<GameName>('classic');
	const bots = useBots(game);
	return (
		<Group title={say('account.ratings')} class="account-ratings">
			<p class="hint">{say('account.ratings-are')}</p>
			<Choice
				legend={say('account.players')}
				options={SIZES.map((each) => ({ value: each, label: <Own size={each} rating={ratingFor(ratings, each)} /> }))}
				chosen={size}
				onChoose={setSize}
			/>
			<Choice
				legend={say('account.bots-of')}
				options={GAMES.map((each) => ({ value: each, label: gameName(each) }))}
				chosen={game}
				onChoose={setGame}
			/>
			{bots && <Ladder rungs={ladder(ratings, bots, size)} />}
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
