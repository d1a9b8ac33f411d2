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
	/** The cells as they are in the document. */
	readonly before: Uint32Array;
	/** The cells with what was written. */
	readonly after: Uint32Array;
}

/** Where the blocks of a layer come from, and what changes beside cells. */
export interface Blocks {
	/** The block of a cell. `forWriting` makes it if it does not exist. */
	at(x: number, y: number, forWriting: boolean): Block | undefined;
	/** The blocks that were made. */
	written(): Iterable<Block>;
	/** Wraps the changes of cells into those of chunks. */
	around(cells: readonly Change[], changed: readonly Block[]): Change[];
	/** The cells of a rectangle as they are in the document, row by row. */
	copy(area: CellBounds): Uint32Array;
	/** Reads a cell that no block has. */
	read(x: number, y: number): number;
}

/** An area of changed cells, and where its cells are in the block. */
export interface ChangedArea extends CellBounds {
	readonly block: Block;
}

/** The cells that differ from the document, as few rectangles as rows of equal width allow. */
export function changedAreas(block: Block): ChangedArea[] {
	const { x, y, width, height, before, after } = block;
	const areas: { x: number; y: number; width: number; height: number; block: Block }[] = [];
	let open: typeof areas = [];
	for (let row = 0; row < height; row++) {
		const here: typeof areas = [];
		let column = 0;
		const start = row * width;
		while (column < width) {
			if (before[start + column] === after[start + column]) {
				column++;
				continue;
			}
			const left = column;
			while (column < width && before[start + column] !== after[start + column]) column++;
			const above = open.find((area) => area.x === x + left && area.width === column - left);
			if (above === undefined) {
				const area = { x: x + left, y: y + row, width: column - left, height: 1, block };
				areas.push(area);
				here.push(area);
			} else {
				above.height++;
				here.push(above);
			}
		}
		open = here;
	}
	return areas;
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
