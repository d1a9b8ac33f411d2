import type { Chunk, TileMap, World } from '@tilewright/format';
import { isInfinite, walkLayers } from '@tilewright/format';
import { makeIssue, notFollowed, short, wrongFileKind } from '@tilewright/format/internal';
import { around, geometryOf } from '@tilewright/geometry';
import type { FileIssue, Graph, Loader } from '@tilewright/ops';
import { resolve } from '@tilewright/ops';
import type { Start } from '../files/start.ts';
import type { LoadOptions } from '../load/options.ts';
import { propsOf } from '../model/props.ts';
import type { GameWorld, PlacedMap } from './world.ts';

/** A world, or the reasons why there is none. */
export interface MadeWorld {
	/** Absent if there are errors. */
	readonly world?: Omit<GameWorld, 'issues'>;
	/** The files of its maps, in the form of the loader. */
	readonly files: readonly string[];
	/** The findings, with paths in the form of the loader. */
	readonly issues: readonly FileIssue[];
}

/** Reads a world, and the maps whose sizes it does not say. */
export async function gameWorldOf(
	file: string,
	{ loader, sourceOf }: Pick<Start, 'loader' | 'sourceOf'>,
	options: LoadOptions,
): Promise<MadeWorld> {
	const graph = await resolve(file, loader, only(options));
	const [path = ''] = graph.roots;
	const doc = graph.files.get(path)?.doc;
	const issues = graph.issues.filter(({ code }) => code !== notFollowed.code);
	if (doc !== undefined && doc.type !== 'world') {
		const issue = makeIssue(wrongFileKind, '', { role: 'world', found: short(path), kind: doc.type });
		issues.push({ ...issue, severity: 'error', advice: 'Name the file of a world.', file: path });
	}
	if (doc?.type !== 'world' || issues.some(({ severity }) => severity === 'error')) return { files: [], issues };
	const { maps, unread } = await measured(mapsOf(doc, path, graph), loader, options);
	const world = {
		path: sourceOf(path),
		props: propsOf(doc.properties, (reference) => {
			const target = loader.resolve(reference, path);
			return 'path' in target ? sourceOf(target.path) : reference;
		}),
		maps: maps.map((map) => ({ ...map, path: sourceOf(map.path) })),
	};
	return { world, files: maps.map((map) => map.path), issues: [...issues, ...unread] };
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

/** Maps with their sizes, and why the sizes of some are not known. */
interface Measured {
	readonly maps: readonly PlacedMap[];
	readonly unread: readonly FileIssue[];
}

/** Finds out the sizes that are 0, which means that they are not known. */
async function measured(maps: readonly PlacedMap[], loader: Loader, options: LoadOptions): Promise<Measured> {
	const unknown = maps.filter(({ width, height }) => width <= 0 || height <= 0).map(({ path }) => path);
	if (unknown.length === 0) return { maps, unread: [] };
	const { files, issues } = await resolve(unknown, loader, only(options));
	// The other maps of the world can be played.
	const unread = issues.flatMap((issue): FileIssue[] => (files.has(issue.file) ? [] : [{ ...issue, severity: 'warning' }]));
	const all = maps.map((map) => {
		const doc = files.get(map.path)?.doc;
		if (doc?.type !== 'map') return map;
		const chunks = around(chunksOf(doc));
		const bounds = geometryOf(doc).bounds(chunks ?? { x: 0, y: 0, width: doc.width, height: doc.height });
		const covers = chunks && { ...bounds, x: map.x + bounds.x, y: map.y + bounds.y };
		return { ...map, width: map.width || bounds.width, height: map.height || bounds.height, ...(covers && { covers }) };
	});
	return { maps: all, unread };
}

/** The chunks of a map: one that is infinite may have any width and height. */
const chunksOf = ({ layers }: TileMap): Chunk[] =>
	[...walkLayers(layers)].flatMap(({ layer }) => (layer.type === 'tilelayer' && isInfinite(layer) ? layer.chunks : []));
