// Who sits where in a game: bots of this program, made anew for each game, and programs from outside, which are kept.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Budget, playerOf, USUAL_BUDGET } from '@tessera/bots';
import { no, ok, seatsOf, type View } from '@tessera/engine';
import { botSeed, type Pairing } from './deals.ts';
import type { Answer, Contestant } from './match.ts';
import { type OutsidePlayer, outsidePlayer } from './outside.ts';
import { type MatchTerms, numberAt, type Side, sideAt } from './terms.ts';

const clock = (): number => performance.now();

/** How long a level thinks: as usual when nothing is said. */
const budgetOf = ({ thinking }: Side & { kind: 'level' }): Budget => {
	if (thinking === null) return USUAL_BUDGET;
	return 'rollouts' in thinking ? thinking : { milliseconds: thinking.milliseconds, clock };
};

function bot(side: Side & { kind: 'level' }, seed: string): Contestant {
	const player = playerOf(side.name, seed);
	const budget = budgetOf(side);
	const action = (view: View): Answer['action'] => {
		try {
			return ok(player.choose(view, budget).action);
		} catch (error) {
			return no({ kind: 'fault', message: error instanceof Error ? error.message : String(error) });
		}
	};
	return {
		async choose(view) {
			// Between two moves the process listens: it may have been let go.
			await nextTurn();
			const before = clock();
			return { action: action(view), milliseconds: clock() - before };
		},
		async dismiss() {},
	};
}

export interface Contestants {
	/** In seat order. */
	forGame(pairing: Pairing): readonly Contestant[];
	close(): Promise<void>;
}

/** The contestants of a match. Every seat has its own program: one that saw two hands would know too much. */
export function contestantsOf(terms: MatchTerms): Contestants {
	const programs = new Map<string, OutsidePlayer>();
	const programAt = (place: string, { command, milliseconds }: Side & { kind: 'program' }): OutsidePlayer => {
		const player = programs.get(place) ?? outsidePlayer(command, milliseconds, terms.timeout);
		programs.set(place, player);
		return player;
	};
	return {
		forGame: (pairing) =>
			seatsOf(terms.players).map((seat) => {
				const name = sideAt(pairing, seat);
				const side = terms[name];
				return side.kind === 'level'
					? bot(side, botSeed(terms.seed, pairing, seat))
					: programAt(`${name}${numberAt(pairing, seat)}`, side).forGame();
			}),
		async close() {
			await Promise.all([...programs.values()].map((player) => player.close()));
		},
	};
}
