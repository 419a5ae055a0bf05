// A table before its game: the link to send, who sits where, and a name to sit down with.
import './waiting-room.css';
import { useSignal } from '@preact/signals';
import { type Seat, seatsOf } from '@tessera/engine';
import { type FollowedTable, unopened } from '@tessera/protocol';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PageHeader } from '../../parts/page-header.tsx';
import { hasMoved } from '../../routes/location.ts';
import { announce } from '../../table/announcer.ts';
import { AnnouncerRegion } from '../../table/announcer-region.tsx';
import { say } from '../../words/say.ts';
import { answerCalls, calledOff } from '../chance.ts';
import { forgetMeant } from '../meaning-to-sit.ts';
import { problemWords } from '../problem-words.ts';
import { freeSeats } from '../seats.ts';
import type { Known, Session } from '../session.ts';
import { isOnlyHere } from '../share/only-here.ts';
import { Share } from '../share/share.tsx';
import { sitIfMeant } from '../sitting.ts';
import { termsWords, titleOf } from '../terms-words.ts';
import { useLeaving } from './freed.ts';
import { useHeldUp } from './held-up.ts';
import { invitedWords, isInvited } from './invited.ts';
import { useLostKeys } from './lost-keys.ts';
import { useMissing } from './missed.ts';
import { SeatRow } from './seat-row.tsx';
import { SitForm } from './sit-form.tsx';
import { WaitingChat } from './waiting-chat.tsx';
import { waitsWords } from './waits-words.ts';
import { Welcome } from './welcome.tsx';

interface WaitingRoomProps {
	readonly session: Session;
	readonly known: Known;
}

/** Says who comes and who goes, to those who do not see it. */
function useComings({ sitters }: FollowedTable): void {
	const before = useRef(sitters);
	useEffect(() => {
		for (const [seat, sitter] of sitters.entries()) {
			const left = before.current[seat];
			if (sitter?.type === 'person' && left?.type !== 'person') announce(say('online.sat', { name: sitter.name }));
			if (sitter === null && left?.type === 'person') announce(say('online.stood', { name: left.name }));
		}
		before.current = sitters;
	}, [sitters]);
}

const narrow = matchMedia('(max-width: 47.99rem)');

/** Whether the parts stand below each other. */
function useNarrow(): boolean {
	const [isNarrow, setNarrow] = useState(narrow.matches);
	useEffect(() => {
		const look = () => setNarrow(narrow.matches);
		narrow.addEventListener('change', look);
		return () => narrow.removeEventListener('change', look);
	}, []);
	return isNarrow;
}

/** What changes its place in the document loses the keys, which are given back to it. */
function useKeysThrough(order: unknown): void {
	const focused = document.activeElement;
	useLayoutEffect(() => {
		if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus({ preventScroll: true });
	}, [order]);
}

/** After a step from another page the keys are here, as on every screen: this one comes in parts, so it sees to that itself. */
function useKeysOnComing(room: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		if (hasMoved() && document.activeElement === document.body) room.current?.focus({ preventScroll: true });
	}, [room]);
}

