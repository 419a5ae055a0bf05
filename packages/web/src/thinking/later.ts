// The timer of this page, where tests have one of their own.
import type { Later } from './client.ts';

export const laterHere: Later = (milliseconds, run) => {
	const timer = setTimeout(run, milliseconds);
	return () => clearTimeout(timer);
};
