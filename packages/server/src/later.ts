// Doing something later, by the clock of this machine.

/** Runs something later; what comes back calls it off. */
export type Later = (milliseconds: number, run: () => void) => () => void;

/** Does not keep the program from ending. */
export const laterHere: Later = (milliseconds, run) => {
	const timer = setTimeout(run, milliseconds);
	timer.unref();
	return () => clearTimeout(timer);
};
