import type { Layer, MapObject, TileLayer, TileMap } from '@tilewright/format';
import { forEachTile } from '@tilewright/format';
import { cellWriter } from '../cells/cell-writer.ts';
import type { Change } from '../change/change.ts';
import { insertItems, removeItems } from '../change/change-lists.ts';
import { collect } from '../change/collect.ts';
import { findLayer, inOrder, partOfGroup } from './map-layers.ts';

/**
 * Merges layers into those below them (rule E72): tile layers into tile layers, object layers into object layers. Tiles of the upper layer
 * replace those below. Objects keep their ids and their place in the picture: they move by the difference of the layers' offsets. The lower
 * layer keeps its own fields.
 *
 * @param layers - the ids of the upper layers. Those without a layer of the same type right below stay
 * @throws RangeError if the map has no such layer
 * @example const { doc } = apply(map, mergeLayersDown(map, [5]));
 */
export const mergeLayersDown = (map: TileMap, layers: readonly number[]): Change[] =>
	collect(map, (editing) => {
		for (const { id } of inOrder(map, layers).reverse()) {
			const { layer, siblings, position, group } = findLayer(editing.doc, id);
			const below = siblings[position - 1];
			if (below === undefined || !canMerge(layer, below)) continue;
			if (layer.type === 'tilelayer' && below.type === 'tilelayer') editing.add(tilesOnto(editing.doc, layer, below));
			editing.add(removeItems(editing.doc, partOfGroup(group), 'layers', position));
			if (layer.type === 'objectgroup' && below.type === 'objectgroup')
				editing.add(insertItems(editing.doc, [{ layer: below.id }], 'objects', movedObjects(layer, below, layer.objects)));
		}
	});

/** Whether a layer can be merged into the one below: both have tiles, or both have objects. */
export const canMerge = (layer: Layer, below: Layer): boolean =>
	layer.type === below.type && (layer.type === 'tilelayer' || layer.type === 'objectgroup');

function tilesOnto(map: TileMap, layer: TileLayer, below: TileLayer): Change[] {
	const cells = cellWriter(map, below);
	forEachTile(layer, (gid, x, y) => cells.set(x, y, gid));
	return cells.changes();
}

const movedObjects = (from: Layer, to: Layer, objects: readonly MapObject[]): readonly MapObject[] => {
	const [dx, dy] = [from.offsetx - to.offsetx, from.offsety - to.offsety];
	return dx === 0 && dy === 0 ? objects : objects.map((object) => ({ ...object, x: object.x + dx, y: object.y + dy }));
};
