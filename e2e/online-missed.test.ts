// What was missed of a game elsewhere is shown in its order whenever one comes back: after a reload, on another device, in a tab
// that was hidden.
import { STEP_PACE } from '../packages/web/src/online/catching-up.ts';
import { gather, inTurn } from './company.ts';
import { expect, type Invite, type Person, test } from './people.ts';

const NAMES = ['Ann', 'Bob', 'Cas'] as const;

/** All the others take their turn. */
const goOn = (people: readonly Person[], away: Person) =>
	Promise.all(people.filter((person) => person !== away).map(({ grid }) => grid.takeTurns(1)));

const steps = async ({ online }: Person): Promise<number> => Number(JSON.parse(await online.standing())[0]);

/** The first has had their turn: how far the game was when they left it. */
async function onceOneHasMoved(invite: Invite) {
	const people = await gather(invite, { game: 'Classic', names: NAMES });
	const [mover] = await inTurn(people);
	await mover.grid.takeTurns(1);
	await expect(mover.online.player(mover.name)).toHaveAttribute('data-to-move', 'false');
	return { people, mover, left: await steps(mover) };
}

/**
 * Runs in the page: what comes next waits for longer than the others take for a step. Noted is each time that what waits is said to have
 * been missed, or that it can be had at once.
 */
function lookLong([pace, words]: readonly [pace: number, words: string]): void {
	const later = window.setTimeout.bind(window);
	const slowly = (run: TimerHandler, milliseconds = 0, ...rest: unknown[]): number =>
		later(run, milliseconds === pace ? 2 * pace : milliseconds, ...rest);
	const told: string[] = [];
	const watch = new MutationObserver(() => {
		const captions = document.querySelector('.captions');
		const text = captions?.textContent ?? '';
		if (text.includes(words) || captions?.querySelector('button')) told.push(text);
	});
	watch.observe(document.body, { subtree: true, childList: true, characterData: true });
	Object.assign(window, { setTimeout: slowly, told });
}

/** The tab is brought to the front, or another one is. */
const turnTab = ({ page }: Person, to: 'visible' | 'hidden') =>
	page.evaluate((state) => {
		Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
		document.dispatchEvent(new Event('visibilitychange'));
	}, to);

/** The others take their turns while nobody looks at this tab, where nothing is shown of that. Says how many steps there are then. */
async function goOnUnseen(people: readonly Person[], away: Person): Promise<number> {
	const left = await steps(away);
	await turnTab(away, 'hidden');
	await goOn(people, away);
	await expect(away.page).toHaveTitle('Your turn · Tessera');
	expect(await steps(away)).toBe(left);
	return left + people.length - 1;
}

test('O19 whoever leaves and comes back is shown what was missed from where they left, and once', async ({
	invite,
}) => {
	const { people, mover, left } = await onceOneHasMoved(invite);
	const table = mover.page.url();
	await mover.page.goto('/about');
	await goOn(people, mover);
	await mover.online.noteSteps();
	await mover.page.goto(table);
	expect(await mover.grid.comesToMe()).toBe('turn');
	expect(await mover.online.notedSteps()).toEqual([left, left + 1, left + 2]);
	await mover.page.reload();
	expect(await mover.grid.comesToMe()).toBe('turn');
	expect(await mover.online.notedSteps()).toEqual([left + 2]);
});

test('O19 another device begins with what one did last, and shows what the others have done since', async ({
	invite,
}) => {
	const { people, mover, left } = await onceOneHasMoved(invite);
	const link = await mover.online.personalLink();
	await goOn(people, mover);
	const phone = await invite('Phone', { viewport: { width: 360, height: 740 } });
	await phone.online.noteSteps();
	await phone.page.goto(link);
	expect(await phone.grid.comesToMe()).toBe('turn');
	expect(await phone.online.notedSteps()).toEqual([left, left + 1, left + 2]);
	// Whoever comes to watch sees the present.
	const watcher = await invite('Watcher');
	await watcher.online.noteSteps();
	await watcher.page.goto(phone.page.url());
	await expect(watcher.online.strip).toContainText(/you are watching/i);
	expect(await watcher.online.notedSteps()).toEqual([left + 2]);
});

