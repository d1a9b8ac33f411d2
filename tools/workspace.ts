import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The packages of this repository, as their own `package.json` describes them. Whatever needs to know about packages asks here, so that no
 * other list of them has to be kept (docs/decisions/0028).
 */

/** The targets of an entry point in `exports`: a file, or files by condition. */
export type Target = string | { readonly [condition: string]: Target };

/** The parts of a `package.json` that tools read. */
export interface Manifest {
	readonly name: string;
	readonly version: string;
	readonly private?: boolean;
	readonly main?: string;
	readonly bin?: Readonly<Record<string, string>>;
	readonly exports?: Readonly<Record<string, Target>>;
	readonly imports?: Readonly<Record<string, Target>>;
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly devDependencies?: Readonly<Record<string, string>>;
	readonly peerDependencies?: Readonly<Record<string, string>>;
	readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
	/** The most that a page with all of the package may load: the form that size-limit knows. */
	readonly 'size-limit'?: readonly { readonly limit: string }[];
}

/** A module of a package that others import. */
export interface EntryPoint {
	/** The name by which others import it: `@tilewright/ops/node`. */
	readonly specifier: string;
	/** Its source, from the folder of the package: `src/index.node.ts`. A `*` is any path, here and in the specifier. */
	readonly source: string;
	/** The files that it is built to, from the folder of the package: `dist/node/index.node.js`. */
	readonly built: readonly string[];
}

/** A package of this repository. */
export interface Package {
	/** The name of its folder in `packages`. */
	readonly folder: string;
	readonly manifest: Manifest;
	readonly entries: readonly EntryPoint[];
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** The path of a file of a package, from its folder. */
export const pathIn = ({ folder }: Pick<Package, 'folder'>, path: string): string => join(root, 'packages', folder, path);

/** All packages, in the order of their folders. */
export const packages: readonly Package[] = readdirSync(join(root, 'packages'))
	.filter((folder) => existsSync(pathIn({ folder }, 'package.json')))
	.map((folder) => {
		const manifest = JSON.parse(readFileSync(pathIn({ folder }, 'package.json'), 'utf8')) as Manifest;
		return { folder, manifest, entries: entryPoints(manifest) };
	});

/** The packages of this repository among the dependencies of one: those that it ships with, or all, also those for its build and tests. */
export function ownDependencies({ manifest }: Package, which: 'shipped' | 'all', among = packages): readonly Package[] {
	const { dependencies, peerDependencies, optionalDependencies, devDependencies } = manifest;
	const names = {
		...dependencies,
		...peerDependencies,
		...optionalDependencies,
		...((which === 'all' || holdsAll(manifest)) && devDependencies),
	};
	return among.filter(({ manifest: { name } }) => name in names);
}

/** Whether a package ships as a built app, which holds all that it imports: nobody imports it, and it is no command. */
function holdsAll({ exports = {}, bin }: Manifest): boolean {
	return bin === undefined && Object.keys(exports).every((entry) => entry === './package.json');
}

/** The engines that an adapter is for: games install them beside the adapter, and have one copy of each. Other packages have none. */
export function enginesOf({ manifest: { peerDependencies = {}, peerDependenciesMeta = {} } }: Package): readonly string[] {
	return Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
}

/**
 * The entry points of a package, by its `exports`. A built file has the name of its source: `dist/types/automap.d.ts`, `dist/automap.js` and
 * `dist/browser/automap.js` are made from `src/automap.ts`. A private package may name its sources themselves, which need no build.
 *
 * @throws Error if the files of an entry point have several names
 */
export function entryPoints({ name, exports = {} }: Pick<Manifest, 'name' | 'exports'>): readonly EntryPoint[] {
	return Object.entries(exports).flatMap(([subpath, target]) => {
		const files = filesOf(target);
		const built = files.filter((file) => /^\.\/dist\/.*\.(?:js|d\.ts)$/.test(file));
		const named = built.map((file) =>
			file.replace(/^\.\/dist\/(?:(?:node|browser|prose|types)\/)?/, 'src/').replace(/(?:\.js|\.d\.ts)$/, '.ts'),
		);
		const [source, ...others] = new Set([...named, ...files.filter((file) => /^\.\/src\/.*(?:\.tsx?|\*)$/.test(file)).map(trimmed)]);
		if (source === undefined) return [];
		if (others.length > 0)
			throw new Error(`${name}: the files of "${subpath}" in exports have several names: ${[source, ...others].join(', ')}.`);
		return [{ specifier: name + subpath.slice(1), source, built: built.map(trimmed) }];
	});
}

/** All files of an entry point, whatever the condition. */
export function filesOf(target: Target): readonly string[] {
	return typeof target === 'string' ? [target] : Object.values(target).flatMap(filesOf);
}

function trimmed(path: string): string {
	return path.replace(/^\.\//, '');
}
