import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Manifest {
	readonly name: string;
	readonly version: string;
	readonly exports?: Record<string, { types?: string; default?: string }>;
	readonly bin?: Record<string, string>;
	readonly dependencies?: Record<string, string>;
	readonly peerDependencies?: Record<string, string>;
	readonly keywords?: readonly string[];
}

/** An installed package. */
export interface InstalledPackage {
	readonly manifest: Manifest;
	/** The path of its tarball. */
	readonly tarball: string;
	/** The folder in the user's node_modules. */
	readonly folder: string;
	/** Paths of the files that it ships, from its folder. */
	readonly files: readonly string[];
}

interface Packed {
	readonly name: string;
	readonly filename: string;
	readonly files: readonly { path: string }[];
}

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Packs every package and puts the tarballs where a user's project would have them, without a registry.
 * @param user - folder of the project, which gets a node_modules
 * @param tarballs - folder for the tarballs
 * @throws Error if a package depends on something that is not installed
 */
export function installPacked(user: string, tarballs: string): InstalledPackage[] {
	const packed = JSON.parse(run('npm', ['pack', '--workspaces', '--json', '--pack-destination', tarballs], root)) as Packed[];
	return packed.filter(isPublished).map(({ name, filename, files }) => {
		const tarball = join(tarballs, filename);
		const folder = join(user, 'node_modules', name);
		mkdirSync(folder, { recursive: true });
		run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'], root);
		const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
		linkDependencies(manifest, folder);
		return { manifest, tarball, folder, files: files.map(({ path }) => path) };
	});
}

/** The extension for VS Code is published elsewhere. */
function isPublished({ name }: Packed): boolean {
	const manifest = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { readonly private?: boolean };
	return manifest.private !== true;
}

/** Links the dependencies that npm chose for a package, which may differ from the versions at the workspace's root. */
function linkDependencies({ name, dependencies = {}, peerDependencies = {} }: Manifest, installed: string): void {
	const source = realpathSync(join(root, 'node_modules', name));
	for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
		if (dependency.startsWith('@tilewright/')) continue;
		const found = [source, root].map((folder) => join(folder, 'node_modules', dependency)).find(existsSync);
		if (found === undefined) throw new Error(`${name} depends on ${dependency}, which is not installed`);
		const link = join(installed, 'node_modules', dependency);
		mkdirSync(dirname(link), { recursive: true });
		symlinkSync(found, link, 'dir');
	}
}

/** Runs a program and returns what it printed to its standard output. */
export function run(command: string, args: readonly string[], cwd: string): string {
	return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
