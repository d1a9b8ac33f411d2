import type { Layer, MapObject, Property, TileLayer, TileMap, Tileset } from '@tilewright/format';
import { cellReader } from '@tilewright/format';
import { eachLayer, TILE_BITS } from '@tilewright/format/internal';
import { changeCells } from '../cells/change-cells.ts';
import type { Change } from '../change/change.ts';
import { insertItems, removeItems } from '../change/change-lists.ts';
import type { Collecting } from '../change/collect.ts';
import { collect } from '../change/collect.ts';
import { partOf } from '../change/identify.ts';
import { replacePart } from '../change/replace-part.ts';
import { addLayers } from '../layers/add-layers.ts';
import { createLayer } from '../make/create-layer.ts';
import { addObjects } from '../objects/add-objects.ts';
import type { WorkLayer, WorkMap, WorkObjects, WorkTiles } from './work-map.ts';

/** Tilesets that the map gets, and the final GIDs. */
interface AddedTilesets {
	readonly tilesets: readonly Tileset[];
	readonly final: (gid: number) => number;
}

/**
 * The changes of the map that a run makes: tilesets, layers, cells, objects, properties.
 */
export function runChanges({ map, layers, window }: WorkMap, { tilesets, final }: AddedTilesets): Change[] {
	/** The cells come last: nothing depends on them, so that no layer has to be copied to write them. */
	const cells: Change[] = [];
	const others = collect(map, (editing) => {
		editing.add(insertItems(editing.doc, [], 'tilesets', tilesets));
		for (const layer of layers) {
			const id = layer.source?.id ?? addLayer(editing, layer);
			if (id === undefined) continue;
			if (layer.type === 'tilelayer') for (const change of changedTiles(editing.doc, id, layer, window, final)) cells.push(change);
			else changeObjects(editing, id, layer, final);
			setProperties(editing, id, layer);
		}
	});
	return [...others, ...cells];
}

/** Whether something was written to a layer that the map lacks. */
const hasContent = (layer: WorkLayer): boolean =>
	layer.type === 'tilelayer' ? layer.cells.some((gid) => (gid & TILE_BITS) !== 0) : layer.added.length > 0;

/** Adds an empty layer on top of the map (rule A40); none if nothing was written to it. Its tiles are stored like those of the others. */
function addLayer(editing: Collecting<'map'>, layer: WorkLayer): number | undefined {
	if (!hasContent(layer)) return undefined;
	const { doc } = editing;
	const { name, type } = layer;
	const { encoding, compression } = [...eachLayer(doc.layers)].map((each) => each.layer).find(isTileLayer) ?? {};
	const stored = type === 'tilelayer' ? { ...(encoding && { encoding }), ...(compression && { compression }) } : {};
	const made = createLayer(doc, type, { name, ...stored });
	editing.add(addLayers(doc, [made]));
	return made.id;
}

const isTileLayer = (layer: Layer): layer is TileLayer => layer.type === 'tilelayer';

function changedTiles(
	map: TileMap,
	id: number,
	{ source, cells, isWritten }: WorkTiles,
	{ x: left, y: top, width, height }: WorkMap['window'],
	final: (gid: number) => number,
): Change[] {
	if (!isWritten) return [];
	const before = source === undefined ? () => 0 : cellReader(source);
	return changeCells(map, id, (writer) => {
		for (let row = 0; row < height; row++)
			for (let column = 0; column < width; column++) {
				const gid = (cells[row * width + column] ?? 0) >>> 0;
				if (gid !== before(left + column, top + row)) writer.set(left + column, top + row, final(gid));
			}
	});
}

function changeObjects(
	editing: Collecting<'map'>,
	id: number,
	{ added, removed, source }: WorkObjects,
	final: (gid: number) => number,
): void {
	const part = [{ layer: id }];
	const objects = source?.objects ?? [];
	for (let i = objects.length - 1; i >= 0; i--) {
		const object = objects[i];
		if (object !== undefined && removed.has(object)) editing.add(removeItems(editing.doc, part, 'objects', i));
	}
	const finals = added.map(
		(object): MapObject => ('gid' in object && object.gid !== undefined ? { ...object, gid: final(object.gid) } : object),
	);
	editing.add(addObjects(editing.doc, id, finals));
}

/** Sets properties of a layer; those of other names stay (rule A38). */
function setProperties(editing: Collecting<'map'>, id: number, { properties }: WorkLayer): void {
	for (const property of properties.values()) {
		const part = [{ layer: id }];
		const list = partOf(editing.doc, part)['properties'];
		const names = Array.isArray(list) ? list.map((own: Property) => own.name) : [];
		if (names.includes(property.name)) editing.add(replacePart(editing.doc, [...part, { property: property.name }], property));
		else {
			// Properties are sorted by name (rule J11).
			const next = names.findIndex((name) => name > property.name);
			editing.add(insertItems(editing.doc, part, 'properties', [property], next));
		}
	}
}
