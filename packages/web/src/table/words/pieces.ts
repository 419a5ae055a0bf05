// Several pieces in a phrase: what they have in common is said once.
import { colourOf, colourOfSeries, type GameName, type Kind, shapeOf, shapeOfSeries } from '@tessera/engine';
import { listed } from '../../parts/list.ts';
import { colouredCount, colourForShape, pieceCount, pieceName, shapedCount, shapeName } from '../../pieces/names.ts';
import { say } from '../../words/say.ts';

export type Detail = 'brief' | 'full';

/** Each by itself: "red star and blue circle". */
export const eachWords = (kinds: readonly Kind[]): string => listed(kinds.map(pieceName));

/** A hand as one would read it out: equal pieces are counted. */
export function handWords(kinds: readonly Kind[]): string {
	const counts = new Map<Kind, number>();
	for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
	const words = [...counts].map(([kind, count]) => {
		const piece = pieceName(kind);
		return count === 1 ? piece : say('events.piece-times', { piece, count });
	});
	return listed(words);
}

/** What the pieces are counted as, and what then still tells them apart. */
function counted(game: GameName, kinds: readonly Kind[]): { readonly what: string; readonly names: string } {
	const count = kinds.length;
	const colour = count > 1 ? colourOfSeries(kinds) : null;
	if (colour !== null)
		return { what: colouredCount(game, count, colour), names: listed(kinds.map((kind) => shapeName(shapeOf(kind)))) };
	const shape = count > 1 ? shapeOfSeries(kinds) : null;
	if (shape !== null)
		return {
			what: shapedCount(count, shape),
			names: listed(kinds.map((kind) => colourForShape(colourOf(kind), shape))),
		};
	return { what: pieceCount(game, count), names: handWords(kinds) };
}

/** "3 red tiles", and in full "3 red tiles, circle, star and square". */
export function groupWords(game: GameName, kinds: readonly Kind[], detail: Detail): string {
	const { what, names } = counted(game, kinds);
	return detail === 'brief' ? what : say('events.named', { what, names });
}
