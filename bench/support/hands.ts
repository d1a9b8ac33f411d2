import type { Browser, Page } from 'playwright';
import type { BusyTimes } from './long-tasks.ts';
import { busyTimesOf } from './long-tasks.ts';

/** Something that a person does, and what the page did meanwhile. */
export interface Deed {
	readonly name: string;
	readonly times: BusyTimes;
}

/** The actions of a person on the page. */
export interface Hands {
	readonly deeds: Deed[];
	/** Does something and measures it, with what follows it. */
	deed(name: string, work: () => Promise<unknown>): Promise<void>;
	press(keys: string): Promise<void>;
	run(action: string): Promise<void>;
	/** The middle of the view. */
	readonly middle: { readonly x: number; readonly y: number };
	readonly view: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Checks, drafts and pictures follow the steps of a map. They may take this long to begin, in milliseconds. */
export const AFTERWARDS = 2500;

/** Works on a page, and measures what it does. */
export async function handsOn(browser: Browser, page: Page): Promise<Hands> {
	const place = page.locator('.map-view');
	const view = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	const deeds: Deed[] = [];

	async function press(keys: string): Promise<void> {
		await place.focus();
		await page.keyboard.press(keys);
	}

	return {
		deeds,
		view,
		middle: { x: view.x + view.width / 2, y: view.y + view.height / 2 },
		press,
		async deed(name, work) {
			const times = await busyTimesOf(browser, page, async () => {
				await work();
				await page.waitForTimeout(AFTERWARDS);
			});
			deeds.push({ name, times });
		},
		async run(action) {
			await press('Control+Shift+P');
			await page.getByRole('combobox', { name: 'Search Actions' }).fill(action);
			await page.getByRole('option', { name: action }).first().click();
		},
	};
}
