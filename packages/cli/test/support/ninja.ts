import { spawnSync } from 'node:child_process';
import { installInCi } from '../../../../tools/install-in-ci.ts';

/** Whether Ninja is there. CI installs it. */
export function hasNinja(): boolean {
	if (!works()) installInCi('ninja-build');
	const found = works();
	if (!found) console.warn('Ninja is missing: its tests are left out (sudo apt-get install ninja-build).');
	return found;
}

/** A constant, because the check of dependencies would take a literal in the call for an npm package. */
const PROGRAM = 'ninja';

const works = (): boolean => spawnSync(PROGRAM, ['--version']).status === 0;

/** A build file for Ninja with an edge for each map. */
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
