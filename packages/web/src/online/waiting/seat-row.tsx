// One seat of a table that waits: who sits there, whether they are there, and what the host may do about it.
import type { Seat } from '@tessera/engine';
import type { BotLevel } from '@tessera/protocol';
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { LEVELS, levelName } from '../../parts/levels.ts';
import { say } from '../../words/say.ts';
import { ownName } from '../memory.ts';
import type { Known, Session } from '../session.ts';
import { sitDown } from '../sitting.ts';

interface SeatRowProps {
	readonly session: Session;
	readonly known: Known;
	readonly seat: Seat;
}

function freeWords(keptFor: string | null, isCalled: boolean): string {
	if (isCalled) return say('online.stays-empty');
	return keptFor === null ? say('online.free') : say('online.kept-for', { name: keptFor });
}

export function SeatRow({ session, known, seat }: SeatRowProps) {
	const { table, standing } = known;
	const sitter = table.sitters[seat] ?? null;
	const isMine = standing.seat === seat;
	const marks = [
		...(isMine ? [say('online.that-is-you')] : []),
		...(standing.host === seat ? [say('online.is-host')] : []),
	];
	const keptFor = table.reserved[seat] ?? null;
	// Who plays is settled: empty seats are dropped with the deal.
	const isCalled = table.call !== null;
	return (
		<li class="waiting-seat" data-free={sitter === null} style={{ '--seat': `var(--seat-${seat + 1})` }}>
			<span class="waiting-token">{sitter && <Icon of={sitter.type} />}</span>
			<span class="waiting-who">
				<span class="unseen">{say('common.label', { what: say('home.seat', { number: seat + 1 }) })} </span>
				{sitter === null && <span class="waiting-free">{freeWords(keptFor, isCalled)}</span>}
				{sitter?.type === 'bot' && levelName(sitter.level)}
				{sitter?.type === 'person' && (
					<>
						{sitter.name}
						{marks.length > 0 && <small>{marks.join(' · ')}</small>}
						{!isMine && session.presence.value.seats[seat] === false && (
							<small class="waiting-gone">{say('online.is-away')}</small>
						)}
					</>
				)}
			</span>
			{standing.seat === null && standing.kept === seat && !isCalled && (
				<button
					type="button"
					class="button next"
					aria-disabled={session.pending.value > 0}
					onClick={() => {
						if (session.pending.value === 0) void sitDown(session, keptFor ?? ownName(), { seat });
					}}
				>
					{say('online.sit-kept')}
				</button>
			)}
			{standing.isHost && sitter === null && keptFor === null && !isCalled && <AddBot session={session} seat={seat} />}
			{standing.isHost && (sitter !== null || (keptFor !== null && !isCalled)) && !isMine && standing.kept !== seat && (
				<button
					type="button"
					class="button plain"
					aria-label={say('online.free-seat', { number: seat + 1 })}
					onClick={() => void session.order({ type: 'clear-seat', seat })}
				>
					<Icon of="close" />
				</button>
			)}
		</li>
	);
}

function AddBot({ session, seat }: { readonly session: Session; readonly seat: Seat }) {
	const [level, setLevel] = useState<BotLevel>('family');
	return (
		<span class="waiting-bot">
			<select
				class="field"
				aria-label={say('online.bot-level', { number: seat + 1 })}
				value={level}
				onChange={(event) => setLevel(LEVELS.find((each) => each === event.currentTarget.value) ?? 'family')}
			>
				{LEVELS.map((each) => (
					<option key={each} value={each}>
						{levelName(each)}
					</option>
				))}
			</select>
			<button type="button" class="button" onClick={() => void session.order({ type: 'seat-bot', seat, level })}>
				{say('online.add-bot')}
			</button>
		</span>
	);
}
