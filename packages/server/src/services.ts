// Everything behind the API, put together: where things are kept, who thinks for bots, and the referee.
import { mkdirSync } from 'node:fs';
import { no, ok, type Result } from '@tessera/engine';
import { localBus } from './bus/index.ts';
import { openJournal, openProblemText } from './journal/index.ts';
import { giveSignsOfLife, lastSignOfLife } from './life.ts';
import { openPlayers, type Players } from './players/index.ts';
import { rateFinished } from './ratings/index.ts';
import { createReferee, laterHere, newSecretHere, type Referee, type TableNews } from './referee/index.ts';
import { openThinker } from './thinking/index.ts';

export interface Services {
	readonly referee: Referee;
	readonly players: Players;
	now(): number;
	/** Finishes what is under way, then lets go of everything. */
	close(): Promise<void>;
}

/** Hears of what failed behind everybody's back; nothing hidden is in it. */
export type OnFault = (what: string, error: unknown) => void;

/**
 * Opens what is kept in a folder; a sentence about what is wrong where that cannot be. `onDistrust` hears that the disk refused
 * what was written: nothing is answered any more, and only a new start finds out what is kept.
 */
export async function openServices(
	folder: string,
	onFault: OnFault,
	onDistrust: (why: Error) => void = () => {},
): Promise<Result<Services, string>> {
	try {
		// What is in it is nobody else's business on this machine.
		mkdirSync(folder, { recursive: true, mode: 0o700 });
	} catch (error) {
		return no(`The data folder ${folder} cannot be made: ${error instanceof Error ? error.message : String(error)}`);
	}
	const journal = await openJournal(folder, onDistrust);
	if (!journal.ok) return no(openProblemText(journal.problem));
	const players = openPlayers(folder, onDistrust);
	if (!players.ok) {
		await journal.value.close();
		return no(openProblemText(players.problem));
	}
	const now = Date.now;
	const ranUntil = lastSignOfLife(folder);
	const stopLiving = giveSignsOfLife(folder, now, onFault);
	const bus = localBus<TableNews>((error) => onFault('hearing of a table failed', error));
	const referee = createReferee({
		journal: journal.value,
		bus,
		players: players.value,
		thinker: openThinker(),
		ranUntil,
		now,
		later: laterHere,
		newSecret: newSecretHere,
		onFault,
		onOver: (result) => rateFinished(players.value, result),
	});
	return ok({
		referee,
		players: players.value,
		now,
		async close() {
			await referee.close();
			stopLiving();
			await bus.close();
			await journal.value.close();
			await players.value.close();
		},
	});
}
