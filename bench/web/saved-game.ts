// Saved games of Classic for the browser: one with as many pieces on the board as there can be while somebody still has one to
// put down, and one that has just begun, to compare with.
import {
	type Action,
	type ClassicAction,
	type ClassicPosition,
	legalActions,
	type Position,
	play,
	seedFromText,
	start,
} from '@tessera/engine';

const SEED = 'a full board';

interface Moment {
	readonly position: Position;
	readonly actions: readonly Action[];
}

const isClassic = (position: Position): position is ClassicPosition => position.game === 'classic';

function actionIn(position: ClassicPosition): ClassicAction {
	const { placements, exchangeUpTo } = legalActions(position);
	const best = [...placements].sort((one, other) => other.score - one.score)[0];
	if (best) return { type: 'place', pieces: best.pieces };
	if (exchangeUpTo > 0)
		return { type: 'exchange', pieces: (position.hands[position.turn] ?? []).slice(0, exchangeUpTo) };
	return { type: 'pass' };
}

/** Every moment of a game in which the first seat is to move and can lay. */
function momentsOfMine(): readonly Moment[] {
	const begun = start({ game: 'classic', ages: [null, null] }, seedFromText(SEED));
	if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
	const found: Moment[] = [];
	const actions: Action[] = [];
	let position: Position = begun.value.position;
	while (isClassic(position) && position.ending === null) {
		const canLay = legalActions(position).placements.length > 0;
		if (position.turn === 0 && canLay && position.board.length > 0) found.push({ position, actions: [...actions] });
		const action = actionIn(position);
		const played: ReturnType<typeof play<ClassicPosition>> = play(position, action);
		if (!played.ok) throw new Error(JSON.stringify(played.problem));
		actions.push(action);
		position = played.value.position;
	}
	return found;
}

export interface Saved {
	readonly id: string;
	/** As the board keeps it in the browser. */
	readonly text: string;
	readonly pieces: number;
}

function savedAs(id: string, { position, actions }: Moment): Saved {
	const seats = [
		{ name: null, kind: { type: 'person' } },
		{ name: null, kind: { type: 'bot', level: 'greedy' } },
	];
	const save = {
		version: 1,
		id,
		terms: { game: 'classic', seats, options: {}, ages: [null, null] },
		seed: seedFromText(SEED),
		actions,
		prepared: null,
		touched: 0,
		standing: { scores: [0, 0], turn: position.turn, winners: null },
	};
	return { id, text: JSON.stringify(save), pieces: isClassic(position) ? position.board.length : 0 };
}

export function savedGames(): { readonly few: Saved; readonly many: Saved } {
	const moments = momentsOfMine();
	const [first] = moments;
	const last = moments.at(-1);
	if (!first || !last) throw new Error('somebody can always lay at some time');
	return { few: savedAs('few', first), many: savedAs('many', last) };
}
