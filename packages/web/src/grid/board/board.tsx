// The board: everything that lies on it, and the cloth that one can move under a finger.
import './board.css';
import type { Cell, Board as Pieces } from '@tessera/engine';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { say } from '../../words/say.ts';
import { boundsAround, grown } from '../model/camera.ts';
import type { LastMove } from '../model/course.ts';
import { Sign } from '../signs.tsx';
import type { Stage } from '../stage.ts';
import { Effects } from './effects.tsx';
import { FixedPieces } from './fixed.tsx';
import { type InView, newsSince, toKeepInView, toOffer } from './framing.ts';
import { listenToBoard } from './gestures.ts';
import { Clashes, Counts, Cursor, Dots, First, Halo, Landing, Look, Spots, Tentative } from './layers.tsx';
import { watchRoom } from './room.ts';

const NOTHING: readonly Cell[] = [];
const NONE: InView = { shown: NOTHING, last: null };

interface BoardProps {
	readonly stage: Stage;
	readonly board: Pieces;
	readonly look: 'tile' | 'cube';
	readonly last: LastMove | null;
	/** Moves that have only just been made, and are still to be cheered. */
	readonly recent: readonly LastMove[];
	/** Whether anything may be done here; not when one looks back. */
	readonly isLive: boolean;
	readonly isPast: boolean;
}

/** Keeps everything in view as the game grows: what lies for good, what lies there for now, and where a hint points. */
function Framing({ stage, board, last, isLive, isPast }: Omit<BoardProps, 'look' | 'recent'>) {
	const { camera, desk } = stage;
	const cells = useMemo(() => toKeepInView(desk), [desk]).value;
	const shown = isLive ? cells : NOTHING;
	// Of the game as it is and of what one looks back at, each since it was last seen.
	const before = useRef<Readonly<Record<'now' | 'past', InView>>>({ now: NONE, past: NONE });
	const wasPast = useRef(false);
	// Before the first paint: what is there already does not come gliding in.
	useLayoutEffect(() => {
		const time = isPast ? 'past' : 'now';
		// Whoever looks back again wants to see it again.
		if (isPast && !wasPast.current) before.current = { ...before.current, past: NONE };
		const news = newsSince(before.current[time], { shown, last });
		before.current = { ...before.current, [time]: { shown, last } };
		if (isPast && !wasPast.current) camera.leave();
		if (!isPast && wasPast.current) camera.comeBack(board, shown);
		wasPast.current = isPast;
		camera.show(board, shown, news.length > 0 ? grown(boundsAround(news), 1) : null);
	}, [camera, board, last, shown, isPast]);
	// Whoever still aims at something while others play is not taken away from it.
	useLayoutEffect(() => {
		const { held, laid } = stage.desk.plan.peek();
		if (held === null && laid.length === 0) stage.camera.stepBack();
	}, [stage, board]);
	return null;
}

/** Whoever has come so close that no place for the piece in hand is in view is shown one; whoever sees the whole board, all. */
function Offer({ stage }: Pick<BoardProps, 'stage'>) {
	const places = useMemo(() => toOffer(stage.desk), [stage]).value;
	useLayoutEffect(() => stage.camera.offer(places), [stage, places]);
	return null;
}

interface SheetProps {
	readonly of: 'under' | 'pieces' | 'over';
	readonly children: ComponentChildren;
}

/** One of the drawings that lie on each other: what changes with a gesture must not let a hundred pieces be painted anew. */
const Sheet = ({ of, children }: SheetProps) => (
	<svg class={`grid-sheet ${of}`} aria-hidden="true" width="100%" height="100%">
		<g class="grid-world">{children}</g>
	</svg>
);

export function Board({ stage, board, look, last, recent, isLive, isPast }: BoardProps) {
	const { desk, camera, at } = stage;
	const live = useRef(isLive);
	live.current = isLive;

	useLayoutEffect(() => {
		const element = at.board;
		if (!element) return;
		camera.attach([...element.querySelectorAll<SVGSVGElement>('.grid-sheet')]);
		const leave = watchRoom(stage, element);
		const stop = listenToBoard(stage, element, () => live.current);
		return () => {
			leave();
			stop();
		};
	}, [stage, at, camera]);

	return (
		<div class="grid-board-room">
			<Framing stage={stage} board={board} last={last} isLive={isLive} isPast={isPast} />
			{isLive && <Offer stage={stage} />}
			<div
				class="grid-board"
				ref={(element) => {
					at.board = element;
				}}
				role="application"
				aria-label={say('grid.board')}
				aria-describedby="grid-board-help"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: the board is one stop, with arrow keys inside
				tabIndex={0}
			>
				<Sheet of="under">
					{isLive && <Dots desk={desk} />}
					{isLive && <Look desk={desk} />}
					{board.length === 0 && <First desk={desk} />}
					{last && (
						<Halo
							key={last.step}
							cells={last.pieces}
							seat={last.seat}
							isNews={recent.some(({ step }) => step === last.step)}
						/>
					)}
				</Sheet>
				<Sheet of="pieces">
					<FixedPieces board={board} look={look} />
				</Sheet>
				<Sheet of="over">
					{isLive && (
						<>
							<Spots desk={desk} />
							<Tentative stage={stage} look={look} />
							<Landing desk={desk} look={look} />
							<Clashes desk={desk} />
							<Cursor desk={desk} />
							<Counts desk={desk} />
						</>
					)}
					{recent.map((move) => (
						<Effects key={move.step} move={move} />
					))}
				</Sheet>
				<div class="grid-glass" />
				<span id="grid-board-help" class="unseen">
					{say('grid.board-help')}
				</span>
			</div>
			{camera.isByHand.value && (
				<button
					type="button"
					class="button grid-fit"
					data-corner={camera.corner.value}
					aria-label={say('grid.tool.fit')}
					title={say('grid.tool.fit')}
					onClick={() => {
						camera.reset();
						at.board?.focus();
					}}
				>
					<Sign of="fit" />
				</button>
			)}
		</div>
	);
}
