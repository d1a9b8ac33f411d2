import { spawnSync } from 'node:child_process';
import { env, getuid, platform } from 'node:process';

/** Installs a package of Debian, but only in CI and as root: elsewhere nothing is installed unasked. Does nothing where it cannot. */
export function installInCi(name: string): void {
	const isCi = env['CI'] !== undefined && env['CI'] !== '' && env['CI'] !== 'false';
	if (!isCi || platform !== 'linux' || getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
	console.log(`${name} is missing: installing the package of Debian (apt-get update && apt-get install ${name})`);
	for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
		const { status } = spawnSync('apt-get', ['-qq', ...args], { stdio: 'ignore', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } });
		if (status !== 0) return;
	}
}
