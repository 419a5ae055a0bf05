// Monte Carlo: the best ideas are tried in sampled worlds, each played on for a few turns, until one of them has proved best.
import type { ClassicView } from '@tessera/engine';
import { type Candidate, choiceOf, type Thinking } from '../../player.ts';
import { Race } from '../../race.ts';
import type { Random } from '../../random.ts';
import { Outlook } from '../evaluation/outlook.ts';
import { type Idea, Ideas } from './ideas.ts';
import { Thoughtful } from './thoughtful.ts';
import { Worlds } from './worlds.ts';

/** How a player simulates. */
export interface Settings {
	/** How many of the best ideas are tried. */
	readonly candidates: number;
	/** Turns that are played on with two and three at the table. */
	readonly depth: number;
	/** Placements of the own seat that are weighed in a simulation: those within so many points of the most; null: only that. */
	readonly within: number | null;
	/** Worlds before the first candidate may drop out, and the standard errors that one may be behind then. */
	readonly warmUp: number;
	readonly patience: number;
	/** Simulations after which it is content. */
	readonly rollouts: number;
	/** How much a point counts that the others make, against one of its own. */
	readonly others: number;
}

/** With four at the table four turns would not reach the own next one, and no outlook takes over from there. */
const DEPTH_OF_FOUR = 6;

/** Worlds between two looks at who is behind. */
const LAP = 4;

const byWorth = (a: Candidate<'classic'>, b: Candidate<'classic'>): number => b.worth - a.worth;

export class Simulation {
	private readonly ideas = new Ideas();
	private readonly table = this.ideas.table;
	private readonly outlook = new Outlook();
	private readonly thoughtful: Thoughtful;
	private readonly settings: Settings;

	constructor(settings: Settings) {
		this.settings = settings;
		this.thoughtful = new Thoughtful(this.ideas.aftermath, settings.within ?? 0);
	}

	*think(view: ClassicView, random: Random): Thinking<'classic'> {
		const { table } = this;
		const worlds = new Worlds(view);
		const ideas = this.ideas.haveAll(view, worlds);
		yield choiceOf<'classic'>(ideas, 0);
		const tried = triedOf(ideas, this.settings.candidates);
		const race = new Race(tried.length, this.settings.patience);
		let rollouts = 0;
		while (race.runners.length > 1 && rollouts < this.settings.rollouts) {
			worlds.next(random);
			rollouts += race.runners.length;
			race.run((runner) => {
				worlds.set(table);
				return this.tryOut(tried[runner] as Idea);
			});
			if (race.rounds >= this.settings.warmUp && race.rounds % LAP === 0) race.eliminate();
			if (race.rounds % LAP === 0) yield choiceOf<'classic'>(judged(tried, race), rollouts);
		}
		if (rollouts > 0) yield choiceOf<'classic'>(judged(tried, race), rollouts);
	}

	/** What an idea comes to in the world of the table: points more than the others on the mean, after some turns. */
	private tryOut(idea: Idea): number {
		const { table } = this;
		const { board, turn: me } = table;
		const laid = board.laidCount;
		if (idea.entry !== null) table.play(this.ideas.list, idea.entry);
		else if (idea.action.type === 'exchange') table.exchange(idea.action.pieces);
		else table.skip();
		this.playOn(me);
		const value = this.gainOf(me) + this.outlookFor(me);
		while (board.laidCount > laid) board.undo();
		return value;
	}

	/** The others take the most points, as far as anyone knows. With an empty bag there is no end before the end. */
	private playOn(me: number): void {
		const { table } = this;
		const { within } = this.settings;
		const depth = table.seats === 4 ? DEPTH_OF_FOUR : this.settings.depth;
		for (let ply = 1; !table.isOver && (ply < depth || table.front === table.back); ply++)
			if (table.turn === me && within !== null && ply < depth) this.thoughtful.play(table);
			else table.playGreedily();
	}

	/** What it has made, less what the others have on the mean. */
	private gainOf(me: number): number {
		const { scores, seats } = this.table;
		let others = 0;
		for (let seat = 0; seat < seats; seat++) if (seat !== me) others += scores[seat] as number;
		return (scores[me] as number) - (this.settings.others * others) / (seats - 1);
	}

	private outlookFor(me: number): number {
		const { table } = this;
		if (table.isOver || table.seats !== 2) return 0;
		return table.turn === me ? this.outlook.of(table) : -this.outlook.of(table);
	}
}

/** The best placements, and whatever else there is beside them. */
const triedOf = (ideas: readonly Idea[], count: number): readonly Idea[] => [
	...ideas.slice(0, count),
	...ideas.slice(count).filter(({ entry }) => entry === null),
];

/** The candidates with what the race found out about them; those that were never tried are not told. */
const judged = (tried: readonly Idea[], race: Race): readonly Candidate<'classic'>[] => {
	const { leader } = race;
	const told = tried.map((idea, runner) => ({ ...idea, worth: race.worth(runner), error: race.error(runner) }));
	const first = told[leader];
	return first ? [first, ...told.filter((_, runner) => runner !== leader).toSorted(byWorth)] : told;
};
