// Games between browsers: two, three and four people who found each other through a link, with and without bots.
import { gather } from './company.ts';
import { MISHAPS } from './mishaps.ts';
import type { Game } from './pages/home.ts';
import { expect, type Invite, test } from './people.ts';

const NAMES = ['Ann', 'Bob', 'Cas', 'Dan'] as const;
const GAMES: readonly Game[] = ['Classic', 'Cubes', 'Cards'];

/** Each game by as many people, with bots in the seats that are left. WHOLE_GAMES=all has every game played by two, three and four. */
const PEOPLE: Readonly<Record<Game, readonly number[]>> =
	process.env['WHOLE_GAMES'] === 'all'
		? { Classic: [2, 3, 4], Cubes: [2, 3, 4], Cards: [2, 3, 4] }
		: { Classic: [4], Cubes: [3], Cards: [2] };

const WORDS = new Map([
	[2, 'two people and two bots'],
	[3, 'three people and a bot'],
	[4, 'four people'],
]);

const FITS = 'All of it fits: nobody chose a draw.';

/** Everybody plays to the end of the game; on the way one loses the network, one reloads, one goes on with another device. */
async function playWhole(invite: Invite, game: Game, count: number): Promise<void> {
	const [first, ...others] = NAMES.slice(0, count);
	const people = await gather(invite, {
		game,
		names: [first ?? '', ...others],
		bots: NAMES.length - count,
		isSmall: true,
	});
	const atEnd = await Promise.all(
		people.map(async (person, place) => {
			await person.tableOf(game).takeTurns(1);
			let now = person;
			for (const befalls of MISHAPS.filter((_, index) => index % count === place)) {
				now = await befalls(now, game, invite);
				await now.tableOf(game).takeTurns(1);
			}
			await now.tableOf(game).playToEnd();
			return now;
		}),
	);
	const standing = await atEnd[0]?.online.standing();
	for (const [place, { online, tableOf }] of atEnd.entries()) {
		const { result } = tableOf(game);
		await expect(result.getByRole('listitem')).toHaveCount(NAMES.length);
		expect(await online.standing()).toBe(standing);
		await result.getByRole('button', { name: 'Check the draws' }).click();
		// A device that the seat was moved to has not seen the seal from before the deal.
		const hasMoved = atEnd[place] !== people[place];
		await expect(result).toContainText(hasMoved ? 'As far as this browser can tell, everything fits.' : FITS);
	}
}

for (const game of GAMES)
	for (const count of PEOPLE[game])
		test(`${WORDS.get(count)} play ${game} to its end, whatever befalls them, and find no draw chosen`, async ({
			invite,
		}) => {
			test.slow();
			await playWhole(invite, game, count);
		});

test('three people play Classic until all agree to end it', async ({ invite }) => {
	const people = await gather(invite, { game: 'Classic', names: ['Ann', 'Bob', 'Cas'], isSmall: true });
	await Promise.all(
		people.map(async ({ grid, online }) => {
			await expect(online.strip).toBeEmpty();
			// What is told of the deal and of the others has its room: none of it moves the board under anybody's finger.
			const place = await grid.board.boundingBox();
			await grid.comesToMe();
			expect(await grid.board.boundingBox()).toEqual(place);
			await grid.takeTurns(2);
			expect(await grid.board.boundingBox()).toEqual(place);
		}),
	);
	const [ann, ...others] = people;
	await ann.online.choose('Offer to end the game here');
	await expect(ann.online.strip).toContainText('Not answered yet: Bob and Cas.');
	for (const { online } of others) {
		await expect(online.strip).toContainText('Ann offers to end the game as it stands.');
		await online.agreeToEnd();
	}
	for (const { grid } of people) await expect(grid.result).toContainText('Everybody agreed to end the game here.');
});

test('four people play Cubes, and whoever is left when the others resign has won', async ({ invite }) => {
	const people = await gather(invite, { game: 'Cubes', names: ['Ann', 'Bob', 'Cas', 'Dan'] });
	await Promise.all(people.map(({ grid }) => grid.takeTurns(1)));
	const [ann, bob, cas, dan] = people;
	await bob?.online.resign();
	await expect(ann.online.player('Bob')).toContainText('out');
	// The others go on without.
	await Promise.all([ann, cas, dan].map((person) => person?.grid.takeTurns(1)));
	await ann.online.resign();
	await cas?.online.resign();
	for (const { grid } of people) await expect(grid.result.getByRole('heading').first()).toContainText(/Dan|You/);
});
