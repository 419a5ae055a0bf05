// The Qwirkles that everyone has taken in Cards: open to all.
import { type CardsView, seatsOf, sortSeries } from '@tessera/engine';
import { Dialog } from '../../parts/dialog.tsx';
import { pieceName } from '../../pieces/names.ts';
import { PieceIcon } from '../../pieces/piece.tsx';
import { say } from '../../words/say.ts';
import type { TableHost } from '../host.ts';
import { nameOf } from '../names.ts';

interface TakenProps {
	readonly host: TableHost;
	readonly view: CardsView;
	readonly onClose: () => void;
}

export function Taken({ host, view, onClose }: TakenProps) {
	return (
		<Dialog title={say('table.taken')} onClose={onClose}>
			<div class="taken">
				{seatsOf(host.seats.length).map((seat) => {
					const series = view.captured[seat] ?? [];
					return (
						<section key={seat} style={{ '--seat': `var(--seat-${seat + 1})` }}>
							<h3>{nameOf(host.seats, seat)}</h3>
							<p class="hint">{say('table.score', { game: 'cards', score: series.length })}</p>
							{series.map((qwirkle, index) => (
								<p key={index} class="taken-series">
									{sortSeries(qwirkle).map((kind) => (
										<PieceIcon key={kind} kind={kind} look="card" size={36} title={pieceName(kind)} />
									))}
								</p>
							))}
						</section>
					);
				})}
			</div>
		</Dialog>
	);
}
