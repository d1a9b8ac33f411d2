import type { CellBounds, FiniteTileLayer, InfiniteTileLayer, TileLayer, TileMap } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import type { Change } from '../change/change.ts';
import { expectArea, expectWhole, expectWritten } from '../expect.ts';
import type { Region } from '../region/region.ts';
import { hasCell } from '../region/region.ts';
import type { Block, Blocks, ChangedArea } from './block.ts';
import { changedAreas, copyOverlap } from './block.ts';
import { cellsChange } from './cells-change.ts';
import { finiteBlocks } from './finite-blocks.ts';
import { infiniteBlocks } from './infinite-blocks.ts';
import type { Stagger } from './stagger.ts';
import { staggerOf } from './stagger.ts';

/** The cells of one tile layer: reads them, and collects what is written. Tools that paint work on one. */
export interface CellWriter {
	/** The layer as it is in the document. */
	readonly layer: TileLayer;
	/** How the map is staggered; missing if it is not. */
	readonly stagger?: Stagger;
	/** The cells that exist: the layer's on finite maps, `undefined` on infinite maps, which have no end. */
	readonly bounds: CellBounds | undefined;
	/** The GID of a cell, as it was written last; 0 if the cell is empty or outside the layer. */
	get(x: number, y: number): number;
	/**
	 * Sets a cell. Cells outside a finite layer, or outside the region that may be painted, stay as they are.
	 *
	 * @param gid - with its flags; 0 erases. It may belong to no tileset: then it stays in the document, as when a document is read
	 * @throws RangeError if `x` or `y` is not a whole number, or the GID is not a whole number from 0 to 4294967295
	 */
	set(x: number, y: number, gid: number): void;
	/** The GIDs of a rectangle as {@link CellWriter.get} returns them, row by row: quicker than one call for each cell. */
	copy(area: CellBounds): Uint32Array;
	/** Like {@link CellWriter.copy}, but for reading at once: it may be the layer's own data, which must not be changed. */
	read(area: CellBounds): Uint32Array;
	/** Sets the cells of a row from one column to before another: quicker than one call for each cell. */
	setRow(x: number, right: number, y: number, gid: number): void;
	/**
	 * Sets neighbouring cells of a row to different GIDs: quicker than one call for each cell.
	 *
	 * @param gids - has the GIDs from `start` on; 0 leaves a cell as it is
	 */
	setRun(x: number, y: number, gids: Uint32Array, start: number, count: number): void;
	/** Sets all cells of a rectangle: quicker than one call for each cell. @param gids - row by row; 0 erases */
	setArea(area: CellBounds, gids: Uint32Array): void;
	/** Tells how many cells are about to be set, which makes large fills quicker. */
	expect(cells: number): void;
	/** Whether {@link CellWriter.set} changes a cell. */
	canSet(x: number, y: number): boolean;
	/** The written cells, as changes of the document; none if every cell has its old tile. Chunks are added where needed, and empty ones removed that overlap no others. */
	changes(): Change[];
}

/**
 * Starts writing cells of a tile layer.
 *
 * @param map - is not changed
 * @param layer - a tile layer of the map
 * @param within - only these cells can be set; all by default
 * @example
 * const cells = cellWriter(map, layer);
 * for (let x = 0; x < 10; x++) cells.set(x, 0, 5);
 * const { doc } = apply(map, cells.changes());
 */
export const cellWriter = (map: TileMap, layer: TileLayer, within?: Region): CellWriter =>
	writerOn(map, layer, isInfinite(layer) ? infiniteBlocks(map, layer) : finiteBlocks(layer), within);

