// A link is copied wherever the page was opened: without a certificate, as on a home network, a browser has no clipboard for pages.
import { expect, type Person, test } from './people.ts';

async function atTable(ann: Person, without: 'clipboard' | 'any way'): Promise<void> {
	await ann.page.addInitScript((isOldWayGone) => {
		Object.defineProperty(navigator, 'clipboard', { value: undefined });
		if (isOldWayGone) document.execCommand = () => false;
	}, without === 'any way');
	await ann.page.goto('/online/new');
	await ann.online.setTable('Ann', { game: 'Classic' });
}

test('a link is copied where pages have no clipboard', async ({ invite }) => {
	const ann = await invite('Ann');
	await atTable(ann, 'clipboard');
	await ann.page.getByRole('button', { name: 'Copy link' }).click();
	await expect(ann.page.getByRole('button', { name: 'Link copied' })).toBeFocused();
	const other = await ann.context.newPage();
	await other.goto('/');
	expect(await other.evaluate(() => navigator.clipboard.readText())).toBe(ann.page.url());
});

test('where nothing can be copied, the link is selected and the page says what to do', async ({ invite }) => {
	const ann = await invite('Ann');
	await atTable(ann, 'any way');
	await ann.page.getByRole('button', { name: 'Copy link' }).click();
	await expect(ann.page.getByRole('alert')).toHaveText(
		'This browser does not let the page copy. The link is selected: copy it by hand.',
	);
	await expect(ann.page.getByRole('textbox', { name: 'The link to this table' })).toBeFocused();
	expect(await ann.page.evaluate(() => String(getSelection()))).toBe(ann.page.url());
	await expect(ann.page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});
