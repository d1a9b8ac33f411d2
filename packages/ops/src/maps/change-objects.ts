import type { Layer, MapObject, Tile, TileMap } from '@tilewright/format';
import { layerPath, mapLayers, pointerOf } from '@tilewright/format/internal';
import { isReference } from '../references/tileset-kind.ts';

/** Returns a changed copy of an object, or the object itself if nothing changes. */
export type ChangeObject = (object: MapObject, pointer: string) => MapObject;

/** The layers with changed objects. Unchanged layers are shared. */
const changeLayers = (layers: readonly Layer[], change: ChangeObject): Layer[] =>
	mapLayers(layers, (layer, path) => {
		if (layer.type !== 'objectgroup') return layer;
		const objects = changeObjects(layer.objects, `${pointerOf(layerPath(path))}/objects`, change);
		return same(objects, layer.objects) ? layer : { ...layer, objects };
	});

/** The tileset with changed objects in its collision layers. */
export function changeCollisions<T extends { readonly tiles: readonly Tile[] }>(tileset: T, pointer: string, change: ChangeObject): T {
	const tiles = tileset.tiles.map((tile, i) => {
		if (tile.objectgroup === undefined) return tile;
		const objects = changeObjects(tile.objectgroup.objects, `${pointer}/tiles/${i}/objectgroup/objects`, change);
		return same(objects, tile.objectgroup.objects) ? tile : { ...tile, objectgroup: { ...tile.objectgroup, objects } };
	});
	return same(tiles, tileset.tiles) ? tileset : { ...tileset, tiles };
}

/** The map with changed objects in its layers and in the collision layers of its embedded tilesets. */
export function changeMapObjects(map: TileMap, change: ChangeObject): Pick<TileMap, 'layers' | 'tilesets'> {
	return {
		layers: changeLayers(map.layers, change),
		tilesets: map.tilesets.map((tileset, i) => (isReference(tileset) ? tileset : changeCollisions(tileset, `/tilesets/${i}`, change))),
	};
}

const changeObjects = (objects: readonly MapObject[], pointer: string, change: ChangeObject): MapObject[] =>
	objects.map((object, i) => change(object, `${pointer}/${i}`));

const same = (a: readonly unknown[], b: readonly unknown[]): boolean => a.length === b.length && a.every((item, i) => item === b[i]);
