/**
 * Checks that imports run one way: no package and no room of a package imports one above it, no files import each other in a circle, and code
 * that must run on every platform imports no Node module. Reads the imports with TypeScript's scanner and prints a line for each violation.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { roomBreaches } from './room-breaches.ts';
import { rooms, withoutRooms } from './rooms.ts';

/** Each package, and which of our packages it may use. Every package must be listed. */
const layers: Record<string, readonly string[]> = {
	'@tilewright/format': [],
	'@tilewright/geometry': ['@tilewright/format'],
	'@tilewright/ops': ['@tilewright/format'],
	'@tilewright/edit': ['@tilewright/format', '@tilewright/geometry', '@tilewright/ops'],
	'@tilewright/play': ['@tilewright/format', '@tilewright/geometry', '@tilewright/ops'],
	'@tilewright/phaser': ['@tilewright/format', '@tilewright/geometry', '@tilewright/play'],
	'@tilewright/excalibur': ['@tilewright/format', '@tilewright/geometry', '@tilewright/play'],
	'@tilewright/vite': ['@tilewright/format', '@tilewright/ops', '@tilewright/play'],
	'@tilewright/pixi': ['@tilewright/format', '@tilewright/geometry', '@tilewright/ops', '@tilewright/play'],
	'@tilewright/three': ['@tilewright/format', '@tilewright/geometry', '@tilewright/play'],
	'@tilewright/render': ['@tilewright/format', '@tilewright/geometry', '@tilewright/ops'],
	'@tilewright/render-node': ['@tilewright/format', '@tilewright/geometry', '@tilewright/ops', '@tilewright/render'],
	'@tilewright/editor-core': ['@tilewright/format', '@tilewright/geometry', '@tilewright/ops', '@tilewright/edit'],
	'@tilewright/editor-canvas': [
		'@tilewright/format',
		'@tilewright/geometry',
		'@tilewright/ops',
		'@tilewright/edit',
		'@tilewright/render',
		'@tilewright/editor-core',
	],
	'@tilewright/editor': [
		'@tilewright/format',
		'@tilewright/geometry',
		'@tilewright/ops',
		'@tilewright/edit',
		'@tilewright/render',
		'@tilewright/editor-core',
		'@tilewright/editor-canvas',
	],
	'@tilewright/language-server': ['@tilewright/format'],
	tilewright: [
		'@tilewright/format',
		'@tilewright/geometry',
		'@tilewright/ops',
		'@tilewright/edit',
		'@tilewright/render',
		'@tilewright/render-node',
		'@tilewright/editor',
		'@tilewright/language-server',
	],
	'tilewright-vscode': ['tilewright'],
};

/** Packages that ship as a built app, which holds what it imports. */
const apps: readonly string[] = ['@tilewright/editor', 'tilewright-vscode'];

/** Folders whose code runs on every platform, except for its `*.node.ts` and `*.browser.ts` files. */
const platformFree = ['format', 'geometry', 'ops', 'edit', 'play', 'render'].map((name) => `packages/${name}/src/`);

interface Manifest {
	readonly name: string;
	readonly imports?: Record<string, string | Record<string, string>>;
	readonly dependencies?: Record<string, string>;
	readonly devDependencies?: Record<string, string>;
	readonly peerDependencies?: Record<string, string>;
	readonly optionalDependencies?: Record<string, string>;
}

