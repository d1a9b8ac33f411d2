import type { CellBounds } from '@tilewright/format';
import type { RawObject } from '@tilewright/format/internal';
import type { CellsChange } from './change.ts';
import { chunkFinder, containsArea } from './chunk-at.ts';
import type { Draft } from './draft.ts';
import { writable, writableCells } from './draft.ts';
import type { Path } from './locate.ts';
import { locate } from './locate.ts';
import { restoredCells } from './tile-data.ts';

/** Tile data with the rectangle that it covers. */
interface Block extends CellBounds {
	readonly data: Uint32Array;
}

/** @returns why the change does not fit; `undefined` if it was applied */
export function applyCells(draft: Draft, change: CellsChange): string | undefined {
	const { layer: id, areas } = change;
	const before = restoredCells(change.before);
	const after = restoredCells(change.after);
	const path = locate(draft.root, [{ layer: id }]);
	const layer = path && writable(draft, path);
	if (path === undefined || layer === undefined) return `there is no layer ${id}`;
	const count = areas.reduce((sum, { width, height }) => sum + width * height, 0);
	if (count !== before.length || count !== after.length) return 'the numbers of cells do not fit the areas';

	const blockOf = blockFinder(draft, layer, path);
	const blocks: Block[] = [];
	let start = 0;
	for (const area of areas) {
		const block = blockOf(area);
		if (block === undefined) return `the layer ${id} has no cells at ${area.x}, ${area.y}`;
		if (!hasCells(block, area, before, start)) return `the cells at ${area.x}, ${area.y} are not those before the change`;
		blocks.push(block);
		start += area.width * area.height;
	}
	start = 0;
	for (const [i, area] of areas.entries()) {
		const block = blocks[i];
		if (block !== undefined) setCells(block, area, after, start);
		start += area.width * area.height;
	}
	return undefined;
}

/** Finds the tile data that has an area: the layer's own, or that of a chunk. */
function blockFinder(draft: Draft, layer: RawObject, path: Path): (area: CellBounds) => Block | undefined {
	const { chunks } = layer;
	if (!Array.isArray(chunks)) {
		const { width, height } = layer;
		const data = writableCells(draft, layer);
		if (data === undefined || typeof width !== 'number' || typeof height !== 'number') return () => undefined;
		const block = { x: 0, y: 0, width, height, data };
		return (area) => (containsArea(block, area) ? block : undefined);
	}
	const find = chunkFinder(chunks);
	const known = new Map<number, Block>();
	return (area) => {
		const position = find(area);
		const found = known.get(position);
		if (found !== undefined) return found;
		const chunk = position < 0 ? undefined : writable(draft, [...path, 'chunks', position]);
		const data = chunk && writableCells(draft, chunk);
		if (chunk === undefined || data === undefined) return undefined;
		const { x, y, width, height } = chunk;
		if (typeof x !== 'number' || typeof y !== 'number' || typeof width !== 'number' || typeof height !== 'number') return undefined;
		const block = { x, y, width, height, data };
		known.set(position, block);
		return block;
	};
}

function hasCells({ data, ...block }: Block, area: CellBounds, cells: Uint32Array, start: number): boolean {
	let i = start;
	for (let row = 0; row < area.height; row++) {
		let at = (area.y - block.y + row) * block.width + area.x - block.x;
		for (const end = at + area.width; at < end; at++) if (data[at] !== cells[i++]) return false;
	}
	return true;
}

function setCells(block: Block, area: CellBounds, cells: Uint32Array, start: number): void {
	let i = start;
	for (let row = 0; row < area.height; row++) {
		let at = (area.y - block.y + row) * block.width + area.x - block.x;
		if (area.width > WIDE) {
			block.data.set(cells.subarray(i, i + area.width), at);
			i += area.width;
		} else for (let column = 0; column < area.width; column++) block.data[at++] = cells[i++] ?? 0;
	}
}

/** Shorter rows are copied cell by cell, which is quicker than a view of each. */
const WIDE = 64;
