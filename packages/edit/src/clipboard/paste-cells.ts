import type { TileLayer, TileMap } from '@tilewright/format';
import { forEachTile, isInfinite } from '@tilewright/format';
import type { CellWriter } from '../cells/cell-writer.ts';
import { changeCells } from '../cells/change-cells.ts';
import { staggerOf, staggerShift } from '../cells/stagger.ts';
import type { Collecting } from '../change/collect.ts';
import type { Region } from '../region/region.ts';
import type { CellPosition } from '../region/shapes.ts';
import { areaOf } from '../stamps/clip-layers.ts';
import type { Pasting } from './paste-targets.ts';
import { addLayerAbove, targetLayers } from './paste-targets.ts';

interface PastingCells extends Pasting {
	readonly within: Region | undefined;
	/** Where the top left of all layers comes; their own place if missing. */
	readonly cell: CellPosition | undefined;
}

/** Pastes the cells of tile layers that are not empty. */
export function pasteCells(editing: Collecting<'map'>, sources: readonly TileLayer[], clip: TileMap, pasting: PastingCells): void {
	const copied = sources.map((source) => ({ source, area: areaOf(source) })).filter(({ area }) => area.width > 0 && area.height > 0);
	const origin = { x: Math.min(...copied.map(({ area }) => area.x)), y: Math.min(...copied.map(({ area }) => area.y)) };
	const { x, y } = pasting.cell ?? origin;
	const layers = copied.map(({ source }) => source);
	const targets = targetLayers(editing.doc, layers, pasting.selected);
	let previous: number | undefined;
	for (const [i, { source, area }] of copied.entries()) {
		const known = targets[i];
		if (known !== undefined && !pasting.isOpen(known)) continue;
		const { name, opacity, tintcolor } = source;
		const id = known ?? addLayerAbove(editing, 'tilelayer', { name, opacity, ...(tintcolor !== undefined && { tintcolor }) }, previous);
		previous = id;
		const corner = { x: x + area.x - origin.x, y: y + area.y - origin.y };
		editing.add(changeCells(editing.doc, id, (cells) => paint(cells, clip, source, corner, pasting.gidOf), pasting.within));
	}
}

/** Writes the tiles of a layer so that its top left cell comes to a corner. */
function paint(cells: CellWriter, clip: TileMap, layer: TileLayer, corner: CellPosition, gidOf: Pasting['gidOf']): void {
	const { stagger } = cells;
	const from = staggerOf(clip) ?? stagger;
	const start = isInfinite(layer) ? areaOf(layer) : { x: 0, y: 0 };
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
