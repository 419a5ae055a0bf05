// What is drawn around the pieces while somebody plays: where a piece can go, what lies there for now, what it counts.
import { useComputed } from '@preact/signals';
import { type Cell, cellKey, type ScoredLine, type Seat } from '@tessera/engine';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { FlatPiece } from '../../pieces/flat.tsx';
import { type Look as PieceLook, PieceUse } from '../../pieces/piece.tsx';
import { settings } from '../../settings/settings.ts';
import type { Desk } from '../desk.ts';
import { boundsAround, boundsOf, grown } from '../model/camera.ts';
import { heldKind, ownOf } from '../model/plan.ts';
import { draftOf, linesWith, marksOf, spotsOf } from '../model/survey.ts';
import { isUnfinished } from '../model/turn.ts';
import type { Stage } from '../stage.ts';
import { UNIT } from './drawings.ts';
import { endOf, lineKey } from './line-end.ts';

const HALF = UNIT / 2;

interface LayerProps {
	readonly desk: Desk;
}

const at = ({ x, y }: Cell): string => `translate(${x * UNIT} ${y * UNIT})`;

/** A rounded square around a cell, by its own numbers: what is transformed takes longer to paint. */
const Around = ({ cell, of, by = 0 }: { readonly cell: Cell; readonly of: string; readonly by?: number }) => (
	<rect
		class={of}
		x={cell.x * UNIT - HALF - by}
		y={cell.y * UNIT - HALF - by}
		width={UNIT + 2 * by}
		height={UNIT + 2 * by}
		rx={22 + by}
	/>
);

/** The cloth shows its dots only while a piece is in hand. */
export function Dots({ desk }: LayerProps) {
	const { plan } = desk.late;
	const board = useComputed(() => plan.value.view.board).value;
	const isShown = useComputed(() => plan.value.held !== null).value;
	const { left, top, right, bottom } = grown(boundsOf(board), 7);
	return (
		<g class="grid-dots" data-shown={isShown}>
			<pattern id="grid-dot" width={UNIT} height={UNIT} patternUnits="userSpaceOnUse" x={-HALF} y={-HALF}>
				<circle cx={HALF} cy={HALF} r="5" />
			</pattern>
			<rect
				x={left * UNIT - HALF}
				y={top * UNIT - HALF}
				width={(right - left + 1) * UNIT}
				height={(bottom - top + 1) * UNIT}
				fill="url(#grid-dot)"
			/>
		</g>
	);
}

/** Where the first piece of a game lies, unless the piece in hand has places to show: on an empty cloth nothing else says so. */
export function First({ desk }: LayerProps) {
	const isShown = useComputed(() => spotsOf(desk.late.plan.value).length === 0).value;
	return isShown ? <Around cell={{ x: 0, y: 0 }} of="grid-first" by={-9} /> : null;
}

interface HaloProps {
	readonly cells: readonly Cell[];
	readonly seat: Seat | null;
	/** Whether it has only just been laid: what was there when the page came up does not appear. */
	readonly isNews: boolean;
}

/** A thin halo around what was laid last, in the colour of who laid it. */
export const Halo = ({ cells, seat, isNews }: HaloProps) => (
	<g
		class={isNews ? 'grid-halo news' : 'grid-halo'}
		style={seat === null ? undefined : `--seat: var(--seat-${seat + 1})`}
	>
		{cells.map((cell) => (
			<Around key={cellKey(cell)} cell={cell} of="grid-halo-cell" by={3} />
		))}
	</g>
);

/** Long enough for a press to be answered first: what breathes is painted on a layer of its own, which takes its time to make. */
const BREATHE_AFTER_MS = 600;

/** Lets an element breathe once a piece has been in hand for a moment. */
function useBreath(held: number | null): RefObject<SVGGElement | null> {
	const element = useRef<SVGGElement>(null);
	useEffect(() => {
		const spots = element.current;
		if (held === null || !spots) return;
		const timer = setTimeout(() => spots.setAttribute('data-breathing', 'true'), BREATHE_AFTER_MS);
		return () => {
			clearTimeout(timer);
			spots.removeAttribute('data-breathing');
		};
	}, [held]);
	return element;
}

export function Spots({ desk }: LayerProps) {
	const plan = desk.late.plan.value;
	const element = useBreath(plan.held);
	// An opening always needs its other pieces: nothing of it is less welcome for that.
	const isOpening = plan.view.board.length === 0;
	return (
		<g class="grid-spots" ref={element}>
			{spotsOf(plan).map((spot) => (
				<Around
					key={cellKey(spot)}
					cell={spot}
					of={spot.playable || isOpening ? 'grid-spot' : 'grid-spot later'}
					by={-9}
				/>
			))}
		</g>
	);
}

