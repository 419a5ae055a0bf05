// Ratings after a finished table. Those of accounts and of bots are on one scale, for each number of players. People without an
// account have no rating, and as nothing is known of them, nobody gains or loses by playing against them: the others are rated
// by how they did among themselves. A game is rated when it came to its end by the rules or was left to bots, no bot played for a person, and somebody with an account played
// against another account or a bot.
import type { GameName } from '@tessera/engine';
import type { BotLevel, WhyOver } from '@tessera/protocol';
import { type Judge, OF_BOTS, type Players, type Skill, type TableSize } from '../players/index.ts';
import { numberOf, skillsAfter, UNKNOWN } from './skill.ts';

export interface FinishedGame {
	readonly table: string;
	readonly game: GameName;
	readonly because: WhyOver;
	/** Whether a bot played a turn for somebody. */
	readonly hadStandIn: boolean;
	readonly at: number;
	/** Everybody who played. */
	readonly players: readonly {
		/** The account is the one at the beginning; where it is not known the one of now counts. */
		readonly who: { readonly identity: string; readonly account?: string | null } | { readonly level: BotLevel };
		readonly score: number;
		/** Whether they left before the end. */
		readonly isOut: boolean;
	}[];
}

/** Under which name the rating of a bot is kept. No account has a colon in its id. */
export const botSubject = (game: GameName, level: BotLevel): string => `${OF_BOTS}${game}:${level}`;

/** 1 for the best; equals share. Who left comes behind all who stayed, and shares that with others who left. */
export function placesOf(players: FinishedGame['players']): readonly number[] {
	const worths = players.map(({ score, isOut }) => (isOut ? -Infinity : score));
	return worths.map((own) => 1 + worths.filter((other) => other > own).length);
}

/** Somebody in a seat whose strength is kept. */
interface RatedSeat {
	readonly subject: string;
	readonly isBot: boolean;
	readonly place: number;
}

async function ratedSeats(players: Players, { game, players: all }: FinishedGame): Promise<readonly RatedSeat[]> {
	const places = placesOf(all);
	const seats = await Promise.all(
		all.map(async ({ who }, seat): Promise<RatedSeat | null> => {
			const place = places[seat] ?? all.length;
			if ('level' in who) return { subject: botSubject(game, who.level), isBot: true, place };
			const { identity, account = (await players.identity(identity))?.account ?? null } = who;
			return account === null ? null : { subject: account, isBot: false, place };
		}),
	);
	return seats.filter((seat) => seat !== null);
}

/** A game that came to its end by the rules, or that all people have left, played by those who sat down to it. */
function isWorthRating({ because, hadStandIn, players }: FinishedGame): boolean {
	const isLeft = because === 'agreed' && players.every(({ who, isOut }) => 'level' in who || isOut);
	return !hadStandIn && (because === 'rules' || isLeft);
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Plays the game once more among these seats; a bot that has several gets the mean of what came of them. */
const judgeOf =
	(seats: readonly RatedSeat[], subjects: readonly string[]): Judge =>
	(before) => {
		const skills = seats.map(({ subject }) => before[subjects.indexOf(subject)] ?? UNKNOWN);
		const after = skillsAfter(
			skills,
			seats.map(({ place }) => place),
		);
		return subjects.map((subject): Skill => {
			const own = after.filter((_, index) => seats[index]?.subject === subject);
			return { mu: mean(own.map(({ mu }) => mu)), sigma: mean(own.map(({ sigma }) => sigma)) };
		});
	};

const isTableSize = (count: number): count is TableSize => count >= 2 && count <= 4;

/**
 * Moves the ratings, if this game moves any and has not done so before; whether it did. A game that moves none is noted too: told
 * of again, it must not count for an account that somebody has made since.
 */
export async function rateFinished(players: Players, finished: FinishedGame): Promise<boolean> {
	const size = finished.players.length;
	if (!isWorthRating(finished) || !isTableSize(size)) return false;
	const seats = await ratedSeats(players, finished);
	const accounts = seats.filter(({ isBot }) => !isBot).map(({ subject }) => subject);
	const subjects = [...new Set(seats.map(({ subject }) => subject))];
	// One who plays from two devices could win against themselves as often as they like.
	const isAgainstItself = new Set(accounts).size < accounts.length;
	const { table, at } = finished;
	if (accounts.length === 0 || subjects.length < 2 || isAgainstItself) {
		await players.rate({ table, size, subjects: [], at }, () => []);
		return false;
	}
	return players.rate({ table, size, subjects, at }, judgeOf(seats, subjects));
}

export interface ShownRating {
	readonly size: TableSize;
	readonly number: number;
	readonly games: number;
}

/** What a table did to a rating, as it is shown. */
export interface ShownChange {
	readonly size: TableSize;
	readonly number: number;
	/** The number that was shown until then. */
	readonly before: number;
}

/** Null where the table moved no rating of this account. */
export async function shownChange(players: Players, table: string, account: string): Promise<ShownChange | null> {
	const change = await players.ratingChange(table, account);
	return change && { size: change.size, number: numberOf(change.after), before: numberOf(change.before ?? UNKNOWN) };
}

/** The ratings of an account or a bot, as they are shown. */
export const shownRatings = async (players: Players, subject: string): Promise<readonly ShownRating[]> =>
	(await players.ratingsOf(subject)).map(({ size, games, ...skill }) => ({ size, number: numberOf(skill), games }));
