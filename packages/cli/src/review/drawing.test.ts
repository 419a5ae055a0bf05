// A review for people explains the signs that it uses, and no others.
import { LEVELS, type Reviewed } from '@tessera/bots';
import type { Action, Seat } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { lookOf } from '../terminal/look.ts';
import { drawReview } from './drawing.ts';

const look = lookOf({ LANG: 'C.UTF-8' }, { isTTY: false, columns: undefined, rows: undefined }, false);
const [reviewer] = LEVELS.slice(-1);

const REROLL: Action = { type: 'reroll', cubes: [] };
const PASS: Action = { type: 'pass' };

const reviewedAs = (best: Action, loss: number, measure: Reviewed['measure']): Reviewed => ({
	turn: 1,
	seat: 0 as Seat,
	played: PASS,
	points: 0,
	best: { action: best, worth: 2, points: 7.25, kept: 0, risk: 0 },
	bestPoints: 7.25,
	loss,
	chance: 0,
	measure,
	luck: 0,
});

function drawn(reviewed: Reviewed, forfeit: string | null = null): string {
	if (!reviewer) throw new Error('there are levels');
	const review = { game: 'cubes', names: ['Anna', 'Bob'], reviewer, rollouts: 10, forfeit, seats: [] } as const;
	return drawReview(look, { ...review, reviewed: [reviewed] }).join('\n');
}

describe('a review', () => {
	test('explains ~ where a loss has it', () => {
		expect(drawn(reviewedAs(PASS, 1.5, 'trial'))).toMatch(/1\.5~[\s\S]* ~ Master did not weigh/);
		expect(drawn(reviewedAs(PASS, 0, 'trial'))).not.toContain('~');
		expect(drawn(reviewedAs(PASS, 1.5, 'level'))).not.toContain('~');
	});
	test('marks and explains points that may only be expected', () => {
		expect(drawn(reviewedAs(REROLL, 1.5, 'level'))).toMatch(/keep all .*\(7\.3\)[\s\S]* \( \) is what the turn/);
		expect(drawn(reviewedAs(REROLL, 0, 'level'))).not.toContain('(');
	});
	test('tells how much may be chance where worth was sampled', () => {
		const sampled = { ...reviewedAs(PASS, 1.5, 'level'), chance: 1.23 };
		expect(drawn(sampled)).toContain('two standard errors, about 1.3 points, may be chance');
		for (const chance of [0, Infinity]) expect(drawn({ ...sampled, chance })).not.toContain('chance');
	});
	test('tells of a forfeit', () => {
		expect(drawn(reviewedAs(PASS, 0, 'level'), 'Bob in turn 2: it was too slow')).toContain(
			'\n Forfeited by Bob in turn 2: it was too slow\n',
		);
	});
});
