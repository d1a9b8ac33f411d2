import type { CellBounds, Chunk, InfiniteTileLayer, TileMap } from '@tilewright/format';
import { overlap } from '@tilewright/geometry';
import { chunkAt } from '../change/chunk-at.ts';
import { positionOf } from '../change/list-positions.ts';
import type { Block, Blocks } from './block.ts';
import { copyOverlap } from './block.ts';
import { chunkChanges } from './chunk-changes.ts';
import { chunkSizeOf } from './chunk-size.ts';

/** The blocks of an infinite layer: its chunks, copied when a cell is written, and new ones. */
export function infiniteBlocks(map: TileMap, layer: InfiniteTileLayer): Blocks {
	const { chunks } = layer;
	const size = chunkSizeOf(map);
	const isOnGrid = chunks.every(
		(chunk) => chunk.width === size.width && chunk.height === size.height && chunk.x % size.width === 0 && chunk.y % size.height === 0,
	);
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
		// Chunks off the grid may overlap: then the last of them has the cell.
		if (!isOnGrid) return chunks[chunkAt(chunks, { x, y, width: 1, height: 1 })];
		if (last !== undefined && x >= last.x && y >= last.y && x < last.x + last.width && y < last.y + last.height) return last;
		const { width, height } = size;
		last = chunks[positionOf(chunks, { chunk: [Math.floor(x / width) * width, Math.floor(y / height) * height, width, height] })];
		return last;
	}

	/** The chunks that may have cells of an area. There may be many thousands: those on the grid are found by their places. */
	function chunksIn({ x, y, width, height }: CellBounds): readonly Chunk[] {
		const [left, top] = [Math.floor(x / size.width), Math.floor(y / size.height)];
		const [right, bottom] = [Math.ceil((x + width) / size.width), Math.ceil((y + height) / size.height)];
		if (!isOnGrid || (right - left) * (bottom - top) >= chunks.length) return chunks;
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
			const known = ofChunks.get(chunk);
			if (known !== undefined || !forWriting) return known;
			const block = blockOf(chunk, chunk.data);
			ofChunks.set(chunk, block);
			return block;
		},
		// Chunks are small.
		expect: () => {},
		written: () => [...ofChunks.values(), ...[...added.values()].flat()],
		around(cells, changed) {
			const isChanged = new Set(changed);
			const newOnes = [...added.values()].flat().filter((block) => isChanged.has(block));
			const emptied = [...ofChunks].filter(([, block]) => isChanged.has(block) && block.after.every((gid) => gid === 0));
			const { before, after } = chunkChanges(map, layer, newOnes, new Set(emptied.map(([chunk]) => chunk)));
			return [...before, ...cells, ...after];
		},
		read(area) {
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
