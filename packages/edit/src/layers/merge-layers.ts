import type { Issue, Layer, MapObject, TileLayer, TileMap } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import { eachLayer, layerPath, makeIssue, mergedLayerLoses, pointerOf, short } from '@tilewright/format/internal';
import { cellWriter } from '../cells/cell-writer.ts';
import type { Change } from '../change/change.ts';
import { insertItems, removeItems } from '../change/change-lists.ts';
import { collect } from '../change/collect.ts';
import { sameValue } from '../change/same-value.ts';
import type { EditOutcome } from '../outcome.ts';
import { findLayer, inOrder, partOfGroup } from './map-layers.ts';

/**
 * Merges layers into those below them: tile layers into tile layers, object layers into object layers. Tiles of the upper layer
 * replace those below. Objects keep their ids and their place in the picture: they move by the difference of the layers' offsets. The lower
 * layer keeps its own fields; values of the upper one that differ are lost, and reported.
 *
 * @param layers - the ids of the upper layers. Those without a layer of the same type right below stay
 * @throws RangeError if the map has no such layer
 * @example const { changes, issues } = mergeLayersDown(map, [5]);
 */
export function mergeLayersDown(map: TileMap, layers: readonly number[]): EditOutcome {
	const issues: Issue[] = [];
	const changes = collect(map, (editing) => {
		for (const { id } of inOrder(map, layers).reverse()) {
			const { layer, siblings, position, group } = findLayer(editing.doc, id);
			const below = siblings[position - 1];
			if (below === undefined || !canMerge(layer, below)) continue;
			// Removed first, so that the document with a million new cells need not be made just to find the layer.
			editing.add(removeItems(editing.doc, partOfGroup(group), 'layers', position));
			if (layer.type === 'tilelayer' && below.type === 'tilelayer') editing.add(tilesOnto(editing.doc, layer, below));
			if (layer.type === 'objectgroup' && below.type === 'objectgroup')
				editing.add(insertItems(editing.doc, [{ layer: below.id }], 'objects', movedObjects(layer, below, layer.objects)));
			const lost = lostFields(layer, below);
			const names = { layer: short(layer.name), below: short(below.name), fields: lost.join(', ') };
			if (lost.length > 0) issues.push(makeIssue(mergedLayerLoses, pointerTo(map, id), names));
		}
	});
	return { changes, issues };
}

/** The fields that say how tiles and objects are drawn: those of the layer below count afterwards. */
const LOOKS = ['opacity', 'visible', 'tintcolor', 'mode', 'parallaxx', 'parallaxy', 'offsetx', 'offsety', 'draworder', 'color'];
/** Fields that are merged, or that do not matter once a layer is gone. */
const KEPT = ['id', 'name', 'type', 'locked', 'x', 'y', 'width', 'height', 'startx', 'starty', 'data', 'chunks', 'objects'];
const STORAGE = ['encoding', 'compression'];

/** The fields of a layer that are lost when it is merged into another one. */
function lostFields(layer: Layer, below: Layer): string[] {
	const [own, other] = [new Map<string, unknown>(Object.entries(layer)), new Map<string, unknown>(Object.entries(below))];
	const differ = (name: string): boolean => !sameValue(own.get(name), other.get(name));
	// Objects move by the difference of the offsets.
	const looks = LOOKS.filter((name) => differ(name) && !(layer.type === 'objectgroup' && name.startsWith('offset')));
	const known = new Set([...LOOKS, ...KEPT, ...STORAGE]);
	const isNothing = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);
	const others = [...own].flatMap(([name, value]) => (known.has(name) || isNothing(value) || !differ(name) ? [] : [name]));
	return [...looks, ...others];
}

/** The JSON pointer of a layer. */
function pointerTo(map: TileMap, id: number): string {
	for (const { layer, path } of eachLayer(map.layers)) if (layer.id === id) return pointerOf(layerPath(path));
	return '';
}

/** Whether a layer can be merged into the one below: both have tiles, or both have objects. */
export const canMerge = (layer: Layer, below: Layer): boolean =>
	layer.type === below.type && (layer.type === 'tilelayer' || layer.type === 'objectgroup');

function tilesOnto(map: TileMap, layer: TileLayer, below: TileLayer): Change[] {
	const cells = cellWriter(map, below);
	for (const { x, y, width, height, data } of isInfinite(layer) ? layer.chunks : [{ ...layer, x: 0, y: 0 }]) {
		cells.expect(data.length);
		for (let row = 0; row < height; row++) cells.setRun(x, y + row, data, row * width, width);
	}
	return cells.changes();
}

const movedObjects = (from: Layer, to: Layer, objects: readonly MapObject[]): readonly MapObject[] => {
	const [dx, dy] = [from.offsetx - to.offsetx, from.offsety - to.offsety];
	return dx === 0 && dy === 0 ? objects : objects.map((object) => ({ ...object, x: object.x + dx, y: object.y + dy }));
};
