import type { CellBounds } from '../../model/grid.ts';
import { chunkBounds, isInfinite } from '../../model/grid.ts';
import { eachLayer } from '../../model/layers.ts';
import type { Chunk, TileMap } from '../../model/types.gen.ts';

/** The rectangle of cells of an infinite map that is written as a finite one, and how far its content moves. */
export interface FiniteBox extends CellBounds {
	/** How far objects move, in pixels. */
	readonly objects: Shift;
	/** How far image layers move, in pixels on the screen. */
	readonly drawn: Shift;
}

interface Shift {
	readonly x: number;
	readonly y: number;
}

/**
 * The box around the origin and all chunks of a map. Without cells at negative positions, nothing moves.
 *
 * @returns `undefined` if the map and all its layers are finite
 */
export function finiteBox(map: TileMap): FiniteBox | undefined {
	const layers = [...eachLayer(map.layers)].flatMap(({ layer }) => (layer.type === 'tilelayer' ? [layer] : []));
	if (!map.infinite && !layers.some(isInfinite)) return undefined;
	const chunks: readonly CellBounds[] = layers.flatMap((layer): readonly CellBounds[] =>
		isInfinite(layer) ? layer.chunks : [{ x: 0, y: 0, width: layer.width, height: layer.height }],
	);
	const all = chunkBounds([...chunks, { x: 0, y: 0, width: 1, height: 1 }]);
	// Which rows or columns are shifted depends on their parity, so keep it.
	const left = Math.floor(all.x / 2) * 2;
	const top = Math.floor(all.y / 2) * 2;
	const used = chunkBounds(chunks);
	const box = { x: left, y: top, width: Math.max(used.x + used.width, 0) - left, height: Math.max(used.y + used.height, 0) - top };
	return { ...box, ...shifts(map, -left, -top, box.height) };
}

/** The cells of a layer in the box, row by row. Where chunks overlap, the later one wins. */
export function cellsInBox(chunks: Iterable<Chunk>, box: CellBounds): Uint32Array {
	const cells = new Uint32Array(box.width * box.height);
	for (const { x, y, width, height, data } of chunks) {
		// A layer without columns may have any number of rows.
		for (let row = 0; row < height && width > 0; row++) {
			cells.set(data.subarray(row * width, (row + 1) * width), (y - box.y + row) * box.width + (x - box.x));
		}
	}
	return cells;
}

/** The distance of a number of columns and rows in pixels. `height` is the new height of the map. */
function shifts(map: TileMap, columns: number, rows: number, height: number): Pick<FiniteBox, 'objects' | 'drawn'> {
	const { tilewidth, tileheight } = map;
	switch (map.orientation) {
		case 'isometric':
			return {
				objects: { x: columns * tileheight, y: rows * tileheight },
				// The first cell is half the map's height to the right (rule R1).
				drawn: { x: ((columns - rows + height - map.height) * tilewidth) / 2, y: ((columns + rows) * tileheight) / 2 },
			};
		case 'staggered':
		case 'hexagonal': {
			const side = map.orientation === 'hexagonal' ? map.hexsidelength : 0;
			const shift =
				map.staggeraxis === 'x'
					? { x: (columns * (tilewidth + side)) / 2, y: rows * tileheight }
					: { x: columns * tilewidth, y: (rows * (tileheight + side)) / 2 };
			return { objects: shift, drawn: shift };
		}
		default: {
			const shift = { x: columns * tilewidth, y: rows * tileheight };
			return { objects: shift, drawn: shift };
		}
	}
}
