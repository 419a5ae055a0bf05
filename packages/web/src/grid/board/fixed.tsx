// The pieces that lie for good. Each is drawn once and then left alone: a full board must cost nothing while it is looked at.
import { type Board, cellKey, type Placed } from '@tessera/engine';
import { Component } from 'preact';
import { type Look, PieceUse } from '../../pieces/piece.tsx';
import { UNIT } from './camera.ts';

interface FixedProps {
	readonly piece: Placed;
	readonly look: Look;
}

class Fixed extends Component<FixedProps> {
	override shouldComponentUpdate({ piece, look }: FixedProps): boolean {
		const before = this.props.piece;
		return piece.kind !== before.kind || piece.x !== before.x || piece.y !== before.y || look !== this.props.look;
	}

	override render({ piece, look }: FixedProps) {
		return (
			<g transform={`translate(${piece.x * UNIT} ${piece.y * UNIT})`}>
				<g data-cell={cellKey(piece)}>
					<PieceUse kind={piece.kind} look={look} x={-UNIT / 2} y={-UNIT / 2} size={UNIT} />
				</g>
			</g>
		);
	}
}

export const FixedPieces = ({ board, look }: { readonly board: Board; readonly look: Look }) => (
	<g>
		{board.map((piece) => (
			<Fixed key={cellKey(piece)} piece={piece} look={look} />
		))}
	</g>
);
