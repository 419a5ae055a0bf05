// Master's choice of a placement: first what each leaves to the others, then what it leaves in the own hand, for fewer and
// fewer candidates as the draws that they are tried with grow in number.
import { type CubesView, handSize, type Kind, legalInView, type ScoredPlacement, without } from '@tessera/engine';
import { pairedError } from '../../paired.ts';
import { type Candidate, choiceOf, type Thinking } from '../../player.ts';
import type { Random } from '../../random.ts';
import { Outlook } from '../judgement/outlook.ts';
import { drawn } from './draws.ts';

/** Placements that are looked at, those with the most points first. */
const MOST_LOOKED_AT = 60;
/** How many of them are still tried with the first draw, with the second and so on. */
const TRIED: readonly number[] = [12, 12, 6, 6, 3, 3, 3, 3];
/** Candidates that an answer tells of. */
const MOST_TOLD = 8;

/** A placement and what is known of it so far. */
interface Idea {
	readonly placement: ScoredPlacement;
	readonly rest: number;
	readonly risk: number;
	readonly kept: number;
	/** What the cubes kept were good for with each of the draws, the same ones for every idea. */
	readonly followUps: readonly number[];
}

const worthOf = ({ placement, rest, risk, kept }: Idea): number => placement.score + rest + kept - risk;

const bestFirst = (ideas: readonly Idea[]): readonly Idea[] => ideas.toSorted((a, b) => worthOf(b) - worthOf(a));

const candidateOf = (idea: Idea, best: Idea, isSampled: boolean): Candidate<'cubes'> => ({
	action: { type: 'place', pieces: idea.placement.pieces },
	worth: worthOf(idea),
	points: idea.placement.score,
	kept: idea.kept,
	risk: idea.risk,
	...(isSampled && { error: idea === best ? 0 : pairedError(best.followUps, idea.followUps) }),
});

/** Q3: the cubes in hand after a placement, with what was drawn. */
function handAfter({ hand }: CubesView, { pieces }: ScoredPlacement, draw: readonly Kind[]): readonly Kind[] {
	const laid = pieces.map(({ kind }) => kind);
	return [...without(hand ?? [], laid), ...draw].slice(0, handSize('cubes'));
}

function ideaOf(placement: ScoredPlacement, outlook: Outlook): Idea {
	const laid = placement.pieces.length;
	return {
		placement,
		rest: outlook.rest(laid),
		risk: outlook.usualReplies(laid),
		kept: outlook.usualFollowUp(laid),
		followUps: [],
	};
}

/** With the mean of what the cubes kept are good for, after one more draw. */
const withFollowUp = (idea: Idea, draws: number, followUp: number): Idea => ({
	...idea,
	kept: (idea.kept * draws + followUp) / (draws + 1),
	followUps: [...idea.followUps, followUp],
});

/** Thinks about the placements of a view; so many turns have been worked out before. */
export function* placing(view: CubesView, random: Random, before = 0): Thinking<'cubes'> {
	const outlook = new Outlook(view);
	const told = (ideas: readonly Idea[], isSampled: boolean) => {
		const ranked = bestFirst(ideas).slice(0, MOST_TOLD);
		const candidates = ranked.map((idea) => candidateOf(idea, ranked[0] ?? idea, isSampled));
		return choiceOf<'cubes'>(candidates, before + outlook.turns);
	};
	const all = (legalInView(view)?.placements ?? []).map((placement) => ideaOf(placement, outlook));
	yield told(all, false);
	if (all.length === 1) return;

	let ideas: Idea[] = [];
	for (const idea of bestFirst(all).slice(0, MOST_LOOKED_AT)) {
		ideas.push({ ...idea, risk: outlook.replies(idea.placement.pieces) });
		yield told(ideas, false);
	}
	for (const [draws, tried] of TRIED.entries()) {
		const draw = drawn(view, random);
		const still = bestFirst(ideas).slice(0, tried);
		ideas = still.map((idea) => {
			const hand = handAfter(view, idea.placement, draw);
			return withFollowUp(idea, draws, outlook.followUp(idea.placement.pieces, hand));
		});
		yield told(ideas, draw.length > 0);
		if (draw.length === 0) return;
	}
}