interface SourceFile {
	/** The path from the repository's root, with `/`. */
	readonly path: string;
	/** The specifiers as written. */
	readonly imports: readonly string[];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const breaches: string[] = [];

const folders = readdirSync(join(root, 'packages')).filter((name) => existsSync(join(root, 'packages', name, 'package.json')));
let fileCount = 0;
for (const folder of folders) {
	const base = `packages/${folder}`;
	const manifest = JSON.parse(readFileSync(join(root, base, 'package.json'), 'utf8')) as Manifest;
	const allowed = layers[manifest.name];
	if (allowed === undefined) {
		breaches.push(`${base}/package.json: ${manifest.name} is not in the layers: add it to tools/check-layers.ts`);
		continue;
	}
	checkDependencies(base, manifest, allowed);
	const files = sourcesIn(base);
	fileCount += files.length;
	for (const file of files) checkImports(file, base, manifest, allowed);
	checkCycles(files, base, manifest);
	checkRooms(folder, files, base, manifest);
}

for (const breach of breaches) console.error(breach);
console.log(
	`${folders.length} packages, ${fileCount} files: ${breaches.length === 0 ? 'every import points one way' : `${breaches.length} violations`}`,
);
exit(breaches.length === 0 ? 0 : 1);

/** The packages that a package's code may import. */
function shipped({ name, dependencies, devDependencies }: Manifest): Manifest['dependencies'] {
	return apps.includes(name) ? devDependencies : dependencies;
}

function checkDependencies(base: string, manifest: Manifest, allowed: readonly string[]): void {
	for (const kind of ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const) {
		for (const name of Object.keys(manifest[kind] ?? {})) {
			if (name in layers && !allowed.includes(name))
				breaches.push(`${base}/package.json: ${kind} lists ${name}, which ${manifest.name} may not use`);
		}
	}
}

function checkImports(file: SourceFile, base: string, manifest: Manifest, allowed: readonly string[]): void {
	const mustBeFree = platformFree.some((folder) => file.path.startsWith(folder)) && !/\.(?:node|browser)\.ts$/.test(file.path);
	for (const specifier of file.imports) {
		const name = specifier.startsWith('@') ? specifier.split('/', 2).join('/') : (specifier.split('/', 1)[0] ?? specifier);
		const breach = (what: string): number => breaches.push(`${file.path}: imports ${specifier}, ${what}`);
		if (name in layers && name !== manifest.name) {
			if (!allowed.includes(name)) breach(`which ${manifest.name} may not use`);
			else if (file.path.startsWith(`${base}/src/`) && shipped(manifest)?.[name] === undefined)
				breach(`which ${base}/package.json does not list`);
		}
		const target = specifier.startsWith('.') ? relative(root, join(root, dirname(file.path), specifier)) : undefined;
		const isTest = file.path.startsWith(`${base}/test/`) || /\.test\.tsx?$/.test(file.path);
		const isShared = isTest && target !== undefined && /^packages\/[^/]+\/test\/support\//.test(target);
		if (target?.startsWith('packages/') && !target.startsWith(`${base}/`) && !isShared)
			breach('which is in another package: import it by its name');
		if (!mustBeFree) continue;
		if (specifier.startsWith('node:') || builtinModules.includes(specifier)) breach('a Node module: only *.node.ts files may');
		if (target?.endsWith('.node.ts')) breach("a file for Node only: import it by its '#' name");
	}
}

/** Checks which rooms of a package import which. */
function checkRooms(folder: string, files: readonly SourceFile[], base: string, manifest: Manifest): void {
	if (folder in withoutRooms) return;
	const own = rooms[folder];
	if (own === undefined) {
		breaches.push(`${base}: has no rooms: add them to tools/rooms.ts`);
		return;
	}
	const within = files.map(({ path, imports }) => ({ path, targets: imports.flatMap((name) => targets(name, path, base, manifest)) }));
	breaches.push(...roomBreaches(base, own, within));
}

/** Reports each circle once, at the file where the walk entered it. Type imports count, too. */
function checkCycles(files: readonly SourceFile[], base: string, manifest: Manifest): void {
	const byPath = new Map(files.map((file) => [file.path, file]));
	const done = new Set<string>();
	const walk = (path: string, trail: readonly string[]): void => {
		const at = trail.indexOf(path);
		if (at >= 0) {
			breaches.push(`${path}: is in a circle of imports: ${[...trail.slice(at), path].join(' → ')}`);
			return;
		}
		if (done.has(path)) return;
		for (const specifier of byPath.get(path)?.imports ?? []) {
			for (const target of targets(specifier, path, base, manifest)) walk(target, [...trail, path]);
		}
		done.add(path);
	};
	for (const file of files) walk(file.path, []);
}

/** The files of the same package that an import may load: several if a `#` name differs by platform. */
function targets(specifier: string, from: string, base: string, manifest: Manifest): string[] {
	if (specifier.startsWith('.')) return [relative(root, join(root, dirname(from), specifier))];
	if (!specifier.startsWith('#')) return [];
	return Object.entries(manifest.imports ?? {}).flatMap(([pattern, target]) => {
		const [head = '', tail] = pattern.split('*');
		if (tail === undefined ? specifier !== pattern : !specifier.startsWith(head)) return [];
		const rest = specifier.slice(head.length);
		return Object.values(typeof target === 'string' ? { default: target } : target).map((to) => join(base, to.replace('*', rest)));
	});
}

function sourcesIn(base: string): SourceFile[] {
	return ['src', 'test', 'e2e'].flatMap((part) => {
		const folder = join(root, base, part);
		if (!existsSync(folder)) return [];
		return readdirSync(folder, { recursive: true, encoding: 'utf8' })
			.filter((name) => /\.tsx?$/.test(name))
			.sort()
			.map((name) => ({
				path: [base, part, ...name.split(/[\\/]/)].join('/'),
				imports: ts.preProcessFile(readFileSync(join(folder, name), 'utf8'), true, true).importedFiles.map((file) => file.fileName),
			}));
	});
}
