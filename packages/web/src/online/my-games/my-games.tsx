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
import { lookForAccount, myTables } from '../api.ts';
import { seatInfos } from '../seats.ts';
import { lookAgainAndAgain } from './looking.ts';
import { inOrder, newlyMine, type Place, placeOf } from './order.ts';
import { sender } from './sending.ts';
import { UnsentMoves } from './unsent-moves.tsx';

interface Tables {
	readonly cards: readonly TableCard[];
	/** Where it has become my turn since they were last looked at. */
	readonly fresh: readonly TableCard[];
}

/** What cannot be fetched is not missed: home is whole without it, and it is there once the server can be reached again. */
function useMyTables(): Tables {
	const [tables, setTables] = useState<Tables>({ cards: [], fresh: [] });
	useEffect(() => {
		const sendWaiting = sender();
		let ids: string | null = null;
		const ask = async (): Promise<readonly TableCard[] | null> => {
			const [asked] = await Promise.all([myTables(), speakOf('online')]);
			// Whom the server does not know has no tables.
			const isUnknown = !asked.ok && asked.problem.code === 'no-identity';
			const found = asked.ok ? asked.value : isUnknown ? [] : null;
			if (found === null) return null;
			setTables(({ cards }) => ({ cards: inOrder(found), fresh: newlyMine(cards, found) }));
			const now = found
				.map(({ id }) => id)
				.sort()
				.join();
			// What is gone may have been that of an account.
			if (now !== ids) void lookForAccount();
			ids = now;
			return found;
		};
		const looking = lookAgainAndAgain(async () => {
			const found = await ask();
			// What was just played has changed what is listed.
			return found && (await sendWaiting(found)) ? ask() : found;
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
	return tables;
}

const PLACES: Readonly<Record<Place, Key>> = {
	'my-turn': 'online.my-turn',
	kept: 'online.seat-kept',
	running: 'online.their-turn',
	waiting: 'online.waiting-for-players',
	over: 'online.is-over',
};

export function MyGames() {
	const { cards, fresh } = useMyTables();
	return (
		<>
			<UnsentMoves cards={cards} />
			{cards.length > 0 && <TableList cards={cards} />}
			{/* Whoever listens does not see a row change. */}
			<p class="unseen" role="status">
				{fresh.map((card) => `${tableWords(card)}.`).join(' ')}
			</p>
		</>
	);
}

const namesThere = ({ sitters, seat }: TableCard): readonly string[] =>
	namesOf(seatInfos(sitters, seat)).filter((_, index) => sitters[index] !== null);

const tableWords = (card: TableCard): string =>
	say('online.open-game', {
		game: gameName(card.terms.game),
		players: listed(namesThere(card)),
		state: say(PLACES[placeOf(card)]),
	});

function TableList({ cards }: { readonly cards: readonly TableCard[] }) {
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
	const { terms, scores } = card;
	const there = namesThere(card);
	const details = [gameName(terms.game), say(PLACES[placeOf(card)]), timeAgo(card.changedAt, Date.now())];
	return (
		<li class="kept">
			<a class="kept-open" href={`/online/${card.id}`} aria-label={tableWords(card)}>
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
