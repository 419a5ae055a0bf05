// What the others just did, in a line each with the pieces they laid; it stays until they do something else.
import './captions.css';
import type { GameName } from '@tessera/engine';
import { PieceIcon } from '../../pieces/piece.tsx';
import type { Key } from '../../words/keys.ts';
import { say } from '../../words/say.ts';
import { laidIn, type Turn, turnsSince } from '../course.ts';
import type { Notice, TableHost } from '../host.ts';
import { whoIs } from '../names.ts';
import { wonWords } from '../words/events.ts';
import { turnBrief } from '../words/moments.ts';

export const LOOKS = { classic: 'tile', cubes: 'cube', cards: 'card' } as const satisfies Record<GameName, string>;

const NOTICES: Readonly<Record<Notice, Key>> = {
	'not-kept': 'table.not-kept',
	'went-on-elsewhere': 'table.went-on-elsewhere',
	'newer-elsewhere': 'table.newer-elsewhere',
	'bot-failed': 'table.bot-failed',
};

interface CaptionsProps {
	readonly host: TableHost;
	readonly turns: readonly Turn[];
	/** The turn looked back at, told instead of the last ones; null for the game as it is. */
	readonly past: Turn | null;
	/** Shows the result again; null where there is none, or it is shown. */
	readonly onResult: (() => void) | null;
}

export function Captions({ host, turns, past, onResult }: CaptionsProps) {
	const { view, notices } = host.state.value;
	const since = past ? [past] : turnsSince(turns, view.viewer, host.seats.length);
	return (
		<div class="captions" style={{ '--others': host.seats.length - 1 }}>
			<ul>
				{notices.map((notice) => (
					<li key={notice} class="caption caption-notice">
						{say(NOTICES[notice])}
					</li>
				))}
				{since.map((turn) => (
					<Caption key={turn.number} host={host} turn={turn} />
				))}
				{view.ending && !past && <li class="caption caption-main">{wonWords(host.seats, view.ending.winners)}</li>}
				{since.length === 0 && view.ending === null && (
					<li class="caption caption-main">{say('table.your-turn', whoIs(host.seats, view.turn))}</li>
				)}
			</ul>
			{onResult && (
				<button type="button" class="button next" onClick={onResult}>
					{say('table.see-result')}
				</button>
			)}
		</div>
	);
}

function Caption({ host, turn }: { readonly host: TableHost; readonly turn: Turn }) {
	return (
		<li class="caption" style={{ '--seat': `var(--seat-${turn.seat + 1})` }}>
			<span class="caption-pieces" aria-hidden="true">
				{laidIn(turn.moments).map((kind, index) => (
					<PieceIcon key={index} kind={kind} look={LOOKS[host.game]} size={host.game === 'cards' ? 18 : 22} />
				))}
			</span>
			<span>{turnBrief(host, turn)}</span>
		</li>
	);
}
