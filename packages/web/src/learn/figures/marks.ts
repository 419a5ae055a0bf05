// Where a figure writes what each line scored: on the free cell after its end.
import { along, type Cell, type ScoredLine } from '@tessera/engine';

export interface Mark extends Cell {
	readonly text: string;
}

export const marksOf = (lines: readonly ScoredLine[]): readonly Mark[] =>
	lines.flatMap(({ axis, pieces, points }) => {
		const last = pieces.at(-1);
		if (!last) return [];
		const beyond = points - pieces.length;
		return [{ ...along(last, axis, 1), text: beyond > 0 ? `${pieces.length}+${beyond}` : `${points}` }];
	});
