import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../../../tools/chromium.ts';

/** Chromium with a profile that stays, and a page in it. */
export interface KillableBrowser {
	readonly page: Page;
	/** Ends all its processes at once by SIGKILL: none of them can do anything more. */
	readonly kill: () => Promise<void>;
}

/**
 * Starts Chromium.
 *
 * @param profile - the folder of the browser's data
 */
export async function startBrowser(profile: string): Promise<KillableBrowser> {
	const executablePath = findChromium();
	if (executablePath === undefined) throw new Error('Chromium is missing.');
	const size = '--window-size=1440,1000';
	const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--password-store=basic', size];
	// A group of its own, so that all its processes get the signal.
	const running = spawn(executablePath, [...chromiumArguments, ...own, 'about:blank'], {
		detached: true,
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	const ended = once(running, 'exit');
	const killAll = (): void => {
		if (running.pid !== undefined && running.exitCode === null && running.signalCode === null) process.kill(-running.pid, 'SIGKILL');
	};
	// A test that fails does not come to its end.
	process.once('exit', killAll);
	const address = await new Promise<string>((resolve, reject) => {
		createInterface({ input: running.stderr }).on('line', (line) => {
			const found = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
			if (found !== undefined) resolve(found);
		});
		running.once('error', reject);
		running.once('exit', () => reject(new Error('Chromium ended at its start.')));
	});
	const browser = await chromium.connectOverCDP(address);
	const [context] = browser.contexts();
	if (context === undefined) throw new Error('Chromium has no window.');
	const page = context.pages()[0] ?? (await context.newPage());
	await page.setViewportSize({ width: 1440, height: 900 });
	return {
		page,
		async kill() {
			killAll();
			process.off('exit', killAll);
			await ended;
		},
	};
}
