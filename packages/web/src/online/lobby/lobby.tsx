// The lobby: tables where a seat is free for anyone, and games to watch.
import './lobby.css';
import type { TableCard } from '@tessera/protocol';
import { useId, useRef } from 'preact/hooks';
import { GameToken } from '../../home/pictures.tsx';
import { timeAgo } from '../../home/when.ts';
import { gameName } from '../../parts/games.ts';
import { listed } from '../../parts/list.ts';
import { PageHeader } from '../../parts/page-header.tsx';
import { say } from '../../words/say.ts';
import { listTables } from '../api.ts';
import { STEADILY } from '../my-games/looking.ts';
import { freeSeats, sittersNamed } from '../seats.ts';
import { listTerms } from '../terms-words.ts';
import { TableRows } from './table-rows.tsx';
import type { Tables } from './tables.ts';
import { Unanswered, useFocusOnceAnswered } from './unanswered.tsx';
import { useTables } from './use-tables.ts';

const waitingTables = (pages: number) => listTables('waiting', pages);
const runningTables = (pages: number) => listTables('running', pages);

const isAnswered = ({ list, problem }: Tables): boolean => list.value !== null || problem.value !== null;

export function Lobby() {
	const waiting = useTables(waitingTables, STEADILY);
	const running = useTables(runningTables, STEADILY);
	const main = useRef<HTMLElement>(null);
	// Both are asked of one server, so what went wrong is told once.
	const problem = waiting.problem.value ?? running.problem.value;
	const look = async () => {
		await Promise.all([waiting.look(), running.look()]);
	};
	useFocusOnceAnswered(problem, main);
	return (
		<main class="page lobby" aria-busy={!isAnswered(waiting) || !isAnswered(running)} tabIndex={-1} ref={main}>
			<PageHeader title={say('home.lobby')} />
			<p>
				<a class="button next" href="/online/new">
					{say('online.new-table')}
				</a>
			</p>
			{problem && <Unanswered problem={problem} onAgain={look} />}
			<TablesPart title={say('online.open-tables')} none={say('online.none-open')} tables={waiting} />
			<TablesPart title={say('online.to-watch')} none={say('online.none-to-watch')} tables={running} />
		</main>
	);
}

interface TablesPartProps {
	readonly title: string;
	readonly none: string;
	readonly tables: Tables;
}

function TablesPart({ title, none, tables: { list, more } }: TablesPartProps) {
	const id = useId();
	if (!list.value) return null;
	const { cards, hasMore } = list.value;
	return (
		<section class="lobby-tables">
			<h2 id={id}>{title}</h2>
			{cards.length === 0 && <p class="hint">{none}</p>}
			<TableRows class="lobby-list" cards={cards} Row={TableRow} more={hasMore ? more : null} of={id} />
		</section>
	);
}

function TableRow({ card }: { readonly card: TableCard }) {
	const { id, terms, sitters, status } = card;
	const names = sittersNamed(sitters);
	const free = freeSeats(card);
	const details = [
		gameName(terms.game),
		status === 'waiting' ? say('online.free-seats', { count: free }) : say('online.watchers', { count: card.watchers }),
		...listTerms(terms),
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
