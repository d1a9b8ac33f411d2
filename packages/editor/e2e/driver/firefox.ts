import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ElementHandle, KeyInput, Page } from 'puppeteer-core';
import puppeteer from 'puppeteer-core';
import { findFirefox } from '../../../../tools/firefox.ts';

/** A page in Firefox, which Playwright cannot drive. */
export interface FirefoxPage {
	readonly page: Page;
	/** The errors in the page so far. */
	readonly errors: readonly string[];
	/** The folder of downloads. */
	readonly downloads: string;
	/** Waits for an element of the page that is not disabled: by its CSS selector, and its name for people if one is given. */
	find(selector: string, name?: string): Promise<ElementHandle>;
	/** Presses keys, such as `Control+S`. */
	press(keys: string): Promise<void>;
	readonly close: () => Promise<void>;
}

/** Starts Firefox with one page. */
export async function openFirefox(): Promise<FirefoxPage> {
	const executablePath = findFirefox();
	if (executablePath === undefined) throw new Error('Firefox is missing.');
	const downloads = mkdtempSync(join(tmpdir(), 'tilewright-downloads-'));
	const browser = await puppeteer.launch({
		browser: 'firefox',
		executablePath,
		headless: true,
		timeout: 300_000,
		protocolTimeout: 300_000,
		// 2: the folder of the next setting.
		extraPrefsFirefox: { 'browser.download.folderList': 2, 'browser.download.dir': downloads },
	});
	const page = await browser.newPage();
	await page.setViewport({ width: 1440, height: 900 });
	const errors: string[] = [];
	page.on('pageerror', (error) => errors.push(String(error)));
	page.on('console', (message) => {
		if (message.type() === 'error') errors.push(message.text());
	});
	return {
		page,
		errors,
		downloads,
		async find(selector, name) {
			let found: ElementHandle | undefined;
			await expect
				.poll(async () => {
					for (const each of await page.$$(`${selector}:not(:disabled)`)) {
						const words = await each.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent);
						if (name === undefined || words === name) found = each;
					}
					return found !== undefined;
				})
				.toBe(true);
			if (found === undefined) throw new Error(`The page has no ${selector}.`);
			return found;
		},
		async press(keys) {
			const all = keys.split('+');
			for (const key of all) await page.keyboard.down(keyOf(key));
			for (const key of all.reverse()) await page.keyboard.up(keyOf(key));
		},
		async close() {
			await browser.close();
			rmSync(downloads, { recursive: true, force: true });
		},
	};
}

/** The keys that the tests press. */
const KEYS = {
	Control: 'Control',
	Shift: 'Shift',
	Alt: 'Alt',
	Enter: 'Enter',
	Delete: 'Delete',
	S: 's',
	Z: 'z',
	E: 'E',
	G: 'G',
	0: '0',
	A: 'a',
	B: 'b',
	C: 'c',
	O: 'o',
	P: 'p',
	V: 'v',
	X: 'x',
} as const satisfies Record<string, KeyInput>;

function keyOf(name: string): KeyInput {
	const found = Object.entries(KEYS).find(([key]) => key === name);
	if (found === undefined) throw new Error(`There is no key ${name}.`);
	return found[1];
}
