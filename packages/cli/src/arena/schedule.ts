// Which game of a match is played next, and when to give up.

/** How often a game is begun before it is given up. */
const MOST_TRIES = 2;
/** When so many processes for each job have died with no game finished in between, nothing more is to be expected. */
const MOST_DEATHS_A_JOB = 3;

export interface MatchEnd {
	/** Games that could not be played, because the process died over them each time. */
	readonly lost: readonly number[];
	/** Whether processes died so often that the rest was not tried. */
	readonly gaveUp: boolean;
}

interface Schedule {
	/** The next game to play; null when there is none. */
	take(): number | null;
	finished(): void;
	/** Notes a death; whether the game comes again. */
	died(game: number): boolean;
	end(): MatchEnd;
}

export function scheduleOf(games: number, jobs: number): Schedule {
	const again: number[] = [];
	const tries = new Map<number, number>();
	const lost: number[] = [];
	let next = 0;
	let deaths = 0;
	const isHopeless = (): boolean => deaths >= MOST_DEATHS_A_JOB * jobs;
	return {
		end: () => ({ lost, gaveUp: isHopeless() }),
		take: () => (isHopeless() ? null : (again.shift() ?? (next < games ? next++ : null))),
		finished() {
			deaths = 0;
		},
		died(game) {
			deaths++;
			const count = (tries.get(game) ?? 0) + 1;
			tries.set(game, count);
			(count < MOST_TRIES ? again : lost).push(game);
			return count < MOST_TRIES;
		},
	};
}
