import type { CellBounds, FiniteTileLayer, Layer, TileLayer, TileMap } from '@tilewright/format';
import { isInfinite, tileFinder } from '@tilewright/format';
import { MOST_CELLS } from '@tilewright/format/internal';
import { overlap } from '@tilewright/geometry';
import { usedGids } from '@tilewright/ops';
import { cellWriter } from '../cells/cell-writer.ts';
import { tileLayerOf } from '../cells/change-cells.ts';
import { createLayer } from '../make/create-layer.ts';
import { objectsInOrder } from '../objects/find-object.ts';
import type { EditOutcome } from '../outcome.ts';
import type { Region } from '../region/region.ts';
import { boundsOf, EMPTY_REGION } from '../region/region.ts';
import { captureStamp } from '../stamps/stamp.ts';
import type { Selection } from './selection.ts';
import { deleteSelection, selectedTileLayers } from './selection.ts';

/**
 * Copies the selection as a small map of the same format, so that any tool can read it: the cells of each selected tile layer,
 * the objects as one layer, and the tilesets that they use. `x` and `y` of its tile layers say where the cells were, in tiles.
 *
 * @returns the small map; `undefined` if nothing is selected. Its references start from the folder of the map
 * @throws RangeError if the map has no such layer or object, or the region is larger than a layer may be
 * @example
 * const clip = copySelection(map, { layers: [1], region: rectangle({ x: 2, y: 2, width: 4, height: 3 }) });
 * if (clip) clipboard.writeText(new TextDecoder().decode(write(clip, { syntax: 'xml' })));
 */
export function copySelection(map: TileMap, { layers, region = EMPTY_REGION, objects = [] }: Selection): TileMap | undefined {
	const tileLayers = selectedTileLayers(map, layers);
	const area = tileLayers.length === 0 ? undefined : areaOf(map, region);
	const copies: Layer[] = [];
	if (area !== undefined) for (const id of tileLayers) copies.push(copiedCells(map, tileLayerOf(map, id), area, region, copies.length + 1));
	const copied = objectsInOrder(map, objects);
	const [first] = copied;
	if (first !== undefined) {
		const { name, draworder } = first.layer;
		const own = { id: copies.length + 1, name, draworder, objects: copied.map(({ object }) => object) };
		copies.push(createLayer(map, 'objectgroup', own));
	}
	if (copies.length === 0) return undefined;
	const { editorsettings: _, ...fields } = staggeredFrom(map, area);
	const { width, height } = area ?? { width: Math.max(1, map.width), height: Math.max(1, map.height) };
	const clip: TileMap = {
		...fields,
		infinite: false,
		width,
		height,
		properties: [],
		tilesets: [],
		layers: copies,
		nextlayerid: copies.length + 1,
	};
	return { ...clip, tilesets: usedTilesets(map, clip) };
}

/** The result of {@link cutSelection}. */
export interface Cut extends EditOutcome {
	/** The small map; `undefined` if nothing is selected. */
	readonly clip: TileMap | undefined;
}

/**
 * Copies the selection as {@link copySelection} does, and deletes it, as one step. If one of its layers is locked, nothing changes.
 *
 * @throws RangeError if the map has no such layer or object
 */
export const cutSelection = (map: TileMap, selection: Selection): Cut => ({
	clip: copySelection(map, selection),
	...deleteSelection(map, selection),
});

/** The cells around a region: on finite maps those inside the map. */
function areaOf({ infinite, width, height }: TileMap, region: Region): CellBounds | undefined {
	const bounds = boundsOf(region);
	const area = bounds && (infinite ? bounds : overlap(bounds, { x: 0, y: 0, width, height }));
	if (area !== undefined && area.width * area.height > MOST_CELLS)
		throw new RangeError(`The copied area has ${area.width} × ${area.height} cells: more than a layer may have.`);
	return area;
}

function copiedCells(map: TileMap, layer: TileLayer, area: CellBounds, region: Region, id: number): FiniteTileLayer {
	const { gids } = captureStamp(cellWriter(map, layer), area, region);
	return { ...withoutCells(layer), ...area, id, locked: false, data: gids };
}

function withoutCells(layer: TileLayer): Omit<FiniteTileLayer, 'data'> {
	if (!isInfinite(layer)) return layer;
	const { chunks: _, startx: __, starty: ___, ...fields } = layer;
	return fields;
}

/** The map, staggered so that the rows and columns of an area keep their shape when the area begins at 0. */
function staggeredFrom(map: TileMap, area: CellBounds | undefined): TileMap {
	if (area === undefined || (map.orientation !== 'staggered' && map.orientation !== 'hexagonal')) return map;
	const isOdd = ((map.staggeraxis === 'x' ? area.x : area.y) & 1) === 1;
	return isOdd ? { ...map, staggerindex: map.staggerindex === 'odd' ? 'even' : 'odd' } : map;
}

function usedTilesets({ tilesets }: TileMap, clip: TileMap): TileMap['tilesets'] {
	const find = tileFinder(tilesets);
	const used = new Set<number>();
	for (const gid of usedGids(clip)) used.add(find(gid)?.index ?? -1);
	return tilesets.filter((_, i) => used.has(i));
}
