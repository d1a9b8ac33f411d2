import { test as base } from '@playwright/test';
import type { ForeignSite } from './foreign-site.ts';
import { foreignSite } from './foreign-site.ts';
import type { ServedEditor } from './served-editor.ts';
import { serveEditor } from './served-editor.ts';

/** A test with the things for which it asks by these names; they end with the test. */
export const test = base.extend<{ editor: ServedEditor; site: ForeignSite }>({
	/** The editor on the example world, with its first map open. */
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what this needs.
	editor: async ({}, use) => {
		const editor = await serveEditor('maps/orthogonal.tmj');
		await use(editor);
		await editor.stop();
	},
	// biome-ignore lint/correctness/noEmptyPattern: as above.
	site: async ({}, use) => {
		const site = await foreignSite();
		await use(site);
		await site.stop();
	},
});
