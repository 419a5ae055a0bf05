// The screen of the account, as somebody uses it.
import { expect, type Page } from '@playwright/test';

export class AccountPage {
	private readonly page: Page;

	constructor(page: Page) {
		this.page = page;
	}

	/** By way of the settings. */
	async open(): Promise<void> {
		await this.page.goto('/settings');
		await this.page.getByRole('link', { name: 'To the account' }).click();
		await this.page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
	}

	private press(name: string): Promise<void> {
		return this.page.getByRole('button', { name, exact: true }).click();
	}

	get create() {
		return this.page.getByRole('button', { name: 'Create an account' });
	}

	get trouble() {
		return this.page.getByRole('alert');
	}

	get passkeys() {
		return this.page.getByText(/^Passkey \d$/);
	}

	get devices() {
		return this.page.getByRole('button', { name: /^Sign out/ });
	}

	async isIn(): Promise<void> {
		await expect(this.page.getByText('You are signed in.')).toBeVisible();
	}

	tryToCreate = () => this.create.click();
	tryToSignIn = () => this.press('Sign in');
	tryToAdd = () => this.press('Add a passkey');

	async signIn(): Promise<void> {
		await this.tryToSignIn();
		await this.isIn();
	}

	async signOut(): Promise<void> {
		await this.press('Sign out here');
		await this.create.waitFor();
	}

	/** Takes a passkey out, and says yes when asked. */
	async remove(number: number): Promise<void> {
		await this.press(`Remove passkey ${number}`);
		await this.press('Yes, remove it');
	}
}