export function WaitingRoom({ session, known }: WaitingRoomProps) {
	const { table, standing } = known;
	const { sitters, call, terms } = table;
	const taken = sitters.filter((sitter) => sitter !== null).length;
	const isSeated = standing.seat !== null;
	// Whoever waits alone has nothing else to do than to send the link.
	const isAlone = isSeated && taken === 1 && freeSeats(table) > 0;
	const isLinkFirst = useNarrow() && isAlone;
	const trouble = session.trouble.value;
	const isAway = session.connection.status.value !== 'live';
	const { isFreed, leave } = useLeaving(session, known);
	const missing = useMissing(session);
	const isHeldUp = useHeldUp(session, call);
	const typed = useSignal<string | null>(null);
	const room = useRef<HTMLElement>(null);
	useLostKeys(room);
	useKeysOnComing(room);
	useComings(table);
	useKeysThrough(isLinkFirst);
	useEffect(() => {
		if (isSeated) forgetMeant(session.id);
		else sitIfMeant(session);
	}, [session, isSeated]);
	useEffect(() => answerCalls(session), [session]);
	const isGuest = isInvited(known);
	const invitation = <Invitation key="invitation" session={session} known={known} />;
	// O11: the deal is done, but whoever sees all hands hears of it, and of all that follows, much later.
	const isGoingOn = terms.openHands && call !== null && unopened(call).length === 0;
	const sitForm = (
		<SitForm
			session={session}
			typed={typed}
			isFull={taken === terms.seats || call !== null}
			waits={call && !isGoingOn ? waitsWords(table, false, isHeldUp, session.presence.value) : null}
			isKept={taken < terms.seats && !call && standing.kept === undefined && freeSeats(table) === 0}
			isKeptForMe={standing.kept !== undefined}
			isLate={terms.openHands}
			missing={missing}
		/>
	);
	return (
		<main class="page waiting-room" data-guest={isGuest} tabIndex={-1} ref={room}>
			<PageHeader title={isGuest ? invitedWords(known) : titleOf(terms)} />
			<p class="waiting-away" role="status">
				{isAway && say('online.away-waiting')}
			</p>
			<div class="waiting-columns">
				{isLinkFirst && invitation}
				<section key="seats" class="waiting-seats" aria-labelledby="waiting-seats">
					{isFreed && (
						<p class="waiting-freed" role="alert">
							{say('online.freed')}
						</p>
					)}
					{isGuest && (
						<Welcome table={session.id} game={terms.game}>
							{sitForm}
						</Welcome>
					)}
					<h2 id="waiting-seats">{say('online.at-the-table')}</h2>
					<ol>
						{seatsOf(terms.seats).map((seat: Seat) => (
							<SeatRow key={seat} session={session} known={known} seat={seat} />
						))}
					</ol>
					{trouble && isSeated && <p role="alert">{problemWords(trouble)}</p>}
					{isSeated && <Seated {...{ session, known, taken, isHeldUp }} onLeave={leave} />}
					{!isSeated && !isGuest && sitForm}
					<WaitingChat session={session} known={known} />
				</section>
				{!isLinkFirst && invitation}
			</div>
			<section class="waiting-terms" aria-labelledby="waiting-terms">
				<h2 id="waiting-terms">{say('online.terms')}</h2>
				<ul>
					{termsWords(terms).map((words) => (
						<li key={words}>{words}</li>
					))}
					<li>
						{say('online.sealed')} <code class="seal">{table.commitment.slice(0, 16)}…</code>
					</li>
				</ul>
			</section>
			<AnnouncerRegion />
		</main>
	);
}

function Invitation({ session, known: { table } }: WaitingRoomProps) {
	return (
		<section class="waiting-share" aria-labelledby="waiting-share">
			<h2 id="waiting-share">{say('online.invite')}</h2>
			<p class="hint">{say(isOnlyHere(location.hostname) ? 'online.invite-here' : 'online.invite-hint')}</p>
			<Share
				link={`${location.origin}/online/${session.id}`}
				text={say('online.invite-text', { title: titleOf(table.terms) })}
				to="table"
			/>
		</section>
	);
}

interface SeatedProps extends WaitingRoomProps {
	readonly taken: number;
	readonly isHeldUp: boolean;
	readonly onLeave: () => void;
}

/** What there is to do for whoever sits. */
function Seated({ session, known: { table, standing }, taken, isHeldUp, onLeave }: SeatedProps) {
	const mayBegin = standing.isHost && taken >= 2 && !table.call;
	const { call, sitters } = table;
	const { seat } = standing;
	const refused = calledOff(session.id, call && seat !== null ? { call, sitters, seat } : null);
	return (
		<div class="waiting-next">
			<p role="status">{waitsWords(table, mayBegin, isHeldUp, session.presence.value)}</p>
			{refused > 0 && <p class="hint">{say('online.called-off', { count: refused })}</p>}
			<div class="waiting-ways">
				{mayBegin && (
					<button type="button" class="button next" onClick={() => void session.order({ type: 'begin' })}>
						{say('online.begin')}
					</button>
				)}
				<button type="button" class="button" onClick={onLeave}>
					{say('online.stand')}
				</button>
			</div>
		</div>
	);
}
