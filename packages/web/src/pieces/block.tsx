// The blocks of tiles and cubes, without shape or mark. Their shadows are gradients: a filter would cost on every piece.
interface BlockProps {
	readonly look: 'tile' | 'cube';
	/** The upper left corner; a block is 100 wide. */
	readonly x: number;
	readonly y: number;
}

export const Block = ({ look, x, y }: BlockProps) =>
	look === 'tile' ? (
		<>
			<rect x={x + 5} y={y + 60} width="90" height="41" rx="20" fill="url(#piece-shadow)" />
			<rect x={x + 4} y={y + 3} width="92" height="92" rx="19" fill="url(#piece-face)" />
			<rect class="piece-rim" x={x + 4.9} y={y + 3.9} width="90.2" height="90.2" rx="18.1" />
		</>
	) : (
		<>
			<rect x={x + 7} y={y + 62} width="86" height="41" rx="16" fill="url(#piece-shadow)" />
			<rect x={x + 6} y={y + 10} width="88" height="87" rx="15" fill="url(#piece-side)" />
			<rect class="piece-rim" x={x + 6.9} y={y + 10.9} width="86.2" height="85.2" rx="14.1" />
			<rect x={x + 6} y={y + 2} width="88" height="80" rx="15" fill="url(#piece-face)" />
			<rect class="piece-rim" x={x + 6.9} y={y + 2.9} width="86.2" height="78.2" rx="14.1" />
		</>
	);
