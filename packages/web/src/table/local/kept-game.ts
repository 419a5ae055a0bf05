// A game of this device that is written down before anybody is told of a step, and that may go on in another window.
import type { Action, Position, Refusal, Seat } from '@tessera/engine';
import type { Device } from '../../saves/device.ts';
import { type Prepared, type SavedGame, VERSION } from '../../saves/format.ts';
import {
	actionsOf,
	type Course,
	continued,
	continuing,
	dealt,
	lastOf,
	played,
	sharedWith,
	standingOf,
} from './course.ts';
import { fairnessOf } from './fairness.ts';
import { Keeper, type KeepTrouble } from './keeper.ts';

/** The course of a saved game, step by step; null where the rules do not allow what is written. */
export function* replaying(save: SavedGame): Generator<void, Course | null> {
	const { seed } = fairnessOf(save);
	const deal = seed && dealt(save.terms, seed);
	return deal && (yield* continuing(deal, save.actions));
}

export class KeptGame {
	readonly save: SavedGame;
	course: Course;
	/** Whether a person played in another window since somebody last acted in this one. */
	wentOnElsewhere = false;
	private prepared: readonly Prepared[];
	private readonly keeper: Keeper;

	constructor(save: SavedGame, course: Course, device: Device) {
		this.save = save;
		this.course = course;
		this.prepared = save.prepared;
		this.keeper = new Keeper(save.id, device);
		// One that was only just created was written before its deal, which the rules have to make.
		if (save.standing.turn === null && !this.position.ending) this.keep(course);
	}

	get position(): Position {
		return lastOf(this.course).position;
	}

	get trouble(): KeepTrouble | null {
		return this.keeper.trouble;
	}

	preparedBy(seat: Seat | null): unknown {
		return this.prepared.find((each) => each.seat === seat)?.what ?? null;
	}

	/** Plays and writes an action down, or says why not. Where the game went on elsewhere, that is taken over instead. */
	act(seat: Seat, action: Action): Refusal | null {
		const next = played(this.course, seat, action);
		if (!next.ok) return next.problem;
		if (this.catchUp()) return null;
		if (lastOf(next.value).position.ending) this.prepared = [];
		this.keep(next.value);
		this.course = next.value;
		return null;
	}

	/** Writes down what a seat prepared; where the game went on elsewhere, that is taken over instead. */
	prepare(seat: Seat, what: unknown): void {
		if (this.catchUp()) return;
		const others = this.prepared.filter((each) => each.seat !== seat);
		this.prepared = what === null ? others : [...others, { seat, what }];
		this.keep(this.course);
	}

	/** Tells of what another window played, once it has been taken over, and when this one can no longer keep the game. */
	watch(onChange: () => void): () => void {
		return this.keeper.watch(() => {
			const before = this.trouble;
			if (this.catchUp() || this.trouble !== before) onChange();
		});
	}

	private keep(course: Course): void {
		const { id, terms, secret, seed } = this.save;
		const standing = standingOf(lastOf(course).position);
		this.keeper.keep({
			version: VERSION,
			id,
			terms,
			secret,
			seed,
			actions: actionsOf(course),
			prepared: this.prepared,
			standing,
		});
	}

	/** Takes over what another window played; false when it did not, or nothing that the rules allow. */
	private catchUp(): boolean {
		const theirs = this.keeper.further(this.course.length - 1);
		const shared = theirs && sharedWith(this.course, theirs.actions);
		const course = shared && continued(shared, theirs.actions.slice(shared.length - 1));
		if (!course) return false;
		// A bot acts alike in every window: nobody has to be told of that.
		const { seats } = this.save.terms;
		const isNews = course.slice(shared.length).some(({ seat }) => seat !== null && seats[seat]?.kind.type === 'person');
		this.wentOnElsewhere ||= isNews;
		this.course = course;
		this.prepared = theirs.prepared;
		return true;
	}
}
