// A process that plays games of a match, one after the other as they are handed to it: the terms come as its argument, the number
// of a game as a message, and the result goes back as a message. It ends when its parent lets go of it.
import { contestantsOf } from './contestants.ts';
import { pairingOf } from './deals.ts';
import { playGame } from './match.ts';
import type { MatchTerms } from './terms.ts';

const terms: MatchTerms = JSON.parse(process.argv[2] ?? 'null');
const contestants = contestantsOf(terms);

// Ctrl-C reaches every process at the terminal; what it means, the parent says.
process.on('SIGINT', () => {});

process.on('message', async (game) => {
	const pairing = pairingOf(Number(game), terms.players);
	const result = await playGame(terms, pairing, contestants.forGame(pairing));
	if (process.connected) process.send?.(JSON.stringify(result));
});

process.on('disconnect', async () => {
	await contestants.close();
	process.exit();
});
