// The pieces that lie for good. Each is drawn once and then left alone: a full board must cost nothing while it is looked at.
import { type Board, cellKey, type Placed } from '@tessera/engine';
import { Component } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FlatPiece } from '../../pieces/flat.tsx';
import { settings } from '../../settings/settings.ts';
import { UNIT } from './drawings.ts';

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

/** So many pieces at a stretch when a board comes up: a full one at once would keep a slow phone from answering. */
const BATCH = 36;

/** How many of the pieces are drawn by now. Once all of them are, whatever is new is drawn at once. */
function useBatches(pieces: number): number {
	const [drawn, setDrawn] = useState(pieces > BATCH ? BATCH : Number.POSITIVE_INFINITY);
	useEffect(() => {
		// Runs after a paint, so that each batch is seen as it comes.
		if (drawn < pieces) setDrawn(drawn + BATCH < pieces ? drawn + BATCH : Number.POSITIVE_INFINITY);
	}, [drawn, pieces]);
	return drawn;
}

export function FixedPieces({ board, look }: { readonly board: Board; readonly look: BlockLook }) {
	const isHatched = settings.value.marks === 'strong';
	const drawn = useBatches(board.length);
	return (
		<g>
			{board.slice(0, drawn).map((piece) => (
				<Fixed key={cellKey(piece)} piece={piece} look={look} isHatched={isHatched} />
			))}
		</g>
	);
}
