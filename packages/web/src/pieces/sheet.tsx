// Everything pieces are put together from, once per page: the pieces themselves only refer to it, so that a hundred of them stay cheap.
import './palettes.css';
import './pieces.css';
import type { ColourName } from '@tessera/engine';
import type { ComponentChildren } from 'preact';
import { COLOUR_NAMES, SHAPE_NAMES } from './kinds.ts';
import { MARK_WEIGHT, MARKS, markPath } from './marks.ts';
import { SHAPE_PATHS } from './shapes.ts';

/** The light a shape gives off: a little paler above, and a faint glow on the face around it. */
function Light({ colour }: { readonly colour: ColourName }) {
	return (
		<g class={`piece-${colour}`}>
			<linearGradient id={`piece-lit-${colour}`} x1="0" y1="0" x2="0" y2="1">
				<stop class="piece-stop-pale" offset="0" />
				<stop class="piece-stop" offset="0.55" />
			</linearGradient>
			<radialGradient id={`piece-glow-${colour}`}>
				<stop class="piece-stop" offset="0.3" stop-opacity="0.26" />
				<stop class="piece-stop" offset="1" stop-opacity="0" />
			</radialGradient>
		</g>
	);
}

/** What fills a shape in the strong style. Red is full and orange hollow, which need no pattern. */
const HATCHES: Readonly<Partial<Record<ColourName, { readonly period: number; readonly drawing: ComponentChildren }>>> =
	{
		yellow: { period: 13, drawing: <path d="M-3.25 -3.25L16.25 16.25M-9.75 3.25L9.75 22.75M3.25 -9.75L22.75 9.75" /> },
		green: { period: 14, drawing: <path d="M7 7h0M0 0h0M14 0h0M0 14h0M14 14h0" /> },
		blue: { period: 12, drawing: <path d="M6 0v12M0 6h12" /> },
		purple: {
			period: 100,
			drawing: (
				<>
					<circle cx="50" cy="50" r="5" />
					<circle cx="50" cy="50" r="16" />
					<circle cx="50" cy="50" r="27" />
				</>
			),
		},
	};

function Hatch({ colour }: { readonly colour: ColourName }) {
	const hatch = HATCHES[colour];
	if (!hatch) return null;
	const { period, drawing } = hatch;
	return (
		<pattern
			id={`piece-hatch-${colour}`}
			class={`piece-${colour} piece-hatch`}
			patternUnits="userSpaceOnUse"
			x={-period / 2}
			y={-period / 2}
			width={period}
			height={period}
		>
			{drawing}
		</pattern>
	);
}

/** The blocks, without shape or mark. Shadows are plain see-through shapes: a filter would cost on every piece. */
function Blocks() {
	return (
		<>
			<linearGradient id="piece-face" x1="0" y1="0" x2="0" y2="1">
				<stop offset="0" stop-color="var(--piece-face-high)" />
				<stop offset="1" stop-color="var(--piece-face-low)" />
			</linearGradient>
			<linearGradient id="piece-rim" x1="0" y1="0" x2="0" y2="1">
				<stop offset="0" stop-color="#fff" stop-opacity="0.55" />
				<stop offset="0.18" stop-color="#fff" stop-opacity="0.14" />
				<stop offset="1" stop-color="#fff" stop-opacity="0.05" />
			</linearGradient>
			<g id="piece-tile">
				<rect class="piece-shade" x="3" y="6" width="94" height="93" rx="21" />
				<rect class="piece-shade" x="4" y="5" width="92" height="92.5" rx="20" />
				<rect x="4" y="3" width="92" height="92" rx="19" fill="url(#piece-face)" />
				<rect class="piece-rim" x="4.9" y="3.9" width="90.2" height="90.2" rx="18.1" />
			</g>
			<g id="piece-cube">
				<rect class="piece-shade" x="4" y="12" width="92" height="87.5" rx="17" />
				<rect class="piece-shade" x="5" y="12" width="90" height="86" rx="16" />
				<rect class="piece-side" x="6" y="10" width="88" height="87" rx="15" />
				<rect x="6" y="2" width="88" height="82" rx="15" fill="url(#piece-face)" />
				<rect class="piece-rim" x="6.9" y="2.9" width="86.2" height="80.2" rx="14.1" />
			</g>
			<g id="piece-cube-face">
				<rect class="piece-side" width="100" height="100" />
				<rect x="1" y="1" width="98" height="98" rx="15" fill="url(#piece-face)" />
				<rect class="piece-rim" x="1.9" y="1.9" width="96.2" height="96.2" rx="14.1" />
			</g>
			<g id="piece-card">
				<rect class="piece-shade" x="2" y="4" width="96" height="135.5" rx="12" />
				<rect class="piece-shade" x="3" y="3" width="94" height="135.5" rx="11" />
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
