/** `npm test`: everything, in Node and in the system's Chromium, which it looks for and, on Debian as root, installs. Arguments go on to Vitest. */
import { spawnSync } from 'node:child_process';
import { argv, env, exit, getuid, platform } from 'node:process';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.ts';

if (findChromium() === undefined) installChromium();
if (findChromium() === undefined) {
	if (env['CHROMIUM_PATH'] !== undefined) console.error(`CHROMIUM_PATH names no program: ${env['CHROMIUM_PATH']}`);
	console.error(
		'The tests need Chromium: install it (Debian, Ubuntu: sudo apt-get install chromium; Fedora: sudo dnf install chromium; macOS: brew install --cask chromium) or set CHROMIUM_PATH to one.',
	);
	exit(1);
}

exit(
	run('vitest', ['run', ...argv.slice(2)], { PATH: `${fileURLToPath(new URL('../node_modules/.bin', import.meta.url))}:${env['PATH']}` }),
);

/** Does nothing where it cannot: the message that follows says how a person can. */
function installChromium(): void {
	const isDebianRoot = platform === 'linux' && getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
	if (!isDebianRoot || env['CHROMIUM_PATH'] !== undefined) return;
	console.log('Chromium is missing: installing Debian’s package (apt-get update && apt-get install chromium)');
	const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
	if (run('apt-get', ['update', '-qq'], quiet) === 0)
		run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', 'chromium'], quiet);
}

function run(command: string, args: readonly string[], extra: Record<string, string>): number {
	return spawnSync(command, args, { stdio: 'inherit', env: { ...env, ...extra } }).status ?? 1;
}
