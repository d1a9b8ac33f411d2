import type { CellBounds, Chunk, InfiniteTileLayer, TileLayer } from '@tilewright/format';
import { cellReader, chunkBounds, isInfinite } from '@tilewright/format';

/** Cells of a layer that are visited together, and their GIDs. */
export interface LayerPart {
	readonly cells: CellBounds;
	readonly gidAt: (x: number, y: number) => number;
	/** Those of an infinite layer that hold the cells. */
	readonly chunks: readonly Chunk[];
}

/** Edge of a block, in cells. Chunks that are further apart than two blocks are visited separately: no tile is that large. */
const NEAR = 64;

/** A part with more cells than this, most of them outside chunks, is cut into blocks with this edge. */
const SPARSE = { cells: 2 ** 24, ofChunks: 64, edge: 512 };

/**
 * Splits a layer into parts. A finite layer is one part. An infinite layer has one part for each group of nearby chunks, so that
 * visiting its cells stays fast even if two chunks are a billion cells apart.
 *
 * @param before - an earlier state of the layer, and its parts: those whose chunks have not changed are shared
 */
export function layerParts(
	layer: TileLayer,
	before?: { readonly layer: TileLayer; readonly parts: readonly LayerPart[] },
): readonly LayerPart[] {
	if (!isInfinite(layer))
		return [{ cells: { x: 0, y: 0, width: layer.width, height: layer.height }, gidAt: cellReader(layer), chunks: [] }];
	if (before !== undefined && isInfinite(before.layer) && isSameGrid(layer.chunks, before.layer.chunks))
		return updatedParts(layer, before.layer.chunks, before.parts);
	const chunks = layer.chunks.filter(({ width, height }) => width > 0 && height > 0);
	return groupsOf(chunks)
		.flatMap((group) => (isSparse(group) ? [...blocksOf(group, SPARSE.edge).values()] : [group]))
		.map((group) => partOf(layer, group));
}

const partOf = (layer: InfiniteTileLayer, chunks: readonly Chunk[]): LayerPart => ({
	cells: chunkBounds(chunks),
	gidAt: cellReader({ ...layer, chunks: [...chunks] }),
	chunks,
});

const isSameGrid = (a: readonly Chunk[], b: readonly Chunk[]): boolean =>
	a.length === b.length &&
	a.every(({ x, y, width, height }, i) => {
		const other = b[i];
		return other !== undefined && other.x === x && other.y === y && other.width === width && other.height === height;
	});

/** The parts of a layer whose chunks have other tiles, but the same places. */
function updatedParts(layer: InfiniteTileLayer, old: readonly Chunk[], parts: readonly LayerPart[]): readonly LayerPart[] {
	const changed = new Map<Chunk | undefined, Chunk>();
	for (const [i, chunk] of layer.chunks.entries()) if (chunk !== old[i]) changed.set(old[i], chunk);
	return parts.map((part) =>
		part.chunks.some((chunk) => changed.has(chunk))
			? partOf(
					layer,
					part.chunks.map((chunk) => changed.get(chunk) ?? chunk),
				)
			: part,
	);
}

function isSparse(chunks: readonly Chunk[]): boolean {
	const { width, height } = chunkBounds(chunks);
	const held = chunks.reduce((sum, chunk) => sum + chunk.width * chunk.height, 0);
	return width * height > Math.max(SPARSE.cells, SPARSE.ofChunks * held);
}

/** Groups chunks by the block that holds their top left corner; keeps the order of the list. */
function blocksOf(chunks: readonly Chunk[], edge: number): Map<string, Chunk[]> {
	const blocks = new Map<string, Chunk[]>();
	for (const chunk of chunks) {
		const key = keyOf(Math.floor(chunk.x / edge), Math.floor(chunk.y / edge));
		const found = blocks.get(key);
		if (found === undefined) blocks.set(key, [chunk]);
		else found.push(chunk);
	}
	return blocks;
}

/** Groups chunks that are connected through the same or neighboring blocks. Each group keeps the order of the list (rule L3). */
function groupsOf(chunks: readonly Chunk[]): Chunk[][] {
	if (chunks.length === 0) return [];
	// A chunk larger than a block would have neighbors outside the blocks around its corner.
	const edge = chunks.reduce((most, { width, height }) => Math.max(most, width, height), NEAR);
	const blocks = blocksOf(chunks, edge);
	const groupOf = new Map<string, number>();
	let groups = 0;
	for (const start of blocks.keys()) {
		if (groupOf.has(start)) continue;
		const open = [start];
		for (let key = open.pop(); key !== undefined; key = open.pop()) {
			if (groupOf.has(key) || !blocks.has(key)) continue;
			groupOf.set(key, groups);
			const [x = 0, y = 0] = key.split(' ').map(Number);
			for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) open.push(keyOf(x + dx, y + dy));
		}
		groups++;
	}
	if (groups === 1) return [[...chunks]];
	const found: Chunk[][] = Array.from({ length: groups }, () => []);
	for (const chunk of chunks) found[groupOf.get(keyOf(Math.floor(chunk.x / edge), Math.floor(chunk.y / edge))) ?? 0]?.push(chunk);
	return found;
}

const keyOf = (x: number, y: number): string => `${x} ${y}`;
