// A process that plays games of a match, one after the other as they are handed to it: the first message has the terms, every
// other the number of a game, and the result goes back as a message. It ends when its parent lets go of it. The terms are no
// argument, because every program on the machine can read those, and with the seed goes every deal.
import { type Contestants, contestantsOf } from './contestants.ts';
import { pairingOf } from './deals.ts';
import { playGame } from './match.ts';
import type { MatchTerms } from './terms.ts';

let contestants: Contestants | null = null;

function begin(terms: MatchTerms): void {
	const players = contestantsOf(terms);
	contestants = players;
	process.on('message', async (game) => {
		const pairing = pairingOf(Number(game), terms.players);
		const result = await playGame(terms, pairing, players.forGame(pairing));
		if (process.connected) process.send?.(JSON.stringify(result));
	});
}

// Ctrl-C reaches every process at the terminal; what it means, the parent says.
process.on('SIGINT', () => {});

process.once('message', (terms) => begin(JSON.parse(String(terms))));

process.on('disconnect', async () => {
	await contestants?.close();
	process.exit();
});
