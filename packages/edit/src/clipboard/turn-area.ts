import type { TileMap } from '@tilewright/format';
import type { CellWriter } from '../cells/cell-writer.ts';
import { cellWriter } from '../cells/cell-writer.ts';
import { tileLayerOf } from '../cells/change-cells.ts';
import type { Turn } from '../cells/turn-gid.ts';
import { lockedLayers } from '../layers/locked-layers.ts';
import type { EditOutcome } from '../outcome.ts';
import { intersection } from '../region/combine.ts';
import type { Region } from '../region/region.ts';
import { boundsOf, forEachSpan, rectangle } from '../region/region.ts';
import type { CellPosition } from '../region/shapes.ts';
import { regionOfCells, regionWhere } from '../region/shapes.ts';
import type { Stamp } from '../stamps/stamp.ts';
import { captureStamp } from '../stamps/stamp.ts';
import { turnStamps } from '../stamps/turn-stamp.ts';
import { erase } from '../tools/fill.ts';
import { placed, stamp } from '../tools/stroke.ts';
import { selectedTileLayers } from './selection.ts';

/** The result of {@link turnArea}. */
export interface TurnedArea extends EditOutcome {
	/** Where the turned cells are, to select them. */
	readonly region: Region;
}

/**
 * Flips or rotates the cells of an area where they are: the top left of its bounds stays. Cells that end up outside a finite
 * map are lost. If one of the layers is locked, nothing changes.
 *
 * @param layers - the ids of the selected layers; the tile layers among them are turned
 * @throws RangeError if the map has no such layer
 * @example const { changes, region } = turnArea(map, [1], room, 'rotate-right');
 */
export function turnArea(map: TileMap, layers: readonly number[], region: Region, turn: Turn): TurnedArea {
	const ids = selectedTileLayers(map, layers);
	const locked = lockedLayers(map);
	const issues = ids.flatMap((id) => locked.get(id) ?? []);
	const bounds = boundsOf(region);
	if (bounds === undefined || issues.length > 0) return { changes: [], issues, region };
	const writers = ids.map((id) => cellWriter(map, tileLayerOf(map, id)));
	const [any] = writers;
	if (any === undefined) return { changes: [], issues, region };
	const mask: Stamp = { ...captureStamp(any, bounds), gids: new Uint32Array(bounds.width * bounds.height) };
	forEachSpan(region, (left, right, y) => {
		const start = (y - bounds.y) * bounds.width - bounds.x;
		mask.gids.fill(1, start + left, start + right);
	});
	const [turnedMask = mask, ...stamps] = turnStamps([mask, ...writers.map((cells) => captureStamp(cells, bounds, region))], turn, map);
	const at = { x: bounds.x + (turnedMask.width >> 1), y: bounds.y + (turnedMask.height >> 1) };
	for (const [i, cells] of writers.entries()) {
		cells.expect(bounds.width * bounds.height);
		erase(cells, region);
		const own = stamps[i];
		if (own !== undefined) stamp(cells, own, at);
	}
	return { changes: writers.flatMap((cells) => cells.changes()), issues, region: placedRegion(any, turnedMask, at) };
}

/** The place of a stamp. */
function placedRegion(cells: CellWriter, mask: Stamp, at: CellPosition): Region {
	if (cells.stagger !== undefined) return regionOfCells(placed(cells, mask, at).filter(({ x, y }) => cells.canSet(x, y)));
	const { width, height, gids } = mask;
	const corner = { x: at.x - (width >> 1), y: at.y - (height >> 1) };
	const area = { ...corner, width, height };
	const own = gids.includes(0) ? regionWhere(area, (x, y) => gids[(y - corner.y) * width + x - corner.x] !== 0) : rectangle(area);
	return cells.bounds === undefined ? own : intersection(own, rectangle(cells.bounds));
}
