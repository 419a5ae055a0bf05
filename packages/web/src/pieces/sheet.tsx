// Everything pieces are put together from, once per page: the pieces themselves only refer to it, so that a hundred of them stay cheap.
import './palettes.css';
import './pieces.css';
import type { ColourName } from '@tessera/engine';
import { Block } from './block.tsx';
import { COLOUR_NAMES, SHAPE_NAMES } from './kinds.ts';
import { HATCHES, MARK_WEIGHT, MARKS, markPath } from './marks.ts';
import { SHAPE_PATHS } from './shapes.ts';

/** The light a shape gives off: a little paler above, and a faint glow on the face around it. */
function Light({ colour }: { readonly colour: ColourName }) {
	return (
		<g class={`piece-${colour}`}>
			<linearGradient id={`piece-lit-${colour}`} x1="0" y1="0" x2="0" y2="1">
				<stop class="piece-stop-pale" offset="0" />
				<stop class="piece-stop" offset="1" />
			</linearGradient>
			<radialGradient id={`piece-glow-${colour}`}>
				<stop class="piece-stop piece-stop-glow" offset="0.3" />
				<stop class="piece-stop" offset="1" stop-opacity="0" />
			</radialGradient>
		</g>
	);
}

/** What fills a shape in the strong style. */
function Hatch({ colour }: { readonly colour: ColourName }) {
	return (
		<pattern
			id={`piece-hatch-${colour}`}
			patternUnits="userSpaceOnUse"
			viewBox="-50 -50 100 100"
			x="-50"
			y="-50"
			width="100"
			height="100"
		>
			<path class={`piece-${colour} piece-hatch`} d={HATCHES[colour]} />
		</pattern>
	);
}

/** What the blocks are painted with, and those that are only ever referred to. */
function Blocks() {
	return (
		<>
			<linearGradient id="piece-face" x1="0" y1="0" x2="0" y2="1">
				<stop offset="0" stop-color="var(--piece-face-high)" />
				<stop offset="1" stop-color="var(--piece-face-low)" />
			</linearGradient>
			<linearGradient id="piece-shadow" x1="0" y1="0" x2="0" y2="1">
				<stop offset="0.78" stop-opacity="0.5" />
				<stop offset="1" stop-opacity="0" />
			</linearGradient>
			<linearGradient id="piece-side" x1="0" y1="0" x2="0" y2="1">
				<stop offset="0.8" stop-color="var(--piece-side-high)" />
				<stop offset="0.88" stop-color="var(--piece-side-low)" />
			</linearGradient>
			<linearGradient id="piece-rim" x1="0" y1="0" x2="0" y2="1">
				<stop offset="0" stop-color="#fff" stop-opacity="0.6" />
				<stop offset="0.2" stop-color="#fff" stop-opacity="0.2" />
				<stop offset="1" stop-color="#fff" stop-opacity="0.1" />
			</linearGradient>
			<g id="piece-tile">
				<Block look="tile" x={0} y={0} />
			</g>
			<g id="piece-cube">
				<Block look="cube" x={0} y={0} />
			</g>
			<g id="piece-cube-face">
				<rect width="100" height="100" fill="var(--piece-side-low)" />
				<rect x="1" y="1" width="98" height="98" rx="15" fill="url(#piece-face)" />
				<rect class="piece-rim" x="1.9" y="1.9" width="96.2" height="96.2" rx="14.1" />
			</g>
			<g id="piece-card">
				<rect x="4" y="102" width="92" height="41" rx="11" fill="url(#piece-shadow)" />
				<rect x="3" y="2" width="94" height="135" rx="10" fill="url(#piece-face)" />
				<rect class="piece-rim" x="3.8" y="2.8" width="92.4" height="133.4" rx="9.2" />
			</g>
		</>
	);
}

/** Mounted once per page; pieces show nothing without it. */
export function PieceSheet() {
	return (
		<svg class="piece-sheet" width="0" height="0" aria-hidden="true">
			<defs>
				<Blocks />
				{COLOUR_NAMES.map((colour) => (
					<g key={colour}>
						<Light colour={colour} />
						<Hatch colour={colour} />
						<path id={`piece-mark-${colour}`} d={markPath(MARKS[colour])} stroke-width={MARK_WEIGHT} />
					</g>
				))}
				{SHAPE_NAMES.map((shape) => (
					<path key={shape} id={`piece-shape-${shape}`} d={SHAPE_PATHS[shape]} />
				))}
			</defs>
		</svg>
	);
}
