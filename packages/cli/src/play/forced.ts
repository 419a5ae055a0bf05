// The one thing left to do for somebody who can lay nothing, and how it is explained. C9, Q4, K6
import { type GameName, legalInView, type View } from '@tessera/engine';

export type Forced = 'swap' | 'pass';

/** What the person to move has to do, where there is no choice; null where there is one. */
export function forcedAction(view: View): Forced | null {
	const legal = legalInView(view);
	if (!legal) return null;
	if (legal.game === 'cards' && legal.swap) return 'swap';
	const mayPlace = legal.game !== 'cards' && legal.placements.length > 0;
	return legal.pass && !mayPlace ? 'pass' : null;
}

const PASSING: Readonly<Record<GameName, string>> = {
	classic: 'Nothing of your hand fits anywhere and the bag is empty, so you pass. Press Enter.',
	cubes: 'No face of your cubes fits anywhere, so you pass. Press Enter.',
	cards: 'None of your cards can be laid, however the table is arranged, so you pass. Press Enter.',
};

const SWAPPING =
	'None of your cards can be laid, however the table is arranged. Press Enter to show your hand and change it for a new one.';

export const forcedWords = (game: GameName, forced: Forced): string => (forced === 'swap' ? SWAPPING : PASSING[game]);
