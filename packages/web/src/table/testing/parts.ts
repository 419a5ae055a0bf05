// What a table elsewhere puts into the room, with nothing to see, for tests.
import { Fragment } from 'preact';
import type { OnlineParts } from '../online-parts.ts';

const NOTHING = () => null;

export const testParts = ({ hasHints = true } = {}): OnlineParts => ({
	Presence: NOTHING,
	Away: NOTHING,
	You: NOTHING,
	Clock: NOTHING,
	ToMove: NOTHING,
	Watchers: NOTHING,
	Strip: NOTHING,
	Beside: Fragment,
	BarButtons: NOTHING,
	MenuWays: NOTHING,
	Rated: NOTHING,
	ResultWays: NOTHING,
	hasHints,
	wasMissed: () => false,
	ifLeft: NOTHING,
	whyOver: NOTHING,
});
