// Games between browsers: two, three and four people who found each other through a link, with and without bots.
import { gather } from './company.ts';
import { expect, test } from './people.ts';

test('two people play Classic through a link, from home to its end, and find no draw chosen', async ({ invite }) => {
	test.slow();
	const people = await gather(invite, { game: 'Classic', names: ['Ann', 'Bob'], isSmall: true });
	await Promise.all(people.map(({ grid }) => grid.playToEnd()));
	const [ann] = people;
	for (const { grid, online } of people) {
		await expect(grid.result.getByRole('listitem')).toHaveCount(2);
		expect(await online.standing()).toBe(await ann.online.standing());
		await grid.result.getByRole('button', { name: 'Check the draws' }).click();
		await expect(grid.result).toContainText('All of it fits: nobody chose a draw.');
	}
});

test('three people and a bot play Cubes to its end', async ({ invite }) => {
	test.slow();
	const people = await gather(invite, { game: 'Cubes', names: ['Ann', 'Bob', 'Cas'], bots: 1, isSmall: true });
	await Promise.all(people.map(({ grid }) => grid.playToEnd()));
	for (const { grid } of people) await expect(grid.result.getByRole('listitem')).toHaveCount(4);
});

test('two people and two bots play Cards to its end', async ({ invite }) => {
	test.slow();
	const people = await gather(invite, { game: 'Cards', names: ['Ann', 'Bob'], bots: 2, isSmall: true });
	await Promise.all(people.map(({ cards }) => cards.playToEnd()));
	for (const { cards } of people) await expect(cards.result.getByRole('listitem')).toHaveCount(4);
});

test('three people play Classic until all agree to end it', async ({ invite }) => {
	const people = await gather(invite, { game: 'Classic', names: ['Ann', 'Bob', 'Cas'] });
	await Promise.all(people.map(({ grid }) => grid.takeTurns(2)));
	const [ann, ...others] = people;
	await ann.online.choose('Offer to end the game here');
	await expect(ann.online.strip).toContainText('Not answered yet: Bob and Cas.');
	for (const { online } of others) {
		await expect(online.strip).toContainText('Ann offers to end the game as it stands.');
		await online.strip.getByRole('button', { name: 'Agree' }).click();
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
