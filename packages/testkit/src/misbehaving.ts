// Players that break the contract, one way each: whoever seats a player must survive all of them.

/** A player as far as its table may rely on it: it is shown something and answers anything, or not at all. */
export type AnyPlayer = (shown: unknown) => unknown;

export const throws: AnyPlayer = () => {
	throw new Error('this player always throws');
};

export const saysNothing: AnyPlayer = () => undefined;

export const talksNonsense: AnyPlayer = () => ({ kind: 'castle', cells: Number.NaN });

/** Gives one answer whatever it is shown: with an illegal action, the player that cheats. */
export const insistsOn =
	(action: unknown): AnyPlayer =>
	() =>
		action;

export const MISBEHAVING: Readonly<Record<string, AnyPlayer>> = { throws, saysNothing, talksNonsense };
