// The board: everything that lies on it, and the cloth that one can move under a finger.
import './board.css';
import type { Board as Pieces } from '@tessera/engine';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Look } from '../../pieces/piece.tsx';
import { say } from '../../words/say.ts';
import { boundsOf, grown } from '../model/camera.ts';
import type { LastMove } from '../model/course.ts';
import type { Stage } from '../stage.ts';
import { Effects } from './effects.tsx';
import { FixedPieces } from './fixed.tsx';
import { listenToBoard } from './gestures.ts';
import { Counts, Dots, Halo, Landing, Marks, Spots, Tentative } from './layers.tsx';

interface BoardProps {
	readonly stage: Stage;
	readonly board: Pieces;
	readonly look: Look;
	readonly last: LastMove | null;
	/** Whether anything may be done here; not when one looks back. */
	readonly isLive: boolean;
}

export function Board({ stage, board, look, last, isLive }: BoardProps) {
	const { desk, camera, at } = stage;
	const world = useRef<SVGGElement>(null);
	const live = useRef(isLive);
	live.current = isLive;

	useLayoutEffect(() => {
		const element = at.board;
		if (!element || !world.current) return;
		camera.attach(world.current);
		const watch = new ResizeObserver(() => camera.resize({ width: element.clientWidth, height: element.clientHeight }));
		watch.observe(element);
		const stop = listenToBoard(stage, element, () => live.current);
		return () => {
			watch.disconnect();
			stop();
		};
	}, [stage, at, camera]);

	useEffect(() => {
		camera.show(grown(boundsOf(board), 1), last ? boundsAround(last) : null);
	}, [camera, board, last]);

	return (
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
			<svg aria-hidden="true" width="100%" height="100%">
				<g ref={world}>
					{isLive && <Dots desk={desk} />}
					{last && <Halo cells={last.pieces} seat={last.seat} />}
					<FixedPieces board={board} look={look} />
					{isLive && (
						<>
							<Spots desk={desk} />
							<Tentative desk={desk} look={look} />
							<Landing desk={desk} look={look} />
							<Marks desk={desk} />
							<Counts desk={desk} />
						</>
					)}
					{last && <Effects key={last.step} last={last} />}
				</g>
			</svg>
			<span id="grid-board-help" class="unseen">
				{say('grid.board-help')}
			</span>
		</div>
	);
}

/** The cells of a move with a little room around them. */
function boundsAround({ pieces }: LastMove) {
	const xs = pieces.map(({ x }) => x);
	const ys = pieces.map(({ y }) => y);
	const tight = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
	return grown(tight, 1);
}
