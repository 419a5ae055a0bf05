// Every turn of the game, with what it brought and where it led; choosing one looks back at it.
import './moves.css';
import { useEffect, useRef } from 'preact/hooks';
import { PieceIcon } from '../../pieces/piece.tsx';
import { say } from '../../words/say.ts';
import { LOOKS } from '../captions/captions.tsx';
import { laidIn, seenIn, type Turn } from '../course.ts';
import type { TableHost } from '../host.ts';
import { Sign } from '../icons.tsx';
import { nameOf } from '../names.ts';
import { turnBrief } from '../words/moments.ts';
import { type Looking, stepped } from './looking-back.ts';

export interface MovesProps {
	readonly host: TableHost;
	readonly turns: readonly Turn[];
	readonly looking: Looking;
	readonly onLook: (looking: Looking) => void;
	/** Whether nothing may be looked back at now. */
	readonly isOff: boolean;
}

/** Keeps the move that is shown in sight: when another one is, and when the list has been given another size. */
function useInSight(looking: Looking, turns: number) {
	const list = useRef<HTMLOListElement>(null);
	const current = useRef<HTMLLIElement>(null);
	useEffect(() => {
		if (!list.current) return;
		// It tells of the size at once too: a sheet that has just been opened is laid out by then.
		const watch = new ResizeObserver(() => current.current?.scrollIntoView({ block: 'nearest' }));
		watch.observe(list.current);
		return () => watch.disconnect();
	}, [looking, turns]);
	return { list, current };
}

export function Moves({ host, turns, looking, onLook, isOff }: MovesProps) {
	const { list, current } = useInSight(looking, turns.length);
	if (turns.length === 0) return <p class="moves-none">{say('table.no-moves')}</p>;
	return (
		<div class="moves">
			<Steps turns={turns} looking={looking} onLook={onLook} isOff={isOff} />
			<ol class="moves-list" ref={list}>
				{turns.map((turn) => {
					const isShown = turn.number === (looking ?? turns.length);
					return (
						<li key={turn.number} ref={isShown ? current : null}>
							<Move
								host={host}
								turn={turn}
								isShown={isShown}
								isOff={isOff}
								onLook={() => onLook(stepped(turn.number, 0, turns.length))}
							/>
						</li>
					);
				})}
			</ol>
		</div>
	);
}

interface MoveProps {
	readonly host: TableHost;
	readonly turn: Turn;
	readonly isShown: boolean;
	readonly isOff: boolean;
	readonly onLook: () => void;
}

function Move({ host, turn, isShown, isOff, onLook }: MoveProps) {
	const total = turn.totals[turn.seat] ?? 0;
	const pieces = seenIn(turn.moments);
	const hasLaid = laidIn(turn.moments).length > 0;
	const words = turnBrief(host, turn);
	return (
		<button
			type="button"
			class="move"
			style={{ '--seat': `var(--seat-${turn.seat + 1})` }}
			aria-current={isShown ? 'step' : undefined}
			aria-disabled={isOff}
			onClick={() => !isOff && onLook()}
		>
			<span class="move-number" aria-hidden="true">
				{turn.number}
			</span>
			<span class="move-what">
				<span class="unseen">{words}</span>
				<span class="move-who" aria-hidden="true">
					{hasLaid ? nameOf(host.seats, turn.seat) : words}
				</span>
				{pieces.length > 0 && (
					<span class="move-pieces" aria-hidden="true">
						{pieces.map((kind, index) => (
							<PieceIcon key={index} kind={kind} look={LOOKS[host.game]} size={20} />
						))}
					</span>
				)}
			</span>
			<span class="move-gained" aria-hidden="true">
				{turn.gained > 0 ? `+${turn.gained}` : ''}
			</span>
			<span class="move-total">
				<span aria-hidden="true">{total}</span>
				<span class="unseen">{say('table.total', { total })}</span>
			</span>
		</button>
	);
}

/** Earlier, and later. Off is said, not taken away: a button that is disabled under the focus loses whoever uses keys. */
function Steps({ turns, looking, onLook, isOff }: Omit<MovesProps, 'host'>) {
	const [isFirst, isNow] = [looking === 0, looking === null];
	return (
		<div class="moves-steps">
			<button
				type="button"
				class="button"
				aria-disabled={isFirst || isOff}
				onClick={() => !isFirst && !isOff && onLook(stepped(looking, -1, turns.length))}
			>
				<Sign of="back" />
				{say('table.back')}
			</button>
			<button
				type="button"
				class="button"
				aria-disabled={isNow}
				onClick={() => !isNow && onLook(stepped(looking, 1, turns.length))}
			>
				{say('table.on')}
				<Sign of="on" />
			</button>
		</div>
	);
}

/** Shown over the game while one looks back, so that nobody takes the past for the present. */
export function PastBar({ turns, looking, onLook }: Omit<MovesProps, 'host' | 'isOff'>) {
	if (looking === null) return null;
	return (
		<section class="past-bar" aria-label={say('table.looking-back')}>
			<button
				type="button"
				class="button plain"
				aria-label={say('table.step-back')}
				aria-disabled={looking === 0}
				onClick={() => looking !== 0 && onLook(stepped(looking, -1, turns.length))}
			>
				<Sign of="back" />
			</button>
			<span class="past-where">
				{looking === 0 ? say('table.at-deal') : say('table.at-turn', { turn: looking, turns: turns.length })}
			</span>
			<button
				type="button"
				class="button plain"
				aria-label={say('table.step-on')}
				onClick={() => onLook(stepped(looking, 1, turns.length))}
			>
				<Sign of="on" />
			</button>
			<button type="button" class="button next" onClick={() => onLook(null)}>
				{say('table.back-to-game')}
			</button>
		</section>
	);
}
