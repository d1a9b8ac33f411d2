import type { CellBounds } from '@tilewright/format';
import type { Change } from '../change/change.ts';

/** A rectangle of cells that is being written. */
export interface Block {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	/** The column and row after the last. */
	readonly right: number;
	readonly bottom: number;
	/** Data with the cells as they are in the document. */
	readonly before: Uint32Array;
	/** Where the first cell of the block is in `before`, and how many cells a row has there. */
	readonly start: number;
	readonly stride: number;
	/** The cells with what was written. */
	readonly after: Uint32Array;
}

/** The source of a layer's blocks, and the changes that are not changes of cells. */
export interface Blocks {
	/** The block of a cell. `forWriting` makes it if it does not exist. */
	at(x: number, y: number, forWriting: boolean): Block | undefined;
	/** The blocks that were made. */
	written(): Iterable<Block>;
	/** Announces the number of cells that will be written: if they are most of a layer, it is copied at once. */
	expect(cells: number): void;
	/** Wraps the changes of cells into those of chunks. */
	around(cells: readonly Change[], changed: readonly Block[]): Change[];
	/** The cells of a rectangle as they are in the document, row by row; for reading only, since it may be the document's own data. */
	read(area: CellBounds): Uint32Array;
	/** Reads a cell that no block has. */
	cellAt(x: number, y: number): number;
}

/** An area of changed cells, and where its cells are in the block. */
export interface ChangedArea extends CellBounds {
	readonly block: Block;
}

/** Changes are looked for in squares of this size, so that a few changes far apart do not become one large area. */
const SQUARE = 32;

/** The areas of a block that differ from the document. An area may have some cells that do not: then there are fewer of them. */
export function changedAreas(block: Block): ChangedArea[] {
	if (isMostlyChanged(block)) return [{ x: block.x, y: block.y, width: block.width, height: block.height, block }];
	const areas: ChangedArea[] = [];
	for (let top = 0; top < block.height; top += SQUARE)
		for (let left = 0; left < block.width; left += SQUARE) addAreasIn(block, left, top, areas);
	return areas;
}

/** Whether half of the cells of a large block changed: then the whole is one area. */
function isMostlyChanged({ width, height, before, after, start, stride }: Block): boolean {
	if (width <= SQUARE && height <= SQUARE) return false;
	let count = 0;
	for (let row = 0; row < height && count * 2 < width * height; row++) {
		const own = row * width;
		const old = start + row * stride;
		for (let column = 0; column < width; column++) if (before[old + column] !== after[own + column]) count++;
	}
	return count * 2 >= width * height;
}

function addAreasIn(block: Block, left: number, top: number, areas: ChangedArea[]): void {
	const { width, before, after, start, stride } = block;
	const [right, bottom] = [Math.min(left + SQUARE, width), Math.min(top + SQUARE, block.height)];
	let count = 0;
	let [minX, minY, maxX, maxY] = [right, bottom, left - 1, top - 1];
	for (let row = top; row < bottom; row++) {
		const own = row * width;
		const old = start + row * stride;
		for (let column = left; column < right; column++) {
			if (before[old + column] === after[own + column]) continue;
			count++;
			if (column < minX) minX = column;
			if (column > maxX) maxX = column;
			if (row < minY) minY = row;
			maxY = row;
		}
	}
	if (count === 0) return;
	if (count * 2 >= (maxX - minX + 1) * (maxY - minY + 1)) {
		areas.push({ x: block.x + minX, y: block.y + minY, width: maxX - minX + 1, height: maxY - minY + 1, block });
		return;
	}
	for (let row = minY; row <= maxY; row++) {
		const own = row * width;
		const old = start + row * stride;
		for (let column = minX; column <= maxX; column++) {
			const first = column;
			while (column <= maxX && before[old + column] !== after[own + column]) column++;
			if (column > first) areas.push({ x: block.x + first, y: block.y + row, width: column - first, height: 1, block });
		}
	}
}

/** Copies the cells that two rectangles share from the data of one to that of the other. */
export function copyOverlap(from: CellBounds, cells: Uint32Array, to: CellBounds, target: Uint32Array): void {
	const left = Math.max(from.x, to.x);
	const right = Math.min(from.x + from.width, to.x + to.width);
	if (right <= left) return;
	const bottom = Math.min(from.y + from.height, to.y + to.height);
	for (let y = Math.max(from.y, to.y); y < bottom; y++) {
		const start = (y - from.y) * from.width - from.x;
		target.set(cells.subarray(start + left, start + right), (y - to.y) * to.width + left - to.x);
	}
}
