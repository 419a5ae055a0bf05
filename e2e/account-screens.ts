// The screens of the account.
import type { Page } from '@playwright/test';
import { AccountPage } from './pages/account.ts';
import { Authenticator, namedAddress } from './passkeys.ts';
import type { Screen } from './screens.ts';

const at = (address: string) => async (page: Page) => void (await page.goto(address));

/** Somebody who has played: the ratings are the test's own, as a rated game takes a while. */
async function openAccount(page: Page): Promise<void> {
	await Authenticator.in(page);
	const ratings = (numbers: readonly number[]) =>
		numbers.map((number, index) => ({ size: index + 2, number, games: 12 }));
	await page.route('**/api/account', async (route) => {
		const answer = await route.fetch();
		const { account } = await answer.json();
		await route.fulfill({
			response: answer,
			json: { account: account && { ...account, ratings: ratings([1312, 1118]) } },
		});
	});
	await page.route('**/api/ratings/bots/*', async (route) => {
		const answer = await route.fetch();
		const { bots } = await answer.json();
		const strong = bots.map((bot: object, index: number) => ({
			...bot,
			ratings: index === 5 ? [] : ratings([620 + 240 * index, 700 + 200 * index]),
		}));
		await route.fulfill({ response: answer, json: { bots: strong } });
	});
	await page.goto(`${namedAddress}/account`);
	const account = new AccountPage(page);
	await account.tryToCreate();
	await account.isIn();
	await account.tryToAdd();
	await account.trouble.waitFor();
}

export const ACCOUNT_SCREENS: readonly Screen[] = [
	{
		name: 'account-enter',
		open: at(`${namedAddress}/account`),
		ready: (on) => on.getByRole('button', { name: 'Create an account' }),
	},
	{
		name: 'account',
		open: openAccount,
		ready: (on) => on.getByText('This device has a passkey of your account already.'),
	},
	{
		name: 'account-impossible',
		open: at('/account'),
		ready: (on) => on.getByRole('heading', { name: 'No passkeys here' }),
	},
];
