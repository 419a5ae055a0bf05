// The pieces that lie for good. Each is drawn once and then left alone: a full board must cost nothing while it is looked at.
import { type Board, cellKey, type Placed } from '@tessera/engine';
import { Component } from 'preact';
import { FlatPiece } from '../../pieces/flat.tsx';
import { settings } from '../../settings/settings.ts';
import { UNIT } from './camera.ts';

type BlockLook = 'tile' | 'cube';

interface FixedProps {
	readonly piece: Placed;
	readonly look: BlockLook;
	readonly isHatched: boolean;
}

class Fixed extends Component<FixedProps> {
	override shouldComponentUpdate({ piece, look, isHatched }: FixedProps): boolean {
		const before = this.props;
		return (
			piece.kind !== before.piece.kind ||
			piece.x !== before.piece.x ||
			piece.y !== before.piece.y ||
			look !== before.look ||
			isHatched !== before.isHatched
		);
	}

	override render({ piece, look, isHatched }: FixedProps) {
		const corner = { x: piece.x * UNIT - UNIT / 2, y: piece.y * UNIT - UNIT / 2 };
		return (
			<g class="grid-fixed" data-cell={cellKey(piece)}>
				<FlatPiece kind={piece.kind} look={look} {...corner} isHatched={isHatched} />
			</g>
		);
	}
}

export function FixedPieces({ board, look }: { readonly board: Board; readonly look: BlockLook }) {
	const isHatched = settings.value.marks === 'strong';
	return (
		<g>
			{board.map((piece) => (
				<Fixed key={cellKey(piece)} piece={piece} look={look} isHatched={isHatched} />
			))}
		</g>
	);
}
