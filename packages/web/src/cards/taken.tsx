// A Qwirkle taken: the six gather, and leave the table.
import './taken.css';
import { sortSeries } from '@tessera/engine';
import { useEffect } from 'preact/hooks';
import { PieceIcon } from '../pieces/piece.tsx';
import type { Desk } from './desk.ts';
import { takenWords } from './words.ts';

/** All of it, in milliseconds; the style sheet divides it. */
const LASTS = 1500;
/** More at once would not fit, and hardly ever happen. */
const MOST_ROWS = 3;

export function TakenQwirkles({ desk }: { readonly desk: Desk }) {
	const taken = desk.taken.value;
	useEffect(() => {
		if (!taken) return;
		const over = setTimeout(() => {
			desk.taken.value = null;
		}, LASTS);
		return () => clearTimeout(over);
	}, [taken, desk]);
	if (!taken) return null;
	return (
		<div class="cards-taken" aria-hidden="true" key={taken.step} style={{ '--halo': `var(--seat-${taken.seat + 1})` }}>
			<p>{takenWords(desk.host.seats, taken.seat, taken.qwirkles.length)}</p>
			{taken.qwirkles.slice(0, MOST_ROWS).map((qwirkle, row) => (
				<div class="cards-taken-row" key={qwirkle.join()} style={{ '--row': String(row) }}>
					{sortSeries(qwirkle).map((kind, place) => (
						<span key={kind} style={{ '--i': String(place) }}>
							<PieceIcon kind={kind} look="card" size={60} />
						</span>
					))}
				</div>
			))}
		</div>
	);
}
