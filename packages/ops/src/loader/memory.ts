import type { Loader } from '../graph/loader.ts';
import { missing, resolveInRoot, sorted } from './paths.ts';

/** Files in memory, by path: bytes, or text. */
export type MemoryFiles = ReadonlyMap<string, Uint8Array | string> | Readonly<Record<string, Uint8Array | string>>;

/**
 * Gives files that are in memory already: uploaded, unpacked from an archive, or written by a test.
 *
 * @param files - by path from the root: `/maps/a.tmx`; the slash in front may be left out
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
			return Promise.resolve(sorted(inside.filter((name) => !name.includes('/'))));
		},
	};
}
