/**
 * `npm test`: all tests, in Node and in Chromium. Without Chromium the tests in Node run, and the exit code is theirs. In CI (`CI=true`),
 * on Debian as root, Chromium is installed first. Arguments go to Vitest.
 */
import { spawnSync } from 'node:child_process';
import { argv, env, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.ts';
import { installInCi } from './install-in-ci.ts';

if (findChromium() === undefined && env['CHROMIUM_PATH'] === undefined) installInCi('chromium');
if (findChromium() === undefined) {
	const missing = env['CHROMIUM_PATH'] === undefined ? 'Chromium is missing' : `CHROMIUM_PATH is not a program: ${env['CHROMIUM_PATH']}`;
	console.warn(
		`${missing}. The tests in browsers are left out; to run them, install Chromium (Debian, Ubuntu: sudo apt-get install chromium; Fedora: sudo dnf install chromium; macOS: brew install --cask chromium) or set CHROMIUM_PATH.`,
	);
}

const binaries = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));
const { status } = spawnSync('vitest', ['run', ...argv.slice(2)], {
	stdio: 'inherit',
	env: { ...env, PATH: `${binaries}:${env['PATH']}` },
});
exit(status ?? 1);
