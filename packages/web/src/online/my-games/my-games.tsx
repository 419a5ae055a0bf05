// One's tables with people elsewhere, for home: where it is my turn, what goes on, what waits, what is over.
import './my-games.css';
import type { TableCard } from '@tessera/protocol';
import { useEffect, useState } from 'preact/hooks';
import { GameToken } from '../../home/pictures.tsx';
import { timeAgo } from '../../home/when.ts';
import { gameName } from '../../parts/games.ts';
import { listed } from '../../parts/list.ts';
import { namesOf } from '../../table/names.ts';
import type { Key } from '../../words/keys.ts';
import { say, speakOf } from '../../words/say.ts';
import { myTables } from '../api.ts';
import { seatInfos } from '../seats.ts';
import { lookAgainAndAgain } from './looking.ts';
import { inOrder, type Place, placeOf } from './order.ts';
import { UnsentMoves } from './unsent-moves.tsx';

/** What cannot be fetched is not missed: home is whole without it, and it is there once the server can be reached again. */
function useMyTables(): readonly TableCard[] {
	const [cards, setCards] = useState<readonly TableCard[]>([]);
	useEffect(() => {
		const looking = lookAgainAndAgain(async () => {
			const [asked] = await Promise.all([myTables(), speakOf('online')]);
			if (asked.ok) setCards(inOrder(asked.value));
			return asked.ok ? asked.value : null;
		});
		looking.now();
		document.addEventListener('visibilitychange', looking.now);
		addEventListener('online', looking.now);
		return () => {
			looking.stop();
			document.removeEventListener('visibilitychange', looking.now);
			removeEventListener('online', looking.now);
		};
	}, []);
	return cards;
}

const PLACES: Readonly<Record<Place, Key>> = {
	'my-turn': 'online.my-turn',
	kept: 'online.seat-kept',
	running: 'online.their-turn',
	waiting: 'online.waiting-for-players',
	over: 'online.is-over',
};

export function MyGames() {
	const cards = useMyTables();
	return (
		<>
			<UnsentMoves cards={cards} />
			{cards.length > 0 && <Tables cards={cards} />}
		</>
	);
}

function Tables({ cards }: { readonly cards: readonly TableCard[] }) {
	return (
		<section class="home-section">
			<div class="my-games-head">
				<h2>{say('online.my-games')}</h2>
				<a href="/account">{say('online.to-account')}</a>
			</div>
			<ul class="kept-list">
				{cards.map((card) => (
					<Row key={card.id} card={card} />
				))}
			</ul>
		</section>
	);
}

function Row({ card }: { readonly card: TableCard }) {
	const { terms, sitters, seat, scores } = card;
	const all = namesOf(seatInfos(sitters, seat));
	const there = all.filter((_, index) => sitters[index] !== null);
	const game = gameName(terms.game);
	const place = placeOf(card);
	const details = [game, say(PLACES[place]), timeAgo(card.changedAt, Date.now())];
	return (
		<li class="kept">
			<a
				class="kept-open"
				href={`/online/${card.id}`}
				aria-label={say('online.open-game', { game, players: listed(there), state: say(PLACES[place]) })}
			>
				<span class="kept-token">
					<GameToken game={terms.game} />
				</span>
				<span class="kept-words">
					<span class="kept-scores">
						{there.map((name, index) => (
							<span class="kept-score" key={index}>
								<span class="kept-name">{name}</span> {scores && <b>{scores[index]}</b>}
							</span>
						))}
					</span>
					<span class="hint">{details.join(' · ')}</span>
				</span>
			</a>
		</li>
	);
}
