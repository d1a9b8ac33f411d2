import type { CellsChange } from '../change/change.ts';
import type { ChangedArea } from './block.ts';

/** The change that writes some areas of a layer. */
export function cellsChange(layer: number, changed: readonly ChangedArea[]): CellsChange {
	const areas = changed.map(({ x, y, width, height }) => ({ x, y, width, height }));
	const [first] = changed;
	if (first !== undefined && changed.length === 1 && isWholeBlock(first)) {
		const { before, after } = first.block;
		return { type: 'cells', layer, areas, before: before.slice(), after: after.slice() };
	}
	const count = changed.reduce((sum, { width, height }) => sum + width * height, 0);
	const [before, after] = [new Uint32Array(count), new Uint32Array(count)];
	let at = 0;
	for (const { x, y, width, height, block } of changed) {
		for (let row = y - block.y; row < y - block.y + height; row++) {
			let old = block.start + row * block.stride + x - block.x;
			let cell = row * block.width + x - block.x;
			if (width > WIDE) {
				before.set(block.before.subarray(old, old + width), at);
				after.set(block.after.subarray(cell, cell + width), at);
				at += width;
				continue;
			}
			for (const end = cell + width; cell < end; cell++, old++, at++) {
				before[at] = block.before[old] ?? 0;
				after[at] = block.after[cell] ?? 0;
			}
		}
	}
	return { type: 'cells', layer, areas, before, after };
}

/** Shorter rows are copied cell by cell, which is quicker than a view of each. */
const WIDE = 64;

/** Whether an area is all of a block whose rows follow each other in the document's data. */
const isWholeBlock = ({ width, height, block }: ChangedArea): boolean =>
	width === block.width && height === block.height && block.before.length === width * height;
