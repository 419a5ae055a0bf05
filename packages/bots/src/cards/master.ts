// The strongest: the lays that look best race against each other over samples of the unseen cards; the final round of two is
// searched to its end.
import { type CardsView, feasibilityChecker, total } from '@tessera/engine';
import { piecesInPlay } from '../company.ts';
import type { Thinking } from '../player.ts';
import { Race } from '../race.ts';
import type { Random } from '../random.ts';
import { type Answer, answering, bestFirst, stuckAnswer, type Weighed } from './answers.ts';
import { solveFinalRound } from './final-round.ts';
import { FULL, weighAll } from './planners.ts';
import { PlayOut } from './play-out.ts';

/** Lays that rank lower hardly ever turn out to be the best. */
const CANDIDATES = 6;

/** Standard errors behind the leader at which a lay drops out, samples before the first may, and after which it is enough. */
const PATIENCE = 2.5;
const WARM_UP = 24;
const ENOUGH = 200;
/** Samples between two looks at who is behind. */
const LAP = 8;

/** How much of the evaluation counts beside the samples: it sees farther than they go. */
const FORESIGHT = 0.45;

const firstWorth = ({ lay, kept, risk }: Weighed): number => lay.taken.length + FORESIGHT * (kept - risk);

/** The leader first, also before one that is worth the same: that is what is laid. */
function judged(tried: readonly Weighed[], race: Race): readonly Weighed[] {
	const told = tried.map((weighed, runner) => ({ ...weighed, worth: race.worth(runner), error: race.error(runner) }));
	const leaders = told.filter((_, runner) => runner === race.leader);
	return [...leaders, ...bestFirst(told.filter((_, runner) => runner !== race.leader))];
}

function* raceOf(view: CardsView, ranked: readonly Weighed[], answer: Answer, random: Random): Thinking<'cards'> {
	const tried = ranked.slice(0, CANDIDATES);
	const race = new Race(tried.length, PATIENCE);
	const playOut = new PlayOut(view, feasibilityChecker());
	let rollouts = 0;
	while (race.runners.length > 1 && race.rounds < ENOUGH) {
		playOut.deal(random);
		rollouts += race.runners.length;
		race.run((runner) => {
			const weighed = tried[runner] as Weighed;
			return firstWorth(weighed) + playOut.after(weighed.lay);
		});
		if (race.rounds >= WARM_UP && race.rounds % LAP === 0) race.eliminate();
		yield answer(judged(tried, race), rollouts);
	}
}

function* solutionOf(view: CardsView, ranked: readonly Weighed[], answer: Answer): Thinking<'cards'> {
	const lays = ranked.map(({ lay }) => lay);
	for (const judged of solveFinalRound(view, lays)) yield answer(judged, 0);
}

/** K5: two at the table, an empty pile and nothing set aside: what is unseen is the other hand. */
const isOpen = (view: CardsView): boolean =>
	view.finalTurns !== null && view.handSizes.length === 2 && total(view.unseen) === piecesInPlay(view);

export function* master(view: CardsView, random: Random): Thinking<'cards'> {
	const ranked = weighAll(view, FULL);
	if (ranked.length === 0) {
		yield stuckAnswer(view);
		return;
	}
	const answer = answering(view);
	yield answer(ranked, 0);
	// K5: whoever has the very last turn can only take the most.
	if (view.finalTurns === 1) return;
	if (isOpen(view)) yield* solutionOf(view, ranked, answer);
	else yield* raceOf(view, ranked, answer, random);
}
