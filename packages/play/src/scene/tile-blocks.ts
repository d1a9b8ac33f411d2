import type { CellBounds } from '@tilewright/format';
import type { Rect } from '@tilewright/geometry';
import { around, transformedBox } from '@tilewright/geometry';
import type { GameMap, TileLayer } from '../model/game-map.ts';
import type { Tile } from '../model/tiles-and-objects.ts';
import type { PlacedTile, TileRow } from './tile-rows.ts';
import { placedMatrix, tileRows } from './tile-rows.ts';

/** Tiles that an engine shows and hides together: a piece of a row. */
export interface TileBlock extends TileRow {
	/** Where its pictures are, in pixels, relative to the layer; absent if that changes with time. */
	readonly box?: Rect;
}

/** The edge of a block, in cells, as a power of two. */
const EDGE = 3;

/**
 * The tiles of a part of a layer, by rows as `tileRows` has them, and each row by squares of 8 × 8 cells: few enough tiles to leave out those
 * that a camera does not see.
 *
 * @param part - one of `partsInView`, or any other cells
 * @example for (const { tiles, box } of tileBlocks(map, ground, part)) if (box && overlap(box, view)) tiles.forEach(draw);
 */
export const tileBlocks = (map: GameMap, layer: TileLayer, part: CellBounds): TileBlock[] =>
	tileRows(map, layer, part).flatMap(({ order, tiles }) => {
		const groups = new Map<string, PlacedTile[]>();
		for (const placed of tiles) {
			const key = `${placed.column >> EDGE} ${placed.row >> EDGE}`;
			const group = groups.get(key);
			if (group === undefined) groups.set(key, [placed]);
			else group.push(placed);
		}
		return Array.from(groups.values(), (group) => blockOf(map, group, order));
	});

function blockOf(map: GameMap, tiles: readonly PlacedTile[], order: number): TileBlock {
	const boxes = tiles.flatMap((placed) => {
		const { picture } = placed.tile;
		return picture === undefined ? [] : [transformedBox(placedMatrix(map, placed), picture.width, picture.height)];
	});
	const box = tiles.some(({ tile }) => hasSizes(tile)) ? undefined : around(boxes);
	return { order, tiles, ...(box !== undefined && { box }) };
}

/** Whether the frames of a tile may have different sizes. */
const hasSizes = ({ animation, tileset }: Tile): boolean => animation.length > 0 && tileset.source === undefined;
