/**
 * `npm run test:e2e`: uses the editor in Chromium as people do; `npm run test:firefox`: a smoke run in Firefox, skipped with a notice where
 * there is none. Builds everything first. `--report FILE` writes the figures for CI; other arguments go to Playwright.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, env, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { setup } from './build.ts';
import { findChromium } from './chromium.ts';
import type { Figures } from './figures.ts';
import { findFirefox } from './firefox.ts';
import { installInCi } from './install-in-ci.ts';
import { playwrightFigures } from './playwright-figures.ts';

const inFirefox = argv.includes('firefox');
const at = argv.indexOf('--report');
const report = at < 0 ? undefined : argv[at + 1];
const passedOn = argv.slice(2).filter((_, index) => at < 0 || (index !== at - 2 && index !== at - 1));

const findBrowser = inFirefox ? findFirefox : findChromium;
if (findBrowser() === undefined) installInCi(inFirefox ? 'firefox-esr' : 'chromium');
if (findBrowser() === undefined && inFirefox) {
	console.log('Firefox is missing: its tests are left out (sudo apt-get install firefox-esr, or set FIREFOX_PATH).');
	write({ passed: 0, skipped: 1, failures: [] });
	exit(0);
}
if (findBrowser() === undefined) {
	console.error('Chromium is missing. Install it, or set CHROMIUM_PATH.');
	exit(1);
}

await setup();
const folder = mkdtempSync(join(tmpdir(), 'tilewright-e2e-'));
const results = join(folder, 'results.json');
const { status } = spawnSync(
	fileURLToPath(new URL('../node_modules/.bin/playwright', import.meta.url)),
	[
		'test',
		'--config',
		'packages/editor/playwright.config.ts',
		'--reporter',
		'list,json',
		...(inFirefox ? [] : ['--project=chromium']),
		...passedOn,
	],
	{ stdio: 'inherit', cwd: fileURLToPath(new URL('..', import.meta.url)), env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: results } },
);
write(figures());
rmSync(folder, { recursive: true, force: true });
exit(status ?? 1);

function write(written: Figures): void {
	if (report !== undefined) writeFileSync(report, JSON.stringify(written));
}

function figures(): Figures {
	try {
		return playwrightFigures(JSON.parse(readFileSync(results, 'utf8')));
	} catch {
		return { passed: 0, skipped: 0, failures: ['Playwright wrote no report'] };
	}
}
