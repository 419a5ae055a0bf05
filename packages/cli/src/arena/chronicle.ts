// What is heard of a match while it goes on: results are added up, games saved, failures told, and the line of progress drawn.
import type { Watcher } from './crew.ts';
import type { GameResult } from './match.ts';
import type { ProgressLine, Standing } from './progress.ts';
import { forfeitWords, type MatchReport, unstartedWords } from './report.ts';
import { saveGame } from './saving.ts';
import type { MatchEnd } from './schedule.ts';
import { summaryOf } from './summary.ts';
import type { MatchTerms } from './terms.ts';

interface Chronicle extends Watcher {
	/** Draws the line of progress for the first time. */
	begin(): void;
	/** Takes it away again, and tells what came of the match. */
	end(end: MatchEnd): Omit<MatchReport, 'jobs'>;
	/** Whether every game that was to be saved was. */
	isSaved(): boolean;
}

/** More would only scroll the terminal; the report counts them all, and as data they are all there. */
const MOST_TOLD = 10;

const deathWords = (game: number, how: string, isPlayedAgain: boolean): string =>
	`The process for game ${game + 1} ${how}; the game is ${isPlayedAgain ? 'played again' : 'given up'}.`;

/** Tells of the first forfeits. */
function forfeitTeller(terms: MatchTerms, say: (sentence: string) => void): (result: GameResult) => void {
	let told = 0;
	return (result) => {
		if (!result.forfeit || told > MOST_TOLD) return;
		const words = forfeitWords(terms, result, result.forfeit);
		say(told++ < MOST_TOLD ? words : 'Further forfeits are only counted.');
	};
}

interface Chronicler {
	/** Where games are saved; null for nowhere. */
	readonly folder: string | null;
	readonly progress: ProgressLine;
	/** Tells a sentence at once. */
	complain(sentence: string): void;
	/** Milliseconds since any moment. */
	clock(): number;
}

export function chronicleOf(terms: MatchTerms, { folder, progress, complain, clock }: Chronicler): Chronicle {
	const results: GameResult[] = [];
	const begun = clock();
	let isSaved = true;

	const seconds = (): number => (clock() - begun) / 1000;
	const standing = (): Standing => {
		const { share } = summaryOf(results, terms.players);
		return { played: results.length, games: terms.games, share, seconds: seconds() };
	};
	const say = (sentence: string): void => {
		progress.clear();
		complain(sentence);
	};
	const tellForfeit = forfeitTeller(terms, say);
	/** Texts of deals that are still to be played from other seats: until then nobody may look them up. */
	const unsaved = new Map<number, readonly GameResult[]>();
	/** Once a game could not be saved, no other is tried. */
	const save = ({ pairing, text }: GameResult): void => {
		const saved = folder !== null && text !== null && isSaved ? saveGame(folder, pairing, text) : null;
		if (!saved || saved.ok) return;
		isSaved = false;
		say(saved.problem);
	};
	const keep = (result: GameResult): void => {
		const { deal } = result.pairing;
		const games = [...(unsaved.get(deal) ?? []), result];
		if (games.length < terms.players) {
			unsaved.set(deal, games);
			return;
		}
		unsaved.delete(deal);
		games.forEach(save);
	};
	return {
		isSaved: () => isSaved,
		begin: () => progress.show(standing),
		finished(result) {
			results.push({ ...result, text: null });
			tellForfeit(result);
			keep(result);
			progress.show(standing);
		},
		unstarted: (result) => result.forfeit && say(unstartedWords(terms, result, result.forfeit)),
		died: (game, how, isPlayedAgain) => say(deathWords(game, how, isPlayedAgain)),
		end({ lost, gaveUp }) {
			[...unsaved.values()].flat().forEach(save);
			progress.clear();
			if (gaveUp) complain('The processes die one after the other, so the match ends here.');
			return {
				terms,
				summary: summaryOf(results, terms.players),
				forfeited: results
					.filter(({ forfeit }) => forfeit)
					.toSorted((one, other) => one.pairing.game - other.pairing.game),
				lost,
				interrupted: results.length + lost.length < terms.games,
				seconds: seconds(),
			};
		},
	};
}
