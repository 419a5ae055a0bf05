// What a table with people elsewhere adds to the room around the game. The room only has places for it: what stands there comes
// from whoever opened such a table, so that a table on this device loads nothing of it.
import type { Seat } from '@tessera/engine';
import type { ComponentChildren, ComponentType } from 'preact';

export interface OnlineParts {
	/** Beside a name: whether they are there. */
	readonly Presence: ComponentType<{ readonly seat: Seat }>;
	/** Below a name: a word where somebody else is not there, for a hollow dot alone says little. */
	readonly Away: ComponentType<{ readonly seat: Seat }>;
	/** Behind a name: whether it is one's own. */
	readonly You: ComponentType<{ readonly seat: Seat }>;
	/** Below a name: how much time they have. */
	readonly Clock: ComponentType<{ readonly seat: Seat }>;
	/** For those who listen, of whoever is to move: that they are, and since when. */
	readonly ToMove: ComponentType<{ readonly seat: Seat }>;
	/** Beside the bag: how many watch. */
	readonly Watchers: ComponentType;
	/** Above the game: what is offered, what was said, and how the connection does. */
	readonly Strip: ComponentType;
	/** What stands in the column beside the game: what always does, or the chat while it is open. */
	readonly Beside: ComponentType<{ readonly children: ComponentChildren }>;
	/** More buttons of the bar. */
	readonly BarButtons: ComponentType;
	/** What the menu has in the place of a new game. */
	readonly MenuWays: ComponentType<{ readonly onClose: () => void }>;
	/** Behind why the game is over: what it did to one's own rating. */
	readonly Rated: ComponentType;
	/** What stands below the result in the place of playing again. */
	readonly ResultWays: ComponentType;
	/** Whether hints are offered here. */
	readonly hasHints: boolean;
	/** Whether a step of the game happened while nobody was here to see it. */
	wasMissed(step: number): boolean;
	/** What comes of going away in the middle of the game, where it does not just wait. */
	ifLeft(): string | null;
	/** Why the game is over where the rules did not end it, as a sentence. */
	whyOver(): string | null;
}
