import { spawnSync } from 'node:child_process';
import { env, getuid, platform } from 'node:process';

/** Installs a Debian package, but only in CI and as root: nobody else has asked for an installation. Does nothing if it cannot. */
export function installInCi(name: string): void {
	const isCi = env['CI'] !== undefined && env['CI'] !== '' && env['CI'] !== 'false';
	if (!isCi || platform !== 'linux' || getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
	console.log(`${name} is missing: installing the Debian package (apt-get update && apt-get install ${name})`);
	for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
		const { status } = spawnSync('apt-get', ['-qq', ...args], { stdio: 'ignore', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } });
		if (status !== 0) return;
	}
}
