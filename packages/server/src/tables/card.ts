// A table in a list.
import type { TableCard } from '@tessera/protocol';
import { toldOfCall } from './calling.ts';
import { keptFor, reservedNames, scoresOf, seatOf, type TableState, turnOf, type Who } from './state.ts';

export function cardOf(id: string, state: TableState, who: Who, watchers: number): TableCard {
	const { terms, status, seats, call, game, createdAt, changedAt } = state;
	const reserved = reservedNames(state);
	const kept = keptFor(state, who);
	const ending = status === 'over' ? game?.position.ending : null;
	return {
		id,
		terms,
		status,
		sitters: seats.map((occupant) => {
			if (!occupant) return null;
			return occupant.type === 'person'
				? { type: 'person', name: occupant.name }
				: { type: 'bot', level: occupant.level };
		}),
		scores: game && scoresOf(game.position),
		...(ending ? { winners: ending.winners } : {}),
		turn: turnOf(state),
		seat: seatOf(state, who),
		...(reserved ? { reserved } : {}),
		...(kept === null ? {} : { kept }),
		...(call ? { call: toldOfCall(call, seats) } : {}),
		createdAt,
		changedAt,
		watchers,
	};
}
