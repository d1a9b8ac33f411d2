/**
 * `npm run test:e2e`: uses the editor in Chromium as people do; `npm run test:firefox`: a smoke run in Firefox. Builds everything first. `--report FILE` writes the figures for CI; other
 * arguments go to Playwright.
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

interface PlaywrightReport {
	readonly stats: { readonly expected: number; readonly skipped: number };
	readonly errors: readonly { readonly message?: string }[];
	readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
	readonly title: string;
	readonly suites?: readonly PlaywrightSuite[];
	readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
}

if (findChromium() === undefined) installInCi('chromium');
if (findChromium() === undefined) {
	console.error('Chromium is missing. Install it, or set CHROMIUM_PATH.');
	exit(1);
}
const inFirefox = argv.includes('firefox');
if (inFirefox && findFirefox() === undefined) installInCi('firefox-esr');
if (inFirefox && findFirefox() === undefined) console.error('Firefox is missing: sudo apt-get install firefox-esr, or set FIREFOX_PATH.');

const at = argv.indexOf('--report');
const report = at < 0 ? undefined : argv[at + 1];
const passedOn = argv.slice(2).filter((_, index) => at < 0 || (index !== at - 2 && index !== at - 1));

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
if (report !== undefined) writeFileSync(report, JSON.stringify(figures()));
rmSync(folder, { recursive: true, force: true });
exit(status ?? 1);

function figures(): Figures {
	try {
		const { stats, errors, suites }: PlaywrightReport = JSON.parse(readFileSync(results, 'utf8'));
		return {
			passed: stats.expected,
			skipped: stats.skipped,
			failures: [...suites.flatMap(failuresOf), ...errors.map(({ message = '' }) => message)],
		};
	} catch {
		return { passed: 0, skipped: 0, failures: ['Playwright wrote no report'] };
	}
}

/** A test that passes only when it is repeated counts as failed. */
function failuresOf({ title, suites = [], specs }: PlaywrightSuite): string[] {
	const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'));
	return [...failed.map((spec) => spec.title), ...suites.flatMap(failuresOf)].map((failure) => `${title} › ${failure}`);
}
