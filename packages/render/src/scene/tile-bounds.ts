import type { CellBounds, TileLayer, TileMap } from '@tilewright/format';
import { isInfinite, walkLayers } from '@tilewright/format';

/** The reference editor keeps infinite layers in chunks of this edge, whatever those of the file. */
const CHUNK = 16;

/**
 * The cells that a map takes: on infinite maps the blocks of 16 × 16 that hold a tile, of all its layers, as the reference editor
 * counts them; one cell where there is none.
 */
export function tileBounds(map: TileMap): CellBounds {
	if (!map.infinite) return { x: 0, y: 0, width: map.width, height: map.height };
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const { layer } of walkLayers(map.layers)) {
		if (layer.type !== 'tilelayer') continue;
		const bounds = usedBlocks(layer);
		if (bounds === undefined) continue;
		left = Math.min(left, bounds.x);
		top = Math.min(top, bounds.y);
		right = Math.max(right, bounds.x + bounds.width);
		bottom = Math.max(bottom, bounds.y + bounds.height);
	}
	return left === Infinity ? { x: 0, y: 0, width: 1, height: 1 } : { x: left, y: top, width: right - left, height: bottom - top };
}

function usedBlocks(layer: TileLayer): CellBounds | undefined {
	if (!isInfinite(layer)) return { x: 0, y: 0, width: layer.width, height: layer.height };
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const chunk of layer.chunks) {
		const { data, width } = chunk;
		for (let i = 0; i < data.length; i++) {
			if (data[i] === 0) continue;
			const x = chunk.x + (i % width);
			const y = chunk.y + Math.floor(i / width);
			if (x < left) left = x;
			if (x > right) right = x;
			if (y < top) top = y;
			if (y > bottom) bottom = y;
		}
	}
	if (left === Infinity) return undefined;
	const [x, y] = [Math.floor(left / CHUNK) * CHUNK, Math.floor(top / CHUNK) * CHUNK];
	return { x, y, width: (Math.floor(right / CHUNK) + 1) * CHUNK - x, height: (Math.floor(bottom / CHUNK) + 1) * CHUNK - y };
}
