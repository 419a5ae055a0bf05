// One's tables with people elsewhere, for home: where it is my turn, what goes on, what waits, what is over.
import './my-games.css';
import type { TableCard } from '@tessera/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTitle } from '../../parts/title.ts';
import { sound } from '../../sound/sound.ts';
import { say, speakOf } from '../../words/say.ts';
import { type ListSoFar, lookForAccount, ownIdentity } from '../api.ts';
import { type SeenTable, seenTables } from '../seen.ts';
import { openParts } from './dealing.ts';
import { lookWhileSeen } from './looking.ts';
import { tablesForHome } from './mine.ts';
import { inOrder, newlyMine, placeOf } from './order.ts';
import { SeenRow, TableRow, tableWords } from './rows.tsx';
import { sender } from './sending.ts';
import { UnsentMoves } from './unsent-moves.tsx';

interface Tables {
	/** Null until the server has told of them. */
	readonly cards: readonly TableCard[] | null;
	/** Whether there are some that home does not show. */
	readonly hasMore: boolean;
	/** Where it has become my turn since they were last looked at. */
	readonly fresh: readonly TableCard[];
	/** As long as the server has told of none, since it is away: what was seen here last. */
	readonly seen: readonly SeenTable[];
}

const NO_TABLES: ListSoFar = { cards: [], hasMore: false, missing: null };
const NOTHING: Tables = { cards: null, hasMore: false, fresh: [], seen: [] };

/** While the server cannot be reached, the games that this browser keeps are there to be looked at; the list is once it can be. */
function useMyTables(): Tables {
	const [tables, setTables] = useState<Tables>(NOTHING);
	useEffect(() => {
		const sendWaiting = sender();
		const lookThrough = tablesForHome();
		let ids: string | null = null;
		const ask = async (): Promise<ListSoFar | null> => {
			const [asked] = await Promise.all([lookThrough(), speakOf('online')]);
			// Whom the server does not know has no tables.
			const isUnknown = !asked.ok && asked.problem.code === 'no-identity';
			const found = asked.ok ? asked.value : isUnknown ? NO_TABLES : null;
			if (found === null) {
				const isAway = !asked.ok && asked.problem.code === 'unavailable';
				if (isAway) setTables((before) => (before.cards ? before : { ...NOTHING, seen: seenTables(ownIdentity()) }));
				return null;
			}
			const shown = inOrder(found.cards);
			const hasMore = shown.length < found.cards.length || found.hasMore;
			setTables(({ cards }) => ({ cards: shown, hasMore, fresh: newlyMine(cards ?? [], found.cards), seen: [] }));
			const now = found.cards
				.map(({ id }) => id)
				.sort()
				.join();
			// What is gone may have been that of an account.
			if (now !== ids) void lookForAccount();
			ids = now;
			return found;
		};
		return lookWhileSeen(async () => {
			const found = await ask();
			if (!found) return null;
			const came = await Promise.all([sendWaiting(found.cards), openParts(found.cards)]);
			// What was just played, or dealt, has changed what is listed.
			const then = came.includes(true) ? await ask() : found;
			// What is missing is asked for again, however little may change of what is there.
			return then === null || then.missing ? null : then.cards;
		});
	}, []);
	return tables;
}

export function MyGames() {
	const { cards, hasMore, fresh, seen } = useMyTables();
	// For whoever looks at another window, and for whoever looks at nothing.
	const isMyTurn = cards?.some((card) => placeOf(card) === 'my-turn') ?? false;
	useTitle(isMyTurn ? say('table.your-turn', { who: 'you', name: '' }) : null);
	useEffect(() => {
		if (fresh.length > 0) sound('turn');
	}, [fresh]);
	return (
		<>
			<UnsentMoves cards={cards ?? []} />
			{cards && cards.length > 0 && (
				<TableList below={hasMore && <AllGamesLink />}>
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

interface TableListProps {
	/** What there is to say of all of them. */
	readonly note?: string;
	readonly below?: ComponentChildren;
	readonly children: ComponentChildren;
}

const AllGamesLink = () => (
	<p>
		<a class="button" href="/online/mine">
			{say('online.all-games')}
		</a>
	</p>
);

const TableList = ({ note, below, children }: TableListProps) => (
	<section class="home-section">
		<div class="my-games-head">
			<h2>{say('online.my-games')}</h2>
			<a href="/account">{say('online.to-account')}</a>
		</div>
		{note && <p class="my-games-note">{note}</p>}
		<ul class="kept-list">{children}</ul>
		{below}
	</section>
);
