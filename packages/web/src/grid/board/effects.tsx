// What rises and bursts after a move: the points of each line, and a Qwirkle once along its six. Ends by itself, under a second.
import { cellKey, type Placed, type ScoredLine } from '@tessera/engine';
import { Component } from 'preact';
import { colourNameOf } from '../../pieces/kinds.ts';
import type { LastMove } from '../model/course.ts';
import { UNIT } from './drawings.ts';
import { endOf, lineKey } from './line-end.ts';

const SPARKS = 18;
const RIPPLE_MS = 60;

const middleOf = (pieces: readonly Placed[]): { readonly x: number; readonly y: number } => {
	const sum = pieces.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
	return { x: sum.x / pieces.length, y: sum.y / pieces.length };
};

const Rising = ({ line }: { readonly line: ScoredLine }) => (
	<g transform={endOf(line, UNIT / 2)}>
		<text class="grid-rising" dy="0.36em">{`+${line.points}`}</text>
	</g>
);

/** The sparks are of the colours of the line. */
function sparkColour({ pieces }: ScoredLine, spark: number): string {
	const piece = pieces[spark % pieces.length];
	return piece ? `var(--piece-${colourNameOf(piece.kind)})` : 'none';
}

function Burst({ line }: { readonly line: ScoredLine }) {
	const { x, y } = middleOf(line.pieces);
	return (
		<>
			{line.pieces.map((piece, index) => (
				<rect
					key={cellKey(piece)}
					class="grid-ripple"
					x={piece.x * UNIT - UNIT / 2}
					y={piece.y * UNIT - UNIT / 2}
					width={UNIT}
					height={UNIT}
					rx="24"
					style={`animation-delay: ${index * RIPPLE_MS}ms`}
				/>
			))}
			<g transform={`translate(${x * UNIT} ${y * UNIT})`}>
				{Array.from({ length: SPARKS }, (_, spark) => (
					<g key={spark} transform={`rotate(${(360 / SPARKS) * spark})`}>
						<circle class="grid-spark" r={spark % 2 === 0 ? 17 : 11} fill={sparkColour(line, spark)} />
					</g>
				))}
			</g>
		</>
	);
}

/** Never drawn again once it is: a second look must not start it anew. */
export class Effects extends Component<{ readonly move: LastMove }> {
	override shouldComponentUpdate(): boolean {
		return false;
	}

	override render({ move }: { readonly move: LastMove }) {
		return (
			<g class="grid-effects">
				{move.lines.map((line) => (
					<Rising key={lineKey(line)} line={line} />
				))}
				{move.lines
					.filter(({ qwirkle }) => qwirkle)
					.map((line) => (
						<Burst key={lineKey(line)} line={line} />
					))}
			</g>
		);
	}
}
