import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import type { InstalledPackage } from './install-packed.ts';
import { run } from './install-packed.ts';

/**
 * Installs the tarball of a package in an empty project, by npm, as its users do: its dependencies come from the registry, except for
 * those that are packages of this repository. Then it imports the package, or runs its command.
 *
 * @param folder - of the project
 * @param all - all packages of this repository
 * @param isImported - whether it can be imported in Node
 * @throws Error if it cannot be installed, or does not work
 */
export function installAsUser({ manifest }: InstalledPackage, folder: string, all: readonly InstalledPackage[], isImported: boolean): void {
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
	const tarballs = needed(manifest.name, all).map(({ tarball }) => tarball);
	run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', ...tarballs], folder);
	for (const command of Object.keys(manifest.bin ?? {})) {
		const path = join(folder, 'node_modules/.bin', command);
		run(path, ['--version'], folder);
		exportOnTwoCores(path, folder);
	}
	if (!isImported) return;
	for (const [entry, { default: file } = {}] of Object.entries(manifest.exports ?? {})) {
		if (file?.endsWith('.js') !== true) continue;
		run(execPath, ['--input-type=module', '--eval', `import '${manifest.name}${entry.slice(1)}'`], folder);
	}
}

/** The threads of the command have files of their own, which must be found where npm has put them. */
function exportOnTwoCores(command: string, folder: string): void {
	const map = { type: 'map', orientation: 'orthogonal', width: 1, height: 1, tilewidth: 8, tileheight: 8, layers: [], tilesets: [] };
	for (const name of ['a.tmj', 'b.tmj']) writeFileSync(join(folder, name), JSON.stringify(map));
	const printed = run(command, ['export', 'a.tmj', 'b.tmj', '--out', 'exported', '--jobs', '2'], folder);
	if (!printed.includes('2 files written')) throw new Error(`The export on two cores printed ${printed.trim()}`);
}

/** A package and the packages of this repository that it depends on. npm would look for those in the registry. */
function needed(name: string, all: readonly InstalledPackage[]): InstalledPackage[] {
	const names = new Set([name]);
	// Names that are added meanwhile are visited too.
	for (const each of names) {
		const dependencies = all.find(({ manifest }) => manifest.name === each)?.manifest.dependencies ?? {};
		for (const other of Object.keys(dependencies)) if (all.some(({ manifest }) => manifest.name === other)) names.add(other);
	}
	return all.filter(({ manifest }) => names.has(manifest.name));
}
