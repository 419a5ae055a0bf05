// Names and lines of chat are as long as the server lets them be, counted as a reader counts.
import type { Locator } from '@playwright/test';
import { gather } from './company.ts';
import { expect, test } from './people.ts';

const FAMILY = '👨‍👩‍👧‍👦';

/** Puts something in where the caret is, as if it were pasted. */
const paste = async (field: Locator, text: string): Promise<void> => {
	await field.focus();
	await field.page().keyboard.insertText(text);
};

test('O1 a name takes 24 emoji, and not one more, which cuts nothing that was there', async ({ invite }) => {
	const { page, online } = await invite('Ann');
	await page.goto('/online/new');
	const name = page.getByRole('textbox', { name: 'Your name' });
	await paste(name, '🙂'.repeat(20));
	await paste(name, '🙃'.repeat(20));
	const full = `${'🙂'.repeat(20)}${'🙃'.repeat(4)}`;
	await expect(name).toHaveValue(full);
	await name.press('x');
	await expect(name).toHaveValue(full);
	await name.press('Home');
	await paste(name, FAMILY);
	await expect(name).toHaveValue(full);
	// What is deleted makes room.
	await name.press('Delete');
	await paste(name, FAMILY);
	const other = `${FAMILY}${'🙂'.repeat(19)}${'🙃'.repeat(4)}`;
	await expect(name).toHaveValue(other);
	await page.getByRole('button', { name: 'Set the table' }).click();
	await expect(online.seat(other)).toBeVisible();
});

test('O12 a line of chat takes 200 emoji, and all of them are said', async ({ invite }) => {
	const [ann, bob] = await gather(invite, { game: 'Classic', names: ['Ann', 'Bob'] });
	if (!bob) throw new Error('there are two');
	for (const { page } of [ann, bob]) await page.getByRole('button', { name: 'Chat' }).click();
	const line = ann.page.getByRole('textbox', { name: 'Say something' });
	await paste(line, '🙂'.repeat(300));
	await line.press('Enter');
	await expect(bob.page.locator('.chat-line')).toHaveText(/^Ann (🙂){200}$/u);
});