/** Starts writing cells in given blocks. */
export function writerOn(map: TileMap, layer: TileLayer, blocks: Blocks, within?: Region): CellWriter {
	const bounds = isInfinite(layer) ? undefined : boundsOfLayer(layer);
	const ownData = isInfinite(layer) ? undefined : layer.data;
	let last: Block | undefined;

	const isInside = (x: number, y: number): boolean =>
		(bounds === undefined || (x >= 0 && y >= 0 && x < bounds.width && y < bounds.height)) &&
		(within === undefined || hasCell(within, x, y));

	const stagger = staggerOf(map);

	return {
		layer,
		...(stagger && { stagger }),
		bounds,
		canSet: isInside,
		expect: blocks.expect,
		get(x, y) {
			const block = last !== undefined && has(last, x, y) ? last : blocks.at(x, y, false);
			if (block === undefined) return blocks.cellAt(x, y);
			return block.after[(y - block.y) * block.width + x - block.x] ?? 0;
		},
		set(x, y, gid) {
			expectWritten(x, y, gid);
			if (last === undefined || !has(last, x, y)) {
				if (!isInside(x, y)) return;
				const block = blocks.at(x, y, gid !== 0 || blocks.cellAt(x, y) !== 0);
				if (block === undefined) return;
				last = block;
			} else if (within !== undefined && !hasCell(within, x, y)) return;
			last.after[(y - last.y) * last.width + x - last.x] = gid;
		},
		copy(area) {
			const cells = this.read(area);
			return cells === ownData ? cells.slice() : cells;
		},
		read(area) {
			expectArea('the cells', area);
			const cells = blocks.read(area);
			const written = [...blocks.written()];
			if (written.length === 0) return cells;
			const copied = cells === ownData ? cells.slice() : cells;
			for (const block of written) copyOverlap(block, block.after, area, copied);
			return copied;
		},
		setRow(x, right, y, gid) {
			expectWritten(x, y, gid);
			expectWhole('The column after the row', right);
			let column = x;
			while (column < right) {
				if (last === undefined || !has(last, column, y)) {
					const block = isInside(column, y) ? blocks.at(column, y, gid !== 0 || blocks.cellAt(column, y) !== 0) : undefined;
					if (block === undefined) {
						column++;
						continue;
					}
					last = block;
				}
				const { after, right: edge } = last;
				const start = (y - last.y) * last.width - last.x;
				const end = Math.min(right, edge);
				if (within !== undefined) for (; column < end; column++) if (hasCell(within, column, y)) after[start + column] = gid;
				// Calling `fill` takes longer than setting a few cells.
				if (end - column > 50) after.fill(gid, start + column, start + end);
				else for (let i = start + column; i < start + end; i++) after[i] = gid;
				column = end;
			}
		},
		setRun(x, y, gids, start, count) {
			expectWritten(x, y, 0);
			expectWhole('The number of cells', count, 0);
			for (let i = 0; i < count; ) {
				const column = x + i;
				if (last === undefined || !has(last, column, y)) {
					const block = gids[start + i] !== 0 && isInside(column, y) ? blocks.at(column, y, true) : undefined;
					if (block === undefined) {
						i++;
						continue;
					}
					last = block;
				}
				const { after, right: edge } = last;
				const offset = (y - last.y) * last.width - last.x + x;
				const end = Math.min(count, edge - x);
				for (; i < end; i++) {
					const gid = gids[start + i] ?? 0;
					if (gid !== 0 && (within === undefined || hasCell(within, x + i, y))) after[offset + i] = gid;
				}
			}
		},
		setArea({ x, y, width, height }, gids) {
			expectArea('the cells', { x, y, width, height });
			blocks.expect(width * height);
			for (let row = y, from = 0; row < y + height; row++)
				for (let column = x; column < x + width; ) {
					if (last === undefined || !has(last, column, row)) {
						const gid = gids[from] ?? 0;
						const block = isInside(column, row) ? blocks.at(column, row, gid !== 0 || blocks.cellAt(column, row) !== 0) : undefined;
						if (block === undefined) {
							column++;
							from++;
							continue;
						}
						last = block;
					}
					const start = (row - last.y) * last.width - last.x;
					const end = Math.min(x + width, last.right);
					if (within === undefined) last.after.set(gids.subarray(from, from + end - column), start + column);
					else for (let i = column; i < end; i++) if (hasCell(within, i, row)) last.after[start + i] = gids[from + i - column] ?? 0;
					from += end - column;
					column = end;
				}
		},
		changes() {
			const changed: Block[] = [];
			const areas: ChangedArea[] = [];
			for (const block of blocks.written()) {
				const own = changedAreas(block);
				if (own.length > 0) changed.push(block);
				for (const area of own) areas.push(area);
			}
			return areas.length === 0 ? [] : blocks.around([cellsChange(layer.id, areas)], changed);
		},
	};
}

const has = (block: Block, x: number, y: number): boolean => x >= block.x && x < block.right && y >= block.y && y < block.bottom;

const boundsOfLayer = ({ width, height }: FiniteTileLayer | InfiniteTileLayer): CellBounds => ({ x: 0, y: 0, width, height });
