import type { Browser, Page } from 'playwright';
import type { Deed } from './hands.ts';
import { handsOn } from './hands.ts';

/** The name of the second map, which must be next to the one that is open. */
export const SECOND = 'second.tmj';

/** Does to large maps what people do to documents: export, and have several open. */
export async function deedsOnDocuments(browser: Browser, page: Page): Promise<readonly Deed[]> {
	const { deeds, deed, press, run, middle } = await handsOn(browser, page);
	const tab = (name: string) => page.getByRole('tab').filter({ hasText: name });

	async function exportAs(): Promise<void> {
		await run('Export As…');
		const dialog = page.getByRole('dialog', { name: 'Export As', exact: true });
		await dialog.getByLabel('File', { exact: true }).fill('exported.tmx');
		await dialog.getByRole('button', { name: 'Export', exact: true }).click();
		await page.getByText(/^Exported /).waitFor();
	}

	async function exportAgain(): Promise<void> {
		await press('Control+E');
		await page.getByText(/^Exported /).waitFor();
	}

	async function openSecond(): Promise<void> {
		await press('Control+P');
		await page.getByRole('combobox', { name: 'Open File in Project' }).fill(SECOND);
		await page.getByRole('option').filter({ hasText: SECOND }).first().click();
		await tab(SECOND).waitFor();
	}

	await deed('export the map', exportAs);
	await deed('erase a cell', async () => {
		await press('e');
		await page.mouse.click(middle.x, middle.y);
	});
	await deed('export it again', exportAgain);
	await deed('open a second map', openSecond);
	await deed('go to the tab of the first', () => tab('large.tmj').click());
	await deed('go back to the second', () => tab(SECOND).click());
	await deed('close the second', () => page.keyboard.press('Alt+W'));
	await deed('close the first, without its changes', async () => {
		await page.keyboard.press('Alt+W');
		await page.getByRole('button', { name: 'Discard', exact: true }).click();
	});
	return deeds;
}