test('O19 a tab that is hidden says whose turn it is, and shows what was missed once it is looked at', async ({
	invite,
}) => {
	const people = await gather(invite, { game: 'Classic', names: NAMES });
	const [mover] = await inTurn(people);
	await expect(mover.page).toHaveTitle('Your turn · Tessera');
	await mover.grid.takeTurns(1);
	await expect(mover.page).toHaveTitle(/^(Ann|Bob|Cas) to move · Tessera$/);
	await mover.online.noteSteps();
	const now = await goOnUnseen(people, mover);
	await turnTab(mover, 'visible');
	expect(await mover.grid.comesToMe()).toBe('turn');
	expect(await mover.online.notedSteps()).toEqual([now - 1, now]);
});

test('O19 whoever has not seen what was missed answers no offer before they have', async ({ invite }) => {
	const people = await gather(invite, { game: 'Classic', names: NAMES });
	const [mover, other] = await inTurn(people);
	const third = people.find((person) => person !== mover && person !== other);
	const { strip, ending } = mover.online;
	const agree = strip.getByRole('button', { name: 'Agree' });
	await other.online.choose('Offer to end the game here');
	await agree.waitFor();
	await mover.grid.takeTurns(1);
	const first = await goOnUnseen(people, mover);
	await agree.click();
	await expect.poll(() => steps(mover)).toBe(first);
	await expect(ending).toHaveCount(0);
	await turnTab(mover, 'visible');

	// Asked before, and answered once the others have gone on.
	await mover.grid.takeTurns(1);
	await agree.click();
	await ending.waitFor();
	const second = await goOnUnseen(people, mover);
	await ending.getByRole('button', { name: 'Yes, end it' }).click();
	await expect.poll(() => steps(mover)).toBe(second);
	await expect(ending).toHaveCount(0);
	await expect(agree).toBeFocused();
	await mover.online.agreeToEnd();
	await expect(strip).toContainText(`Not answered yet: ${third?.name}.`);
});

test('O19 whoever has not seen what was missed offers nothing before they have, but may resign', async ({ invite }) => {
	const people = await gather(invite, { game: 'Classic', names: NAMES });
	const [mover, other] = await inTurn(people);
	const offered = other.online.strip.getByText('offers to end');
	const offer = () => mover.online.choose('Offer to end the game here');
	await mover.grid.takeTurns(1);
	const first = await goOnUnseen(people, mover);
	await offer();
	await expect.poll(() => steps(mover)).toBe(first);
	// What was wanted can be pressed again.
	await expect(mover.online.menu).toBeVisible();
	await mover.page.keyboard.press('Escape');
	await expect(mover.online.menu).toHaveCount(0);
	await turnTab(mover, 'visible');
	await mover.grid.takeTurns(1);
	await expect.poll(() => steps(other)).toBe(first + 1);
	await expect(offered).toHaveCount(0);
	await offer();
	await offered.waitFor();

	await expect(other.online.player(mover.name)).toHaveAttribute('data-to-move', 'false');
	await goOnUnseen(people, mover);
	await mover.online.resign();
	await expect(offered).toHaveCount(0);
});

test('O19 whoever looks on all the time has missed nothing, however fast the others play', async ({ invite }) => {
	const ann = await invite('Ann');
	await ann.online.setTable('Ann', { game: 'Cubes', seats: 4 });
	for (const seat of [2, 3]) await ann.online.addBot(seat, 'Family');
	await ann.page.getByRole('button', { name: 'Begin now' }).click();
	await ann.grid.comesToMe();
	await ann.page.evaluate(lookLong, [STEP_PACE, 'What happened meanwhile…'] as const);
	await ann.online.noteSteps();
	const before = await steps(ann);
	await ann.grid.takeTurns(1);
	expect(await ann.grid.comesToMe()).toBe('turn');
	const noted = await ann.online.notedSteps();
	expect(noted).toEqual(noted.map((_, index) => before + 1 + index));
	expect(noted.length).toBeGreaterThan(2);
	expect(await ann.page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([]);
});
