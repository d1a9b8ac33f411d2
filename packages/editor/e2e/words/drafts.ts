import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Waits until the browser has stored unsaved work up to a step. The editor writes soon after a step is done. */
export async function expectStored(page: Page, last: string): Promise<void> {
	await expect.poll(() => page.evaluate(lastStored)).toBe(last);
}

/** The last step that is stored: its type and name. Runs in the page. */
async function lastStored(): Promise<string> {
	const done = <T>(request: IDBRequest<T>): Promise<T> =>
		new Promise((resolve, reject) => {
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => reject(request.error);
		});
	const db = await done(indexedDB.open('tilewright'));
	const steps: readonly unknown[] = await done(db.transaction('steps').objectStore('steps').getAll());
	db.close();
	const last = steps.at(-1);
	return typeof last === 'object' && last !== null && 'type' in last && 'name' in last ? `${last.type}: ${last.name}` : 'nothing';
}

/** Counts the documents with unsaved work that the browser has stored. */
export const draftsIn = (page: Page): Promise<number> => page.evaluate(countDrafts);

/** Runs in the page. */
async function countDrafts(): Promise<number> {
	const done = <T>(request: IDBRequest<T>): Promise<T> =>
		new Promise((resolve, reject) => {
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => reject(request.error);
		});
	const db = await done(indexedDB.open('tilewright'));
	const count = await done(db.transaction('drafts').objectStore('drafts').count());
	db.close();
	return count;
}

/** Ends the process of a page, as a crash does: nothing in it runs any longer. */
export async function crash(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const crashed = page.waitForEvent('crash');
	// It never answers.
	void session.send('Page.crash').catch(() => {});
	await crashed;
}

/** The user comes to a page. Browsers without a window let all pages believe that they have the focus, so it is told. */
export async function comeTo(page: Page): Promise<void> {
	await page.bringToFront();
	await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}
