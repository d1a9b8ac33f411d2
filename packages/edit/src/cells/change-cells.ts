import type { Layer, TileLayer, TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import type { Change } from '../change/change.ts';
import type { Region } from '../region/region.ts';
import type { Synchronous } from '../synchronous.ts';
import { runSynchronously } from '../synchronous.ts';
import type { CellWriter } from './cell-writer.ts';
import { cellWriter } from './cell-writer.ts';

/**
 * A tile layer of a map.
 *
 * @throws RangeError if the map has no layer with this id, or it is not a tile layer
 */
export function tileLayerOf(map: TileMap, id: number): TileLayer {
	const layer = layerOf(map, id);
	if (layer.type !== 'tilelayer') throw new RangeError(`The layer ${id} is not a tile layer: its type is "${layer.type}".`);
	return layer;
}

/**
 * A layer of a map, in whatever group it is.
 *
 * @throws RangeError if the map has no layer with this id
 */
export function layerOf(map: TileMap, id: number): Layer {
	for (const { layer } of eachLayer(map.layers)) if (layer.id === id) return layer;
	throw new RangeError(`The map has no layer with the id ${id}.`);
}

/**
 * Changes cells of a tile layer.
 *
 * @param map - is not changed
 * @param layer - the id of a tile layer
 * @param paint - writes cells; tools such as {@link floodFill} do. It must not return a promise
 * @param within - only these cells change; all by default
 * @returns the changes; none if no cell changes
 * @throws RangeError if there is no such tile layer
 * @throws TypeError if `paint` returns a promise
 * @example const changes = changeCells(map, 1, (cells) => floodFill(cells, { x: 3, y: 4 }, stampBrush(stampOf(5))));
 */
export function changeCells<Result>(
	map: TileMap,
	layer: number,
	paint: (cells: CellWriter) => Synchronous<Result>,
	within?: Region,
): Change[] {
	const cells = cellWriter(map, tileLayerOf(map, layer), within);
	runSynchronously('changeCells', paint, cells);
	return cells.changes();
}
