// The playing area of Classic and Cubes: the board, the own pieces, and the buttons of the turn.
import './area.css';
import type { Seat, View } from '@tessera/engine';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { KeysList } from '../parts/keys-list.tsx';
import { PieceIcon } from '../pieces/piece.tsx';
import { keysAt } from '../table/hints.ts';
import type { TableHost } from '../table/host.ts';
import type { Side } from '../table/side/around.ts';
import { useSide } from '../table/side/use-side.ts';
import { say } from '../words/say.ts';
import { Board } from './board/board.tsx';
import { BoardCamera } from './board/camera.ts';
import { changeSides, showChanges } from './changes.ts';
import { obey } from './commands.ts';
import { gridView, openDesk } from './desk.ts';
import { Hand } from './hand/hand.tsx';
import { NextButton, Tools } from './hand/tools.tsx';
import { KEYS } from './keys-rows.ts';
import { lastMove, movesAfter } from './model/course.ts';
import { commandOf } from './model/keys.ts';
import { NoteLine } from './note.tsx';
import { OpenCubes } from './open-cubes.tsx';
import type { Stage } from './stage.ts';
import { isTouched } from './touched.ts';

/** As many moves as can follow one another within a second. */
const RECENT = 3;
const NOTHING: readonly never[] = [];

interface AreaProps {
	readonly host: TableHost;
	/** A view of before, shown without any way to act; null for the game as it is. */
	readonly past: View | null;
}

function useStage(host: TableHost): Stage {
	const stage = useMemo<Stage>(
		() => ({
			desk: openDesk(host),
			camera: new BoardCamera(),
			at: { root: null, board: null, laid: null, hand: null, floating: null },
			isTurned: false,
		}),
		[host],
	);
	useEffect(() => {
		const stop = showChanges(stage);
		return () => {
			stop();
			stage.desk.close();
		};
	}, [stage]);
	return stage;
}

/** On which side the own pieces are. While one looks back, the buttons for that are above the board. */
function useStageSide(stage: Stage, viewer: Seat | null, isPast: boolean): Side {
	const own = useSide(stage.desk.host.seats, viewer);
	const side = isPast ? 'near' : own;
	const before = useRef(side);
	useLayoutEffect(() => {
		stage.isTurned = side === 'far';
		if (before.current !== side) changeSides(stage);
		before.current = side;
	}, [stage, side]);
	return side;
}

/** The piece under the finger, above everything. */
function Floating({ stage }: { readonly stage: Stage }) {
	const drag = stage.desk.drag.value;
	return (
		<div
			class="grid-floating"
			ref={(element) => {
				stage.at.floating = element;
			}}
			hidden={drag === null}
			data-placed={stage.desk.over.value !== null}
			aria-hidden="true"
		>
			{drag && (
				<PieceIcon kind={drag.kind} look={stage.desk.host.game === 'cubes' ? 'cube' : 'tile'} size={drag.size} />
			)}
		</div>
	);
}

export function GridArea({ host, past }: AreaProps) {
	const stage = useStage(host);
	const [hasKeys, setKeys] = useState(false);
	const { view, course } = host.state.value;
	const shown = gridView(past ?? view);
	const last = useMemo(() => lastMove(course, shown.step), [course, shown.step]);
	// What lay there when the page came up is no news; and the next move comes before the last has been cheered.
	const latest = course.at(-1)?.step ?? 0;
	const first = useRef(latest);
	// Coming from a look back nothing is cheered again, nor late; and a move that was taken back is played anew.
	if (past || latest < first.current) first.current = latest;
	const recent = useMemo(() => (past ? NOTHING : movesAfter(course, first.current).slice(-RECENT)), [course, past]);
	const look = shown.game === 'cubes' ? 'cube' : 'tile';
	const isLive = past === null && shown.viewer !== null;
	// Until the next person is asked for, nobody's pieces lie in the tray; its room stays, so that the board does not move.
	const isPassing = past === null && host.state.value.waiting.for === 'handover';
	// When the game is over there is nothing more to do, and whoever has no pieces left has nothing to look at either.
	const hasHand = (isLive || isPassing) && (shown.ending === null || shown.hand?.length !== 0);

	const side = useStageSide(stage, shown.viewer, past !== null);

	const onKeyDown = (event: KeyboardEvent): void => {
		if (!isLive || event.defaultPrevented || hasKeys) return;
		const command = commandOf(event, event.target === stage.at.board);
		if (!command) return;
		event.preventDefault();
		// What is in hand goes to a place: the next keys are for the board.
		if (command.does === 'pick' || command.does === 'next-place') stage.at.board?.focus();
		obey(stage, command, () => setKeys(true));
	};

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up from whatever has the focus in here
		<div
			class="grid-area"
			ref={(element) => {
				stage.at.root = element;
			}}
			data-past={past !== null}
			data-side={side}
			data-touched={isTouched.value}
			onKeyDown={onKeyDown}
		>
			{shown.game === 'cubes' && <OpenCubes host={host} view={shown} side={side} />}
			<Board
				stage={stage}
				board={shown.board}
				look={look}
				last={last}
				recent={recent}
				isLive={isLive}
				isPast={past !== null}
			/>
			<div class="grid-tray" inert={isPassing}>
				{isLive && hasHand && <NoteLine desk={stage.desk} />}
				{hasHand && <Hand stage={stage} look={look} />}
				{(isLive || isPassing) && shown.ending === null && (
					<>
						<Tools stage={stage} onKeys={() => setKeys(true)} />
						<NextButton stage={stage} />
					</>
				)}
				{past !== null && shown.hand && (
					<div class="grid-hand past" aria-hidden="true" style={`--places: ${shown.hand.length}`}>
						{shown.hand.map((kind, place) => (
							<div key={place} class="grid-slot">
								<PieceIcon kind={kind} look={look} size={100} />
							</div>
						))}
					</div>
				)}
			</div>
			<Floating stage={stage} />
			{hasKeys && (
				<KeysList
					title={say('grid.keys.title')}
					rows={keysAt(host, KEYS, 'grid.keys.hint')}
					onClose={() => setKeys(false)}
				/>
			)}
		</div>
	);
}
