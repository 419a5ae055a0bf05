// Beside a player: whether they are there, whether it is oneself, and how much time they have.
import './seat-marks.css';
import type { Seat } from '@tessera/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Drawing } from '../../parts/drawing.tsx';
import { nameOf } from '../../table/names.ts';
import { say } from '../../words/say.ts';
import { isOut, type OnlineDesk } from './desk.ts';
import { isBehind, roughly, timeOf } from './time.ts';
import { leftWords } from './words.ts';

interface MarkProps {
	readonly desk: OnlineDesk;
	readonly seat: Seat;
}

const HOURGLASS =
	'M7 3.5h10M7 20.5h10M8 3.5c0 4.5 4 5.5 4 8.5s-4 4-4 8.5M16 3.5c0 4.5-4 5.5-4 8.5s4 4 4 8.5M10.5 17.5h3';

/** Little time: it is worn in another colour. */
const SCARCE = 15_000;
const MINUTE = 60_000;

/** Whether it matters to the game that somebody is there. */
function isAwaited({ desk, seat }: MarkProps): boolean {
	const { table } = desk.known.value;
	return table.sitters[seat]?.type === 'person' && !table.over && !isOut(table, seat);
}

export function PresenceMark({ desk, seat }: MarkProps) {
	if (!isAwaited({ desk, seat })) return null;
	const { presence, connection } = desk.session;
	const isCutOff = connection.status.value !== 'live';
	const isHere = !isCutOff && (presence.value.seats[seat] ?? false);
	// Who is cut off hears nothing of the others.
	const isUnknown = isCutOff && seat !== desk.mine;
	const words = say(isUnknown ? 'online.is-unknown' : isHere ? 'online.is-here' : 'online.is-away');
	return (
		<span class="presence" data-here={isUnknown ? 'unknown' : isHere} title={words}>
			<span class="unseen">{say('common.label', { what: words })} </span>
		</span>
	);
}

/** What the dot means, for those who look; the dot says it to those who listen. Of oneself the strip tells more. */
export function AwayMark({ desk, seat }: MarkProps) {
	const isAway = seat !== desk.mine && desk.session.presence.value.seats[seat] === false;
	if (!isAway || !isAwaited({ desk, seat })) return null;
	return (
		<span class="seat-away" title={say('online.is-away')} aria-hidden="true">
			{say('online.is-away-short')}
		</span>
	);
}

/** Everybody is called by name here: one's own seat is told apart. Where there is no room for both, it says only whose it is. */
export const YouMark = ({ desk, seat }: MarkProps) => desk.mine === seat && <OwnMark />;

function OwnMark() {
	const mark = useRef<HTMLElement>(null);
	// A name that is cut off even alone leaves no room for the mark, which then says whose seat it is.
	useEffect(() => {
		const name = mark.current?.closest('.player-name');
		const title = name?.querySelector('.called-title');
		if (!name || !title) return;
		const watch = new ResizeObserver(() => {
			name.removeAttribute('data-cut');
			name.toggleAttribute('data-cut', title.scrollWidth > title.clientWidth);
		});
		watch.observe(name);
		return () => watch.disconnect();
	}, []);
	return (
		<small class="seat-you" data-you={say('table.you')} ref={mark}>
			{say('online.you')}
		</small>
	);
}

/** The time of the server, again and again while something runs; null for whoever hears of the game rounds later. */
function useNow(desk: OnlineDesk, isRunning: boolean): number | null {
	const [, setTick] = useState(0);
	const isLate = isBehind(desk.known.value.table, desk.mine);
	const isTicking = isRunning && !isLate;
	useEffect(() => {
		if (!isTicking) return;
		const timer = setInterval(() => setTick((tick) => tick + 1), 500);
		return () => clearInterval(timer);
	}, [isTicking]);
	return isLate ? null : Date.now() + desk.session.connection.ahead.value;
}

export function ClockMark({ desk, seat }: MarkProps) {
	const { table } = desk.known.value;
	const isTurn = table.clock.turn === seat && table.over === null;
	const now = useNow(desk, isTurn);
	if (isOut(table, seat)) return <span class="seat-time">{say('online.is-out')}</span>;
	if (table.over) return null;
	const { left, taken } = timeOf(table, seat, now);
	if (left !== null) return <Left left={left} name={nameOf(desk.seats, seat)} taken={taken} />;
	if (table.terms.clock) return <span class="seat-untimed" />;
	// Without a clock one sees only what is worth telling: a wait for a person that is no short one any more.
	const isLong = taken !== null && taken >= MINUTE && table.sitters[seat]?.type === 'person';
	if (!isLong) return null;
	return (
		<span class="seat-time seat-takes" title={sinceWords(taken)}>
			<Drawing path={HOURGLASS} class="seat-glass" />
			<span>{say('online.takes-turn')} </span>
			{say('online.takes', roughly(taken))}
		</span>
	);
}

const sinceWords = (taken: number): string => say('online.to-move-for', roughly(taken));

/** Since when it is their turn, from its beginning on; while what was missed is being shown it may be somebody else's by now. */
export function ToMoveMark({ desk, seat }: MarkProps) {
	const { table } = desk.known.value;
	const now = useNow(desk, table.clock.turn === seat);
	const { taken } = timeOf(table, seat, now);
	return <>{taken === null ? say('table.to-move') : sinceWords(taken)}</>;
}

/** What stands for days and hours is read aloud as letters. */
const BriefTime = ({ brief, full }: ReturnType<typeof leftWords>) => (
	<>
		<span aria-hidden="true">{brief}</span>
		<span class="unseen">{full}</span>
	</>
);

interface LeftProps {
	readonly left: number;
	readonly name: string;
	/** How long it has been their turn; null when it is not. */
	readonly taken: number | null;
}

function Left({ left, name, taken }: LeftProps) {
	const { brief, full } = leftWords(left);
	const what = say('online.time-left', { name });
	const title = taken === null ? what : `${what}. ${sinceWords(taken)}`;
	return (
		<span class="seat-time" data-runs={taken !== null} data-scarce={left < SCARCE} title={title}>
			<span class="unseen">{say('common.label', { what })} </span>
			{brief === full ? full : <BriefTime brief={brief} full={full} />}
		</span>
	);
}
