import type { TileMap, Tileset, World } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import { TILE_BITS } from '@tilewright/format/internal';
import type { Vector } from '@tilewright/geometry';
import { around, geometryOf } from '@tilewright/geometry';
import type { Graph } from '@tilewright/ops';
import { targetsOf } from '@tilewright/ops';
import type { PictureFacts } from '../pictures/picture.ts';
import { fullBounds } from './full-bounds.ts';
import { kept, keptList } from './kept.ts';
import { layerScenes } from './layer-scenes.ts';
import type { MapScene, NumberedArt, Scene, SceneSources } from './scene.ts';
import type { TileArt, TilesetArt } from './tile-art.ts';
import { tilesetArt } from './tile-art.ts';

/**
 * Makes a map or world ready to be drawn: finds its tilesets, merges its templates, indexes its chunks. A {@link drawListOf} is
 * then made for each view.
 *
 * After an edit, or when the sizes of more pictures are known, pass the scene from before: only what changed is prepared again.
 * Both states of a document must share the layers, chunks, objects and tilesets that did not change, and those must not have been
 * changed in place. The scenes share their unchanged parts too, so a caller can find out what to draw again.
 *
 * @param graph - the result of `resolve` of \@tilewright/ops; its first root, a map or a world, is drawn
 * @param facts - the known sizes of pictures; other pictures are as large as the documents say
 * @param before - the scene of an earlier state of the same graph
 * @returns the scene; `before` itself if nothing changed
 * @throws TypeError if the first root is neither a map nor a world, or could not be read
 * @example const scene = sceneOf(await resolve('cave.tmj', loader));
 * @example scene = sceneOf(edited, facts, scene);
 */
export function sceneOf(graph: Graph, facts: PictureFacts = new Map(), before?: Scene): Scene {
	const [root = ''] = graph.roots;
	const file = graph.files.get(root);
	if (file === undefined) throw new TypeError(`\`${root}\` could not be read, so it cannot be drawn.`);
	const { doc } = file;
	switch (doc.type) {
		case 'map':
			return sceneWith([mapScene(doc, root, { x: 0, y: 0 }, { graph, facts }, before?.maps[0])], true, before);
		case 'world':
			return sceneWith(worldMaps(doc, root, { graph, facts }, before), false, before);
		default:
			throw new TypeError(`\`${root}\` is a ${doc.type}: only maps and worlds can be drawn.`);
	}
}

function worldMaps(world: World, path: string, sources: SceneSources, before: Scene | undefined): MapScene[] {
	const { loadPathOf } = targetsOf(sources.graph, path);
	const links = sources.graph.files.get(path)?.links ?? [];
	const placed = [
		...world.maps.map(({ fileName, x, y }) => ({ path: loadPathOf(fileName), x, y })),
		...links.flatMap(({ to, place }) => (to === undefined || place === undefined ? [] : [{ ...place, path: to }])),
	];
	const found = placed.flatMap(({ path, x, y }) => {
		const doc = sources.graph.files.get(path)?.doc;
		return doc?.type === 'map' ? [{ doc, path, at: { x, y } }] : [];
	});
	return found.map(({ doc, path, at }, index) => mapScene(doc, path, at, sources, before?.maps[index]));
}

/** The picture of a map grows by offsets and image layers; that of a world does not (rule R1). */
function sceneWith(made: readonly MapScene[], grows: boolean, before: Scene | undefined): Scene {
	const maps = keptList(before?.maps, made);
	if (maps === before?.maps) return before;
	const unsized = maps.flatMap(({ layers, tilesets }) => [
		...layers.flatMap((layer) => (layer.kind === 'image' && !layer.isKnown ? [layer.picture] : [])),
		...tilesets.flatMap(({ art }) => art?.unsized ?? []),
	]);
	const bounds = around(maps.map((map) => (grows ? fullBounds(map) : map.bounds)));
	return { maps, bounds: bounds ?? { x: 0, y: 0, width: 0, height: 0 }, unsized };
}

function mapScene(map: TileMap, path: string, at: Vector, sources: SceneSources, earlier: MapScene | undefined): MapScene {
	const before = earlier?.path === path ? earlier : undefined;
	const tilesets = keptList(before?.tilesets, numberedArts(map.tilesets, path, sources, before));
	const art = before !== undefined && tilesets === before.tilesets ? before.art : artFinder(tilesets);
	const { cells, layers } = layerScenes(map, path, art, sources, before);
	const geometry = before !== undefined && hasSameGrid(before.map, map) ? before.geometry : geometryOf(map);
	const { x, y, ...size } = geometry.bounds(cells);
	const bounds = kept(before?.bounds, { x: x + at.x, y: y + at.y, ...size });
	return kept(before, { map, path, at: kept(before?.at, at), geometry, cells, bounds, layers, tilesets, art });
}

function numberedArts(all: readonly Tileset[], path: string, { graph, facts }: SceneSources, before: MapScene | undefined): NumberedArt[] {
	const { loadPathOf, tileset } = targetsOf(graph, path);
	const known = new Map(before?.tilesets.flatMap(({ art }) => (art === undefined ? [] : [[art.tileset, art] as const])));
	return all.map((entry, index) => kept(before?.tilesets[index], { firstgid: entry.firstgid, art: artOf(entry) }));

	function artOf(entry: Tileset): TilesetArt | undefined {
		const found = 'source' in entry ? tileset(entry.source) : { doc: entry, path };
		if (found.doc === undefined) return undefined;
		const paths = found.path === path ? loadPathOf : targetsOf(graph, found.path).loadPathOf;
		const old = known.get(found.doc);
		return old?.isCurrent(paths, facts) ? old : tilesetArt(found.doc, paths, facts);
	}
}

function artFinder(tilesets: readonly NumberedArt[]): MapScene['art'] {
	const find = tileFinder(tilesets);
	const known = new Map<number, TileArt | undefined>();
	return (gid) => {
		const bare = gid & TILE_BITS;
		if (known.has(bare)) return known.get(bare);
		const owner = find(bare);
		const found = owner?.tileset.art?.art(owner.id);
		known.set(bare, found);
		return found;
	};
}

/** The geometry follows from fields of the map that are words and numbers. */
const hasSameGrid = (a: TileMap, b: TileMap): boolean =>
	a === b || Object.entries(b).every(([field, value]) => typeof value === 'object' || Reflect.get(a, field) === value);
