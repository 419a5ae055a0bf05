// The lobby: tables where a seat is free for anyone, and games to watch.
import './lobby.css';
import type { Problem, TableCard } from '@tessera/protocol';
import { useId, useRef } from 'preact/hooks';
import { GameToken } from '../../home/pictures.tsx';
import { timeAgo } from '../../home/when.ts';
import { gameName } from '../../parts/games.ts';
import { listed } from '../../parts/list.ts';
import { PageHeader } from '../../parts/page-header.tsx';
import { say } from '../../words/say.ts';
import { listTables } from '../api.ts';
import { freeSeats, sittersNamed } from '../seats.ts';
import { listTerms } from '../terms-words.ts';
import { TableRows } from './table-rows.tsx';
import { Unanswered, useFocusOnceAnswered } from './unanswered.tsx';
import { type Looking, useTables } from './use-tables.ts';

const waitingTables = (pages: number) => listTables('waiting', pages);
const runningTables = (pages: number) => listTables('running', pages);

/** Both are asked of one server, so what went wrong is told once. */
const problemIn = (...lists: readonly Looking[]): Problem | null =>
	lists.map(({ found }) => (found && !found.ok ? found.problem : null)).find((problem) => problem !== null) ?? null;

export function Lobby() {
	const waiting = useTables(waitingTables);
	const running = useTables(runningTables);
	const main = useRef<HTMLElement>(null);
	const problem = problemIn(waiting, running);
	const look = async () => {
		await Promise.all([waiting.look(), running.look()]);
	};
	useFocusOnceAnswered(problem, main);
	return (
		<main class="page lobby" aria-busy={waiting.found === null || running.found === null} tabIndex={-1} ref={main}>
			<PageHeader title={say('home.lobby')} />
			<p>
				<a class="button next" href="/online/new">
					{say('online.new-table')}
				</a>
			</p>
			{problem && <Unanswered problem={problem} onAgain={look} />}
			<Tables title={say('online.open-tables')} none={say('online.none-open')} tables={waiting} />
			<Tables title={say('online.to-watch')} none={say('online.none-to-watch')} tables={running} />
		</main>
	);
}

interface TablesProps {
	readonly title: string;
	readonly none: string;
	readonly tables: Looking;
}

function Tables({ title, none, tables: { found, more } }: TablesProps) {
	const id = useId();
	if (!found?.ok) return null;
	const { cards, hasMore } = found.value;
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