/** Where the piece under the finger would fall. */
export function Landing({ desk, look }: LayerProps & { readonly look: PieceLook }) {
	const cell = desk.over.value;
	// Only what is looked at is followed: without a place there is nothing to draw, whatever the plan.
	const kind = cell && heldKind(desk.plan.value);
	if (!cell || kind === null) return null;
	return (
		<g class="grid-landing">
			<g transform={at(cell)}>
				<PieceUse kind={kind} look={look} x={-HALF} y={-HALF} size={UNIT} />
			</g>
			<Around cell={cell} of="grid-target" by={2} />
		</g>
	);
}

/** At the size of nothing: drawn, and not to be seen. */
const UNSEEN = 'scale(0)';

/**
 * The own pieces that lie there for now. The one in hand is kept ready among them, and one that is taken back stays for a moment:
 * to show it or not takes less time than to draw it.
 */
export function Tentative({ stage, look }: { readonly stage: Stage; readonly look: 'tile' | 'cube' }) {
	const { desk, at: elements } = stage;
	const plan = desk.plan.value;
	const drag = desk.drag.value;
	// Whether it can be played is for the rules to say, which takes its time.
	const judged = useComputed(() => desk.late.plan.value.laid).value;
	const held = useComputed(() => desk.late.plan.value.held).value;
	const isHatched = settings.value.marks === 'strong';
	const isAmber = useComputed(() => isUnfinished(desk.late.plan.value)).value;
	const ready = new Set([...plan.laid.map(({ id }) => id), ...judged.map(({ id }) => id), held]);
	return (
		<g
			class={isAmber ? 'grid-tentative amber' : 'grid-tentative'}
			ref={(element) => {
				elements.laid = element;
			}}
		>
			{[...ready].map((id) => {
				const own = ownOf(plan, id);
				const laid = plan.laid.find((each) => each.id === id);
				if (!own) return null;
				const state = drag?.id === id ? 'away' : plan.held === id ? 'held' : 'still';
				return (
					<g key={id} transform={laid ? at(laid) : UNSEEN}>
						<g class={laid && 'grid-laid'} data-own={laid && id} data-state={laid && state}>
							<FlatPiece kind={own.kind} look={look} x={-HALF} y={-HALF} isHatched={isHatched} />
							{judged.some((each) => each.id === id) && <Around cell={{ x: 0, y: 0 }} of="grid-laid-ring" by={1} />}
						</g>
					</g>
				);
			})}
		</g>
	);
}

/** The neighbourhood that a hint points to, without giving the move away. */
export function Look({ desk }: LayerProps) {
	const hint = desk.late.hint.value;
	if (hint?.state !== 'look') return null;
	const { left, top, right, bottom } = grown(boundsAround(hint.cells), 0.9);
	return (
		<rect
			class="grid-look"
			x={left * UNIT - HALF}
			y={top * UNIT - HALF}
			width={(right - left + 1) * UNIT}
			height={(bottom - top + 1) * UNIT}
			rx={UNIT}
		/>
	);
}

/** What a refusal is about. */
export function Clashes({ desk }: LayerProps) {
	const complaint = desk.late.complaint.value;
	const draft = draftOf(desk.late.plan.value);
	const cells = marksOf(complaint ?? (draft.completable ? null : draft.refusal));
	return (
		<g>
			{cells.map((cell) => (
				<Around key={cellKey(cell)} cell={cell} of="grid-clash" by={2} />
			))}
		</g>
	);
}

/** The cell that the keys are on. */
export const Cursor = ({ desk }: LayerProps) => (
	<Around cell={useComputed(() => desk.plan.value.cursor).value} of="grid-cursor" by={6} />
);

/** What a line counts: 4, or 6+6 for a Qwirkle. */
const countOf = ({ points, pieces: { length } }: ScoredLine): string =>
	points > length ? `${length}+${points - length}` : `${points}`;

/** The count at the end of a line. */
function Count({ line, amber }: { readonly line: ScoredLine; readonly amber: boolean }) {
	const text = countOf(line);
	const width = 30 + 22 * text.length;
	const kinds = ['grid-count', line.qwirkle ? 'qwirkle' : '', amber ? 'amber' : ''].filter(Boolean).join(' ');
	return (
		<g class={kinds} transform={endOf(line, width)}>
			<rect x={-width / 2} y="-26" width={width} height="52" rx="26" />
			<text dy="0.36em">{text}</text>
		</g>
	);
}

/** What each line counts that the pieces laid for now make, and those it would make that is being put down. */
export function Counts({ desk }: LayerProps) {
	const plan = desk.late.plan.value;
	const over = desk.late.over.value;
	const draft = draftOf(plan);
	const lines = over && plan.held !== null ? linesWith(plan, over) : draft.lines;
	const isAmber = !over && draft.refusal !== null;
	return (
		<g class="grid-counts">
			{lines.map((line) => (
				<Count key={lineKey(line)} line={line} amber={isAmber} />
			))}
		</g>
	);
}
