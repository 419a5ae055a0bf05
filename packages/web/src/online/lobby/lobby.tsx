// The lobby: tables where a seat is free for anyone, and games to watch.
import './lobby.css';
import type { TableCard } from '@tessera/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { GameToken } from '../../home/pictures.tsx';
import { timeAgo } from '../../home/when.ts';
import { gameName } from '../../parts/games.ts';
import { listed } from '../../parts/list.ts';
import { PageHeader } from '../../parts/page-header.tsx';
import { say } from '../../words/say.ts';
import { type Asked, listTables } from '../api.ts';
import { problemWords } from '../problem-words.ts';
import { freeSeats, sittersNamed } from '../seats.ts';
import { clockBrief } from '../terms-words.ts';

/** How often the lobby looks again, in milliseconds. */
const EVERY = 10_000;

interface Found {
	readonly waiting: Asked<readonly TableCard[]>;
	readonly running: Asked<readonly TableCard[]>;
}

function useTables(): Found | null {
	const [found, setFound] = useState<Found | null>(null);
	const look = useCallback(async () => {
		const [waiting, running] = await Promise.all([listTables('waiting'), listTables('running')]);
		setFound({ waiting, running });
	}, []);
	useEffect(() => {
		void look();
		const timer = setInterval(() => document.visibilityState === 'visible' && void look(), EVERY);
		return () => clearInterval(timer);
	}, [look]);
	return found;
}

export function Lobby() {
	const found = useTables();
	return (
		<main class="page lobby" aria-busy={found === null}>
			<PageHeader title={say('online.lobby')} />
			<p>
				<a class="button next" href="/online/new">
					{say('online.new-table')}
				</a>
			</p>
			{found && (
				<>
					<Tables title={say('online.open-tables')} none={say('online.none-open')} asked={found.waiting} />
					<Tables title={say('online.to-watch')} none={say('online.none-to-watch')} asked={found.running} />
				</>
			)}
		</main>
	);
}

interface TablesProps {
	readonly title: string;
	readonly none: string;
	readonly asked: Asked<readonly TableCard[]>;
}

const Tables = ({ title, none, asked }: TablesProps) => (
	<section class="lobby-tables">
		<h2>{title}</h2>
		{!asked.ok && <p role="alert">{problemWords(asked.problem)}</p>}
		{asked.ok && asked.value.length === 0 && <p class="hint">{none}</p>}
		{asked.ok && asked.value.length > 0 && (
			<ul>
				{asked.value.map((card) => (
					<TableRow key={card.id} card={card} />
				))}
			</ul>
		)}
	</section>
);

function TableRow({ card }: { readonly card: TableCard }) {
	const { id, terms, sitters, status } = card;
	const names = sittersNamed(sitters);
	const free = freeSeats(sitters, card.reserved);
	const details = [
		gameName(terms.game),
		status === 'waiting' ? say('online.free-seats', { count: free }) : say('online.watchers', { count: card.watchers }),
		clockBrief(terms.clock),
		timeAgo(card.changedAt, Date.now()),
	];
	return (
		<li>
			<a class="lobby-table" href={`/online/${id}`}>
				<GameToken game={terms.game} />
				<span class="lobby-words">
					<span class="lobby-names">{names.length > 0 ? listed(names) : say('online.nobody-yet')}</span>
					<span class="hint">{details.join(' · ')}</span>
				</span>
			</a>
		</li>
	);
}
