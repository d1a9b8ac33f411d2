import type { CellBounds, Chunk, InfiniteTileLayer, TileMap } from '@tilewright/format';
import { chunkIndex } from '@tilewright/format/internal';
import { overlap } from '@tilewright/geometry';
import { gridOf, onGrid } from '../change/chunk-at.ts';
import { expectRoomFor } from '../expect.ts';
import type { Block, Blocks } from './block.ts';
import { copyOverlap } from './block.ts';
import { chunkChanges } from './chunk-changes.ts';
import { chunkSizeOf } from './chunk-size.ts';

/** The blocks of an infinite layer: its chunks, copied when a cell is written, and new ones. */
export function infiniteBlocks(map: TileMap, layer: InfiniteTileLayer): Blocks {
	const { chunks } = layer;
	const size = chunkSizeOf(map);
	/** The grid of the chunks that exist; that of new ones may be another. */
	const grid = gridOf(chunks);
	const index = grid === undefined ? chunkIndex(chunks) : undefined;
	/** Whether new chunks can only overlap other new ones: the grid is that of the map. */
	const isOnGrid =
		chunks.length === 0 ||
		(grid?.width === size.width && grid.height === size.height && grid.x % size.width === 0 && grid.y % size.height === 0);
	const ofChunks = new Map<Chunk, Block>();
	/** New blocks by the square of the grid that they are in. */
	const added = new Map<string, Block[]>();

	/** The area of a new chunk: a square of the grid, without what other chunks have of it where they lie off the grid. */
	function freeArea(x: number, y: number, square: CellBounds, others: readonly CellBounds[]): CellBounds {
		let area = square;
		for (const other of others) {
			if (overlap(area, other) === undefined) continue;
			const [right, bottom] = [area.x + area.width, area.y + area.height];
			const [otherRight, otherBottom] = [other.x + other.width, other.y + other.height];
			if (x >= otherRight) area = { ...area, x: otherRight, width: right - otherRight };
			else if (x < other.x) area = { ...area, width: other.x - area.x };
			else if (y >= otherBottom) area = { ...area, y: otherBottom, height: bottom - otherBottom };
			else area = { ...area, height: other.y - area.y };
		}
		return area;
	}

	/** The chunk that was found last: neighbouring cells are mostly in the same. */
	let last: Chunk | undefined;

	function chunkOf(x: number, y: number): Chunk | undefined {
		// Chunks off the grid may overlap: then the last of them has the cell (rule L3).
		if (grid === undefined) return index?.at(x, y);
		if (last !== undefined && x >= last.x && y >= last.y && x < last.x + last.width && y < last.y + last.height) return last;
		last = chunks[onGrid(chunks, grid, { x, y })];
		return last;
	}

	/** Chunks that share cells with others, by what is found once. */
	const shared = new Map<Chunk, boolean>();

	function isShared(chunk: Chunk): boolean {
		if (index?.overlapping !== true) return false;
		const found = shared.get(chunk) ?? chunks.some((other) => other !== chunk && overlap(other, chunk) !== undefined);
		shared.set(chunk, found);
		return found;
	}

	/**
	 * Blocks of chunks that share cells with others are the runs of a row which no later chunk covers: so each cell is in one block, and what
	 * is covered stays.
	 */
	const runs = new Map<Chunk, Block[]>();

	function runAt(chunk: Chunk, x: number, y: number, forWriting: boolean): Block | undefined {
		const own = runs.get(chunk) ?? [];
		const known = own.find((block) => y === block.y && x >= block.x && x < block.right);
		if (known !== undefined || !forWriting) return known;
		let [left, right] = [x, x + 1];
		while (left > chunk.x && chunkOf(left - 1, y) === chunk) left--;
		while (right < chunk.x + chunk.width && chunkOf(right, y) === chunk) right++;
		const start = (y - chunk.y) * chunk.width + left - chunk.x;
		const area = { x: left, y, width: right - left, height: 1, right, bottom: y + 1 };
		const block = { ...area, before: chunk.data, start, stride: chunk.width, after: chunk.data.slice(start, start + right - left) };
		runs.set(chunk, [...own, block]);
		return block;
	}

	/** The chunks that may have cells of an area. There may be many thousands: those on the grid are found by their places. */
	function chunksIn({ x, y, width, height }: CellBounds): readonly Chunk[] {
		if (!isOnGrid) return chunks;
		const [left, top] = [Math.floor(x / size.width), Math.floor(y / size.height)];
		const [right, bottom] = [Math.ceil((x + width) / size.width), Math.ceil((y + height) / size.height)];
		if ((right - left) * (bottom - top) >= chunks.length) return chunks;
		const found: Chunk[] = [];
		for (let row = top; row < bottom; row++) {
			for (let column = left; column < right; column++) {
				const chunk = chunkOf(column * size.width, row * size.height);
				if (chunk !== undefined) found.push(chunk);
			}
		}
		return found;
	}

	function addedAt(x: number, y: number, forWriting: boolean): Block | undefined {
		const square = { x: Math.floor(x / size.width) * size.width, y: Math.floor(y / size.height) * size.height, ...size };
		const key = `${square.x},${square.y}`;
		const own = added.get(key) ?? [];
		const known = own.find((block) => x >= block.x && x < block.right && y >= block.y && y < block.bottom);
		if (known !== undefined || !forWriting) return known;
		const block = blockOf(freeArea(x, y, square, isOnGrid ? own : [...chunks, ...own]));
		added.set(key, [...own, block]);
		return block;
	}

	return {
		at(x, y, forWriting) {
			const chunk = chunkOf(x, y);
			if (chunk === undefined) return addedAt(x, y, forWriting);
			if (isShared(chunk)) return runAt(chunk, x, y, forWriting);
			const known = ofChunks.get(chunk);
			if (known !== undefined || !forWriting) return known;
			const block = blockOf(chunk, chunk.data);
			ofChunks.set(chunk, block);
			return block;
		},
		// Chunks are small.
		expect: () => {},
		written: () => [...ofChunks.values(), ...[...runs.values()].flat(), ...[...added.values()].flat()],
		around(cells, changed) {
			const isChanged = new Set(changed);
			const newOnes = [...added.values()].flat().filter((block) => isChanged.has(block));
			// What an emptied chunk that shares cells with others has covered must not appear: it stays.
			const emptied = [...ofChunks].filter(([, block]) => isChanged.has(block) && block.after.every((gid) => gid === 0));
			const { before, after } = chunkChanges(map, layer, newOnes, new Set(emptied.map(([chunk]) => chunk)));
			return [...before, ...cells, ...after];
		},
		read(area) {
			expectRoomFor('The area', area);
			const copied = new Uint32Array(area.width * area.height);
			for (const chunk of chunksIn(area)) copyOverlap(chunk, chunk.data, area, copied);
			return copied;
		},
		cellAt(x, y) {
			const chunk = chunkOf(x, y);
			return chunk?.data[(y - chunk.y) * chunk.width + x - chunk.x] ?? 0;
		},
	};
}

const blockOf = ({ x, y, width, height }: CellBounds, data: Uint32Array = new Uint32Array(width * height)): Block => ({
	x,
	y,
	width,
	height,
	right: x + width,
	bottom: y + height,
	before: data,
	start: 0,
	stride: width,
	after: data.slice(),
});
