// One's tables with people elsewhere, for home: where it is my turn, what goes on, what waits, what is over.
import './my-games.css';
import type { GameName } from '@tessera/engine';
import type { TableCard } from '@tessera/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { GameToken } from '../../home/pictures.tsx';
import { timeAgo } from '../../home/when.ts';
import { gameName } from '../../parts/games.ts';
import { listed } from '../../parts/list.ts';
import { nameOf, namesOf, whoIs } from '../../table/names.ts';
import type { Key } from '../../words/keys.ts';
import { say, speakOf } from '../../words/say.ts';
import { lookForAccount, myTables, ownIdentity } from '../api.ts';
import { seatInfos } from '../seats.ts';
import { type SeenTable, seenTables } from '../seen.ts';
import { lookAgainAndAgain } from './looking.ts';
import { inOrder, newlyMine, type Place, placeOf } from './order.ts';
import { sender } from './sending.ts';
import { UnsentMoves } from './unsent-moves.tsx';

interface Tables {
	/** Null until the server has told of them. */
	readonly cards: readonly TableCard[] | null;
	/** Where it has become my turn since they were last looked at. */
	readonly fresh: readonly TableCard[];
	/** As long as the server has told of none, since it is away: what was seen here last. */
	readonly seen: readonly SeenTable[];
}

const NOTHING: Tables = { cards: null, fresh: [], seen: [] };

/** While the server cannot be reached, the games that this browser keeps are there to be looked at; the list is once it can be. */
function useMyTables(): Tables {
	const [tables, setTables] = useState<Tables>(NOTHING);
	useEffect(() => {
		const sendWaiting = sender();
		let ids: string | null = null;
		const ask = async (): Promise<readonly TableCard[] | null> => {
			const [asked] = await Promise.all([myTables(), speakOf('online')]);
			// Whom the server does not know has no tables.
			const isUnknown = !asked.ok && asked.problem.code === 'no-identity';
			const found = asked.ok ? asked.value : isUnknown ? [] : null;
			if (found === null) {
				const isAway = !asked.ok && asked.problem.code === 'unavailable';
				if (isAway) setTables((before) => (before.cards ? before : { ...NOTHING, seen: seenTables(ownIdentity()) }));
				return null;
			}
			setTables(({ cards }) => ({ cards: inOrder(found), fresh: newlyMine(cards ?? [], found), seen: [] }));
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
	const { cards, fresh, seen } = useMyTables();
	return (
		<>
			<UnsentMoves cards={cards ?? []} />
			{cards && cards.length > 0 && (
				<TableList>
					{cards.map((card) => (
						<TableRow key={card.id} card={card} />
					))}
				</TableList>
			)}
			{seen.length > 0 && (
				<TableList note={say('online.server-away')}>
					{seen.map((table) => (
						<SeenRow key={table.id} seen={table} />
					))}
				</TableList>
			)}
			{/* Whoever listens does not see a row change. */}
			<p class="unseen" role="status">
				{fresh.map((card) => `${tableWords(card)}.`).join(' ')}
			</p>
		</>
	);
}

const namesThere = ({ sitters, seat }: Pick<TableCard, 'sitters' | 'seat'>): readonly string[] =>
	namesOf(seatInfos(sitters, seat)).filter((_, index) => sitters[index] !== null);

/** How a table stands: of a game that was won by whom, since its points may say otherwise where somebody resigned. */
function stateWords(card: TableCard): string {
	const { sitters, seat, winners = [] } = card;
	const [winner] = winners;
	if (winner === undefined) return say(PLACES[placeOf(card)]);
	const seats = seatInfos(sitters, seat);
	if (winners.length === 1) return say('home.won', whoIs(seats, winner));
	return say('home.shared-win', { names: listed(winners.map((each) => nameOf(seats, each))) });
}

const tableWords = (card: TableCard): string =>
	say('online.open-game', {
		game: gameName(card.terms.game),
		players: listed(namesThere(card)),
		state: stateWords(card),
	});

interface TableListProps {
	/** What there is to say of all of them. */
	readonly note?: string;
	readonly children: ComponentChildren;
}

const TableList = ({ note, children }: TableListProps) => (
	<section class="home-section">
		<div class="my-games-head">
			<h2>{say('online.my-games')}</h2>
			<a href="/account">{say('online.to-account')}</a>
		</div>
		{note && <p class="my-games-note">{note}</p>}
		<ul class="kept-list">{children}</ul>
	</section>
);

function TableRow({ card }: { readonly card: TableCard }) {
	const { game } = card.terms;
	return (
		<Row
			id={card.id}
			game={game}
			label={tableWords(card)}
			names={namesThere(card)}
			scores={card.scores}
			isMyTurn={placeOf(card) === 'my-turn'}
			state={stateWords(card)}
			ago={timeAgo(card.changedAt, Date.now())}
		/>
	);
}

/** Of a game as it was seen last its points are not known without its rules, nor what has happened since. */
function SeenRow({ seen: { id, known } }: { readonly seen: SeenTable }) {
	const { terms, sitters, status } = known.table;
	const names = namesThere({ sitters, seat: known.standing.seat });
	const values = { game: gameName(terms.game), players: listed(names) };
	const state = status === 'over' ? say('online.is-over') : null;
	const label = state === null ? say('home.play-what', values) : say('online.open-game', { ...values, state });
	return <Row {...{ id, label, names, state }} game={terms.game} />;
}

interface RowProps {
	readonly id: string;
	readonly game: GameName;
	readonly label: string;
	readonly names: readonly string[];
	readonly scores?: readonly number[] | null;
	/** What is to be seen first: the others wait for it. */
	readonly isMyTurn?: boolean;
	readonly state: string | null;
	/** How long ago something happened there, where that is known. */
	readonly ago?: string | null;
}

const Row = ({ id, game, label, names, scores = null, isMyTurn = false, state, ago = null }: RowProps) => (
	<li class="kept" data-my-turn={isMyTurn}>
		<a class="kept-open" href={`/online/${id}`} aria-label={label}>
			<span class="kept-token">
				<GameToken game={game} />
			</span>
			<span class="kept-words">
				<span class="kept-scores">
					{names.map((name, index) => (
						<span class="kept-score" key={index}>
							<span class="kept-name">{name}</span> {scores && <b>{scores[index]}</b>}
						</span>
					))}
				</span>
				<span class="hint">
					{gameName(game)}
					{state !== null && (
						<>
							{' · '}
							<span class="my-games-state">{state}</span>
						</>
					)}
					{ago !== null && ` · ${ago}`}
				</span>
			</span>
		</a>
	</li>
);
