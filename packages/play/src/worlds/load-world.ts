import type { World } from '@tilewright/format';
import { makeIssue, notFollowed, short, wrongFileKind } from '@tilewright/format/internal';
import { geometryOf } from '@tilewright/geometry';
import type { FileIssue, Graph, Loader } from '@tilewright/ops';
import { resolve } from '@tilewright/ops';
import { LoadError } from '../load/load-error.ts';
import type { FileName, LoadOptions } from '../load/options.ts';
import { startOf } from '../load/start-of.ts';
import { propsOf } from '../model/props.ts';
import type { GameWorld, PlacedMap } from './world.ts';

/** The options for the maps of each world. */
const known = new WeakMap<GameWorld, LoadOptions>();

/** The options for the maps of a world: those with which it was loaded. */
export const optionsOf = (world: GameWorld): LoadOptions => known.get(world) ?? {};

/**
 * Loads a world: which maps it has and where they are, not the maps themselves. Patterns are followed where files can be listed: in Node,
 * and by loaders with `list`. Maps whose size the file does not say are read, to find it out.
 *
 * @param file - a URL, relative to the page or absolute, or a path in Node
 * @param options - also those for its maps
 * @throws LoadError when the file is missing or has errors
 * @throws the reason of the signal in `options`, when it is aborted
 * @example const world = await loadWorld('maps/isles.world', { project: 'game.tiled-project' });
 */
export async function loadWorld(file: FileName, options: LoadOptions = {}): Promise<GameWorld> {
	const start = startOf(file, options);
	const { loader, sourceOf } = start;
	const graph = await resolve(start.pathOf(file), loader, only(options));
	const [path = ''] = graph.roots;
	const doc = graph.files.get(path)?.doc;
	const issues = graph.issues.filter(({ code }) => code !== notFollowed.code).map((issue) => ({ ...issue, file: sourceOf(issue.file) }));
	if (doc !== undefined && doc.type !== 'world') {
		const issue = makeIssue(wrongFileKind, '', { role: 'world', found: short(path), kind: doc.type });
		issues.push({ ...issue, severity: 'error', advice: 'Name the file of a world.', file: sourceOf(path) });
	}
	if (doc?.type !== 'world' || issues.some(({ severity }) => severity === 'error')) throw new LoadError(issues);
	const maps = await measured(mapsOf(doc, path, graph), loader, options);
	const world = {
		path: sourceOf(path),
		props: propsOf(doc.properties, (reference) => {
			const target = loader.resolve(reference, path);
			return 'path' in target ? sourceOf(target.path) : reference;
		}),
		maps: maps.map((map) => ({ ...map, path: sourceOf(map.path) })),
		issues: issues satisfies FileIssue[],
	};
	known.set(world, start.root === undefined ? options : { ...options, root: start.root });
	return world;
}

/** The documents themselves, without those that they refer to. */
const only = ({ limits, ...options }: LoadOptions) => ({ ...options, limits: { ...limits, depth: 0 } });

/** The maps of a world, with paths in the form of the loader. Maps outside the root are left out; they are reported. */
function mapsOf({ maps }: World, path: string, graph: Graph): PlacedMap[] {
	const links = graph.files.get(path)?.links.filter(({ role, to }) => role === 'map' && to !== undefined) ?? [];
	return links.flatMap(({ to = '', pointer, place }) => {
		const found = place ?? maps[Number(pointer.split('/')[2])];
		return found === undefined ? [] : { path: to, x: found.x, y: found.y, width: found.width, height: found.height };
	});
}

/** Finds out the sizes that are 0, which means that they are not known. */
async function measured(maps: readonly PlacedMap[], loader: Loader, options: LoadOptions): Promise<PlacedMap[]> {
	const unknown = maps.filter(({ width, height }) => width <= 0 || height <= 0).map(({ path }) => path);
	if (unknown.length === 0) return [...maps];
	const { files } = await resolve(unknown, loader, only(options));
	return maps.map((map) => {
		const doc = files.get(map.path)?.doc;
		if (doc?.type !== 'map') return map;
		const { width, height } = geometryOf(doc).bounds({ x: 0, y: 0, width: doc.width, height: doc.height });
		return { ...map, width: map.width || width, height: map.height || height };
	});
}
