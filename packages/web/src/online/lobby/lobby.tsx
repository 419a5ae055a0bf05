// The lobby: tables where a seat is free for anyone, and games to watch.
import './lobby.css';
import type { Problem, TableCard } from '@tessera/protocol';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
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

interface Looking {
	/** Null until the server has answered. */
	readonly found: Found | null;
	look(): Promise<void>;
}

function useTables(): Looking {
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
	return { found, look };
}

/** Both are asked of one server, so what went wrong is told once. */
function problemIn({ waiting, running }: Found): Problem | null {
	if (!waiting.ok) return waiting.problem;
	return running.ok ? null : running.problem;
}

/** A server that was not renewed yet lists those too where all seats are kept for somebody. */
const withFreeSeats = (cards: readonly TableCard[]): readonly TableCard[] =>
	cards.filter(({ sitters, reserved }) => freeSeats(sitters, reserved) > 0);

export function Lobby() {
	const { found, look } = useTables();
	const main = useRef<HTMLElement>(null);
	const problem = found && problemIn(found);
	const hadProblem = useRef(false);
	useEffect(() => {
		// The button that goes with what went wrong may have had the focus: it must not be lost.
		const isLost = document.activeElement === document.body;
		if (hadProblem.current && !problem && isLost) main.current?.focus({ preventScroll: true });
		hadProblem.current = problem !== null;
	}, [problem]);
	return (
		<main class="page lobby" aria-busy={found === null} tabIndex={-1} ref={main}>
			<PageHeader title={say('home.lobby')} />
			<p>
				<a class="button next" href="/online/new">
					{say('online.new-table')}
				</a>
			</p>
			{problem && <Unanswered problem={problem} onAgain={look} />}
			{found?.waiting.ok && (
				<Tables
					title={say('online.open-tables')}
					none={say('online.none-open')}
					cards={withFreeSeats(found.waiting.value)}
				/>
			)}
			{found?.running.ok && (
				<Tables title={say('online.to-watch')} none={say('online.none-to-watch')} cards={found.running.value} />
			)}
		</main>
	);
}

interface UnansweredProps {
	readonly problem: Problem;
	readonly onAgain: () => Promise<void>;
}

function Unanswered({ problem, onAgain }: UnansweredProps) {
	const [tries, setTries] = useState(0);
	const isBusy = useRef(false);
	const again = async () => {
		if (isBusy.current) return;
		isBusy.current = true;
		await onAgain();
		isBusy.current = false;
		setTries((before) => before + 1);
	};
	return (
		<div class="lobby-problem">
			{/* Another one for each try, so that it is told again. */}
			<p role="alert" key={tries}>
				{problemWords(problem)}
			</p>
			<button type="button" class="button" onClick={() => void again()}>
				{say('online.try-again')}
			</button>
		</div>
	);
}

interface TablesProps {
	readonly title: string;
	readonly none: string;
	readonly cards: readonly TableCard[];
}

const Tables = ({ title, none, cards }: TablesProps) => (
	<section class="lobby-tables">
		<h2>{title}</h2>
		{cards.length === 0 ? (
			<p class="hint">{none}</p>
		) : (
			<ul>
				{cards.map((card) => (
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
