import { spawnSync } from 'node:child_process';
import { env, getuid, platform } from 'node:process';

const PROGRAM = 'ninja';

/** Whether Ninja is there; on Debian it is installed where it is missing and can be. */
export function hasNinja(): boolean {
	if (!works()) install();
	const found = works();
	if (!found) console.warn('Left out: Ninja is not here and cannot be installed (sudo apt-get install ninja-build).');
	return found;
}

const works = (): boolean => spawnSync(PROGRAM, ['--version']).status === 0;

/** Does nothing where it cannot. */
function install(): void {
	if (platform !== 'linux' || getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
	console.log('Ninja is missing: installing Debian’s package (apt-get update && apt-get install ninja-build)');
	for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'ninja-build']]) {
		const { status } = spawnSync('apt-get', ['-qq', ...args], { stdio: 'ignore', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } });
		if (status !== 0) return;
	}
}

/** A file for Ninja with an edge for each map. */
export function ninjaFile(command: string, edges: readonly { readonly source: string; readonly output: string }[]): string {
	const path = (name: string): string => name.replace(/[$ :]/g, '$$$&');
	return [
		'rule export',
		`  command = ${command} && echo $in >> ran`,
		'  depfile = $out.d',
		'  deps = gcc',
		'  restat = 1',
		...edges.map(({ source, output }) => `build ${path(output)}: export ${path(source)}`),
		'',
	].join('\n');
}
