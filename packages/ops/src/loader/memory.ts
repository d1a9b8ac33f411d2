import type { Loader } from './loader.ts';
import { missing } from './refusals.ts';
import { resolveInRoot, sortedNames } from './resolve-in-root.ts';

/** Files in memory, by path: bytes or text. */
export type MemoryFiles = ReadonlyMap<string, Uint8Array | string> | Readonly<Record<string, Uint8Array | string>>;

/**
 * Loads files from memory: uploaded files, files from an archive, files of a test.
 *
 * @param files - by path from the root: `/maps/a.tmx`; the leading slash is optional
 * @throws RangeError when a path leads out of the root
 * @example
 * const graph = await resolve('/a.tmj', memoryLoader({ '/a.tmj': map, '/tiles.tsx': tileset }));
 */
export function memoryLoader(files: MemoryFiles): Loader {
	const known = new Map<string, Uint8Array>();
	for (const [name, content] of files instanceof Map ? files : Object.entries(files)) {
		const resolved = resolveInRoot(name, '');
		if (!('path' in resolved)) throw new RangeError(`"${name}" cannot be the path of a file: ${resolved.why}.`);
		known.set(resolved.path, typeof content === 'string' ? new TextEncoder().encode(content) : content);
	}
	return {
		resolve: resolveInRoot,
		load: (path) => {
			const bytes = known.get(path);
			return Promise.resolve(bytes === undefined ? missing('there is no such file in memory') : { bytes });
		},
		list: (folder) => {
			const start = folder.endsWith('/') ? folder : `${folder}/`;
			const inside = [...known.keys()].filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
			return Promise.resolve(sortedNames(inside.filter((name) => !name.includes('/'))));
		},
	};
}
