import type { CustomTypes, Document, Layer, Tile, TileMap, Tileset, TilesetFile, WangSet } from '@tilewright/format';
import { relocate } from '@tilewright/format';
import { makeIssue, mapLayers, tooManyDefaults } from '@tilewright/format/internal';
import type { Graph } from './graph/graph.ts';
import type { Outcome } from './outcome.ts';
import { folderOf } from './references/paths.ts';
import { isReference } from './references/tileset-kind.ts';
import { fillerOf, MAX_DEFAULTS } from './types/fill.ts';
import { tilesOf } from './types/find-tile.ts';
import { withMemberTypes } from './types/member-types.ts';
import type { ObjectResolver } from './types/object-resolver.ts';
import { objectResolver } from './types/object-resolver.ts';
import type { TypesInUse } from './types/resolved-properties.ts';
import { resolvedProperties } from './types/resolved-properties.ts';

/** Options of {@link resolveTypes}. */
export interface ResolveTypesOptions {
	/** Path of the file of the custom types: default values that are files are relative to its folder. Default: the document's path. */
	readonly typesPath?: string | undefined;
}

/**
 * Writes out the classes and properties in effect. An object without a class gets its tile's. The properties of an object are
 * the defaults from its class, overridden by its tile's properties, overridden by its own. Layers, tilesets, tiles, Wang sets, Wang
 * colors and the map get the defaults from their classes as well. Values of classes get their missing members at any depth. A class
 * only applies where its `useAs` allows it.
 *
 * Instances of templates stay instances, with the properties in effect as their own. Without custom types, objects still get the
 * class and the properties of their tiles.
 *
 * Resolve a document only once: afterwards, a tile's properties from its class count as its own.
 *
 * @param doc - any document; it is not changed
 * @param path - path of the document in the graph
 * @param graph - with the tilesets and templates; missing ones are ignored
 * @param types - custom types of the project. Default: none
 * @returns with an error, some default values are missing: the classes contain each other so often that there would be millions
 * @example const { doc } = resolveTypes(map, 'maps/cave.tmj', graph, types);
 */
export function resolveTypes<T extends Document>(
	doc: T,
	path: string,
	graph: Graph,
	types: CustomTypes = { classes: [], enums: [] },
	{ typesPath = path }: ResolveTypesOptions = {},
): Outcome<T> {
	const [from, to] = [folderOf(typesPath), folderOf(path)];
	const filler = fillerOf(types, (file) => relocate(file, from, to));
	const resolved = { ...doc, ...resolvedParts(doc, { types, filler }, path, withMemberTypes(graph, types)) };
	const issues = filler.isFull() ? [{ ...makeIssue(tooManyDefaults, '', { limit: MAX_DEFAULTS }), file: path }] : [];
	return { doc: resolved, issues };
}

/** The parts of a document that have classes or properties. */
function resolvedParts(doc: Document, inUse: TypesInUse, path: string, graph: Graph): object {
	switch (doc.type) {
		case 'map':
			return inMap(doc, inUse, path, graph);
		case 'tileset': {
			const objects = objectResolver(inUse, path, graph, () => undefined);
			return inTileset(doc, inUse, objects);
		}
		case 'template': {
			const tilesets = doc.tileset === undefined ? [] : [doc.tileset];
			const objects = objectResolver(inUse, path, graph, tilesOf(tilesets, path, graph));
			const tileset = doc.tileset && ownTileset(doc.tileset, inUse, objects);
			return { object: objects.templateObject(doc.object), ...(tileset && { tileset }) };
		}
		case 'world':
			// A world has no class.
			return { properties: resolvedProperties(inUse, '', 'property', doc.properties) };
	}
}

function inMap(map: TileMap, inUse: TypesInUse, path: string, graph: Graph): Pick<TileMap, 'properties' | 'layers' | 'tilesets'> {
	const objects = objectResolver(inUse, path, graph, tilesOf(map.tilesets, path, graph));
	return {
		properties: resolvedProperties(inUse, map.class, 'map', map.properties),
		layers: mapLayers(map.layers, (layer) => inLayer(layer, inUse, objects)),
		tilesets: map.tilesets.map((tileset) => ownTileset(tileset, inUse, objects)),
	};
}

function inLayer(layer: Layer, inUse: TypesInUse, objects: ObjectResolver): Layer {
	const properties = resolvedProperties(inUse, layer.class, 'layer', layer.properties);
	return layer.type === 'objectgroup' ? { ...layer, properties, objects: layer.objects.map(objects.object) } : { ...layer, properties };
}

const ownTileset = (tileset: Tileset, inUse: TypesInUse, objects: ObjectResolver): Tileset =>
	isReference(tileset) ? tileset : { ...tileset, ...inTileset(tileset, inUse, objects) };

type InTileset = Pick<TilesetFile, 'class' | 'properties' | 'tiles' | 'wangsets'>;

function inTileset(tileset: InTileset, inUse: TypesInUse, objects: ObjectResolver): Pick<TilesetFile, 'properties' | 'tiles' | 'wangsets'> {
	return {
		properties: resolvedProperties(inUse, tileset.class, 'tileset', tileset.properties),
		tiles: tileset.tiles.map((tile) => inTile(tile, inUse, objects)),
		wangsets: tileset.wangsets.map((set) => inWangSet(set, inUse)),
	};
}

function inTile(tile: Tile, inUse: TypesInUse, objects: ObjectResolver): Tile {
	const { objectgroup } = tile;
	return {
		...tile,
		properties: resolvedProperties(inUse, tile.type, 'tile', tile.properties),
		...(objectgroup && {
			objectgroup: {
				...objectgroup,
				properties: resolvedProperties(inUse, objectgroup.class, 'layer', objectgroup.properties),
				objects: objectgroup.objects.map(objects.object),
			},
		}),
	};
}

function inWangSet(set: WangSet, inUse: TypesInUse): WangSet {
	return {
		...set,
		properties: resolvedProperties(inUse, set.class, 'wangset', set.properties),
		colors: set.colors.map((color) => ({ ...color, properties: resolvedProperties(inUse, color.class, 'wangcolor', color.properties) })),
	};
}
