import { GAMES, type Seat } from '@tessera/engine';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../words/say.ts';
import { gameHeard, youAndBots } from '../testing/games.ts';
import { dealBrief } from './moments.ts';

beforeAll(async () => {
	await speak('en');
});

test.each(GAMES)('the deal of %s tells the eye who begins and why, and nothing of what anyone holds', (game) => {
	const { course } = gameHeard(game, 2, 'ear', 0 as Seat);
	const [deal] = course;
	if (!deal) throw new Error('a game begins with a deal');
	expect(dealBrief({ game, seats: youAndBots(2) }, deal)).toMatch(
		/^(You begin|Greedy begins) with a (line|series) of \d(, the longest of all|\. Both have one as long, so [^.]+)\.$/,
	);
});
