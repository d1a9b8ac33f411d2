import type { CellBounds, TileLayer, TileMap, WalkedLayer, World } from '@tilewright/format';
import { isInfinite, tileFinder, walkLayers } from '@tilewright/format';
import { TILE_BITS } from '@tilewright/format/internal';
import type { Rect, Vector } from '@tilewright/geometry';
import { around, geometryOf } from '@tilewright/geometry';
import type { Graph } from '@tilewright/ops';
import type { PictureFacts } from '../pictures/picture.ts';
import { layerParts } from './layer-parts.ts';
import { fullBounds, tileBounds } from './map-bounds.ts';
import { referrerAt } from './references.ts';
import type { MapScene, Scene, SceneLayer } from './scene.ts';
import { sceneObjects } from './scene-objects.ts';
import type { TileArt, TilesetArt } from './tile-art.ts';
import { tilesetArt } from './tile-art.ts';

/**
 * Prepares a map or world for drawing: finds its tilesets, merges its templates, groups its chunks. Do this once, then make a draw
 * list for each view.
 *
 * @param graph - returned by `resolve` of \@tilewright/ops; its first root, a map or a world, is drawn
 * @param facts - the known sizes of pictures. Without it, sizes come from the documents
 * @throws TypeError if the first root is neither a map nor a world, or could not be read
 * @example const scene = sceneOf(await resolve('cave.tmj', loader));
 */
export function sceneOf(graph: Graph, facts: PictureFacts = new Map()): Scene {
	const [root = ''] = graph.roots;
	const file = graph.files.get(root);
	if (file === undefined) throw new TypeError(`\`${root}\` could not be read: it cannot be drawn.`);
	const { doc } = file;
	if (doc.type === 'map') return sceneWith([mapScene(doc, root, { x: 0, y: 0 }, graph, facts)], facts, true);
	if (doc.type === 'world') return sceneWith(worldMaps(doc, root, graph, facts), facts, false);
	throw new TypeError(`\`${root}\` is a ${doc.type}: only maps and worlds are drawn.`);
}

function worldMaps(world: World, path: string, graph: Graph, facts: PictureFacts): MapScene[] {
	const { pathOf } = referrerAt(graph, path);
	return world.maps.flatMap(({ fileName, x, y }) => {
		const to = pathOf(fileName);
		const doc = graph.files.get(to)?.doc;
		return doc?.type === 'map' ? [mapScene(doc, to, { x, y }, graph, facts)] : [];
	});
}

/** Offsets and image layers enlarge the picture of a map, but not that of a world (rule R1). */
function sceneWith(maps: readonly MapScene[], facts: PictureFacts, grows: boolean): Scene {
	const bounds = maps.map((map) => (grows ? fullBounds(map) : map.bounds));
	const unsized = maps.flatMap(({ layers, tilesets }) => [
		...layers.flatMap((layer) => (layer.kind === 'image' && !facts.has(layer.picture.path) ? [layer.picture] : [])),
		...tilesets.flatMap((tileset) => tileset.unsized ?? []),
	]);
	return { maps, bounds: around(bounds) ?? NOWHERE, unsized };
}

function mapScene(map: TileMap, path: string, at: Vector, graph: Graph, facts: PictureFacts): MapScene {
	const { pathOf, tileset } = referrerAt(graph, path);
	const geometry = geometryOf(map);
	const tilesets = map.tilesets.map((entry) => ({ firstgid: entry.firstgid, art: tilesetOf(entry) }));
	const find = tileFinder(tilesets);
	const known = new Map<number, TileArt | undefined>();
	const art = (gid: number): TileArt | undefined => {
		const bare = gid & TILE_BITS;
		if (known.has(bare)) return known.get(bare);
		const owner = find(bare);
		const found = owner?.tileset.art?.art(owner.id);
		known.set(bare, found);
		return found;
	};
	const cells = tileBounds(map);
	const screen = geometry.bounds(cells);
	return {
		map,
		path,
		at,
		geometry,
		cells,
		bounds: { ...screen, x: screen.x + at.x, y: screen.y + at.y },
		layers: [...walkLayers(map.layers)].flatMap(layerScene),
		tilesets: tilesets.flatMap(({ art }) => art ?? []),
		art,
	};

	function tilesetOf(entry: TileMap['tilesets'][number]): TilesetArt | undefined {
		if (!('source' in entry)) return tilesetArt(entry, pathOf, facts);
		const found = tileset(entry.source);
		return found && tilesetArt(found.doc, referrerAt(graph, found.path).pathOf, facts);
	}

	function layerScene(walked: WalkedLayer): SceneLayer[] {
		const { layer } = walked;
		switch (layer.type) {
			case 'tilelayer':
				return [{ kind: 'tiles', walked, cells: cellsOf(layer, cells), parts: layerParts(layer) }];
			case 'objectgroup':
				return [{ kind: 'objects', walked, layer, objects: sceneObjects(layer, { graph, path, art, facts }) }];
			case 'imagelayer': {
				if (layer.image === '') return [];
				const picture = {
					path: pathOf(layer.image),
					...(layer.transparentcolor !== undefined && { transparentcolor: layer.transparentcolor }),
				};
				const documented = layer.imagewidth !== undefined && layer.imageheight !== undefined;
				const size = facts.get(picture.path);
				return [
					{
						kind: 'image',
						walked,
						layer,
						picture,
						size: size === undefined && documented ? { width: layer.imagewidth ?? 0, height: layer.imageheight ?? 0 } : size,
					},
				];
			}
			case 'group':
				return [];
		}
	}
}

const cellsOf = (layer: TileLayer, infinite: CellBounds): CellBounds =>
	isInfinite(layer) ? infinite : { x: 0, y: 0, width: layer.width, height: layer.height };

const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };
