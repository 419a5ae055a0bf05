// What the others just did, in a line each with the pieces they laid; it stays until they do something else.
import './captions.css';
import type { GameName } from '@tessera/engine';
import type { ComponentChildren } from 'preact';
import { PieceIcon } from '../../pieces/piece.tsx';
import { say } from '../../words/say.ts';
import { laidIn, seenIn, type Turn, turnsSince } from '../course.ts';
import { isCatchingUp, isShowingMissed, type Moment, type TableHost } from '../host.ts';
import type { Looking } from '../moves/looking-back.ts';
import { whoIs } from '../names.ts';
import { wonWords } from '../words/events.ts';
import { dealBrief, turnBrief } from '../words/moments.ts';
import { noticeWords } from '../words/notices.ts';
import { Waiting } from './waiting.tsx';

export const LOOKS = { classic: 'tile', cubes: 'cube', cards: 'card' } as const satisfies Record<GameName, string>;

interface CaptionsProps {
	readonly host: TableHost;
	readonly turns: readonly Turn[];
	/** What is looked back at, told instead of the last turns; null for the game as it is. */
	readonly looking: Looking;
	/** Shows the result again; null where there is none, or it is shown. */
	readonly onResult: (() => void) | null;
	/** Takes the focus from a button that goes away. */
	readonly toTheGame: () => void;
}

/** The turns to tell of. */
function toldOf({ host, turns, looking }: CaptionsProps): readonly Turn[] {
	if (looking !== null) return turns.filter(({ number }) => number === looking);
	return turnsSince(turns, host.state.value.view.viewer, host.seats.length);
}

/** The deal, while one looks at it and until one has had a turn after it; null later. */
function dealTold({ host, turns, looking }: CaptionsProps): Moment | null {
	const { view, course } = host.state.value;
	const isFresh = turns.length < host.seats.length && turns.every(({ seat }) => seat !== view.viewer);
	const isTold = looking === null ? isFresh : looking === 0;
	return (isTold && course[0]) || null;
}

export function Captions(props: CaptionsProps) {
	const { host, looking, onResult } = props;
	const { view, waiting, notices } = host.state.value;
	const told = toldOf(props);
	const deal = dealTold(props);
	const isNow = looking === null;
	// Whoever has read what the others did reads on that it is their turn. (It is announced with what they did.)
	const you = whoIs(host.seats, view.turn);
	const isYours = isNow && waiting.for === 'me' && you.who === 'you';
	const isMissed = isShowingMissed(host);
	// It is on its way, or waits until what came before it has been looked at.
	const isPlayed = isNow && you.who === 'you' && !isMissed && (isCatchingUp(host) || host.isActing?.value === true);
	const turnsLeft = view.game === 'cards' && isNow && !view.ending ? view.finalTurns : null;
	return (
		<div class="captions" style={{ '--others': host.seats.length - 1 }}>
			<ul>
				{notices.map((notice) => (
					<li key={notice} class="caption caption-notice">
						{noticeWords(notice)}
					</li>
				))}
				{turnsLeft !== null && <li class="caption caption-final">{say('table.final-round', { turns: turnsLeft })}</li>}
				{deal && <li class="caption caption-deal">{dealBrief(host, deal)}</li>}
				{told.map((turn, index) => (
					<Caption key={turn.number} host={host} turn={turn}>
						{isYours && index === told.length - 1 && (
							<b class="caption-turn" data-played={isPlayed}>
								{say('events.turn', you)}
							</b>
						)}
					</Caption>
				))}
				{view.ending && isNow && <li class="caption caption-main">{wonWords(host.seats, view.ending.winners)}</li>}
				{told.length === 0 && !deal && view.ending === null && isNow && (
					<li class="caption caption-main" data-played={isPlayed}>
						{/* Whose turn it was then may have nobody act now. */}
						{isMissed ? say('table.catching-up') : say('table.your-turn', you)}
					</li>
				)}
			</ul>
			{isNow && <Waiting host={host} toTheGame={props.toTheGame} />}
			{onResult && (
				<button type="button" class="button next" onClick={onResult}>
					{say('table.see-result')}
				</button>
			)}
		</div>
	);
}

interface CaptionProps {
	readonly host: TableHost;
	readonly turn: Turn;
	/** What is said after it. */
	readonly children: ComponentChildren;
}

function Caption({ host, turn, children }: CaptionProps) {
	// A hand that was shown takes more words than what was laid.
	const hasLaid = laidIn(turn.moments).length > 0;
	return (
		<li class={hasLaid ? 'caption' : 'caption caption-long'} style={{ '--seat': `var(--seat-${turn.seat + 1})` }}>
			<span class="caption-pieces" aria-hidden="true">
				{seenIn(turn.moments).map((kind, index) => (
					<span key={index}>
						<PieceIcon kind={kind} look={LOOKS[host.game]} size={host.game === 'cards' ? 18 : 22} />
					</span>
				))}
			</span>
			<span>
				{turnBrief(host, turn)} {children}
			</span>
		</li>
	);
}
