// `tessera hint` as a process: ranked moves for the seat to move, for people and as data.
import { actionOf, GAMES, type GameName, play, seedFromText } from '@tessera/engine';
import { formatPosition, parseAction, parsePosition } from '@tessera/notation';
import { randomGame } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { tessera } from '../testing/child.ts';
import { must } from '../testing/table.ts';

const CLASSIC = 'classic/0,0;rorx/rdboyqgsbcpc,gxgdgqgcyoyx/4,2/1';

/** The end of a game between Expert and Master, with an empty bag. */
const END =
	'classic/-4,-9;8yq;6go1bq;6ooodoq;6bobd;5rsrordrc;5royo1yc5go;6popd1ooox2pcgc;4yxys1gd1ocoq1gcbc;5osocodoqoxoo1gsgcgdgogxgq;4bsps2rq4yc1gxrx;3bxbcbsbq1gqgxgd2ocpc;pqpx1bdbo1gqrqyq1rdrxrsrc;1bxbcbobd3pqpcpdpxps;1yxyc1bxyxpx2pdyd1gsps;1rx2bqyqpq5ysgsrs;5yo4odoxos;4ydys5osbs;4yoyd/pordporc,rorq/178,173/1/step=49';

const positionsOf = (game: GameName, players: number): readonly string[] =>
	randomGame({ game, players, seed: 2 }).steps.map(({ step }) => formatPosition(step.position));

const middleOf = (game: GameName): string => {
	const texts = positionsOf(game, 3);
	return texts[Math.floor(texts.length / 2)] ?? '';
};

const endOf = (game: GameName): string => positionsOf(game, 2).at(-1) ?? '';

describe('hint', () => {
	test('compares the first with the second, also where only the first is listed', async () => {
		const { code, out } = await tessera(['hint', CLASSIC, '--level', 'Greedy', '--top', '1']);
		expect(code).toBe(0);
		expect(out).toMatch(/The first (is worth|two are worth)/);
	});

	test('draws the position with the best move in it, and ranks the moves', async () => {
		const { code, out, err } = await tessera(['hint', CLASSIC, '--level', 'Club', '--top', '3']);
		expect([code, err]).toEqual([0, '']);
		expect(out).toMatch(/\[.+\]/);
		expect(out).toMatch(/move +points +worth +kept +risk/);
		expect(out.match(/^ +\d {2}\S.*$/gm)).toHaveLength(3);
		expect(out).toMatch(/^ {2}1 {2}place .* 0\.0 /m);
		expect(out).toContain(' Player 2: 6 hidden');
		expect(out).toMatch(/^ The first /m);
	});
	test.each(GAMES)('%s: as data, best first, each legal as it is written', async (game) => {
		const text = middleOf(game);
		const { code, out } = await tessera(['hint', '--json', '--rollouts', '40'], text);
		expect(code).toBe(0);
		const answer = JSON.parse(out);
		expect(answer).toMatchObject({ game, level: 'master' });
		expect(answer.candidates.length).toBeGreaterThan(0);
		expect(answer.candidates.length).toBeLessThanOrEqual(5);
		const position = { ...must(parsePosition(text)), seed: seedFromText('any') };
		for (const { action, notation } of answer.candidates) {
			const written = must(parseAction(game, notation));
			expect(play(position, written).ok).toBe(true);
			expect(actionOf(game, written).ok && written.type).toBe(action.type);
		}
		const worths = answer.candidates.map(({ worth }: { worth: number }) => worth);
		expect(worths).toEqual(worths.toSorted((a: number, b: number) => b - a));
	});
	test('the hands of the others make no difference', async () => {
		const [one, other] = await Promise.all(
			[CLASSIC, CLASSIC.replace('gxgdgqgcyoyx', 'ososodocoqpx')].map((text) =>
				tessera(['hint', '--json', '--rollouts', '100', text]),
			),
		);
		expect(one?.code).toBe(0);
		expect(other?.out).toBe(one?.out);
	});
	test('says what is only estimated, and what is expected', async () => {
		const sampled = await tessera(['hint', CLASSIC, '--rollouts', '100']);
		const more = await tessera(['hint', CLASSIC, '--rollouts', '4000']);
		const [few, many] = [sampled, more].map(({ out }) =>
			Number(
				/^ Worth is estimated from \d+ rollouts: differences under about (\S+) points may be chance\.$/m.exec(out)?.[1],
			),
		);
		expect(few).toBeGreaterThan(1.5 * (many ?? Infinity));
		expect((await tessera(['hint', CLASSIC, '--level', 'club'])).out).not.toContain('estimated');
		const rerolls = await tessera(['hint', 'cubes/0,0;rorxrd/gsyopcrqyqgq,bobxosyxgdpd/3,0/2/step=2']);
		expect(rerolls.out).toMatch(/^ {2}1 {2}(reroll .*|keep all) +\(\d+\.\d\)/m);
		expect(rerolls.out).toContain(' ( ) is what the turn may be expected to score after the reroll.');
		expect(rerolls.out).not.toContain('estimated');
	});
	test('C8 tells an open end exactly, without figures that play no part in it', async () => {
		const { out } = await tessera(['hint', '--json', '--top', '8', END]);
		const { candidates } = JSON.parse(out);
		expect(candidates.map(({ certainty }: { certainty: string }) => certainty)).toEqual(Array(8).fill('exact'));
		expect(candidates[0]).toMatchObject({ kept: null, risk: null });
		const hurried = await tessera(['hint', '--rollouts', '10', '--top', '40', END]);
		expect(hurried.out).toMatch(/^ +\d+ {2}place .* <= -\d\.0 +- +-$/m);
		expect(hurried.out).toContain(' <= is at most');
	});
	test('can be hurried', async () => {
		const { code, out } = await tessera(['hint', '--ms', '0', '--json', CLASSIC]);
		expect(code).toBe(0);
		expect(JSON.parse(out).rollouts).toBe(0);
	});
	test('only letters where that is wished', async () => {
		const { out } = await tessera(['hint', '--plain', '--level', 'club', '-'], CLASSIC);
		expect(out).toMatch(/^[\x20-\x7e\n]*$/);
	});
});

describe('what cannot be answered', () => {
	test('a text that is no position, with where it goes wrong', async () => {
		const { code, out, err } = await tessera(['hint', 'classic/zz']);
		expect([code, out]).toEqual([1, '']);
		expect(err).toMatch(/^tessera: .+\n$/);
	});
	test('a game that is over', async () => {
		const { code, err } = await tessera(['hint', endOf('classic')]);
		expect(code).toBe(1);
		expect(err).toBe('tessera: This game is over: there is nothing left to do.\n');
	});
	test.each([
		[['--level', 'nobody', CLASSIC], '"nobody" is no level of Classic; there are First steps, Family'],
		[['--level', 'random', CLASSIC], 'is no level of Classic'],
		[['--top', '0', CLASSIC], 'It is a whole number from 1 to 999999.'],
		[['--rollouts', '-3', CLASSIC], 'It is a whole number from 0 to 999999.'],
		[['--ms', '5', '--rollouts', '5', CLASSIC], 'cannot be used with'],
		[['--rollouts', 'many', CLASSIC], 'whole number'],
	])('%j is misuse', async (args, message) => {
		const { code, out, err } = await tessera(['hint', ...args]);
		expect([code, out]).toEqual([2, '']);
		expect(err).toContain(message);
	});
});
