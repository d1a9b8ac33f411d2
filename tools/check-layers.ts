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
import { platformOf } from './platform.ts';
import { roomBreaches } from './room-breaches.ts';
import { rooms } from './rooms.ts';
import { filesOf, type Manifest, ownDependencies, type Package, packages } from './workspace.ts';

/** Each package, and the packages of this repository that it may use: its `package.json` lists them. */
const layers: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
	packages.map((each) => [each.manifest.name, ownDependencies(each, 'all').map(({ manifest }) => manifest.name)]),
);

/** Folders whose code does not need Node, except for its `*.node.ts` files. */
const platformFree = packages.filter((each) => platformOf(each) !== 'node').map(({ folder }) => `packages/${folder}/src/`);

interface SourceFile {
	/** The path from the repository's root, with `/`. */
	readonly path: string;
	/** The specifiers as written. */
	readonly imports: readonly string[];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const breaches: string[] = [];

checkLayers();
let fileCount = 0;
for (const each of packages) {
	const base = `packages/${each.folder}`;
	const files = sourcesIn(base);
	fileCount += files.length;
	for (const file of files) checkImports(file, base, each);
	checkCycles(files, base, each.manifest);
	checkRooms(each.folder, files, base, each.manifest);
}

for (const breach of breaches) console.error(breach);
console.log(
	`${packages.length} packages, ${fileCount} files: ${breaches.length === 0 ? 'every import points one way' : `${breaches.length} violations`}`,
);
exit(breaches.length === 0 ? 0 : 1);

/** Reports each circle of packages that depend on each other. */
function checkLayers(): void {
	const done = new Set<string>();
	const walk = (name: string, trail: readonly string[]): void => {
		const at = trail.indexOf(name);
		if (at >= 0) breaches.push(`packages: depend on each other in a circle: ${[...trail.slice(at), name].join(' → ')}`);
		if (at >= 0 || done.has(name)) return;
		for (const other of layers[name] ?? []) walk(other, [...trail, name]);
		done.add(name);
	};
	for (const name of Object.keys(layers)) walk(name, []);
}

function checkImports(file: SourceFile, base: string, each: Package): void {
	const { manifest } = each;
	const shipped = ownDependencies(each, 'shipped').map(({ manifest: { name } }) => name);
	const mustBeFree = platformFree.some((folder) => file.path.startsWith(folder)) && !/\.(?:node|browser)\.ts$/.test(file.path);
	for (const specifier of file.imports) {
		const name = specifier.startsWith('@') ? specifier.split('/', 2).join('/') : (specifier.split('/', 1)[0] ?? specifier);
		const breach = (what: string): number => breaches.push(`${file.path}: imports ${specifier}, ${what}`);
		if (name in layers && name !== manifest.name) {
			if (layers[manifest.name]?.includes(name) !== true) breach(`which ${base}/package.json does not list`);
			else if (file.path.startsWith(`${base}/src/`) && !shipped.includes(name))
				breach(`which ${base}/package.json lists only for its build and tests`);
		}
		const target = specifier.startsWith('.') ? relative(root, join(root, dirname(file.path), specifier)) : undefined;
		const isShared = isTest(file.path, base) && target !== undefined && /^packages\/[^/]+\/test\/support\//.test(target);
		if (target?.startsWith('packages/') && !target.startsWith(`${base}/`) && !isShared)
			breach('which is in another package: import it by its name');
		if (!mustBeFree) continue;
		if (specifier.startsWith('node:') || builtinModules.includes(specifier)) breach('a Node module: only *.node.ts files may');
		if (target?.endsWith('.node.ts')) breach("a file for Node only: import it by its '#' name");
	}
}

/** Whether a file is a test: those of features of the editor lie beside what they test. */
function isTest(path: string, base: string): boolean {
	return path.startsWith(`${base}/test/`) || /\.test\.tsx?$/.test(path);
}

/** Checks which rooms of a package import which. */
function checkRooms(folder: string, files: readonly SourceFile[], base: string, manifest: Manifest): void {
	const own = rooms[folder];
	if (own === undefined) {
		breaches.push(`${base}: has no rooms: add them to tools/rooms.ts`);
		return;
	}
	const within = files
		.filter(({ path }) => !isTest(path, base))
		.map(({ path, imports }) => ({ path, targets: imports.flatMap((name) => targets(name, path, base, manifest)) }));
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
		return filesOf(target).map((to) => join(base, to.replace('*', rest)));
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
