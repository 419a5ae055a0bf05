// What everybody holds, for spectators of a table whose host lets them see it.
import type { Kind, Seat } from '@tessera/engine';
import { Dialog } from '../../parts/dialog.tsx';
import { pieceName } from '../../pieces/names.ts';
import { PieceIcon } from '../../pieces/piece.tsx';
import { LOOKS } from '../../table/captions/captions.tsx';
import { nameOf } from '../../table/names.ts';
import { say } from '../../words/say.ts';
import type { OnlineDesk } from './desk.ts';

interface HandsProps {
	readonly desk: OnlineDesk;
	readonly hands: readonly (readonly Kind[])[];
	readonly onClose: () => void;
}

export function Hands({ desk, hands, onClose }: HandsProps) {
	const { game } = desk.known.value.table.terms;
	return (
		<Dialog title={say('online.hands')} onClose={onClose}>
			<div class="taken">
				<p class="hint">{say('online.watching-late')}</p>
				{hands.map((hand, seat) => (
					<section key={seat} style={{ '--seat': `var(--seat-${seat + 1})` }}>
						<h3>{nameOf(desk.seats, seat as Seat)}</h3>
						<p class="taken-series">
							{hand.map((kind, index) => (
								<PieceIcon key={index} kind={kind} look={LOOKS[game]} size={36} title={pieceName(kind)} />
							))}
						</p>
					</section>
				))}
			</div>
		</Dialog>
	);
}
