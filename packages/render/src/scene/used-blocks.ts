import type { CellBounds, Chunk, InfiniteTileLayer } from '@tilewright/format';
import { boundsOfTiles } from '@tilewright/format/internal';
import { around } from '@tilewright/geometry';

/** Tiled keeps infinite layers in chunks of this edge, whatever the file's chunk size is. */
const BLOCK = 16;

/** The smallest rectangles around the tiles of the chunks that were scanned. A chunk that changes becomes another one. */
const scanned = new WeakMap<Chunk, CellBounds | undefined>();

/**
 * The smallest rectangle around the tiles of an infinite layer, widened to blocks of 16 × 16; `undefined` for an empty layer. Chunks that
 * were scanned for an earlier state of the layer are not scanned again, and neither are those that cannot make it larger.
 */
export function usedBlocks({ chunks }: InfiniteTileLayer): CellBounds | undefined {
	let used: CellBounds | undefined;
	function add(chunk: Chunk): void {
		if (used !== undefined && isInside(chunk, used)) return;
		if (!scanned.has(chunk)) scanned.set(chunk, boundsOfTiles(chunk));
		const own = scanned.get(chunk);
		if (own !== undefined) used = used === undefined ? own : around([used, own]);
	}
	// From the edges inwards: most others then lie inside.
	const all = around(chunks);
	if (all !== undefined) for (const chunk of chunks) if (isAtEdge(chunk, all)) add(chunk);
	for (const chunk of chunks) add(chunk);
	return used && toBlocks(used);
}

const isInside = (inner: CellBounds, outer: CellBounds): boolean =>
	inner.x >= outer.x &&
	inner.y >= outer.y &&
	inner.x + inner.width <= outer.x + outer.width &&
	inner.y + inner.height <= outer.y + outer.height;

const isAtEdge = (inner: CellBounds, outer: CellBounds): boolean =>
	inner.x === outer.x ||
	inner.y === outer.y ||
	inner.x + inner.width === outer.x + outer.width ||
	inner.y + inner.height === outer.y + outer.height;

function toBlocks({ x, y, width, height }: CellBounds): CellBounds {
	const [left, top] = [Math.floor(x / BLOCK) * BLOCK, Math.floor(y / BLOCK) * BLOCK];
	return {
		x: left,
		y: top,
		width: Math.ceil((x + width) / BLOCK) * BLOCK - left,
		height: Math.ceil((y + height) / BLOCK) * BLOCK - top,
	};
}
