// Who plays: name, score, whose turn, and how many pieces are left; a slim row on a phone, a list on a wide screen.
import './players.css';
import { type Seat, seatsOf, type View } from '@tessera/engine';
import { pieceCount } from '../../pieces/names.ts';
import { say } from '../../words/say.ts';
import type { TableHost } from '../host.ts';
import { Sign } from '../icons.tsx';
import { nameOf } from '../names.ts';
import { earnedIn, stockIn } from '../tally.ts';
import { Called } from './called.tsx';

interface PlayersProps {
	readonly host: TableHost;
	/** The view to read the standing from: now, or a past one. */
	readonly view: View;
	/** Opens the Qwirkles taken, in Cards. */
	readonly onTaken: () => void;
}

export function Players({ host, view, onTaken }: PlayersProps) {
	const count = stockIn(view);
	const stock = say('table.stock', { game: host.game, count });
	return (
		<section class="players" aria-label={say('table.players')}>
			<ol>
				{seatsOf(host.seats.length).map((seat) => (
					<Player key={seat} host={host} view={view} seat={seat} onTaken={onTaken} />
				))}
			</ol>
			<div class="players-around">
				<p class="players-stock" data-bag title={stock}>
					<Sign of={host.game === 'cards' ? 'pile' : 'bag'} />
					<span class="stock-count" aria-hidden="true">
						{count}
					</span>
					<span class="stock-words">{stock}</span>
				</p>
				{host.online && <host.online.Watchers />}
			</div>
		</section>
	);
}

function Player({ host, view, seat, onTaken }: PlayersProps & { readonly seat: Seat }) {
	const { game } = host;
	const name = nameOf(host.seats, seat);
	const isToMove = view.turn === seat && view.ending === null;
	const isThinking = isToMove && host.state.value.waiting.for === 'other';
	const score = earnedIn(view)[seat] ?? 0;
	const held = view.handSizes[seat] ?? 0;
	const heldWords = say('table.in-hand', { pieces: pieceCount(game, held) });
	const scoreWords = say('table.score', { game, score });
	return (
		<li
			class="player"
			data-seat={seat}
			data-to-move={isToMove}
			data-thinking={isThinking}
			data-bot={host.seats[seat]?.kind.type === 'bot'}
			data-won={view.ending?.winners.includes(seat) ?? false}
			style={{ '--seat': `var(--seat-${seat + 1})` }}
			aria-current={isToMove ? 'true' : undefined}
		>
			<span class="player-name" title={name}>
				<span class="player-called">
					{host.online && <host.online.Presence seat={seat} />}
					<Called name={name} />
				</span>
				{host.online && <host.online.You seat={seat} />}
			</span>
			{game === 'cards' && score > 0 ? (
				<button type="button" class="player-score" onClick={onTaken} aria-label={scoreWords}>
					{score}
				</button>
			) : (
				<span class="player-score">
					<span aria-hidden="true">{score}</span>
					<span class="unseen">{scoreWords}</span>
				</span>
			)}
			<span class="player-held" title={heldWords}>
				<span class="player-pips" aria-hidden="true" data-game={game}>
					{Array.from({ length: game === 'cards' ? 1 : held }, (_, pip) => (
						<i key={pip} />
					))}
					{game === 'cards' && held}
				</span>
				<span class="unseen">{heldWords}</span>
				{host.online && <host.online.Clock seat={seat} />}
			</span>
			{host.online && <host.online.Away seat={seat} />}
			{isToMove && (
				<span class="unseen">{host.online ? <host.online.ToMove seat={seat} /> : say('table.to-move')}</span>
			)}
			{isThinking && <Progress host={host} />}
		</li>
	);
}

/** Apart, so that thinking redraws nothing but this line. */
const Progress = ({ host }: { readonly host: TableHost }) => (
	<span class="player-progress" style={{ inlineSize: `${100 * host.progress.value}%` }} aria-hidden="true" />
);
