import type { TileLayer, TileMap } from '@tilewright/format';
import { forEachTile, isInfinite } from '@tilewright/format';
import type { CellWriter } from '../cells/cell-writer.ts';
import { staggerOf, staggerShift } from '../cells/stagger.ts';
import type { CellPosition } from '../region/shapes.ts';
import { areaOf } from '../stamps/clip-layers.ts';
import { mapGids } from './clip-gids.ts';

/**
 * Writes the tiles of a copied layer.
 *
 * @param move - the columns and rows by which they move
 * @param gidOf - the GID in the map; 0 leaves a cell as it is
 */
export function pasteCells(cells: CellWriter, clip: TileMap, layer: TileLayer, move: CellPosition, gidOf: (gid: number) => number): void {
	const { stagger } = cells;
	const from = staggerOf(clip) ?? stagger;
	const area = areaOf(layer);
	const corner = { x: area.x + move.x, y: area.y + move.y };
	if (stagger === undefined && !isInfinite(layer)) {
		const { width, height, data } = layer;
		const gids = mapGids(data, gidOf);
		cells.expect(gids.length);
		for (let row = 0; row < height; row++) cells.setRun(corner.x, corner.y + row, gids, row * width, width);
		return;
	}
	const start = isInfinite(layer) ? area : { x: 0, y: 0 };
	const isOddStart = ((stagger?.axis === 'x' ? start.x : start.y) & 1) === 1;
	forEachTile(layer, (gid, x, y) => {
		const own = gidOf(gid);
		if (own === 0) return;
		let [column, row] = [x - start.x, y - start.y];
		if (stagger !== undefined && from !== undefined) {
			const shift = staggerShift(stagger, corner, stagger.axis === 'y' ? row : column, from.odd !== isOddStart);
			if (stagger.axis === 'y') column += shift;
			else row += shift;
		}
		cells.set(corner.x + column, corner.y + row, own);
	});
}
