// A link as a square that a phone can read.
import { encode } from 'uqr';

interface QrProps {
	readonly text: string;
	readonly label: string;
}

/** Every dark cell as a piece of one path: a run of cells in a row is one stroke of it. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
	return rows
		.flatMap((row, y) =>
			row.flatMap((isDark, x) => (isDark && !row[x - 1] ? `M${x} ${y}h${runFrom(row, x)}v1H${x}z` : [])),
		)
		.join('');
}

function runFrom(row: readonly boolean[], x: number): number {
	const end = row.indexOf(false, x);
	return (end < 0 ? row.length : end) - x;
}

/** Dark on light by day and by night: many a camera reads no other. */
export function Qr({ text, label }: QrProps) {
	const { data, size } = encode(text, { ecc: 'M', border: 2 });
	return (
		<svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
			<rect class="qr-light" width={size} height={size} rx="2" />
			<path class="qr-dark" d={pathOf(data)} />
		</svg>
	);
}
