/**
 * `npm run test:e2e`: uses the editor in Chromium as people do. Builds everything first. `--report FILE` writes the figures for CI; other
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
import { installInCi } from './install-in-ci.ts';

interface PlaywrightReport {
	readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
	readonly errors: readonly unknown[];
}

if (findChromium() === undefined) installInCi('chromium');
if (findChromium() === undefined) {
	console.error('Chromium is missing. Install it, or set CHROMIUM_PATH.');
	exit(1);
}

const at = argv.indexOf('--report');
const report = at < 0 ? undefined : argv[at + 1];
const passedOn = argv.slice(2).filter((_, index) => at < 0 || (index !== at - 2 && index !== at - 1));

await setup();
const folder = mkdtempSync(join(tmpdir(), 'tilewright-e2e-'));
const results = join(folder, 'results.json');
const { status } = spawnSync(
	fileURLToPath(new URL('../node_modules/.bin/playwright', import.meta.url)),
	['test', '--config', 'packages/editor/playwright.config.ts', '--reporter', 'list,json', ...passedOn],
	{ stdio: 'inherit', cwd: fileURLToPath(new URL('..', import.meta.url)), env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: results } },
);
if (report !== undefined) writeFileSync(report, JSON.stringify(figures()));
rmSync(folder, { recursive: true, force: true });
exit(status ?? 1);

/** A test that passes only when it is repeated counts as failed. */
function figures(): { passed: number; failed: number; skipped: number } {
	try {
		const { stats, errors }: PlaywrightReport = JSON.parse(readFileSync(results, 'utf8'));
		return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
	} catch {
		return { passed: 0, failed: 1, skipped: 0 };
	}
}
