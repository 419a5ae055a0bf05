// Tables in a list of one's own: who is there, how it stands, and when something happened last.
import '../../home/saved-games.css';
import './my-games.css';
import type { GameName } from '@tessera/engine';
import { type TableCard, unopened } from '@tessera/protocol';
import { GameToken } from '../../home/pictures.tsx';
import { timeAgo } from '../../home/when.ts';
import { gameName } from '../../parts/games.ts';
import { listed } from '../../parts/list.ts';
import { nameOf, namesOf, whoIs } from '../../table/names.ts';
import type { Key } from '../../words/keys.ts';
import { say } from '../../words/say.ts';
import { seatInfos } from '../seats.ts';
import type { SeenTable } from '../seen.ts';
import { type Place, placeOf } from './order.ts';

const PLACES: Readonly<Record<Place, Key>> = {
	'my-turn': 'online.my-turn',
	'mine-to-deal': 'online.waits-for-this-device',
	kept: 'online.seat-kept',
	running: 'online.their-turn',
	waiting: 'online.waiting-for-players',
	over: 'online.is-over',
};

const namesThere = ({ sitters, seat }: Pick<TableCard, 'sitters' | 'seat'>): readonly string[] =>
	namesOf(seatInfos(sitters, seat)).filter((_, index) => sitters[index] !== null);

/** Whom a table waits for where all have sat down: those whose devices have not opened what they add to the deal (O20). */
function waitedFor({ call, sitters, seat }: TableCard): readonly string[] {
	const seats = seatInfos(sitters, seat);
	return call ? unopened(call).map((each) => nameOf(seats, each)) : [];
}

/** How a table stands: of a game that was won by whom, since its points may say otherwise where somebody resigned. */
function stateWords(card: TableCard): string {
	const { sitters, seat, terms, turn, winners = [] } = card;
	// Whoever sees all hands hears of every turn rounds later. O11
	const isLate = terms.openHands && seat === null;
	const [winner] = winners;
	const place = placeOf(card);
	const names = waitedFor(card);
	const seats = seatInfos(sitters, seat);
	if (place === 'waiting' && names.length > 0) return say('online.waiting-for', { names: listed(names) });
	if (place === 'running' && turn !== null && !isLate) return say('online.turn-of', { name: nameOf(seats, turn) });
	if (winner === undefined) return say(PLACES[place]);
	if (winners.length === 1) return say('home.won', whoIs(seats, winner));
	return say('home.shared-win', { names: listed(winners.map((each) => nameOf(seats, each))) });
}

export function tableWords(card: TableCard): string {
	const names = namesThere(card);
	const [game, state] = [gameName(card.terms.game), stateWords(card)];
	if (names.length === 0) return [game, say('online.nobody-yet'), state].join(', ');
	return say('online.open-game', { game, players: listed(names), state });
}

export function TableRow({ card }: { readonly card: TableCard }) {
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
export function SeenRow({ seen: { id, known } }: { readonly seen: SeenTable }) {
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
					{names.length === 0 && say('online.nobody-yet')}
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
