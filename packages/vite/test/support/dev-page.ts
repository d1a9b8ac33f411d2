import { type EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { TilewrightOptions } from '@tilewright/vite';
import { tilewright } from '@tilewright/vite';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { createServer as createServer8 } from 'vite';
import { createServer as createServer7 } from 'vite7';
import { afterAll, onTestFinished } from 'vitest';
import { chromiumArguments, findChromium } from '../../../../tools/chromium.ts';
import { alias } from '../../../../tools/source-aliases.ts';

/** A watcher that was ready before anyone asked does not announce it again. In milliseconds. */
const LONGEST_SCAN = 2000;

let browser: Promise<Browser> | undefined;

/** Chromium, for the pages of all tests of a file. */
function openBrowser(): Promise<Browser> {
	const executablePath = findChromium();
	// Browsers and pages come late on a busy machine: only the time of the test ends what hangs.
	browser ??= chromium.launch({ timeout: 0, args: chromiumArguments, ...(executablePath !== undefined && { executablePath }) });
	return browser;
}

/** Ends the browser after the tests of a file that calls {@link devPage}. */
export const endBrowser = (): void =>
	afterAll(async () => {
		const ended = browser;
		browser = undefined;
		await (await ended)?.close();
	});

/** Opens the page of a project in Chromium, served by the dev server of Vite. Both end with the test. */
export async function devPage(root: string, version: number, options?: TilewrightOptions): Promise<Page> {
	let isWatching: Promise<unknown> = Promise.resolve();
	const server = await (version === 8 ? createServer8 : createServer7)({
		root,
		configFile: false,
		logLevel: 'silent',
		cacheDir: `${root}/.vite`,
		resolve: { alias },
		plugins: [
			tilewright(options),
			{
				name: 'watching',
				configureServer: ({ watcher }: { readonly watcher: EventEmitter }) => {
					isWatching = Promise.race([once(watcher, 'ready'), setTimeout(LONGEST_SCAN)]);
				},
			},
		],
		// The sources of the runtime are outside of the project.
		server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
	});
	onTestFinished(() => server.close());
	await server.listen();
	// What changes while the watcher first looks at the files is no change to it.
	await isWatching;
	const page = await (await openBrowser()).newPage();
	onTestFinished(() => page.close());
	page.setDefaultTimeout(0);
	const [url = ''] = server.resolvedUrls?.local ?? [];
	await page.goto(url);
	return page;
}
