import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../tools/chromium.ts';
import { findFirefox } from '../../tools/firefox.ts';

const executablePath = findChromium();

/** `npm run test:e2e` builds the app and the command first. */
export default defineConfig({
	outputDir: 'node_modules/.cache/e2e',
	fullyParallel: true,
	// A machine with two cores runs two browsers; more would only wait for each other.
	workers: 2,
	// Long enough that no test fails because the machine is busy: these only end tests that hang.
	timeout: 300_000,
	expect: { timeout: 60_000 },
	forbidOnly: true,
	projects: [
		{ name: 'chromium', testDir: 'e2e/specs' },
		...(findFirefox() === undefined ? [] : [{ name: 'firefox', testDir: 'e2e/firefox' }]),
	],
	reporter: [['list']],
	use: {
		viewport: { width: 1440, height: 900 },
		trace: 'off',
		actionTimeout: 60_000,
		launchOptions: { ...(executablePath !== undefined && { executablePath }), args: chromiumArguments },
	},
});
