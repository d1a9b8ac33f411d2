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
 * @throws Error if it cannot be installed, or does not work
 */
export function installAsUser({ manifest }: InstalledPackage, folder: string, all: readonly InstalledPackage[]): void {
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
	const tarballs = needed(manifest.name, all).map(({ tarball }) => tarball);
	run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', ...tarballs], folder);
	for (const command of Object.keys(manifest.bin ?? {})) run(join(folder, 'node_modules/.bin', command), ['--version'], folder);
	for (const [entry, { default: file } = {}] of Object.entries(manifest.exports ?? {})) {
		if (file?.endsWith('.js') !== true) continue;
		run(execPath, ['--input-type=module', '--eval', `import '${manifest.name}${entry.slice(1)}'`], folder);
	}
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
